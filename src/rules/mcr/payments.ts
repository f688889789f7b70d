/** The payments of a scored win. */
import type {Payment} from '../../core/game/result.js';
import type {Scored} from '../../core/game/tally.js';
import {pay} from './pay.js';

export {falseWin} from './pay.js';

/** Flowers alone are won as by self-draw (MC-11). */
export function payments({match, total}: Scored): readonly Payment[] {
  const {seat, from, dealer, counters, by = 'self'} = match.position;
  return pay({winner: seat, by, from, total, dealer, counters});
}
