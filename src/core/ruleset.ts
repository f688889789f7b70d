/** The types of a rule set's parts, and of what its functions receive; the search for rule sets with wild tiles. */
export type {Shape} from './arranging/shape.js';
export {bestFirst} from './arranging/wild/best-first.js';
export type {BestFirst} from './arranging/wild/best-first.js';
export type {UpperBound} from './arranging/wild/upper-bound.js';
export type {Wilds} from './arranging/wilds.js';
export type {RulesAsText} from './game/as-text.js';
export type {RowFrequencies} from './game/frequency.js';
export type {OptionSpec, OptionValue, Options, OptionsOf, Provenance} from './game/options.js';
export {roundedUp, sumOf, type Reckonable, type ReckoningStep} from './game/reckoning.js';
export type {RowList} from './game/row-list.js';
export type {
  Arranging,
  FlagSpec,
  NumberedRule,
  Preset,
  Ruleset,
  Spellings,
  WildTiles,
  Winning,
} from './game/ruleset.js';
export type {OpenTally, Scored, Sums, Tally, Total} from './game/tally.js';
export type {TileSet} from './tiles/tile-set.js';
