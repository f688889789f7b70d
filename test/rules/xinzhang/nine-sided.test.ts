import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {isNineSided} from '../../../src/rules/xinzhang/nine-sided.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';

/** The hands printed on the page (XZ-9). */
const NINE_DRAGONS = [
  '1112223334567888',
  '2223334445678999',
  '1112345666777888',
  '2223456777888999',
  '1122233345678999',
  '1112345677788899',
];
const NINE_GATES = [
  '1112233445678999',
  '1112334455678999',
  '1112344556678999',
  '1112345566778999',
  '1112345667788999',
];
const ONLY_PAIRS = ['1113334455667788', '2223334455667788', '2233445566777888', '2233445566777999'];

/** Whether the tiles of one suit split into sets, with a pair or without. */
function splits(counts: number[], pair: boolean, from = 0): boolean {
  while (from < 9 && !counts[from]) from++;
  if (from === 9) return !pair;
  const take = (ranks: readonly number[], paired: boolean): boolean => {
    if (ranks.some((rank) => !counts[rank]) || counts[from] < ranks.filter((rank) => rank === from).length) {
      return false;
    }
    for (const rank of ranks) counts[rank]--;
    const whole = splits(counts, paired, from);
    for (const rank of ranks) counts[rank]++;
    return whole;
  };
  return (
    (from < 7 && take([from, from + 1, from + 2], pair)) ||
    take([from, from, from], pair) ||
    (pair && take([from, from], false))
  );
}

const pairsAndTriplet = (counts: readonly number[]): boolean =>
  counts.every((n) => n !== 1) && counts.filter((n) => n === 3).length === 1;

/** Calls `found` with every way to hold sixteen tiles of one suit. */
function everyHand(found: (counts: number[]) => void, counts: number[] = [], left = 16): void {
  if (counts.length === 9) {
    if (left === 0) found(counts);
    return;
  }
  for (let n = Math.max(0, left - 4 * (8 - counts.length)); n <= Math.min(4, left); n++) {
    counts.push(n);
    everyHand(found, counts, left - n);
    counts.pop();
  }
}

const spelled = (counts: readonly number[]): string => counts.map((n, i) => String(i + 1).repeat(n)).join('');

describe('XZ-9 九龍飛天', () => {
  it('of all hands of one suit six wait for nine, five more in the 九蓮 form, and four with 八對半 alone', () => {
    const bySets: string[] = [];
    const withPairs: string[] = [];
    const counted: string[] = [];
    everyHand((counts) => {
      let sets = true;
      let any = true;
      for (let rank = 0; rank < 9 && any; rank++) {
        counts[rank]++;
        const whole = counts[rank] < 5 && splits(counts, true);
        sets &&= whole;
        any &&= whole || (counts[rank] < 5 && pairsAndTriplet(counts));
        counts[rank]--;
      }
      if (sets) bySets.push(spelled(counts));
      else if (any) withPairs.push(spelled(counts));
      if (sets && isNineSided(Uint8Array.from(counts), 0)) counted.push(spelled(counts));
    });
    expect(counted.sort()).toEqual([...NINE_DRAGONS].sort());
    expect(bySets.sort()).toEqual([...NINE_DRAGONS, ...NINE_GATES].sort());
    expect(withPairs.sort()).toEqual([...ONLY_PAIRS].sort());
  });

  const ids = (hand: string, more: object = {}): string[] =>
    score({rules: 'xinzhang', hand, by: 'self', seat: 'south', ...more}, xinzhang).lines.map(({id}) => id);

  for (const hand of NINE_DRAGONS) {
    it(`${hand} with each of nine tiles, in each suit`, () => {
      for (const suit of 'mps') {
        for (let rank = 1; rank < 10; rank++) {
          expect(ids(`${hand}${suit} +${rank}${suit}`)).toContain('jiulongfeitian');
        }
      }
    });
  }

  for (const hand of [...NINE_GATES, ...ONLY_PAIRS]) {
    it(`not ${hand}`, () => {
      for (let rank = 1; rank < 10; rank++) {
        expect(ids(`${hand}p +${rank}p`)).toContain('qingyise');
        expect(ids(`${hand}p +${rank}p`)).not.toContain('jiulongfeitian');
      }
    });
  }

  it('with 天胡 whichever tile came last', () => {
    const dealer = {seat: 'east', flags: ['heavenly']};
    // 1112223334567888m + 9m, written as if 4m had come last
    expect(ids('1112223335678889m +4m', dealer)).toContain('jiulongfeitian');
    expect(ids('1112223335678889m +4m')).not.toContain('jiulongfeitian');
    // 1112233445678999m + 1m has the 九蓮 form only
    expect(ids('1112233445678999m +1m', dealer)).not.toContain('jiulongfeitian');
  });
});
