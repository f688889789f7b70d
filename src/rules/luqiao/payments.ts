/** Who pays whom in 路橋: the winner is paid by all, the others settle among themselves (TZ-28 to TZ-34). */
import {isOpen, lowestOf} from '../../core/tiles/group.js';
import {distanceByForm} from '../../core/waiting/distance.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import type {Payment} from '../../core/game/result.js';
import {othersInTurn, owe} from '../../core/game/settle.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import {GREEN, RED_DRAGON, WHITE, isDragon, suitOf, type Kind} from '../../core/tiles/tile.js';
import type {LuqiaoOptions} from './options.js';
import type {Scored, Total} from '../../core/game/tally.js';

/** Cap first, then rounding; what becomes the cap by rounding is not 辣子 (TZ-26, TZ-33, TZ-34). */
export function total(raw: number, {laziCap, laziAt, roundUpToTen}: LuqiaoOptions): Total {
  const capped = laziAt === 'gt100' ? raw > laziCap : raw >= laziCap;
  const points = Math.min(raw, laziCap);
  return {total: roundUpToTen ? Math.ceil(points / 10) * 10 : points, capped};
}

/** All payments of the hand; who is liable (包) pays those of the others. */
export function payments(scored: Scored<LuqiaoOptions>): readonly Payment[] {
  const {position} = scored.match;
  const {seat} = position;
  const losers = othersInTurn(SEATS, seat);
  const liable = liability(scored);
  const list: Payment[] = [];
  const pay = (from: Seat, to: Seat, amount: number, why: LuqiaoPayment, covered: boolean): void => {
    if (liable && covered && from !== liable.seat) owe(list, liable.seat, to, amount, liable.why);
    else owe(list, from, to, amount, why);
  };
  for (const loser of losers) pay(loser, seat, owedToWinner(loser, scored), 'win', true);
  const covered = position.options.baoCovers === 'allPayments';
  for (const [i, a] of losers.entries()) {
    for (const b of losers.slice(i + 1)) {
      const more = difference(a, b, scored);
      if (more) pay(more > 0 ? b : a, more > 0 ? a : b, Math.abs(more), 'difference', covered);
    }
  }
  return list;
}

/** Half of some points, rounded up to whole 胡: an odd cap makes them odd. */
const half = (points: number): number => Math.ceil(points / 2);

/** Full between dealer and non-dealer, and for 辣子; else half (TZ-28). */
function owedToWinner(loser: Seat, {match, total, capped}: Scored<LuqiaoOptions>): number {
  const {seat, dealer} = match.position;
  return loser === dealer || seat === dealer || capped ? total : half(total);
}

/** What `a` gets from `b`: the difference, half of it where neither is the dealer (TZ-29). */
function difference(a: Seat, b: Seat, {match, others}: Scored<LuqiaoOptions>): number {
  const more = (others[a]?.total ?? 0) - (others[b]?.total ?? 0);
  return a === match.position.dealer || b === match.position.dealer
    ? more
    : Math.sign(more) * half(Math.abs(more));
}

/** Why somebody pays; the names put it into words. */
export type LuqiaoPayment = 'win' | 'difference' | 'liable' | 'baoDragon2' | 'baoQingyise' | 'baoLiveDragon';

interface Liable {
  readonly seat: Seat;
  readonly why: Exclude<LuqiaoPayment, 'win' | 'difference'>;
}

/** 包: who takes over the payments, and by which rule; what the page's author states goes first. */
function liability(scored: Scored<LuqiaoOptions>): Liable | undefined {
  const {position} = scored.match;
  const {by, from, liable} = position;
  if (liable) return {seat: liable, why: 'liable'};
  if (!from || by === undefined || by === 'self') return undefined;
  if (by === 'robbing' && !position.options.baoOnRobKong) return undefined;
  if (thirdDragon(position)) return {seat: from, why: 'baoDragon2'};
  if (shownFlush(scored)) return {seat: from, why: 'baoQingyise'};
  return liveDragon(position) ? {seat: from, why: 'baoLiveDragon'} : undefined;
}

const DRAGONS: readonly Kind[] = [WHITE, GREEN, RED_DRAGON];

const wonOnLiveDragon = (position: Position<LuqiaoOptions>): boolean =>
  isDragon(position.win) && hasFlag(position, 'liveTile');

/** The other two dragons are melded, and the third was discarded live (TZ-30, TZ-A8). */
function thirdDragon(position: Position<LuqiaoOptions>): boolean {
  if (!wonOnLiveDragon(position)) return false;
  const {baoDragonCountsAngang} = position.options;
  const melds = position.melds.filter((code) => isOpen(code) || baoDragonCountsAngang);
  const others = DRAGONS.filter((kind) => kind !== position.win);
  return others.every((kind) => melds.some((code) => lowestOf(code) === kind));
}

/** Three exposed sets of one suit, and a tile of it was discarded to a 清一色 (TZ-31). */
function shownFlush({match, tally}: Scored<LuqiaoOptions>): boolean {
  const {melds, win} = match.position;
  const suit = suitOf(win);
  const shown = melds.filter((code) => isOpen(code) && suitOf(lowestOf(code)) === suit);
  return suit < 3 && shown.length >= 3 && tally.count('qingyise') > 0;
}

const SETS = 4;

/** A live dragon from a discarder who was neither ready nor one tile away (TZ-32, TZ-A14). */
function liveDragon(position: Position<LuqiaoOptions>): boolean {
  if (!wonOnLiveDragon(position) || !position.from) return false;
  if (hasFlag(position, 'notReady')) return true;
  const discarder = position.others[position.from];
  return discarder !== undefined && (hasFlag(discarder, 'notReady') || distanceByForm(discarder, SETS) > 1);
}
