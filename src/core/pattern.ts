/** The rows of a scoring table. */
export {
  PATTERN_KINDS,
  type Example,
  type Pattern,
  type PatternKind,
  type ValuesByCase,
} from './game/pattern.js';
