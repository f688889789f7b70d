/** Walls in which chosen tiles are dealt, drawn and taken as replacements; the other tiles are shuffled. */
import type {BySeat} from '../../../src/core/game/flow.js';
import {tilesOf} from '../../../src/core/reading/table.js';
import type {Seat} from '../../../src/core/situation/situation.js';
import type {Random} from '../../../src/core/tiles/random.js';
import {shuffle} from '../../../src/core/tiles/shuffle.js';
import {kindOf, tileName, type Tile} from '../../../src/core/tiles/tile.js';
import type {RoundRules} from '../../../src/round/state/rules.js';
import {allTilesOf} from '../../../src/round/state/wall.js';

/** What lies where in a wall. */
export interface Stacking {
  /** The hands that are dealt, or their first tiles. */
  readonly hands: BySeat<readonly Tile[]>;
  /** Tiles by the number of the ordinary draw, counted from 0; a draw left out is any tile. */
  readonly draws?: Readonly<Record<number, Tile>>;
  /** The first replacements. */
  readonly replacements?: readonly Tile[];
  /** The tile that is turned after the deal, where there is one. */
  readonly indicator?: Tile;
}

/**
 * A wall stacked so. Tiles are plain; a kind of which all copies are red gives a red one. Of a hand, as many tiles are
 * dealt as there is room for; where draws and replacements meet, the draw has the place.
 * @throws {RangeError} for more copies of a tile than there are
 */
export function stackedWall(
  {ruleset, flow, o, seats}: RoundRules,
  {hands, draws = {}, replacements = [], indicator}: Stacking,
  random: Random,
  dealer: Seat = 'east',
): readonly Tile[] {
  if (!ruleset) throw new TypeError('a wall needs rules');
  const left = shuffle(allTilesOf(tilesOf(ruleset, o)), random);
  const wall: (Tile | undefined)[] = left.map(() => undefined);
  const put = (at: number, tile: Tile): void => {
    if (wall[at] !== undefined) return;
    const exact = left.indexOf(tile);
    const from = exact < 0 ? left.findIndex((other) => kindOf(other) === kindOf(tile)) : exact;
    if (from < 0) throw new RangeError(`no ${tileName(tile)} is left`);
    [wall[at]] = left.splice(from, 1);
  };
  const dealt = placesOf(seats, flow.deal, dealer);
  for (const [seat, hand] of Object.entries(hands) as [Seat, readonly Tile[]][])
    dealt[seat]?.slice(0, hand.length).forEach((at, i) => put(at, hand[i]));
  const turned = seats.reduce((n, seat) => n + (dealt[seat]?.length ?? 0), 0);
  if (indicator !== undefined) put(turned, indicator);
  const first = turned + (flow.wilds ? 1 : 0);
  for (const [n, tile] of Object.entries(draws)) put(first + Number(n), tile);
  const last = wall.length - 1;
  replacements.forEach((tile, i) => put(last - (flow.lowerFirst ? i : i ^ 1), tile));
  return wall.map((tile) => tile ?? left.pop() ?? 0);
}

/** The indices of the wall's tiles that each seat is dealt. */
function placesOf(
  seats: readonly Seat[],
  deal: RoundRules['flow']['deal'],
  dealer: Seat,
): BySeat<readonly number[]> {
  const places: Partial<Record<Seat, number[]>> = {};
  const first = seats.indexOf(dealer);
  let at = 0;
  const give = (turn: number, n: number): void => {
    const seat = seats[(first + turn) % seats.length];
    for (let i = 0; i < n; i++) (places[seat] ??= []).push(at++);
  };
  for (let i = 0; i < deal.fours; i++) seats.forEach((_, turn) => give(turn, 4));
  for (const turn of deal.then) give(turn, 1);
  return places;
}
