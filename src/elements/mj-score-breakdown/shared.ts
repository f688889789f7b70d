/** What other elements take of `<mj-score-breakdown>`. */
export {formulaView} from './formula-view.js';
export {scoredHand, showsScoredHand} from './in-hand.js';
export {ownSetsView} from './own-sets.js';
export {scoredHandView} from './scored-hand.js';
export {scoredHandStyles} from './scored-hand.styles.js';
