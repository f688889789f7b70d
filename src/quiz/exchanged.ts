/** The same tiles in other suits: what makes a hand what it is stays. */
import {formatHand, formatTiles} from '../core/notation/format.js';
import type {Hand} from '../core/notation/hand.js';
import {parseHand, parseTiles} from '../core/notation/parse.js';
import {ORDERS_OF_THREE} from '../core/tiles/orders.js';
import type {Random} from '../core/tiles/random.js';
import {shuffle} from '../core/tiles/shuffle.js';
import {HONOR, KINDS, RED, isRed, kindOf, type Kind, type Tile} from '../core/tiles/tile.js';
import {isFault} from '../core/situation/result.js';

const RANKS = 9;
/** The first dragon: 白發中 are the last three kinds. */
const DRAGON = KINDS - 3;

/** Which kind stands for each kind. */
export type SuitExchange = (kind: Kind) => Kind;

const exchange =
  (suits: readonly number[], dragons: readonly number[]): SuitExchange =>
  (kind) => {
    if (kind < HONOR) return suits[Math.floor(kind / RANKS)] * RANKS + (kind % RANKS);
    return kind >= DRAGON && kind < KINDS ? DRAGON + dragons[kind - DRAGON] : kind;
  };

/** All exchanges, in an order of chance. Where the order of the dragons counts, they are not exchanged. */
export function shuffledExchanges(random: Random, keepsDragons: boolean): SuitExchange[] {
  const dragons = keepsDragons ? ORDERS_OF_THREE.slice(0, 1) : ORDERS_OF_THREE;
  return shuffle(
    ORDERS_OF_THREE.flatMap((suits) => dragons.map((order) => exchange(suits, order))),
    random,
  );
}

const tileOf = (tile: Tile, change: SuitExchange): Tile => {
  const kind = kindOf(tile);
  if (kind >= KINDS) return tile;
  return change(kind) | (isRed(tile) ? RED : 0);
};

/** Tiles in notation, exchanged. */
export function exchangedTiles(text: string, change: SuitExchange): string {
  const read = parseTiles(text);
  return isFault(read) ? text : formatTiles(read.tiles.map((tile) => tileOf(tile, change)));
}

/** A hand, or a meld, with other tiles. */
export function exchangedHand(text: string, change: SuitExchange): string {
  const read = parseHand(text);
  if (isFault(read)) return text;
  const {hand} = read;
  const tiles = (some: readonly Tile[]): Tile[] => some.map((tile) => tileOf(tile, change));
  const other: Hand = {
    ...hand,
    tiles: tiles(hand.tiles),
    melds: hand.melds.map((meld) => ({...meld, tiles: tiles(meld.tiles)})),
    ...(hand.win !== undefined && {win: tileOf(hand.win, change)}),
  };
  return formatHand(other);
}
