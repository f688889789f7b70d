/**
 * The referee: rounds as text and as records, which moves are legal, what a hand comes to, and games of several
 * hands.
 */
export {isFault} from '../core/reading/read.js';
export {apply, isPosition} from './play/apply.js';
export {fromBotzone} from './convert/botzone.js';
export {fromTenhou6} from './convert/tenhou6.js';
export {toTenhou6} from './convert/to-tenhou6.js';
export {endingOf} from './play/ending.js';
export {after, begin} from './game/game.js';
export {judge} from './play/judge.js';
export {legal} from './judging/legal.js';
export {replay} from './game/replay.js';
export {useRules} from './state/rules-in-use.js';
export {situationOf} from './judging/situation.js';
export {start} from './play/start.js';
export {formatRound} from './text/format.js';
export {isProblem, parseRound} from './text/parse.js';
export {wallOf} from './state/wall.js';
