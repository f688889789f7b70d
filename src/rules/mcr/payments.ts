/** The payments of a scored win. */
import type {Payment} from '../../core/game/result.js';
import type {Scored} from '../../core/game/tally.js';
import {pay} from './pay.js';

export {falseWin} from './pay.js';

/** The payments of a win. A win by flowers alone counts as a self-draw (MC-11). */
export function payments({match, total}: Scored): readonly Payment[] {
  const {seat, from, dealer, counters, by = 'self'} = match.position;
  return pay({winner: seat, by, from, total, dealer, counters});
}
