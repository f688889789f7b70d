/** What other elements take of `<mj-hand>`. */
export {tilesOfGroups, wildIn} from './arranged.js';
export {handView} from './hand-view.js';
export {handStyles} from './mj-hand.styles.js';
export {type ShownHand, readShown} from './shown-hand.js';
