/** The second scorer of 黄岩: 胡, doubled for each 台, up to 50, by the rules of 路橋 and one 台 for a hand without 財神. */
import {SEATS, type Seat, type Situation} from '../../../src/core/situation/situation.js';
import {
  count,
  heldBefore,
  isDragon,
  isHonor,
  isOneSuit,
  isOrphan,
  isPung,
  plainWait,
  suit,
  type PlainHand,
  type PlainSet,
} from './hand.js';
import {isComplete, hasTooMany, wildSplits, type WildSplit} from './wild.js';

const ALL: ReadonlySet<number> = new Set(Array(34).keys());
const WHITE = 31;
/** A 財神, whatever its face. */
const WILD = 34;
const LIMIT = 50;

const isWild = (kind: number): boolean => kind === WILD;

/** The hand as each 白 of the held tiles is itself, or the face of the 財神. */
function asWhites(hand: PlainHand, wild: number): readonly PlainHand[] {
  const faces = (kind: number): readonly number[] =>
    kind === wild ? [WILD] : kind === WHITE ? [WHITE, wild] : [kind];
  const before = heldBefore(hand).reduce<readonly (readonly number[])[]>(
    (ways, kind) => ways.flatMap((way) => faces(kind).map((face) => [...way, face])),
    [[]],
  );
  const seen = new Map<string, PlainHand>();
  for (const way of before)
    for (const win of faces(hand.win)) {
      const held = [...way, win].sort((a, b) => a - b);
      seen.set(`${held.join()}+${win}`, {...hand, held, win});
    }
  return [...seen.values()];
}

const huOfSet = ({is, low, isConcealed}: PlainSet): number =>
  is === 'chow' ? 0 : 2 * (isConcealed ? 2 : 1) * (isOrphan(low) ? 2 : 1) * (is === 'kong' ? 4 : 1);

function pointsOf(split: WildSplit, hand: PlainHand, hasWild: boolean): number {
  const {sets, pair, all, wonAs} = split;
  const isValued = (kind: number): boolean => isDragon(kind) || kind === hand.seat;
  const hu =
    10 +
    sets.map(huOfSet).reduce((a, b) => a + b, 0) +
    (isValued(pair) ? 2 : 0) +
    (sets.every(isPung) ? 4 : 0) +
    (plainWait(split, {...hand, win: wonAs}) === 'closed' ? 2 : 0) +
    (hand.isSelf ? 2 : 0);
  const tai =
    count(sets, (set) => isPung(set) && isValued(set.low)) +
    (isOneSuit(all, {honors: false}) ? 3 : isOneSuit(all, {honors: true}) || all.every(isHonor) ? 1 : 0) +
    (hasWild ? 0 : 1);
  return Math.min(LIMIT, hu * 2 ** tai);
}

/** Whether whoever discarded pays for all. */
function isLiable(split: WildSplit, hand: PlainHand, winAs: number): boolean {
  const {melds, flags, isSelf, isRobbed} = hand;
  if (isSelf || isRobbed) return false;
  const called = melds.filter((meld) => meld.is !== 'kong' || !meld.isConcealed);
  const isFlush = isOneSuit(split.all, {honors: false});
  const ofSuit = count(called, ({low}) => suit(low) === suit(winAs)) >= 3;
  const dragons = count(melds, ({low}) => isDragon(low));
  const isLive = flags.includes('liveTile') && isDragon(hand.win);
  return (isFlush && ofSuit) || (isLive && (dragons >= 2 || flags.includes('notReady')));
}

/** What a hand is worth and what each other seat pays, or why it is none; undefined for one with too many wild tiles. */
export function huangyan(
  hand: PlainHand,
  wild: number,
  {seat: own = 'east', from}: Situation,
): 'not-a-win' | 'not-allowed' | undefined | {readonly total: number; readonly pays: (seat: Seat) => number} {
  const ways = asWhites(hand, wild);
  if (ways.some((way) => hasTooMany(way, isWild))) return undefined;
  const found = ways.flatMap((way) =>
    wildSplits(way, isWild, ALL).map((split) => ({
      total: pointsOf(split, way, hand.held.includes(wild)),
      isLiable: isLiable(split, hand, way.win),
    })),
  );
  if (!found.length) return 'not-a-win';
  const waitsForAny = asWhites(hand, wild).some(
    (way) =>
      heldBefore(way).includes(WILD) &&
      [...ALL].every((kind) =>
        isComplete({...way, held: [...heldBefore(way), kind].sort((a, b) => a - b)}, isWild, ALL),
      ),
  );
  if (!hand.isSelf && (hand.win === wild || waitsForAny)) return 'not-allowed';
  const total = Math.max(...found.map((one) => one.total));
  const best = found.filter((one) => one.total === total);
  const payments = new Map(
    SEATS.map((seat) => {
      const isFull = total >= LIMIT || seat === 'east' || own === 'east';
      return [seat, seat === own ? 0 : isFull ? total : total / 2];
    }),
  );
  const all = [...payments.values()].reduce((a, b) => a + b, 0);
  const liable = best.some((one) => one.isLiable) ? from : undefined;
  return {total, pays: (seat) => (liable ? (seat === liable ? all : 0) : (payments.get(seat) ?? 0))};
}
