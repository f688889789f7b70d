/** The payments of a scored win. */
import type {Payment} from '../../core/game/result.js';
import type {Scored} from '../../core/game/ruleset.js';
import {pay} from './pay.js';

/** None where it is not said who discarded. */
export function payments({match, sums}: Scored): readonly Payment[] {
  const {seat, from, dealer, counters, options, by = 'discard'} = match.position;
  return pay({winner: seat, by, from, total: sums.tai, dealer, counters}, options);
}
