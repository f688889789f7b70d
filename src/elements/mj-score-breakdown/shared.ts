/** What other elements take of `<mj-score-breakdown>`. */
export {formulaView} from './formula-view.js';
export {groupsView} from './groups-view.js';
export {groupsStyles} from './groups.styles.js';
export {scoredHand, showsScoredHand} from './in-hand.js';
