/** What plays, fetched where somebody does. */
export {thinkBest} from '../../play/advice/best.js';
export {judgeGoals} from '../../play/goals/judge.js';
export {readGoals} from '../../play/goals/read.js';
export {OpenGame} from '../../play/table/open-game.js';
export {tableFor} from '../../play/table/table.js';
export {formatHands} from '../../round/text/hands.js';
