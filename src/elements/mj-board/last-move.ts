/** What the last move of a round changed on the table. */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Tile} from '../../core/tiles/tile.js';
import type {SeatState} from '../../round/state/position.js';
import type {RecordMove} from '../../round/record/record.js';

/** What is marked as the last move. */
export interface LastMove {
  readonly seat: Seat;
  /** A discard, the drawn tile, a tile set aside, a meld, or the seat itself where no tile was moved. */
  readonly on: 'discard' | 'drawn' | 'out' | 'meld' | 'seat';
  /** Which of the tiles set aside, or of the melds. */
  readonly at?: number;
}

/** Moves after which the table is as it was. */
const STILL: readonly string[] = ['pass', 'end'];

/** The last move before a step that was made, and not only said to be legal or illegal; undefined at the beginning. */
export function lastMoveAt({record, positions}: RoundState, step: number): LastMove | undefined {
  const at = record.moves.findLastIndex((move, i) => i < step && !move.assert && !STILL.includes(move.do));
  const move = record.moves.at(at);
  const after = positions.at(step);
  if (at < 0 || !move || !after) return undefined;
  const {seat} = move;
  return {seat, ...placeOf(move, positions[at].seats[seat], after.seats[seat])};
}

function placeOf(
  {do: name}: RecordMove,
  before: SeatState | undefined,
  after: SeatState | undefined,
): Omit<LastMove, 'seat'> {
  if (name === 'discard') return {on: 'discard'};
  if (name === 'draw' && after?.drawn !== undefined) return {on: 'drawn'};
  if (name === 'out') return placeIn('out', changed(before?.out, after?.out, sameTile));
  if (name === 'chow' || name === 'pung' || name === 'kong')
    return placeIn(
      'meld',
      changed(before?.melds, after?.melds, (a, b) => sameTiles(a.tiles, b.tiles)),
    );
  return {on: 'seat'};
}

/** A call that others may still outrank has laid down nothing yet. */
const placeIn = (on: 'out' | 'meld', at: number): Omit<LastMove, 'seat'> =>
  at < 0 ? {on: 'seat'} : {on, at};

const sameTile = (a: Tile, b: Tile): boolean => a === b;
const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean => a.join() === b.join();

/** The index of the first item that was not there before. */
const changed = <T>(
  before: readonly T[] = [],
  after: readonly T[] = [],
  same: (a: T, b: T) => boolean,
): number => after.findIndex((item, i) => i >= before.length || !same(before[i], item));
