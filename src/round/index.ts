/**
 * The referee: rounds as text and as records, which moves are legal, what a hand comes to, and games of several
 * hands.
 */
export {isFault} from '../core/reading/read.js';
export {apply, isPosition} from './apply.js';
export {fromBotzone} from './convert/botzone.js';
export {fromTenhou6} from './convert/tenhou6.js';
export {toTenhou6} from './convert/to-tenhou6.js';
export {endingOf} from './ending.js';
export {after, begin} from './game.js';
export {judge} from './judge.js';
export {legal} from './legal.js';
export {replay} from './replay.js';
export {useRules} from './rules-in-use.js';
export {situationOf} from './situation.js';
export {start} from './start.js';
export {formatRound} from './text/format.js';
export {isProblem, parseRound} from './text/parse.js';
export {wallOf} from './wall.js';
