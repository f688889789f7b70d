/** Which kinds are dora. */
import type {Ruleset} from '../game/ruleset.js';
import type {Kind, Tile} from '../tiles/tile.js';

/** The kinds that indicators make dora, where the rule set defines them. */
export const doraKinds = (
  indicators: readonly Tile[],
  ruleset: Pick<Ruleset, 'doraOf'> | undefined,
): readonly Kind[] => indicators.map((tile) => ruleset?.doraOf?.(tile) ?? -1).filter((kind) => kind >= 0);
