/** Points that the page leaves open, and how they are played. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {details as en} from '../../../src/rules/xinzhang/details/en.js';
import {details as ja} from '../../../src/rules/xinzhang/details/ja.js';
import {details as hans} from '../../../src/rules/xinzhang/details/zh-Hans.js';
import {details as hant} from '../../../src/rules/xinzhang/details/zh-Hant.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {sixteenUnrelated} from '../../../src/core/shapes/sixteen-unrelated.js';
import {tilesIn} from '../../../src/core/notation/parse.js';
import {observed} from '../cases.js';

const HAND = '[555p] 123m 234s 678s 45m 99p +6m';
const self = {by: 'self', from: undefined} as const;

const play = (more: Partial<Situation>) =>
  score({rules: 'xinzhang', hand: HAND, by: 'discard', from: 'west', seat: 'south', ...more}, xinzhang);
const lines = (more: Partial<Situation>) => observed(play(more)).lines;
const code = (more: Partial<Situation>) => play({options: {minTai: 0}, ...more}).reason?.code;

describe('新章: 過水 (XZ-6, SG-16)', () => {
  it('bars the kind that was let go, by self-draw too, and no other', () => {
    expect(code({passedTiles: '6m'})).toBe('passed-tile');
    expect(code({passedTiles: '6m', ...self})).toBe('passed-tile');
    expect(code({passedTiles: '3m'})).toBeUndefined();
    expect(code({rules: 'supercup', passedTiles: '6m'})).toBe('passed-tile');
  });
  it('is lifted by an added kong, not by a concealed one', () => {
    const kong = (meld: string) => ({
      hand: `${meld} 123m 234s 678s 45m 99p +6m`,
      ...self,
      flags: ['replacement'],
      passedTiles: '6m',
    });
    expect(code(kong('[555+5p]'))).toBeUndefined();
    expect(code(kong('[[5555p]]'))).toBe('passed-tile');
  });
  it('does not bar flower wins', () => {
    const more = {...self, flags: ['eightFlowers'], flowers: '春夏秋冬梅蘭菊竹', passedTiles: '6m'};
    expect(play(more).status).toBe('win');
  });
});

describe('新章: a flower after an open kong (openKongThenFlowerWin)', () => {
  const more = {
    hand: '[5555p] 123m 234s 678s 45m 99p +6m',
    ...self,
    flags: ['replacement', 'flowerReplacement'],
    flowers: '春',
  };
  it('may be won on, or not', () => {
    expect(code(more)).toBeUndefined();
    expect(code({...more, options: {minTai: 0, openKongThenFlowerWin: false}})).toBe('open-kong-replacement');
  });
  it('not where the replacement was no flower; always after a kong of one’s own', () => {
    expect(code({...more, flags: ['replacement']})).toBe('open-kong-replacement');
    const own = {...more, hand: HAND.replace('[555p]', '[[5555p]]')};
    expect(code({...own, options: {minTai: 0, openKongThenFlowerWin: false}})).toBeUndefined();
  });
});

describe('超級盃: 天胡 is no pattern, so that its flag takes nothing away', () => {
  const more = {
    rules: 'supercup',
    hand: '123m 456m 789m 234p 57p 88s +6p',
    ...self,
    seat: 'east',
    dealer: 'east',
  } as const;
  it('獨聽 counts with the flag as without', () => {
    expect(lines({...more, flags: ['heavenly']})).toEqual({menqianqing: 1, zimo: 1, duting: 1});
    expect(lines(more)).toEqual({menqianqing: 1, zimo: 1, duting: 1});
  });
  it('in 新章 it does not', () => {
    expect(lines({...more, rules: 'xinzhang', flags: ['heavenly']})).not.toHaveProperty('duting');
  });
});

describe('新章: 千客萬來 is 147, 258 and 369, one a suit', () => {
  const suits = ([m, p, s]: readonly string[]) => ({hand: `${m}m${p}p${s}s ESWNPFC +C`});
  const has = (id: string, ranks: readonly string[]) => id in lines(suits(ranks));

  it('in any order', () => {
    for (const ranks of [
      ['147', '258', '369'],
      ['369', '147', '258'],
      ['258', '369', '147'],
    ]) {
      expect(has('qiankewanlai', ranks), ranks.join()).toBe(true);
    }
  });
  it('no other three choices of ranks', () => {
    for (const ranks of [
      ['147', '147', '258'],
      ['148', '259', '369'],
      ['147', '258', '259'],
    ]) {
      expect(has('qiankewanlai', ranks), ranks.join()).toBe(false);
      expect(has('shiliubuda', ranks), ranks.join()).toBe(true);
    }
  });
});

describe('新章: 十六不搭 wants each honor and nothing near another', () => {
  const fits = (hand: string): boolean => {
    const counts = new Uint8Array(34);
    for (const kind of tilesIn(hand)) counts[kind]++;
    let found = false;
    sixteenUnrelated.arrange(counts, 0, () => (found = true));
    return found;
  };
  it('hits and near misses', () => {
    expect(fits('1477m 258p 369s ESWNPFC')).toBe(true);
    expect(fits('147m 258p 369s ESWNPFCC')).toBe(true);
    expect(fits('146m 258p 369s ESWNPFCC'), 'ranks near each other').toBe(false);
    expect(fits('147m 258p 369s ESWNPFFF'), 'no 中').toBe(false);
    expect(fits('147m 2258p 369s ESWNPFF'), 'no 中, two pairs').toBe(false);
    expect(fits('1447m 258p 36s ESWNPFCC'), 'two ranks of a suit').toBe(false);
  });
});

describe('新章: a set that was called is no concealed kong', () => {
  it('半求人 and 全求人 want all five called', () => {
    const hand = '[123m] [555p] [456s] [WWW] [8888m] 9s +9s';
    expect(lines(hand ? {hand} : {})).toHaveProperty('quanqiuren');
    expect(lines({hand: hand.replace('[8888m]', '[[8888m]]')})).not.toHaveProperty('quanqiuren');
    expect(lines({hand, ...self})).toHaveProperty('banqiuren');
    expect(lines({hand: hand.replace('[8888m]', '[[8888m]]'), ...self})).not.toHaveProperty('banqiuren');
  });
});

describe('新章: what is written of it', () => {
  const SHAPES =
    '1112223334567888 2223334445678999 1112345666777888 2223456777888999 1122233345678999 1112345677788899 ' +
    '1112233445678999 1112334455678999 1112344556678999 1112345566778999 1112345667788999 ' +
    '1113334455667788 2223334455667788 2233445566777888 2233445566777999';

  it('the fifteen forms that wait for nine tiles', () => {
    for (const words of [en, ja, hans, hant])
      expect(words.rules['XZ-9'].match(/\d{16}/g)?.join(' ')).toBe(SHAPES);
  });
  it('a win on a replacement is not printed to add 不求人 (XZ-A9)', () => {
    expect((xinzhang.rules ?? []).find(({cite}) => cite === 'XZ-A9')?.provenance).toBe('reconstructed');
  });
});

describe('新章: `sumOfThree` and the minimum', () => {
  const nothing = {
    options: {minTaiCountsDealer: true, zenjuDealer: 'sumOfThree'},
    flowers: '秋',
    counters: 1,
  };
  it('only a discarder who is dealer counts, though another dealer pays his share', () => {
    const open = {...nothing, hand: '[123m] [555p] 234s 678s 45m 99p +6m'};
    expect(play({...open, dealer: 'west'}).status).toBe('win');
    expect(play({...open, dealer: 'north'}).status).toBe('not-allowed');
  });
});
