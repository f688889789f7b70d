/** The payments of a scored win, and what counts towards them. */
import type {Match} from '../../core/game/match.js';
import type {Payment} from '../../core/game/result.js';
import type {Scored, Tally} from '../../core/game/tally.js';
import type {SpecialWin, Totals} from '../../core/game/flow.js';
import type {Seat} from '../../core/situation/situation.js';
import type {XinzhangOptions} from './options.js';
import * as settle from './pay.js';

/** What changes the payments: 七搶一, paid by the holder of the eighth flower; 天胡, which takes the place of 莊家. */
function specialOf(m: Match, tally: Tally): readonly SpecialWin[] {
  const special: SpecialWin[] = [];
  if (m.has('sevenFlowers') && tally.count('qiqiangyi')) special.push('seven');
  if (tally.count('tianhu')) special.push('heavenly');
  return special;
}

function totalsOf(m: Match, tally: Tally, total: number): Totals {
  const {seat, from, dealer, counters, by = 'self'} = m.position;
  return {winner: seat, by, from, total, dealer, counters, special: specialOf(m, tally)};
}

/** The dealer's 台 between the winner and this payer. */
export const dealerTai = (m: Match<XinzhangOptions>, tally: Tally, payer: Seat | undefined): number =>
  settle.dealerTaiSum(payer, totalsOf(m, tally, 0), m.options);

/** The sum of the lines of these rows. */
export function sumOfRows(ids: readonly string[], tally: Tally): number {
  return ids.reduce((sum, id) => sum + tally.count(id) * tally.value(id), 0);
}

/** The payments of a win; none if it is not said who has to pay. */
export const payments = ({match, tally, total}: Scored<XinzhangOptions>): readonly Payment[] =>
  settle.pay(totalsOf(match, tally, total), match.options);
