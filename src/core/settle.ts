/** Who gets what when a hand is over. */
export {inSum, netOf, othersInTurn, owe} from './game/settle.js';
