/** Who pays whom in 路橋: the winner is paid by all, the others settle among themselves (TZ-28 to TZ-34). */
import {DRAGON_BITS, isOpen, lowestOf} from '../../core/group.js';
import {distance} from '../../core/distance.js';
import {bitCount} from '../../core/match.js';
import {hasFlag, type Position} from '../../core/position.js';
import type {Payment} from '../../core/result.js';
import type {Options, Scored, Total} from '../../core/ruleset.js';
import {othersInTurn, pay} from '../../core/settle.js';
import {SEATS, type Seat} from '../../core/situation.js';
import {HONOR, isDragon, suitOf} from '../../core/tile.js';
import {optionsOf, type LuqiaoOptions} from './options.js';

/** Cap first, then rounding; what becomes the cap by rounding is not 辣子 (TZ-26, TZ-33, TZ-34). */
export function total(raw: number, options: Options): Total {
  const {laziCap, laziAt, roundUpToTen} = options as unknown as LuqiaoOptions;
  const capped = laziAt === 'gt100' ? raw > laziCap : raw >= laziCap;
  const points = Math.min(raw, laziCap);
  return {total: roundUpToTen ? Math.ceil(points / 10) * 10 : points, capped};
}

/** All payments of the hand, with 包 where somebody is liable. */
export function payments(scored: Scored): readonly Payment[] {
  const {position} = scored.match;
  const {seat} = position;
  const losers = othersInTurn(SEATS, seat);
  const toWinner = losers.flatMap((loser) => pay(loser, seat, owedToWinner(loser, scored), 'win'));
  const between = losers.flatMap((a, i) => losers.slice(i + 1).flatMap((b) => settleLosers(a, b, scored)));
  const bao = liability(scored);
  if (!bao) return [...toWinner, ...between];
  const takeOver = (payment: Payment): Payment[] =>
    payment.from === bao.seat ? [payment] : pay(bao.seat, payment.to, payment.amount, bao.why);
  const {baoCovers} = optionsOf(position);
  return [
    ...toWinner.flatMap(takeOver),
    ...(baoCovers === 'allPayments' ? between.flatMap(takeOver) : between),
  ];
}

/** Full between dealer and non-dealer, and for 辣子; else half (TZ-28). */
function owedToWinner(loser: Seat, {match, total, capped}: Scored): number {
  const {seat, dealer} = match.position;
  return loser === dealer || seat === dealer || capped ? total : total / 2;
}

/** The lower pays the difference; half of it where neither is the dealer (TZ-29). */
function settleLosers(a: Seat, b: Seat, {match, others}: Scored): Payment[] {
  const {dealer} = match.position;
  const more = (others[a]?.total ?? 0) - (others[b]?.total ?? 0);
  const amount = Math.abs(more) / (a === dealer || b === dealer ? 1 : 2);
  return more > 0 ? pay(b, a, amount, 'difference') : pay(a, b, amount, 'difference');
}

/** Why somebody pays; the names put it into words. */
export type LuqiaoPayment = 'win' | 'difference' | 'liable' | 'baoDragon2' | 'baoQingyise' | 'baoLiveDragon';

interface Liable {
  readonly seat: Seat;
  readonly why: Exclude<LuqiaoPayment, 'win' | 'difference'>;
}

/** 包: who takes over the payments, and by which rule; what the page's author states goes first. */
function liability(scored: Scored): Liable | undefined {
  const {position} = scored.match;
  const {by, from, liable} = position;
  if (liable) return {seat: liable, why: 'liable'};
  if (!from || by === undefined || by === 'self') return undefined;
  if (by === 'robbing' && !optionsOf(position).baoOnRobKong) return undefined;
  if (thirdDragon(position)) return {seat: from, why: 'baoDragon2'};
  if (shownFlush(scored)) return {seat: from, why: 'baoQingyise'};
  return liveDragon(position) ? {seat: from, why: 'baoLiveDragon'} : undefined;
}

const wonOnLiveDragon = (position: Position): boolean =>
  isDragon(position.win) && hasFlag(position, 'liveTile');

/** Two dragons are melded, and the third was discarded live (TZ-30, TZ-A8). */
function thirdDragon(position: Position): boolean {
  if (!wonOnLiveDragon(position)) return false;
  let melded = 0;
  for (const code of position.melds) {
    const counts = isOpen(code) || optionsOf(position).baoDragonCountsAngang;
    if (counts && isDragon(lowestOf(code))) melded |= 1 << (lowestOf(code) - HONOR);
  }
  return bitCount(melded & DRAGON_BITS & ~(1 << (position.win - HONOR))) === 2;
}

/** Three exposed sets of one suit, and a tile of it was discarded to a 清一色 (TZ-31). */
function shownFlush({match, count}: Scored): boolean {
  const {melds, win} = match.position;
  const suit = suitOf(win);
  const shown = melds.filter((code) => isOpen(code) && suitOf(lowestOf(code)) === suit);
  return suit < 3 && shown.length >= 3 && count('qingyise') > 0;
}

/** A live dragon from a discarder who was neither ready nor one tile away (TZ-32, TZ-A14). */
function liveDragon(position: Position): boolean {
  if (!wonOnLiveDragon(position) || !position.from) return false;
  if (hasFlag(position, 'notReady')) return true;
  const discarder = position.others[position.from];
  return discarder !== undefined && distance(discarder) > 1;
}
