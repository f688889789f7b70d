/** Who pays whom in 新章: 底 and 台, the 台 of the dealer, and 七搶一 (XZ-3 to XZ-5, XZ-10, XZ-11). */
import type {Match} from '../../core/match.js';
import type {Payment} from '../../core/result.js';
import type {Pattern, Scored, Tally} from '../../core/ruleset.js';
import {othersInTurn, owe} from '../../core/settle.js';
import {SEATS, type Seat} from '../../core/situation.js';
import type {Table} from '../../core/table.js';
import {optionsOf, type XinzhangOptions} from './options.js';

/** Why somebody pays; the names put it into words. */
export type XinzhangPayment = 'win' | 'zhuangjia' | 'lianzhuang' | 'lazhuang' | 'qiqiangyi';

type DealerRow = 'zhuangjia' | 'lianzhuang' | 'lazhuang';

/** A row that no line holds, and what it is worth between two players. */
interface DealerLine {
  readonly id: DealerRow;
  readonly tai: number;
}

const NONE: readonly DealerLine[] = [];

const valueOf = ({value}: Pattern, m: Match): number => (typeof value === 'number' ? value : value(m));

/** Whether a pattern that counts takes the place of a row: 莊家 is in 天胡. */
function isIncluded(row: number, {includes}: Table, {rows: {list, size, times}}: Tally): boolean {
  for (let k = 0; k < size; k++) if (times[list[k]] && includes[list[k]].includes(row)) return true;
  return false;
}

function dealerLine(id: DealerRow, m: Match, tally: Tally): DealerLine {
  const {table} = m.position;
  const at = table.index.get(id) ?? -1;
  const row: Pattern = table.rows[at];
  const times = row.times?.(m) ?? 1;
  return {id, tai: times && !isIncluded(at, table, tally) ? times * valueOf(row, m) : 0};
}

/** The rows that count between the winner and this payer because one of them is the dealer. */
function dealerLines(m: Match, tally: Tally, payer: Seat | undefined): readonly DealerLine[] {
  const {isDealer, position} = m;
  if (!isDealer && payer !== position.dealer) return NONE;
  return [dealerLine('zhuangjia', m, tally), dealerLine(isDealer ? 'lianzhuang' : 'lazhuang', m, tally)];
}

/** The 台 of the dealer between the winner and this payer. */
export const dealerTai = (m: Match, tally: Tally, payer: Seat | undefined): number =>
  dealerLines(m, tally, payer).reduce((sum, {tai}) => sum + tai, 0);

/** What the lines of these rows are worth together. */
export function sumOf(ids: readonly string[], m: Match, tally: Tally): number {
  const {rows, index} = m.position.table;
  let sum = 0;
  for (const id of ids) {
    const at = index.get(id);
    if (at !== undefined) sum += tally.count(id) * valueOf(rows[at], m);
  }
  return sum;
}

/** 底 and 台 of one share, and the dealer's 台 so many times, each as a payment of its own. */
function share(
  list: Payment[],
  payer: Seat,
  winner: Seat,
  amount: number,
  dealer: readonly DealerLine[],
  times: number,
): void {
  owe(list, payer, winner, amount, 'win');
  for (const {id, tai} of dealer) owe(list, payer, winner, times * tai, id);
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
function fromOne(list: Payment[], scored: Scored, payer: Seat): void {
  const {match, total} = scored;
  const {seat, dealer} = match.position;
  const agreed = optionsOf(match);
  const {ronFormula} = agreed;
  const amount = ronAmount(total, agreed);
  if (agreed.zenjuDealer === 'pairwise') {
    share(list, payer, seat, amount, dealerLines(match, scored, payer), ronFormula === 'di+tai' ? 1 : 3);
  } else {
    // XZ-A2: the shares of all three, of whom the dealer is always one where he is not the winner
    const thrice = match.isDealer && ronFormula === '3x(di+tai)';
    share(list, payer, seat, amount, dealerLines(match, scored, dealer), thrice ? 3 : 1);
  }
}

/** A self-draw: a share from each (XZ-5). */
function fromEach(list: Payment[], scored: Scored, tai: number): void {
  const {match} = scored;
  const {seat, dealer} = match.position;
  const amount = optionsOf(match).di + tai;
  const lines = dealerLines(match, scored, dealer);
  for (const payer of othersInTurn(SEATS, seat)) {
    share(list, payer, seat, amount, match.isDealer || payer === dealer ? lines : NONE, 1);
  }
}

/** All payments of the hand; none where it is not said who has to pay. */
export function payments(scored: Scored): readonly Payment[] {
  const {match, total} = scored;
  const {from, seat} = match.position;
  const list: Payment[] = [];
  const robbed = sumOf(['qiqiangyi'], match, scored);
  if (match.self && !robbed) fromEach(list, scored, total);
  else if (from && (match.ron || match.shape === 'loose')) fromOne(list, scored, from);
  else if (from) {
    // XZ-10 (ii): three times 七搶一 from who holds the eighth flower, and the hand as a self-draw
    owe(list, from, seat, 3 * robbed, 'qiqiangyi');
    fromEach(list, scored, total - robbed);
  }
  return list;
}
