/** Which kinds are wild on a table: by its rules they may be others than that of the indicator. */
import {wildsUnder} from '../../core/reading/wild-kind.js';
import {kindOf, type Kind, type Tile} from '../../core/tiles/tile.js';
import type {RoundPosition} from './position.js';
import type {RoundRules} from './rules.js';

/** The kinds that are wild in a position. Without rules it is the indicator's own. */
export function wildsOnTable(
  rules: Pick<RoundRules, 'ruleset' | 'o'> | undefined,
  {frame: {wild}}: Pick<RoundPosition, 'frame'>,
): readonly Kind[] {
  return wildsUnder(rules?.ruleset, rules?.o ?? {}, wild === undefined ? undefined : kindOf(wild));
}

/** The first of these tiles that is wild in a position; undefined where none is. */
export function wildAmong(rules: RoundRules, p: RoundPosition, tiles: readonly Tile[]): Tile | undefined {
  const wilds = wildsOnTable(rules, p);
  return wilds.length ? tiles.find((tile) => wilds.includes(kindOf(tile))) : undefined;
}
