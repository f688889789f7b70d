/** What a discard may cost: how likely each other player waits for it, and what dealing in costs more than a win of others. */
import {HONOR, kindOf, rankOf, type Kind} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import {discardsInOrder, type SeatDiscard} from '../seen/discards.js';
import type {SeatView} from '../seen/view.js';

/** How likely a hand is ready when the wall is gone, and how much likelier with each set called. */
const READY_AT_LAST = 0.3;
const READY_BY_CALL = 0.4;
/** Nobody knows that a hand is ready before it is declared. */
const MOST_READY = 0.85;
/** How likely a ready hand waits for a kind, for each way to wait for it; and no likelier than that. */
const BY_WAY = 0.003;
const MOST_WAITED = 0.13;
/** A kind that a player discarded is waited for so much less. */
const DISCARDED = 0.35;

/** What one other player may be waiting for. */
interface Threat {
  /** How likely that hand is ready. */
  readonly ready: number;
  /** Kinds on which it cannot win, or did not since its hand last changed. */
  readonly safe: ReadonlySet<Kind>;
  /** Kinds that it discarded itself. */
  readonly own: ReadonlySet<Kind>;
}

function threatOf({seen, rules, left}: SeatView, other: Seat, discards: readonly SeatDiscard[]): Threat {
  const {flow, o} = rules;
  const state = seen.seats[other];
  const river = (state?.river ?? []).map(({tile}) => kindOf(tile));
  const whole = flow.left(o);
  const gone = Number.isFinite(whole) ? 1 - left / whole : 0.5;
  const called = state?.melds.filter(({open}) => open).length ?? 0;
  const guessed = Math.min(MOST_READY, gone * (READY_AT_LAST + READY_BY_CALL * called));
  const safe = new Set(flow.furiten?.win?.(o) === 'furiten' ? river : []);
  // a hand that was declared changes no more, another one changes with each of its discards
  const changed = discards.findLastIndex(({seat, declared}) => seat === other && (declared ?? !state?.ready));
  for (const {tile} of discards.slice(changed + 1)) safe.add(kindOf(tile));
  return {ready: state?.ready ? 1 : guessed, safe, own: new Set(river)};
}

/** In how many ways a hand could wait for a kind, by the tiles that are not seen, and by the kinds that it does not win on. */
function waysToWait(kind: Kind, unseen: readonly number[], safe: ReadonlySet<Kind>): number {
  let ways = unseen[kind] * (unseen[kind] + 1) * 0.6;
  if (kind >= HONOR) return ways;
  const rank = rankOf(kind);
  // two tiles in a row wait at both ends
  if (rank > 2 && !(rank > 3 && safe.has(kind - 3))) ways += unseen[kind - 2] * unseen[kind - 1];
  if (rank < 8 && !(rank < 7 && safe.has(kind + 3))) ways += unseen[kind + 2] * unseen[kind + 1];
  if (rank > 1 && rank < 9) ways += 0.5 * unseen[kind - 1] * unseen[kind + 1];
  return ways;
}

/**
 * What dealing in costs more than when another player does, by the payments of a usual win. Where all pay alike, it costs
 * nothing.
 */
function costOfDealingIn({rules, seat, seen}: SeatView, total: number): number {
  const {dealer, counters} = seen.frame;
  const [winner, another] = rules.seats.filter((one) => one !== seat);
  const paid = (from: Seat): number => {
    let sum = 0;
    for (const payment of rules.flow.pay({winner, by: 'discard', from, total, dealer, counters}, rules.o))
      if (payment.from === seat) sum += payment.amount;
    return sum;
  };
  return paid(seat) - paid(another);
}

/** What each discard costs on average. @param total what a usual win is worth */
export function dangerOf(view: SeatView, total: number): (kind: Kind) => number {
  const discards = discardsInOrder(view.seen, view.rules.seats);
  const threats = view.rules.seats
    .filter((other) => other !== view.seat)
    .map((other) => threatOf(view, other, discards));
  const cost = costOfDealingIn(view, total);
  return (kind) => {
    let sum = 0;
    for (const {ready, safe, own} of threats) {
      if (safe.has(kind)) continue;
      const waited = Math.min(MOST_WAITED, waysToWait(kind, view.unseen, safe) * BY_WAY);
      sum += ready * waited * (own.has(kind) ? DISCARDED : 1);
    }
    return sum * cost;
  };
}
