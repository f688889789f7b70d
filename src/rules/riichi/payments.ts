/** The payments of a scored win. The winner also takes the riichi sticks, which a game keeps count of. */
import type {Payment} from '../../core/result.js';
import type {Scored} from '../../core/ruleset.js';
import {inSum, owe} from '../../core/settle.js';
import type {Seat} from '../../core/situation.js';
import type {RiichiOptions} from './options.js';
import {pay, type RiichiPayment} from './pay.js';
import {LIMITS, winPoints} from './points.js';

/** Yakuman for whose last set somebody is liable (RC-18). */
const LIABLE = ['daisangen', 'daisuushii'] as const;

/** How many times a yakuman's base is owed by a liable player. */
const liableTimes = ({tally}: Scored<RiichiOptions>, most: number): number =>
  Math.min(
    most,
    LIABLE.reduce((n, id) => n + tally.count(id) * tally.value(id), 0),
  );

/** What each of the others pays the winner. */
export function payments(scored: Scored<RiichiOptions>): readonly Payment[] {
  const {match, total} = scored;
  const {seat, from, dealer, counters, by = 'self', liable, options} = match.position;
  const win = {winner: seat, by, from, total, dealer, counters};
  const times = liable && options.liability ? liableTimes(scored, yakumanOf(scored)) : 0;
  if (!liable || !times) return pay(win);
  return inSum(liablePayments(scored, liable, times));
}

/** How many yakuman are paid. */
function yakumanOf({tally: {sums}, match: {options}}: Scored<RiichiOptions>): number {
  return options.yakumanStack ? sums.yakuman : 1;
}

/**
 * A liable player pays his yakuman alone after a self-draw, and half of it after another's discard. The rest of the hand
 * is paid as usual. The counters are paid by the discarder, or after a self-draw by the liable player if he pays all
 * (RC-18, RC-19).
 */
function liablePayments(scored: Scored<RiichiOptions>, liable: Seat, times: number): readonly Payment[] {
  const {match} = scored;
  const {seat, from, dealer, counters, by = 'self'} = match.position;
  const selfDraw = by === 'self';
  const own = LIMITS.yakuman * times * (selfDraw ? 1 : 0.5);
  const rest = LIMITS.yakuman * yakumanOf(scored) - own;
  const list: Payment[] = [];
  owe(list, liable, seat, winPoints(own, match.isDealer, false), 'liable' satisfies RiichiPayment);
  const win = {winner: seat, by, from, dealer, counters};
  if (rest) return [...list, ...pay({...win, total: winPoints(rest, match.isDealer, selfDraw)})];
  const COUNTER = 300;
  owe(list, liable, seat, counters * COUNTER, 'counters' satisfies RiichiPayment);
  return list;
}
