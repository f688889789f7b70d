/** Dora, which count by single tiles and not by groups. */
import {kindsOf as kindsOfGroup} from '../tiles/group.js';
import type {Match} from '../game/match.js';
import type {Condition} from './pattern-table.js';
import {whether} from './winning.js';
import type {Pattern} from '../game/pattern.js';
import type {Position} from '../game/position.js';
import {EAST, HONOR, WHITE, kindOf, tileName, type Kind, type Tile} from '../tiles/tile.js';
import {ALL_KINDS} from '../tiles/kind-sets.js';

/** The lines of dora: by the indicators of the upper row, of the lower row, and red tiles. */
export type DoraSort = 'dora' | 'uradora' | 'akadora';

/** The kind that an indicator points at: after 9 comes 1, after 北 東, after 中 白. */
export function indicatedKind(indicator: Tile): Kind {
  const kind = kindOf(indicator);
  const [start, length] = kind < HONOR ? [kind - (kind % 9), 9] : kind < WHITE ? [EAST, 4] : [WHITE, 3];
  return start + ((kind - start + 1) % length);
}

/** How many tiles of each kind the hand has, with its melds and the winning tile. */
function tilesByKind({counts, melds}: Position): number[] {
  const tiles = ALL_KINDS.map((kind) => counts[kind]);
  for (const meld of melds) for (const kind of kindsOfGroup(meld)) tiles[kind]++;
  return tiles;
}

const indicatorsOf = ({indicators, uraIndicators}: Position, line: 'dora' | 'uradora'): readonly Tile[] =>
  line === 'dora' ? indicators : uraIndicators;

/** How many dora a hand has: a tile counts once for each indicator that points at its kind. */
function countOf(position: Position, line: DoraSort): number {
  if (line === 'akadora') return position.reds.length;
  const indicators = indicatorsOf(position, line);
  if (!indicators.length) return 0;
  const tiles = tilesByKind(position);
  return indicators.reduce((n, indicator) => n + tiles[indicatedKind(indicator)], 0);
}

/** The tiles of a line in notation and in tile order. */
function tilesOf(position: Position, line: DoraSort): string {
  if (line === 'akadora')
    return [...position.reds]
      .sort((a, b) => a - b)
      .map(tileName)
      .join(' ');
  const pointed = new Set(indicatorsOf(position, line).map(indicatedKind));
  return tilesByKind(position)
    .flatMap((n, kind) => (pointed.has(kind) ? [...Array(n).keys()].map(() => tileName(kind)) : []))
    .join(' ');
}

/** A hand with dora of this line. */
export const dora = (line: DoraSort): Condition => whether((m) => countOf(m.position, line) > 0);

/** How often dora count, and the tiles that show it. */
export const countedDora = (line: DoraSort): Pick<Pattern, 'times' | 'tiles'> => ({
  times: (m: Match) => countOf(m.position, line),
  tiles: (m: Match) => tilesOf(m.position, line),
});
