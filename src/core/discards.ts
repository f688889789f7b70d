/** What each discard leaves of a hand that must discard. */
export {discards, type Discard, type DiscardsResult} from './waiting/discards.js';
