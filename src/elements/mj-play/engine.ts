/** What plays, fetched where somebody does. */
export {reasonOf, thinkBest, verdictOn} from '../../play/advice/best.js';
export {thinkLost, thinkReasonAt} from '../../play/advice/moments.js';
export {judgeGoals} from '../../play/goals/judge.js';
export {readGoals} from '../../play/goals/read.js';
export {onlyHand, readGiven} from '../../play/table/given-position.js';
export {OpenGame} from '../../play/table/open-game.js';
export {tableFor} from '../../play/table/table.js';
export {formatHands} from '../../round/text/hands.js';
