/** Arithmetic of payments at the end of a hand. */
export {inSum, netOf, othersInTurn, owe} from './game/settle.js';
