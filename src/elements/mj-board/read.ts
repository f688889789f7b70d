/** What reads a round's text, fetched with the first table: no referee, and no scorer. */
export {isFault} from '../../core/reading/read.js';
export {useRules} from '../../round/rules-in-use.js';
export {startOf} from '../../round/start.js';
export {isProblem, parseRound} from '../../round/text/parse.js';
