/** The same table with the players on other seats, or with one tile another. */
import {formatHand, formatTiles} from '../../core/notation/format.js';
import {parseHand, parseTiles} from '../../core/notation/parse.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Random} from '../../core/tiles/random.js';
import {HONOR, kindOf, rankOf, type Tile} from '../../core/tiles/tile.js';
import type {RecordMove, RoundRecord} from '../../round/record/record.js';
import {isFault} from '../../core/situation/result.js';

/** Who sits on the seat of each player. */
export type SeatChange = (seat: Seat) => Seat;

/** All players moved on by some seats: who sits beside whom stays. */
export const turning =
  (seats: readonly Seat[], by: number): SeatChange =>
  (seat) => {
    const at = seats.indexOf(seat);
    return at < 0 ? seat : seats[(at + by) % seats.length];
  };

const keysTurned = <T>(
  all: Readonly<Partial<Record<Seat, T>>>,
  change: SeatChange,
): Partial<Record<Seat, T>> =>
  Object.fromEntries(Object.entries(all).map(([seat, one]) => [change(seat as Seat), one]));

/** A table after its players have moved to other seats. The deal stays where it is, unless the dealer begins. */
export function turnedTable({start, moves, ...record}: RoundRecord, change: SeatChange): RoundRecord {
  const {seats, turn, dealer, start: begins} = start;
  return {
    ...record,
    start: {
      ...start,
      ...(turn && {turn: change(turn)}),
      ...(begins && {dealer: change(dealer ?? 'east')}),
      ...(seats && {
        seats: Object.fromEntries(
          Object.entries(keysTurned(seats, change)).map(([seat, {river, ...said}]) => [
            seat,
            {
              ...said,
              ...(river && {river: river.map((one) => ({...one, ...(one.by && {by: change(one.by)})}))}),
            },
          ]),
        ),
      }),
    },
    moves: moves.map((move): RecordMove => ({...move, seat: change(move.seat)})),
  };
}

/** A tile of the same suit, one or a few ranks away; honors stay. */
function neighbourOf(tile: Tile, random: Random): Tile {
  const kind = kindOf(tile);
  if (kind >= HONOR) return tile;
  const [rank, away] = [rankOf(kind), [1, 2, 3][random.below(3)] * (random.below(2) ? 1 : -1)];
  return rank + away >= 1 && rank + away <= 9 ? kind + away : kind - away;
}

/** A table with one tile of a known hand, or one discarded tile, changed; undefined where no tile can be. */
export function alteredTable(record: RoundRecord, random: Random): RoundRecord | undefined {
  const {start, moves} = record;
  const held = Object.entries(start.seats ?? {}).filter(([, {hand}]) => hand);
  const thrown = moves.flatMap((move, at) => (move.do === 'discard' && move.tile ? [at] : []));
  const at = random.below(held.length + thrown.length || 1);
  if (at < held.length) {
    const [seat, said] = held[at];
    const hand = alteredHand(said.hand ?? '', random);
    return hand === undefined
      ? undefined
      : {...record, start: {...start, seats: {...start.seats, [seat]: {...said, hand}}}};
  }
  const move = moves.at(thrown.at(at - held.length) ?? moves.length);
  const read = move?.tile ? parseTiles(move.tile) : undefined;
  if (!move || !read || isFault(read) || !read.tiles.length) return undefined;
  const tile = formatTiles([neighbourOf(read.tiles[0], random)]);
  // a tile that was drawn to be discarded is another one, too
  const drawn = moves[moves.indexOf(move) - 1] as RecordMove | undefined;
  const isDrawn = drawn?.do === 'draw' && drawn.tile === move.tile;
  return {
    ...record,
    moves: moves.map((one) => (one === move || (isDrawn && one === drawn) ? {...one, tile} : one)),
  };
}

/** A hand with one of the tiles held changed. */
function alteredHand(text: string, random: Random): string | undefined {
  const read = parseHand(text);
  if (isFault(read) || !read.hand.tiles.length) return undefined;
  const {tiles} = read.hand;
  const at = random.below(tiles.length);
  const other = tiles.with(at, neighbourOf(tiles[at], random));
  return formatHand({...read.hand, tiles: other.toSorted((a, b) => kindOf(a) - kindOf(b))});
}
