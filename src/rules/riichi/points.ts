/** From fu and han to points: the base, the limits, and what each player pays (RC-9, RC-10). */
import type {RiichiOptions} from './options.js';

/** The limits by id, with their base points: the lowest first. */
export const LIMITS = {mangan: 2000, haneman: 3000, baiman: 4000, sanbaiman: 6000, yakuman: 8000} as const;
/** A limit of {@link LIMITS}. */
export type Limit = keyof typeof LIMITS;

/** The fewest han of each limit; fewer han reach mangan by their fu. */
const HAN = {mangan: 5, haneman: 6, baiman: 8, sanbaiman: 11, yakuman: 13} as const;

/** What a hand consists of, as the lines add up. */
export interface HanAndFu {
  readonly han: number;
  readonly fu: number;
  readonly yakuman: number;
}

/** Han, fu and yakuman from the sums of the lines. */
export const hanAndFuOf = ({han, fu, yakuman}: Readonly<Record<string, number>>): HanAndFu => ({
  fu,
  han,
  yakuman,
});

/** Seven pairs have 25 fu; all other fu are rounded up to the next ten (RC-8). */
const SEVEN_PAIRS_FU = 25;
/** The fu that count: rounded up to tens, but for the 25 of seven pairs (RC-8). */
export const roundedFu = (fu: number): number => (fu === SEVEN_PAIRS_FU ? fu : Math.ceil(fu / 10) * 10);

/** The limit that a hand reaches; undefined for a hand below mangan. */
export function limitOf({han, fu, yakuman}: HanAndFu, options: RiichiOptions): Limit | undefined {
  if (yakuman) return 'yakuman';
  if (han >= HAN.yakuman) return options.countedYakuman ? 'yakuman' : 'sanbaiman';
  if (han >= HAN.sanbaiman) return 'sanbaiman';
  if (han >= HAN.baiman) return 'baiman';
  if (han >= HAN.haneman) return 'haneman';
  return han >= HAN.mangan || isMangan(basicPoints(han, fu), options) ? 'mangan' : undefined;
}

/** Fu, doubled once for each han and twice more. */
export const basicPoints = (han: number, fu: number): number => roundedFu(fu) * 2 ** (2 + han);

/** 30 fu with 4 han and 60 fu with 3 han, which house rules raise to mangan (切り上げ満貫). */
const KIRIAGE = 1920;
const isMangan = (points: number, {kiriageMangan}: RiichiOptions): boolean =>
  points >= LIMITS.mangan || (kiriageMangan && points === KIRIAGE);

/** The base points of a hand. */
export function basePoints(hand: HanAndFu, options: RiichiOptions): number {
  const limit = limitOf(hand, options);
  if (!limit) return basicPoints(hand.han, hand.fu);
  const {yakumanStack} = options;
  return LIMITS[limit] * (hand.yakuman && yakumanStack ? hand.yakuman : 1);
}

/** Rounds an amount up to the next hundred. */
export const toHundreds = (points: number): number => Math.ceil(points / 100) * 100;

/** What a win gets without counters: from the discarder, or from all others together. */
export function winPoints(base: number, isDealer: boolean, selfDraw: boolean): number {
  if (!selfDraw) return toHundreds(base * (isDealer ? 6 : 4));
  return isDealer ? 3 * toHundreds(base * 2) : toHundreds(base * 2) + 2 * toHundreds(base);
}
