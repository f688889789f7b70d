/** Tiles and hands as sentences, for readers who cannot see them. */
import {isolate} from './isolate.js';
import {plainName} from './tile-name.js';
import type {Strings, TileStrings} from './strings.js';
import {tilesIn} from '../core/notation/parse.js';
import type {Group} from '../core/game/result.js';
import type {Seat} from '../core/situation/situation.js';
import {FLOWER, HONOR, isRed, kindOf, rankOf, suitOf, type Kind, type Tile} from '../core/tiles/tile.js';
import {allTiles, type Hand, type Meld} from '../core/notation/hand.js';

/** One tile: 赤五筒, "red 5 dots", "3 dots (wild)". */
export function speakTile(tiles: TileStrings, tile: Tile, wild?: Kind): string {
  const kind = kindOf(tile);
  const name = plainName(tiles, kind);
  const coloured = isRed(tile) ? tiles.red(name) : name;
  return isolate(kind === wild ? tiles.wild(coloured) : coloured, tiles);
}

/** Several tiles in their order; ranks of one suit run together: "2 3 4 dots, east". */
export function speakTiles({tiles, hand}: Strings, list: readonly Tile[], wild?: Kind): string {
  const parts: string[] = [];
  let ranks: number[] = [];
  let suit = 3;
  const close = () => {
    if (ranks.length) parts.push(isolate(tiles.suited(ranks, tiles.suits[suit]), tiles));
    ranks = [];
  };
  for (const tile of list) {
    const plain = tile < HONOR && tile !== wild;
    if (!plain || suitOf(tile) !== suit) close();
    if (plain) {
      suit = suitOf(tile);
      ranks.push(rankOf(tile));
    } else parts.push(speakTile(tiles, tile, wild));
  }
  close();
  return hand.join(parts);
}

/** A meld: "pung of green dragons, open". */
export function speakMeld(strings: Strings, meld: Meld, wild?: Kind): string {
  const how = !meld.open ? 'concealed' : meld.added ? 'added' : 'open';
  // the tile that was called lies first
  const tiles = meld.tiles.toSorted((a, b) => kindOf(a) - kindOf(b));
  return strings.hand.meld(meld.kind, speakSet(strings, tiles, wild), how);
}

/** A group that was scored: "pung of souths (3 wild tiles)". */
export const speakGroup = (strings: Strings, {kind, tiles, wild}: Group): string =>
  strings.hand.group(kind, speakSet(strings, tilesIn(tiles)), tilesIn(wild).length);

/** Equal tiles, named once: "green dragons". */
function speakSet(strings: Strings, tiles: readonly Tile[], wild?: Kind): string {
  const [tile] = tiles;
  if (tiles.length < 2 || tiles.some((other) => other !== tile || other === wild)) {
    return speakTiles(strings, tiles, wild);
  }
  if (tile >= HONOR && tile < FLOWER) return isolate(strings.tiles.honors[tile - HONOR][1], strings.tiles);
  return speakTile(strings.tiles, tile);
}

/** The rows beside a hand, and its seat. */
export interface SpokenExtras {
  readonly wild?: Kind;
  readonly indicator?: Tile;
  readonly flowers?: readonly Tile[];
  readonly gari?: readonly Tile[];
  readonly indicators?: readonly Tile[];
  readonly uraIndicators?: readonly Tile[];
  /** Winning tiles that were let go. */
  readonly passedTiles?: readonly Tile[];
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
  for (const row of ['gari', 'indicators', 'uraIndicators', 'passedTiles'] as const) {
    if (extras[row]?.length) pieces.push(words[row](speakTiles(strings, extras[row])));
  }
  if (extras.indicator !== undefined) pieces.push(words.wild(speakTile(strings.tiles, extras.indicator)));
  if (extras.seat) pieces.unshift(words.seat(extras.seat));
  return words.hand(allTiles(hand).length, pieces);
}
