/** What plays, fetched where somebody does. */
export {thinkBest} from '../../play/advice/best.js';
export {levelsBySeat, OpenHand} from '../../play/table/open-hand.js';
export {tableFor} from '../../play/table/table.js';
export {formatRound} from '../../round/text/format.js';
