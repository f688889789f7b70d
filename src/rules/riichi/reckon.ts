/** From fu and han to the total, as steps (RC-8 to RC-10). */
import type {Match} from '../../core/match.js';
import type {Position} from '../../core/position.js';
import {roundedUp, sumOf, type Reckonable, type ReckoningStep} from '../../core/ruleset.js';
import type {RiichiOptions} from './options.js';
import {LIMITS, basicPoints, limitOf, winPoints, roundedFu, toHundreds} from './points.js';

const HUNDRED = 100;

/**
 * How the base is paid, as numbers that a result keeps: how often the discarder pays it, or after a self-draw the
 * dealer and each of the others; 0 for players who do not pay.
 */
export interface Paid {
  readonly discarder: number;
  readonly dealer: number;
  readonly others: number;
}

/** Nobody has won. */
export const UNPAID: Paid = {discarder: 0, dealer: 0, others: 0};

/** A win that is paid like a self-draw; 流し満貫 is one too (RC-17). */
const isSelfDraw = ({by}: Position): boolean => by === 'self' || by === undefined;

/** Who pays how often the base (RC-9). */
export function paidOf({isDealer, position}: Match<RiichiOptions>): Paid {
  if (!isSelfDraw(position)) return {discarder: isDealer ? 6 : 4, dealer: 0, others: 0};
  return isDealer ? {discarder: 0, dealer: 0, others: 2} : {discarder: 0, dealer: 2, others: 1};
}

/** What a win gets, without counters. */
export const totalOf = (base: number, {isDealer, position}: Match<RiichiOptions>): number =>
  winPoints(base, isDealer, isSelfDraw(position));

/** The steps to the base points: fu, han, doubling, and the limit that they reach. */
function baseSteps({lines, sums}: Reckonable, options: RiichiOptions): readonly ReckoningStep[] {
  const {han, fu, yakuman, base} = sums;
  const hand = {han, fu, yakuman};
  const limit = limitOf(hand, options);
  if (yakuman) {
    const sum = sumOf(lines, 'yakuman');
    const one = LIMITS.yakuman;
    const first = {is: 'limit', limit: 'yakuman', from: sum.result, result: one, unit: 'points'} as const;
    const times = base / one;
    return times > 1
      ? [sum, first, {is: 'product', of: one, times, result: base, unit: 'points'}]
      : [sum, first];
  }
  const sumOfFu = sumOf(lines, 'fu');
  const sumOfHan = sumOf(lines, 'han');
  const isFixed = roundedFu(fu) === fu;
  const before: ReckoningStep[] = fu
    ? [sumOfFu, ...(isFixed ? [] : roundedUp(fu, 10, 'fu')), sumOfHan]
    : [sumOfHan];
  if (limit && (limit !== 'mangan' || !fu))
    return [...before, {is: 'limit', limit, from: han, result: base, unit: 'points'}];
  const result = basicPoints(han, fu);
  const power = {is: 'power', of: roundedFu(fu), base: 2, exponent: 2 + han, result, unit: 'points'} as const;
  const reached: ReckoningStep[] =
    limit && result !== base ? [{is: 'limit', limit, from: result, result: base, unit: 'points'}] : [];
  return [...before, power, ...reached];
}

/** The steps to what the discarder pays, or all players together. */
function paidSteps({sums, total}: Reckonable): readonly ReckoningStep[] {
  const {base, discarder, dealer, others} = sums;
  if (discarder) {
    const result = base * discarder;
    return [
      {is: 'product', of: base, times: discarder, result, unit: 'points'},
      ...roundedUp(result, HUNDRED, 'points'),
    ];
  }
  const share = (payers: number, times: number) => ({
    payers,
    times,
    to: HUNDRED,
    each: toHundreds(base * times),
  });
  const shares = dealer ? [share(1, dealer), share(2, others)] : [share(3, others)];
  return [{is: 'share', of: base, shares, result: total, unit: 'points'}];
}

/** All steps from fu and han to the total. */
export const reckon = (scored: Reckonable, options: RiichiOptions): readonly ReckoningStep[] => [
  ...baseSteps(scored, options),
  ...paidSteps(scored),
];
