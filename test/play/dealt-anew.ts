/** Another deal that looks the same to a seat. */
import type {Seat} from '../../src/core/situation/situation.js';
import type {Random} from '../../src/core/tiles/random.js';
import {shuffle} from '../../src/core/tiles/shuffle.js';
import {KINDS, kindOf, type Tile} from '../../src/core/tiles/tile.js';
import {inTileOrder} from '../../src/round/record/tiles.js';
import type {RoundPosition, SeatState} from '../../src/round/state/position.js';

/** Indicators and replacements lie at the end of the wall: it stays. */
const END = 20;

/** The position with the tiles that a seat does not see dealt anew, among the others' hands and the wall. */
export function dealtAnew(p: RoundPosition, seat: Seat, random: Random): RoundPosition {
  const {wall} = p;
  if (!wall) throw new Error('no wall');
  const last = Math.max(wall.front, wall.tiles.length - END);
  const isMoved = (tile: Tile): boolean => kindOf(tile) < KINDS;
  const others = Object.entries(p.seats).filter(([other]) => other !== seat);
  const hidden = [...others.flatMap(([, {held = []}]) => held), ...wall.tiles.slice(wall.front, last)].filter(
    isMoved,
  );
  shuffle(hidden, random);
  let next = 0;
  const take = (tile: Tile): Tile => (isMoved(tile) ? hidden[next++] : tile);
  const dealt = others.map(([other, state]): [string, SeatState] => [
    other,
    {...state, held: inTileOrder((state.held ?? []).map(take))},
  ]);
  const tiles = wall.tiles.map((tile, i) => (i >= wall.front && i < last ? take(tile) : tile));
  return {...p, seats: {...p.seats, ...Object.fromEntries(dealt)}, wall: {...wall, tiles}};
}
