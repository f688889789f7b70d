/** What reads a round's text, fetched with the first table: no referee, and no scorer. */
export {isFault} from '../../core/reading/read.js';
export {startOf} from '../../round/play/start.js';
export {indicatorsTurned as turnedIn} from '../../round/state/at.js';
export {rulesOfRecord} from '../../round/state/rules.js';
export {isProblem, parseRound} from '../../round/text/parse.js';
