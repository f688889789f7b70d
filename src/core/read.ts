/** Reads situations, for callers that ask several questions about one. */
export {findRules, readPosition, type ReadPosition, type Rulesets} from './reading/read.js';
export {patternsOf} from './reading/table.js';
export {isFault, type Result} from './situation/result.js';
