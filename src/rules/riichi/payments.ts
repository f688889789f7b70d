/** The payments of a scored win. The winner also takes the riichi sticks, which a game keeps count of. */
import type {Payment} from '../../core/result.js';
import type {Scored} from '../../core/ruleset.js';
import {fedYakuman} from './liability.js';
import type {RiichiOptions} from './options.js';
import {pay} from './pay.js';
import {LIMITS, winPoints} from './points.js';

/** How many yakuman a liable player answers for: those that he fed, or all of the hand (RC-18). */
function liableTimes({tally, match}: Scored<RiichiOptions>): number {
  const {options, liable} = match.position;
  if (!liable) return 0;
  const fed = fedYakuman(match.position, options).reduce((n, id) => n + tally.count(id) * tally.value(id), 0);
  const all = options.yakumanStack ? tally.sums.yakuman : 1;
  return fed && options.liabilityFor === 'hand' ? all : Math.min(fed, all);
}

/** What each of the others pays the winner. */
export function payments(scored: Scored<RiichiOptions>): readonly Payment[] {
  const {match, total} = scored;
  const {seat, from, dealer, counters, by = 'self', liable, options} = match.position;
  const times = liableTimes(scored);
  const answersFor = winPoints(LIMITS.yakuman * times, match.isDealer, by === 'self');
  return pay({
    ...{winner: seat, by, from, total, dealer, counters},
    ...(liable && times && {liable: {seat: liable, total: answersFor, counters: options.liabilityCounters}}),
  });
}
