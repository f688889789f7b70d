/** Who pays whom in 新章: 底 and 台, the 台 of the dealer, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Match} from '../../core/match.js';
import type {Payment} from '../../core/result.js';
import type {Scored, Tally} from '../../core/ruleset.js';
import {othersInTurn, pay} from '../../core/settle.js';
import {SEATS, type Seat} from '../../core/situation.js';
import {optionsOf, type XinzhangOptions} from './options.js';

/** Why somebody pays; the names put it into words. */
export type XinzhangPayment = 'win' | 'zhuangjia' | 'lianzhuang' | 'lazhuang' | 'qiqiangyi';

type DealerRow = 'zhuangjia' | 'lianzhuang' | 'lazhuang';

/** The rows of the table that count between the winner and this payer because one of them is the dealer. */
function dealerRows({isDealer, position}: Match, payer: Seat | undefined): readonly DealerRow[] {
  if (isDealer) return ['zhuangjia', 'lianzhuang'];
  return payer === position.dealer ? ['zhuangjia', 'lazhuang'] : [];
}

/** What a row is worth that no line holds; nothing where a pattern that counts includes it (天胡). */
function worthOf(id: string, m: Match, tally: Tally): number {
  const {rows, index} = m.position.table;
  const row = rows[index.get(id) ?? -1];
  if (rows.some(({id: other, includes}) => includes?.includes(id) && tally.count(other))) return 0;
  return (typeof row.value === 'number' ? row.value : row.value(m)) * (row.times?.(m) ?? 1);
}

/** What the lines of these rows are worth together. */
export function sumOf(ids: readonly string[], m: Match, tally: Tally): number {
  return ids.reduce((sum, id) => sum + (tally.count(id) && tally.count(id) * worthOf(id, m, tally)), 0);
}

/** The 台 of the dealer between the winner and this payer. */
export const dealerTai = (m: Match, tally: Tally, payer: Seat | undefined): number =>
  dealerRows(m, payer).reduce((sum, id) => sum + worthOf(id, m, tally), 0);

/** 底 and 台 of one share, and the dealer's 台 `dealerTimes` times, each as a payment of its own. */
function share(scored: Scored, payer: Seat, amount: number, dealer: Seat, dealerTimes: number): Payment[] {
  const {match} = scored;
  const {seat} = match.position;
  return [
    ...pay(payer, seat, amount, 'win'),
    ...dealerRows(match, dealer).flatMap((id) =>
      pay(payer, seat, dealerTimes * worthOf(id, match, scored), id),
    ),
  ];
}

/** All three shares from the discarder (XZ-4, XZ-A1). */
function ronAmount(tai: number, {di, ronFormula}: XinzhangOptions): number {
  switch (ronFormula) {
    case '3x(di+tai)':
      return 3 * (di + tai);
    case 'di+3xtai':
      return di + 3 * tai;
    case 'di+tai':
      return di + tai;
  }
}

/** A win that one player pays for all. */
function fromOne(scored: Scored, payer: Seat): Payment[] {
  const {match, total} = scored;
  const agreed = optionsOf(match);
  const {ronFormula} = agreed;
  const amount = ronAmount(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    return share(scored, payer, amount, payer, ronFormula === 'di+tai' ? 1 : 3);
  }
  // XZ-A2: the shares of all three, of whom the dealer is always one where he is not the winner
  const thrice = match.isDealer && ronFormula === '3x(di+tai)';
  return share(scored, payer, amount, match.position.dealer, thrice ? 3 : 1);
}

/** A self-draw: a share from each (XZ-5). */
function fromEach(scored: Scored, tai: number): Payment[] {
  const {match} = scored;
  const {di} = optionsOf(match);
  return othersInTurn(SEATS, match.position.seat).flatMap((payer) =>
    share(scored, payer, di + tai, payer, 1),
  );
}

/** All payments of the hand; none where it is not said who has to pay. */
export function payments(scored: Scored): readonly Payment[] {
  const {match, total} = scored;
  const {from, seat} = match.position;
  const robbed = sumOf(['qiqiangyi'], match, scored);
  if (match.self && !robbed) return fromEach(scored, total);
  if (!from) return [];
  if (match.ron || match.shape === 'loose') return fromOne(scored, from);
  // XZ-10 (ii): three times 七搶一 from who holds the eighth flower, and the hand as a self-draw
  return [...pay(from, seat, 3 * robbed, 'qiqiangyi'), ...fromEach(scored, total - robbed)];
}
