import type {Ruleset} from '../core/game/ruleset.js';

/** A rule set with its presets: `ribon (tohtenko)`. */
export const withPresets = ({id, presets = []}: Ruleset): string =>
  presets.length ? `${id} (${presets.map((preset) => preset.id).join(', ')})` : id;
