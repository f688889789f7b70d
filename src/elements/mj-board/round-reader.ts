/** What reads a round's text, fetched with the first table: no referee, and no scorer. */
export {startOf} from '../../round/play/start.js';
export {indicatorsTurned as turnedIn} from '../../round/state/at.js';
export {rulesOfRecord} from '../../round/state/rules.js';
export {parseRound} from '../../round/text/parse.js';
export {isFault} from '../../core/situation/result.js';
