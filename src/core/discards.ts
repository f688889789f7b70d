/** What each discard leaves of a hand with one tile more than it holds. */
export {discards, type Discard, type DiscardsResult} from './waiting/discards.js';
