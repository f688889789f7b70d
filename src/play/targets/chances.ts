/** How likely it is that tiles come before somebody wins. */
import {KINDS} from '../../core/tiles/tile.js';
import type {SeatView} from '../seen/view.js';

/** Somebody wins after this part of the wall, on average. */
const USUAL_END = 0.7;
/** How much another player's discard counts beside a draw of one's own. */
const CLAIMED = 0.6;
/** More copies of a kind than these are never lacking. */
const MOST = 5;
/** The price of what cannot come. */
export const NO_CHANCE = 1e3;

/** How a tile may come: by own draws alone, also from the left for a chow, also from anybody. */
export const WAYS_OF_COMING = ['own', 'chow', 'any'] as const;
/** One of {@link WAYS_OF_COMING}. */
export type WayOfComing = (typeof WAYS_OF_COMING)[number];

/** What tiles cost by each way, and the chance of getting several. */
export interface Chances {
  /** For each kind, minus the logarithm of the chance that one comes. */
  readonly costs: Readonly<Record<WayOfComing, Float64Array>>;
  /** By the time at which the hand ends, soon, as usual or late: for each kind the chance that 0 to 4 come. */
  readonly times: readonly Readonly<Record<WayOfComing, Float64Array>>[];
  /** What one tile of an ordinary hand costs. */
  readonly step: number;
}

/** The chance that at least n come where so many are expected. */
function comes(n: number, expected: number): number {
  if (n === 0) return 1;
  let term = Math.exp(-expected);
  let below = term;
  for (let i = 1; i < n; i++) below += term *= expected / i;
  return Math.max(1e-9, 1 - below);
}

/** The chance that so many of a kind come, in a table of {@link Chances}. */
export const chanceOf = (table: Float64Array, kind: number, n: number): number => table[kind * MOST + n];

/** What may still come to a seat. Nobody knows when the hand ends: soon, at the usual time, or late. */
export function chancesOf({unseen, unseenAll, rules, left, me}: SeatView): Chances {
  const {flow, o, seats} = rules;
  const all = left / seats.length;
  const whole = flow.left(o);
  const usual = (USUAL_END * (Number.isFinite(whole) ? whole : left)) / seats.length;
  const rest = Math.min(all, Math.max(0.3 * usual, usual - me.river.length));
  const more = {own: 0, chow: flow.chow ? CLAIMED : 0, any: CLAIMED * (seats.length - 1)};
  const byWay = <T>(of: (more: number) => T): Record<WayOfComing, T> => ({
    own: of(more.own),
    chow: of(more.chow),
    any: of(more.any),
  });
  // of several tiles, only the last may come from others
  const table = (draws: number, others: number): Float64Array => {
    const list = new Float64Array(KINDS * MOST);
    for (let kind = 0; kind < KINDS; kind++) {
      for (let n = 0; n < MOST; n++)
        list[kind * MOST + n] =
          n > unseen[kind] ? 0 : comes(n, ((unseen[kind] * draws) / unseenAll) * (1 + others / (n || 1)));
    }
    return list;
  };
  const cost = (n: number, others: number): number =>
    n ? -Math.log(comes(1, ((n * rest) / unseenAll) * (1 + others))) : NO_CHANCE;
  return {
    times: [0.4 * rest, rest, Math.min(all, 1.7 * rest)].map((draws) =>
      byWay((others) => table(draws, others)),
    ),
    costs: byWay((others) => Float64Array.from(unseen, (n) => cost(n, others))),
    step: cost(3, more.chow),
  };
}
