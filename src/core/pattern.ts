/** The rows of a scoring table. */
export {PATTERN_KINDS, type Example, type Pattern, type PatternKind, type Shown} from './game/pattern.js';
