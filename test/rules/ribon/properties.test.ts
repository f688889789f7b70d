import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {FLAGS, type Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {seeded, shuffled, type Random} from '../random.js';
import {names, randomHand} from './hands.js';
import type {PlainHand} from './plain-forms.js';

/** The same hand, written in another order. */
function mixed(random: Random, {melds, held, win, gari}: PlainHand): Pick<Situation, 'hand' | 'gari'> {
  const laid = shuffled(random, melds).map(({tiles, open}) => {
    const text = names(shuffled(random, tiles));
    return open ? `[${text}]` : `[[${text}]]`;
  });
  return {
    hand: `${laid.join(' ')} ${names(shuffled(random, held))} ${win ? `+${names([win])}` : ''}`,
    gari: names(shuffled(random, gari)),
  };
}

/** Exchanges 筒 and 索; 緑一色 exists in one suit only. */
const exchanged = (text: string): string => text.replace(/[ps]/g, (suit) => (suit === 'p' ? 's' : 'p'));

describe('李凡師サンマ: what must not matter', () => {
  it('the order in which tiles, melds and ガリ are typed', () => {
    const random = seeded(31);
    for (let i = 0; i < 400; i++) {
      const {plain, situation} = randomHand(random);
      const a = score(situation, ribon);
      const b = score({...situation, ...mixed(random, plain)}, ribon);
      expect(b, situation.hand).toEqual(a);
    }
  });

  it('which of the two suits is which, but for 緑一色', () => {
    const random = seeded(32);
    let compared = 0;
    for (let i = 0; i < 400; i++) {
      const {situation} = randomHand(random);
      const {hand, indicators = '', uraIndicators = '', options} = situation;
      if (situation.others) continue;
      const {'5s': red = 1} = (options?.redTiles ?? {}) as Record<string, number>;
      const a = score(situation, ribon);
      const other: Situation = {
        ...situation,
        hand: exchanged(hand),
        indicators: exchanged(indicators),
        uraIndicators: exchanged(uraIndicators),
      };
      const b = score(other, ribon);
      if (red !== 1 || [a, b].some(({lines}) => lines.some(({id}) => id === 'ryuuiisou'))) continue;
      compared++;
      expect([b.status, b.total], hand).toEqual([a.status, a.total]);
    }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('李凡師サンマ: what must hold', () => {
  it('lines sum to the total, none is both counted and not, payments sum to zero', () => {
    const random = seeded(33);
    for (let i = 0; i < 400; i++) {
      const {situation} = randomHand(random);
      const {lines, excluded, total, sums, net, payments, status} = score(situation, ribon);
      const ids = lines.map(({id}) => id);
      expect(lines.reduce((sum, {value}) => sum + value, 0)).toBe(total);
      if (status !== 'not-a-win') expect(sums.hon).toBe(total);
      expect(excluded.filter(({id, by}) => ids.includes(id) || !ids.includes(by))).toEqual([]);
      expect(Object.keys(net)).toEqual(['east', 'south', 'west']);
      expect(Object.values(net).reduce((a, b) => a + b, 0)).toBe(0);
      expect(payments.every(({to, amount}) => to === situation.seat && amount === total)).toBe(true);
      expect(payments.length).toBe(status !== 'win' ? 0 : situation.from ? 1 : 2);
    }
  });

  it('one more ガリ is never worth less, but the first, which ends ノーガリ', () => {
    const random = seeded(34);
    for (let i = 0; i < 300; i++) {
      const {situation} = randomHand(random);
      const before = score(situation, ribon);
      if (!situation.gari || before.status !== 'win') continue;
      const after = score({...situation, gari: `${situation.gari} 9m`}, ribon);
      if (after.status === 'win') expect(after.total).toBeGreaterThan(before.total);
    }
  });

  it('no text throws, and what is wrong says so', () => {
    const tiles = fc.string({unit: fc.constantFrom(...'0123456789mpsrESWNPFC[]+ _X'), maxLength: 40});
    const text = fc.oneof(tiles, fc.string({unit: 'binary'}));
    const any = fc.record({
      hand: text,
      gari: text,
      indicators: text,
      uraIndicators: text,
      by: fc.constantFrom('discard', 'self', 'robbing', undefined),
      seat: fc.constantFrom('east', 'south', 'west', 'north', undefined),
      flags: fc.subarray([...FLAGS, 'nonsense']),
      counters: fc.anything(),
    });
    fc.assert(
      fc.property(any, fc.constantFrom('ribon', 'tohtenko'), (more, rules) => {
        const situation = {rules, ...more} as Situation;
        const result = score(situation, ribon);
        if (result.status === 'invalid') expect(result.reason?.code).toBeTruthy();
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        expect(JSON.parse(JSON.stringify(waits(situation, ribon)))).toEqual(waits(situation, ribon));
      }),
      {numRuns: 300, seed: 35},
    );
  });

  it('a result is frozen', () => {
    const {situation} = randomHand(seeded(36));
    const result = score(situation, ribon);
    expect(Object.isFrozen(result)).toBe(true);
    expect(Object.isFrozen(result.lines)).toBe(true);
  });
});
