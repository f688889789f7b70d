/** Tables of which groups of a suit are equivalent for an upper bound, and what each adds to it. */
import {
  CHOW,
  PAIR,
  PUNG,
  group,
  lowestOf,
  typeOf,
  wildsOf,
  withWilds,
  type GroupCode,
} from '../../tiles/group.js';
import {ANYWHERE, AS_WILD, type SplitValues} from '../suit-splits.js';
import type {GroupValues} from './upper-bound.js';

/** More groups than a suit has, counting those with wild tiles. */
const MOST = 200;
const HOLDS = 1 << 9;
const sorted = new Uint8Array(8);

/** The type, kind and wild tiles of a group of a suit, in nine bits. */
const placeOf = (code: GroupCode): number => (typeOf(code) << 7) | (lowestOf(code) << 3) | wildsOf(code);

/** Numbers the classes of equivalent groups, so that only one group of each class is considered. */
export class EquivalentGroups implements SplitValues {
  /** For each group, by {@link placeOf}: the number of its class, from 1 on, and what it adds to the bound. */
  private readonly classes = new Uint8Array(512);
  private readonly gains = new Int32Array(512);

  /** @param place where in the suit the winning tile may be; see {@link SuitSplits.splitsOf} */
  constructor(bound: GroupValues, honors: boolean, place: number) {
    const known = new Map<number, number>();
    for (const type of honors ? [PUNG, PAIR] : [CHOW, PUNG, PAIR]) {
      for (let kind = 0; kind < (honors || type === CHOW ? 7 : 9); kind++) {
        for (let wilds = 0; wilds < 8; wilds++) {
          const code = withWilds(group(type, kind), wilds);
          const like = bound.like(code, honors) | marksOf(code, place);
          if (!known.has(like)) known.set(like, known.size + 1);
          this.classes[placeOf(code)] = known.get(like) ?? 0;
          this.gains[placeOf(code)] = bound.gain(code, honors, inMiddle(code, place));
        }
      }
    }
  }

  key(taken: Int32Array, size: number): number {
    for (let i = 0; i < size; i++) {
      const number = this.classes[placeOf(taken[i])];
      let at = i;
      for (; at > 0 && sorted[at - 1] > number; at--) sorted[at] = sorted[at - 1];
      sorted[at] = number;
    }
    let key = 0;
    for (let i = 0; i < size; i++) key = key * MOST + sorted[i];
    return key;
  }

  gain(taken: Int32Array, size: number): number {
    let gain = 0;
    for (let i = 0; i < size; i++) gain += this.gains[placeOf(taken[i])];
    return gain;
  }
}

/** Whether the winning tile may be the middle tile of a chow. */
function inMiddle(code: GroupCode, place: number): boolean {
  if (typeOf(code) !== CHOW) return false;
  const wild = (wildsOf(code) & 0b010) !== 0;
  return place === ANYWHERE || (place === AS_WILD ? wild : !wild && place - 2 === lowestOf(code));
}

/**
 * What distinguishes groups in which the winning tile may be: the wild tiles of a chow, and which of its tiles it is.
 */
function marksOf(code: GroupCode, place: number): number {
  const wild = wildsOf(code);
  const isChow = typeOf(code) === CHOW;
  if (place === AS_WILD) return wild ? HOLDS | (isChow ? wild << 10 : 0) : 0;
  const at = place - 1 - lowestOf(code);
  if (!isChow) return at === 0 && !(wild & 1) ? HOLDS : 0;
  return at >= 0 && at < 3 && !((wild >> at) & 1) ? HOLDS | (wild << 10) | (at << 13) : 0;
}
