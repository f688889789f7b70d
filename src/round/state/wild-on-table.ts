/** Which kind is wild on a table: by its rules it may be another than that of the indicator. */
import {wildUnder} from '../../core/reading/wild-kind.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import type {RoundPosition} from './position.js';
import type {RoundRules} from './rules.js';

/** The kind that is wild in a position; undefined where nothing is. Without rules it is the indicator's own. */
export function wildOnTable(
  rules: Pick<RoundRules, 'ruleset' | 'o'> | undefined,
  {frame: {wild}}: Pick<RoundPosition, 'frame'>,
): Kind | undefined {
  return wild === undefined ? undefined : wildUnder(rules?.ruleset, rules?.o ?? {}, kindOf(wild));
}
