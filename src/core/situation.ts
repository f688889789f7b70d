/** Situations: what is scored. */
export {FLAGS, SEATS, isWinBy} from './situation/situation.js';
export type {Flag, KnownFlag, OtherHand, Seat, Situation, WinBy} from './situation/situation.js';
