/** Other players' hands, drawn from the tiles that the winner leaves, with sets that hold the winning tile. */
import type {Seat} from '../../../../src/core/situation/situation.js';
import {KINDS, count, isHonor, rank, setFrom, suit, type Group, type Tile} from './forms.js';
import type {Won} from './won.js';
import type {Random} from './seeded.js';

export const SEATS = ['east', 'south', 'west', 'north'] as const;

export interface Hands {
  readonly melds: readonly Group[];
  readonly hidden: readonly Tile[];
}

/** The sets that contain a tile. */
const setsWith = (tile: Tile): Tile[][] => [
  [tile, tile, tile],
  [tile, tile, tile, tile],
  ...[0, 1, 2].flatMap((n) => {
    const low = rank(tile) - n;
    return isHonor(tile) || low < 1 || low > 7 ? [] : [setFrom(`${low}${suit(tile)}`, true)];
  }),
];

/** Takes tiles out of the rest; false if they are not all there. */
function take(rest: Tile[], tiles: readonly Tile[]): boolean {
  if (tiles.some((tile) => count(rest, tile) < count(tiles, tile))) return false;
  for (const tile of tiles) rest.splice(rest.indexOf(tile), 1);
  return true;
}

/** Another player's thirteen tiles from those left, with sets that hold the winning tile. */
function randomOther(random: Random, rest: Tile[], win: Tile): Hands {
  const melds: Group[] = [];
  while (melds.length < 4 && random.chance(60)) {
    const tiles = random.pick(setsWith(random.chance(70) ? win : random.pick(KINDS)));
    if (!take(rest, tiles)) continue;
    const type = tiles.length === 4 ? 'kong' : tiles[0] === tiles[1] ? 'pung' : 'chow';
    melds.push({type, tiles, open: type !== 'kong' || random.chance(50), melded: true});
  }
  return {melds, hidden: rest.splice(0, 13 - 3 * melds.length)};
}

/** The other hands, or some of them; none for a robbed kong. */
export function randomOthers(
  random: Random,
  by: Won['by'],
  tiles: readonly Tile[],
  win: Tile,
  seat: number,
): Map<Seat, Hands> {
  const others = new Map<Seat, Hands>();
  if (by === 'robbing' || !random.chance(40)) return others;
  const rest = random.shuffle(KINDS.flatMap((kind) => Array.from({length: 4}, () => kind)));
  for (const tile of tiles) rest.splice(rest.indexOf(tile), 1);
  for (const [at, name] of SEATS.entries())
    if (at !== seat && random.chance(60)) others.set(name, randomOther(random, rest, win));
  return others;
}

export const isHidden = ({melds, hidden}: Hands, tile: Tile): boolean =>
  [...hidden, ...melds.filter(({open}) => !open).flatMap(({tiles}) => tiles)].includes(tile);
