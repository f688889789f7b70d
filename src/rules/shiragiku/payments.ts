/** The payments of a scored win. */
import type {Payment} from '../../core/game/result.js';
import type {Scored} from '../../core/game/tally.js';
import type {ShiragikuOptions} from './options.js';
import {pay} from './pay.js';

/** The payments of a win; none if it is not said who discarded. */
export function payments({match, tally}: Scored<ShiragikuOptions>): readonly Payment[] {
  const {seat, from, dealer, counters, options, by = 'discard'} = match.position;
  return pay({winner: seat, by, from, total: tally.sums.tai, dealer, counters}, options);
}
