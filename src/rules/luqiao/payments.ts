/** The total of a hand of 路橋, who is liable, and the payments of a scored win (TZ-26, TZ-30 to TZ-34). */
import {isOpen, lowestOf} from '../../core/tiles/group.js';
import {distanceByForm} from '../../core/waiting/distance.js';
import {hasFlag, type Position} from '../../core/game/position.js';
import type {Payment} from '../../core/game/result.js';
import type {Seat} from '../../core/situation/situation.js';
import {GREEN, RED_DRAGON, WHITE, isDragon, suitOf, type Kind} from '../../core/tiles/tile.js';
import {roundedUp, sumOf, type Reckonable, type ReckoningStep} from '../../core/game/reckoning.js';
import type {LuqiaoOptions} from './options.js';
import {pay, type Liability} from './pay.js';
import type {Scored, Total} from '../../core/game/tally.js';

/** Caps a total, then rounds it. A total that only rounding brings to the cap is not 辣子 (TZ-26, TZ-33, TZ-34). */
export function cappedTotal(raw: number, {laziCap, laziAt, roundUpToTen}: LuqiaoOptions): Total {
  const capped = laziAt === 'gt100' ? raw > laziCap : raw >= laziCap;
  const points = Math.min(raw, laziCap);
  return {total: roundUpToTen ? Math.ceil(points / 10) * 10 : points, capped};
}

/**
 * The steps to the total: 胡 and 台 are added up, the 胡 are doubled once for each 台, then come cap and rounding (TZ-26,
 * TZ-33, TZ-34).
 */
export function reckon({lines, sums, capped}: Reckonable, options: LuqiaoOptions): readonly ReckoningStep[] {
  const {laziCap, roundUpToTen} = options;
  const steps: ReckoningStep[] = [sumOf(lines, 'hu')];
  const {hu, tai, raw} = sums;
  if (tai) {
    steps.push(sumOf(lines, 'tai'));
    steps.push({is: 'power', of: hu, base: 2, exponent: tai, result: raw, unit: 'hu'});
  }
  const points = Math.min(raw, laziCap);
  if (capped && points !== raw)
    steps.push({is: 'limit', limit: 'lazi', from: raw, result: points, unit: 'hu'});
  return roundUpToTen ? [...steps, ...roundedUp(points, 10, 'hu')] : steps;
}

/** All payments of the hand; a liable player (包) makes the others' payments too. */
export function payments(scored: Scored<LuqiaoOptions>): readonly Payment[] {
  const {match, total, capped} = scored;
  const {seat, from, dealer, counters, options, by = 'self'} = match.position;
  const liable = liability(scored);
  const others = Object.fromEntries(
    Object.entries(scored.others).map(([other, {total}]) => [other, total] as const),
  );
  const totals = {winner: seat, by, from, total, dealer, counters, capped, others, liable: liable?.seat};
  return pay(totals, options, liable?.why);
}

interface Liable {
  readonly seat: Seat;
  readonly why: Liability;
}

/** Who is liable (包), and by which rule. What the situation states comes first. */
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

/** Whether the other two dragons are melded, and the third was discarded live (TZ-30, TZ-A8). */
function thirdDragon(position: Position<LuqiaoOptions>): boolean {
  if (!wonOnLiveDragon(position)) return false;
  const {baoDragonCountsAngang} = position.options;
  const melds = position.melds.filter((code) => isOpen(code) || baoDragonCountsAngang);
  const others = DRAGONS.filter((kind) => kind !== position.win);
  return others.every((kind) => melds.some((code) => lowestOf(code) === kind));
}

/** Whether three melded sets are of one suit, and a tile of it was discarded to a 清一色 (TZ-31). */
function shownFlush({match, tally}: Scored<LuqiaoOptions>): boolean {
  const {melds, win} = match.position;
  const suit = suitOf(win);
  const shown = melds.filter((code) => isOpen(code) && suitOf(lowestOf(code)) === suit);
  return suit < 3 && shown.length >= 3 && tally.count('qingyise') > 0;
}

const SETS = 4;

/** Whether a live dragon came from a discarder who was neither ready nor one tile away (TZ-32, TZ-A14). */
function liveDragon(position: Position<LuqiaoOptions>): boolean {
  if (!wonOnLiveDragon(position) || !position.from) return false;
  if (hasFlag(position, 'notReady')) return true;
  const discarder = position.others[position.from];
  return discarder !== undefined && (hasFlag(discarder, 'notReady') || distanceByForm(discarder, SETS) > 1);
}
