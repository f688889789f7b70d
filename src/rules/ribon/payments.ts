/** The payments of a scored win. The winner's own riichi stick comes back, and is no payment. */
import type {Payment} from '../../core/game/result.js';
import type {Scored} from '../../core/game/tally.js';
import {pay} from './pay.js';

/** What each of the others pays the winner. */
export function payments({match, total}: Scored): readonly Payment[] {
  const {seat, from, dealer, counters, by = 'self'} = match.position;
  return pay({winner: seat, by, from, total, dealer, counters});
}
