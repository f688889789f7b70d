/** What each discard leaves of a hand that must discard. */
export {discardDifference, type DiscardDifference} from './waiting/discard-difference.js';
export {discards, type Discard, type DiscardsResult} from './waiting/discards.js';
