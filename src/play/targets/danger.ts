/** What a discard may cost: how likely each other player waits for it, and what dealing in costs more than a win of others. */
import {HONOR, kindOf, rankOf, type Kind} from '../../core/tiles/tile.js';
import type {Seat} from '../../core/situation/situation.js';
import type {SeatView} from '../seen/view.js';

/** How much a player minds danger. */
const MINDS = 0.35;

/** What one other player may be waiting for. */
interface Threat {
  /** How likely that hand is ready. */
  readonly ready: number;
  /** Kinds on which it cannot win, or did not a moment ago. */
  readonly safe: ReadonlySet<Kind>;
  /** Kinds that it discarded itself. */
  readonly own: ReadonlySet<Kind>;
}

function threatOf({seen, rules, seat, left}: SeatView, other: Seat): Threat {
  const {flow, o, seats} = rules;
  const state = seen.seats[other];
  const river = (state?.river ?? []).map(({tile}) => kindOf(tile));
  const whole = flow.left(o);
  const gone = Number.isFinite(whole) ? 1 - left / whole : 0.5;
  const called = state?.melds.filter(({open}) => open).length ?? 0;
  const guessed = Math.min(0.85, Math.max(0, 0.9 * gone - 0.1) + 0.13 * called);
  const safe = new Set(flow.furiten?.win?.(o) === 'furiten' ? river : []);
  // what the players between that seat and this one discarded since its turn, it has not won on
  const me = seats.indexOf(seat);
  for (let i = (seats.indexOf(other) + 1) % seats.length; i !== me; i = (i + 1) % seats.length) {
    const last = seen.seats[seats[i]]?.river.at(-1);
    if (last) safe.add(kindOf(last.tile));
  }
  return {ready: state?.ready ? 1 : guessed, safe, own: new Set(river)};
}

/** In how many ways a hand could wait for a kind, by the tiles that are not seen. */
function waysToWait(kind: Kind, unseen: readonly number[]): number {
  let ways = unseen[kind] * (unseen[kind] + 1) * 0.6;
  if (kind >= HONOR) return ways;
  const rank = rankOf(kind);
  if (rank > 2) ways += unseen[kind - 2] * unseen[kind - 1];
  if (rank < 8) ways += unseen[kind + 2] * unseen[kind + 1];
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
  const threats = view.rules.seats
    .filter((other) => other !== view.seat)
    .map((other) => threatOf(view, other));
  const cost = costOfDealingIn(view, total);
  return (kind) => {
    const waited = Math.min(0.2, waysToWait(kind, view.unseen) * 0.0045);
    let sum = 0;
    for (const {ready, safe, own} of threats)
      if (!safe.has(kind)) sum += ready * waited * (own.has(kind) ? 0.35 : 1);
    return MINDS * sum * cost;
  };
}
