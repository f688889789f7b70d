/** What a list of hands says of each: who deals, how it ended, and the points after it. */
import type {BySeat} from '../../core/game/flow.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {pointsInRecord} from '../record/points.js';
import type {RecordMove, RoundRecord} from '../record/record.js';

/** One hand of a game, by its record alone. */
export interface ToldHand {
  readonly round?: Seat;
  readonly dealer: Seat;
  readonly counters: number;
  /** The players' names, by seat. */
  readonly names: BySeat<string>;
  readonly winners: readonly Seat[];
  /** Whether nobody won; false for a hand whose end the record does not tell. */
  readonly drawn: boolean;
  /** Who discarded the winning tile; absent for a tile of one's own, and where nobody won. */
  readonly from?: Seat;
  /** The points after the hand, where the record says them. */
  readonly points: BySeat<number>;
}

/** @param next the record of the hand after it, whose points are those after this one */
export function toldHand({start, moves, expect}: RoundRecord, next?: RoundRecord): ToldHand {
  const made = moves.filter(({assert}) => !assert);
  const wins = made.filter((move) => move.do === 'win');
  const from = wins.length ? discarder(made) : undefined;
  return {
    ...(start.round && {round: start.round}),
    dealer: start.dealer ?? 'east',
    counters: start.counters ?? 0,
    names: namesIn(start),
    winners: wins.map(({seat}) => seat),
    drawn: !wins.length && (expect !== undefined || made.at(-1)?.do === 'end'),
    ...(from && {from}),
    points: pointsAfter({start, expect}, next),
  };
}

const namesIn = ({players = [], places}: RoundRecord['start']): BySeat<string> =>
  Object.fromEntries(
    SEATS.flatMap((seat, i) => {
      const name = players[places?.[seat] ?? i];
      return name ? [[seat, name]] : [];
    }),
  );

/** The seat whose discard, kong or tile set aside the first win is on; undefined for a tile that was drawn. */
function discarder(made: readonly RecordMove[]): Seat | undefined {
  const at = made.findIndex((move) => move.do === 'win');
  const before = made.slice(0, at).findLast((move) => move.do !== 'pass');
  return before && before.seat !== made[at].seat ? before.seat : undefined;
}

function pointsAfter(
  record: Pick<RoundRecord, 'start' | 'expect'>,
  next: RoundRecord | undefined,
): BySeat<number> {
  const said = pointsInRecord(record);
  if (said) return said;
  const {start} = record;
  // seats move on with the dealer: only names tell whose points the next hand begins with
  const after = next?.start.points;
  if (!after) return {};
  const [now, then] = [namesIn(start), namesIn(next.start)];
  return Object.fromEntries(
    (Object.entries(now) as [Seat, string][]).flatMap(([seat, name]) => {
      const other = SEATS.find((one) => then[one] === name);
      const n = other && after[other];
      return n === undefined ? [] : [[seat, n]];
    }),
  );
}
