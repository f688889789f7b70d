/** The keys of the tile keyboard, and the number of each tile not yet in sight. */
import {
  FLOWER,
  HONOR,
  KINDS,
  RED,
  isFlower,
  isRed,
  kindName,
  kindOf,
  type Tile,
} from '../../core/tiles/tile.js';
import {fieldSpecs, ROW_FIELDS} from '../../core/situation/attributes.js';
import {rowOf, type HandDraft} from './draft.js';
import {kindsFor, type MeldName} from './melds.js';
import {allTiles} from '../../core/notation/hand.js';
import type {TileSet} from '../../core/tiles/tile-set.js';

/** The tile set without a rule set: every tile that exists. */
export const ALL_TILES: TileSet = {copies: [...Array(KINDS).keys()].map(() => 4), flowers: true};

const range = (from: number, to: number): number[] => [...Array(to - from).keys()].map((i) => from + i);

const redsOf = ({reds = {}}: TileSet, tile: Tile): number => reds[kindName(kindOf(tile))] ?? 0;

/** The number of a tile in the set; red ones are tiles of their own. */
export function copiesOf(set: TileSet, tile: Tile): number {
  const kind = kindOf(tile);
  if (isFlower(kind)) return set.flowers ? 1 : 0;
  const reds = Math.min(redsOf(set, tile), set.copies[kind]);
  return isRed(tile) ? reds : set.copies[kind] - reds;
}

/** Rows of tiles: 萬, 筒, 索, honors, red tiles, flowers. Only tiles that the set has. */
export function keyRows(set: TileSet): Tile[][] {
  const kinds = range(0, KINDS);
  const rows = [
    ...[0, 9, 18].map((from) => range(from, from + 9)),
    range(HONOR, KINDS),
    kinds.map((kind) => kind + RED),
    range(FLOWER, FLOWER + 8),
  ];
  return rows.map((row) => row.filter((tile) => copiesOf(set, tile) > 0)).filter((row) => row.length);
}

/** All tiles of the draft that lie nowhere else. */
const seen = (draft: HandDraft): Tile[] => [
  ...allTiles(draft.hand),
  ...draft.hand.flowers,
  ...ROW_FIELDS.filter((row) => !fieldSpecs[row].isElsewhere).flatMap((row) => [...rowOf(draft, row)]),
  ...Object.values(draft.others ?? {}).flatMap(seen),
];

/** The number of each tile left. A red tile also counts among all tiles of its kind. */
export function stockOf(set: TileSet, draft: HandDraft): (tile: Tile) => number {
  const counts = new Uint8Array(2 * RED);
  for (const tile of seen(draft)) counts[tile]++;
  return (tile) => {
    const kind = kindOf(tile);
    const own = copiesOf(set, tile) - counts[tile];
    const all = isFlower(kind) ? own : set.copies[kind] - counts[kind] - counts[kind + RED];
    return Math.max(0, Math.min(own, all));
  };
}

/** The tiles of a meld that starts from one tile, plain tiles first; undefined where not enough are left. */
export function tilesForMeld(name: MeldName, tile: Tile, left: (tile: Tile) => number): Tile[] | undefined {
  const tiles: Tile[] = [];
  for (const kind of kindsFor(name, tile)) {
    const used = (one: Tile) => tiles.filter((other) => other === one).length;
    const choice = [kindOf(tile) === kind ? tile : kind, kind, kind + RED];
    const found = choice.find((one) => left(one) > used(one));
    if (found === undefined) return undefined;
    tiles.push(found);
  }
  return tiles.length ? tiles : undefined;
}
