/** Reads situations, for callers that ask several questions about one. */
export {findRules, isFault, readPosition, type ReadPosition, type Rulesets} from './reading/read.js';
export {patternsOf} from './reading/table.js';
