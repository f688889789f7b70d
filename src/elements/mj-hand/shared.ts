/** What other elements take of `<mj-hand>`. */
export {tilesOfGroups, wildIn} from './arranged.js';
export {
  extrasView,
  groupView,
  handView,
  laidView,
  winMark,
  type HandView,
  type ScoredHand,
} from './hand-view.js';
export {handStyles} from './mj-hand.styles.js';
export {handPieces} from './pieces.styles.js';
export {type ShownHand, readShown} from './shown-hand.js';
export {handSentence} from './hand-sentence.js';
