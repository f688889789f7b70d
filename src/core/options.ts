/** House rules as text. */
export {UnknownOptionError, formatOptions, parseOptions} from './reading/options.js';
export type {OptionSpec, OptionValue, Options, OptionsOf, Provenance} from './game/options.js';
