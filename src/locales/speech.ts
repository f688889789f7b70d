/** Tiles and hands as sentences, for readers who cannot see them. */
import {isolate} from './isolate.js';
import {bareName, honorWords, kindNamed} from './tile-name.js';
import type {Strings, TileStrings} from './strings.js';
import {parseHand, tilesIn} from '../core/notation/parse.js';
import type {Group} from '../core/game/result.js';
import {ROW_FIELDS, type RowField} from '../core/situation/attributes.js';
import type {Seat} from '../core/situation/situation.js';
import {FLOWER, HONOR, isRed, kindOf, rankOf, suitOf, type Kind, type Tile} from '../core/tiles/tile.js';
import {allTiles, type Hand, type Meld} from '../core/notation/hand.js';
import {isFault} from '../core/situation/result.js';

/** One tile: 赤五筒, "red 5 of dots", "3 of dots (wild)". */
export function speakTile(tiles: TileStrings, tile: Tile, wild?: readonly Kind[]): string {
  const kind = kindOf(tile);
  const name = bareName(tiles, kind);
  const coloured = isRed(tile) ? tiles.red(name) : name;
  return isolate(wild?.includes(kind) ? tiles.wild(coloured) : coloured, tiles);
}

/** Several tiles in their order; ranks of one suit run together: "2 3 4 dots, East wind twice". */
export function speakTiles({tiles, hand}: Strings, list: readonly Tile[], wild?: readonly Kind[]): string {
  return hand.join(
    runsOf(list, wild).map((run) => {
      const [tile] = run;
      if (run.length < 2) return speakTile(tiles, tile, wild);
      return tile < HONOR
        ? isolate(tiles.suited(run.map(rankOf), tiles.suits[suitOf(tile)]), tiles)
        : isolate(tiles.several(run.length, honorWords(tiles, tile)), tiles);
    }),
  );
}

/** Kinds of tiles in a sentence: "2 and 5 bamboos, and the white dragon". */
export function speakKinds({tiles, hand}: Strings, kinds: readonly Kind[]): string {
  return hand.and(
    runsOf(kinds).map((run) => {
      const [kind] = run;
      const name = run.length > 1 ? tiles.ranked(run.map(rankOf), tiles.suits[suitOf(kind)]) : undefined;
      return isolate(name ?? kindNamed(tiles, kind), tiles);
    }),
  );
}

/** Neighbours that are named together: plain tiles of one suit, and equal honors. */
function runsOf(list: readonly Tile[], wild?: readonly Kind[]): [Tile, ...Tile[]][] {
  const runs: [Tile, ...Tile[]][] = [];
  for (const tile of list) {
    const run = runs.at(-1);
    if (run && ![tile, run[0]].some((one) => wild?.includes(one)) && goesWith(tile, run[0])) run.push(tile);
    else runs.push([tile]);
  }
  return runs;
}

const goesWith = (tile: Tile, first: Tile): boolean =>
  tile < HONOR ? suitOf(tile) === suitOf(first) : tile < FLOWER && tile === first;

/** A meld: "pung of green dragons, open". */
export function speakMeld(strings: Strings, meld: Meld, wild?: readonly Kind[]): string {
  const how = !meld.open ? 'concealed' : meld.added ? 'added' : 'open';
  return strings.hand.meld(meld.kind, speakSet(strings, inOrder(meld.tiles), wild), how);
}

/** The tile that was called lies first. */
const inOrder = (tiles: readonly Tile[]): Tile[] => tiles.toSorted((a, b) => kindOf(a) - kindOf(b));

/** The tiles of one meld or a few tiles in notation: "1 2 3 dots"; other text stays unchanged. */
export function speakNotation(strings: Strings, notation: string): string {
  const read = parseHand(notation);
  const [meld] = isFault(read) ? [] : read.hand.melds;
  // the fourth tile of a kong is the one that is added
  if (meld?.added) return speakTile(strings.tiles, meld.tiles[0]);
  if (meld) return speakSet(strings, inOrder(meld.tiles));
  const tiles = tilesIn(notation);
  return tiles.length ? speakTiles(strings, tiles) : notation;
}

/** A group that was scored: "pung of souths (3 wild tiles)". */
export const speakGroup = (strings: Strings, {kind, tiles, wild}: Group): string =>
  strings.hand.group(kind, speakSet(strings, tilesIn(tiles)), tilesIn(wild).length);

/** The tiles of a set; equal ones are named once: "green dragons". */
function speakSet(strings: Strings, tiles: readonly Tile[], wild?: readonly Kind[]): string {
  const [tile] = tiles;
  if (tiles.length < 2 || tiles.some((other) => other !== tile || wild?.includes(other))) {
    return speakTiles(strings, tiles, wild);
  }
  if (tile >= HONOR && tile < FLOWER) return isolate(strings.tiles.honors[tile - HONOR][1], strings.tiles);
  if (tile < HONOR && !isRed(tile))
    return isolate(strings.tiles.suited([rankOf(tile)], strings.tiles.suits[suitOf(tile)]), strings.tiles);
  return speakTile(strings.tiles, tile);
}

/** A row beside a hand, without the indicator of the wild tile. */
type SpokenRow = Exclude<RowField, 'wild'>;

/** The rows beside a hand, and its seat. */
export interface SpokenExtras extends Readonly<Partial<Record<SpokenRow, readonly Tile[]>>> {
  /** The kinds that are wild. */
  readonly wild?: readonly Kind[];
  readonly indicator?: Tile;
  readonly seat?: Seat;
}

/** A hand in one sentence. */
export function speakHand(strings: Strings, hand: Hand, extras: SpokenExtras = {}): string {
  const {hand: words} = strings;
  const {wild} = extras;
  const pieces = hand.melds.map((meld) => speakMeld(strings, meld, wild));
  if (hand.tiles.length) pieces.push(words.held(speakTiles(strings, hand.tiles, wild)));
  if (hand.win !== undefined) pieces.push(words.win(speakTile(strings.tiles, hand.win, wild), hand.by));
  const flowers = [...hand.flowers, ...(extras.flowers ?? [])];
  if (flowers.length) pieces.push(words.flowers(speakTiles(strings, flowers)));
  for (const row of ROW_FIELDS) {
    // those are said with the hand's own, and in another way
    if (row === 'flowers' || row === 'wild') continue;
    if (extras[row]?.length) pieces.push(words[row](speakTiles(strings, extras[row])));
  }
  if (extras.indicator !== undefined) pieces.push(words.wild(speakTile(strings.tiles, extras.indicator)));
  if (extras.seat) pieces.unshift(words.seat(extras.seat));
  return words.hand(allTiles(hand).length, pieces);
}
