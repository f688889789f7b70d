/** The wall: shuffled from a seed, dealt, and drawn from at either end. */
import type {BySeat} from '../../core/game/flow.js';
import type {TileSet} from '../../core/tiles/tile-set.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {shuffle} from '../../core/tiles/shuffle.js';
import {FLOWER, RED, kindName, type Tile} from '../../core/tiles/tile.js';
import type {Wall} from './position.js';
import type {RoundRules} from './rules.js';

/** Every tile of a set: kinds in order, red copies first, then flowers. */
export function allTilesOf({copies, reds, flowers}: TileSet): Tile[] {
  const tiles: Tile[] = [];
  copies.forEach((n, kind) => {
    const red = Math.min(n, reds?.[kindName(kind)] ?? 0);
    for (let i = 0; i < n; i++) tiles.push(i < red ? kind | RED : kind);
  });
  for (let i = 0; flowers && i < 8; i++) tiles.push(FLOWER + i);
  return tiles;
}

/**
 * The wall for a seed, in the order in which it is drawn, and three dice. A seed gives the same wall on every
 * machine.
 */
export function wallOf(seed: string, set: TileSet): {tiles: readonly Tile[]; dice: readonly number[]} {
  const random = randomOf(seed);
  const tiles = shuffle(allTilesOf(set), random);
  return {tiles, dice: [0, 1, 2].map(() => 1 + random.below(6))};
}

/** What the deal gives to each seat. */
export interface DealtTiles {
  readonly hands: BySeat<readonly Tile[]>;
  /** luqiao: the indicator turned after the deal. */
  readonly indicator?: Tile;
  readonly wall: Wall;
}

/** Deals four tiles at a time from the dealer on, then single tiles; then turns the indicator, where there is one. */
export function deal(tiles: readonly Tile[], {flow, seats}: RoundRules, dealer: Seat): DealtTiles {
  const hands: Partial<Record<Seat, Tile[]>> = {};
  const first = seats.indexOf(dealer);
  let front = 0;
  const give = (turn: number, n: number): void => {
    const seat = seats[(first + turn) % seats.length];
    (hands[seat] ??= []).push(...tiles.slice(front, front + n));
    front += n;
  };
  for (let i = 0; i < flow.deal.fours; i++) seats.forEach((_, turn) => give(turn, 4));
  for (const turn of flow.deal.then) give(turn, 1);
  const indicator = flow.wilds ? tiles[front++] : undefined;
  return {hands, wall: {tiles, front, back: 0}, ...(indicator === undefined ? {} : {indicator})};
}

/** The next tile of an ordinary draw. The upper tile of the last stack may be gone already. */
export function frontTile({tiles, front, back}: Wall, lowerFirst = false): Tile | undefined {
  const gone = !lowerFirst && back % 2 === 1 && front === tiles.length - 1 - back;
  return tiles[gone ? front + 1 : front];
}

/** The next replacement: from the end of the wall, each stack's upper or lower tile first. */
export function backTile({tiles, front, back}: Wall, lowerFirst = false): Tile | undefined {
  const at = tiles.length - 1 - (lowerFirst ? back : back ^ 1);
  // after an odd number of replacements the last stack has one tile left
  return tiles[at < front ? at + 1 : at];
}

/** The indicators and the tiles under them, in the order in which they are turned (RB-11). */
export function indicatorsIn(
  tiles: readonly Tile[],
  behind: number,
): {indicators: readonly Tile[]; ura: readonly Tile[]} {
  const stacks = [...Array(6).keys()].map((i) => tiles.length - 2 * (behind + 1 + i));
  return {
    indicators: stacks.map((at) => tiles[at]),
    ura: stacks.map((at) => tiles[at + 1]),
  };
}

/** Whether tiles are a complete wall: every tile of the set as often as it exists. */
export function isWall(tiles: readonly Tile[], set: TileSet): boolean {
  const inOrder = (list: readonly Tile[]): string => [...list].sort((a, b) => a - b).join();
  return inOrder(tiles) === inOrder(allTilesOf(set));
}
