import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';

const play = (hand: string, more: Partial<Situation> = {}) =>
  score({rules: 'xinzhang', hand, by: 'discard', from: 'west', seat: 'south', ...more}, xinzhang);

const has = (id: string, hand: string, more: Partial<Situation> = {}): boolean =>
  play(hand, more).lines.some((line) => line.id === id);

describe('新章: the minimum (XZ-2, XZ-A3)', () => {
  /** A hand of 0 台 by discard, with the autumn flower of another seat; 1 by self-draw. */
  const nothing = '[123m] [555p] 234s 678s 45m 99p +6m';
  const status = (more: Partial<Situation>): string => play(nothing, {flowers: '秋', ...more}).status;
  const SELF: Partial<Situation> = {by: 'self', from: undefined};

  it('minTai', () => {
    expect(status({})).toBe('not-allowed');
    expect(play(nothing, {flowers: '秋'}).reason).toMatchObject({code: 'below-minimum', about: '2'});
    expect(status({options: {minTai: 0}})).toBe('win');
    expect(status({options: {minTai: 1}})).toBe('not-allowed');
    expect(status({...SELF, options: {minTai: 1}})).toBe('win');
    expect(status({...SELF})).toBe('not-allowed');
  });

  it('what it would have been is told, and nobody pays', () => {
    const result = play(nothing, {...SELF, flowers: '秋'});
    expect(result).toMatchObject({status: 'not-allowed', total: 1, payments: []});
    expect(result.lines.map(({id}) => id)).toEqual(['zimo']);
  });

  it('minTaiCountsFlowers', () => {
    expect(status({flowers: '春夏秋冬'})).toBe('win');
    expect(status({flowers: '春夏秋冬', options: {minTaiCountsFlowers: false}})).toBe('not-allowed');
    expect(status({...SELF, flowers: '夏'})).toBe('win');
    expect(status({...SELF, flowers: '夏', options: {minTaiCountsFlowers: false}})).toBe('not-allowed');
    expect(status({...SELF, flowers: '夏蘭', options: {minTaiCountsFlowers: false, minTai: 1}})).toBe('win');
  });

  it('minTaiCountsDealer: the winner, or the discarder; not on a self-draw of another', () => {
    const options = {minTaiCountsDealer: true};
    expect(status({dealer: 'south', counters: 1})).toBe('not-allowed');
    expect(status({dealer: 'south', counters: 1, options})).toBe('win');
    expect(status({dealer: 'south', options})).toBe('not-allowed');
    expect(status({...SELF, dealer: 'south', options})).toBe('win');
    expect(status({dealer: 'west', counters: 1, options})).toBe('win');
    expect(status({dealer: 'north', counters: 1, options})).toBe('not-allowed');
    expect(status({...SELF, dealer: 'west', counters: 1, options})).toBe('not-allowed');
    expect(status({dealer: 'west', counters: 1, options: {...options, lianzhuangTai: 0}})).toBe(
      'not-allowed',
    );
  });
});

describe('新章: options of the table', () => {
  it('dutingStrict', () => {
    const hand = '[789m] [789m] 456m 6666788s +7s';
    expect(has('duting', hand)).toBe(false);
    expect(has('duting', hand, {options: {dutingStrict: false}})).toBe(true);
  });

  it('wuziwuhuaWithFlush: one suit, terminals and 九龍飛天 alone', () => {
    const off = {options: {wuziwuhuaWithFlush: false, minTai: 0}};
    for (const hand of [
      '1112233445678999m +5m',
      '1112223334567888m +1m',
      '[111p] [111m] 999m 999p 1199s +9s',
      '1111m 9999p 99m 11p 1111s +1p',
    ]) {
      expect(has('wuziwuhua', hand), hand).toBe(true);
      expect(has('wuziwuhua', hand, off), hand).toBe(false);
      const by: unknown = expect.stringMatching(/^(qingyise|qinglaotou|jiulongfeitian)$/);
      expect(play(hand, off).excluded, hand).toContainEqual({id: 'wuziwuhua', by});
    }
    for (const hand of ['[123m] [123p] 11199m 12399p +9m', '[555p] 123m 456m 345s 77s 78s +9s']) {
      expect(has('wuziwuhua', hand, off), hand).toBe(true);
    }
  });

  it('flowerOrder: 竹 and 菊', () => {
    const own = (seat: 'west' | 'north', flowers: string, flowerOrder?: string): boolean =>
      has('benhua', '123m 456m 678p 34s PP 234p +5s', {
        seat,
        from: 'south',
        flowers,
        options: {minTai: 0, ...(flowerOrder ? {flowerOrder} : {})},
      });
    expect([own('west', '竹'), own('west', '菊'), own('north', '竹'), own('north', '菊')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([own('west', '竹', '梅蘭菊竹'), own('west', '菊', '梅蘭菊竹')]).toEqual([false, true]);
    expect([own('north', '竹', '梅蘭菊竹'), own('north', '菊', '梅蘭菊竹')]).toEqual([true, false]);
  });

  it('values that there are not', () => {
    for (const options of [
      {di: 5},
      {minTai: -1},
      {minTai: 1.5},
      {ronFormula: '3×'},
      {undeclared71Huagang: 1},
      {multiRon: 1},
    ]) {
      expect(play('1112223334567888m +9m', {options}).reason?.code).toBe('bad-option');
    }
    expect(() => play('1112223334567888m +9m', {options: {base: 3}})).toThrow(TypeError);
  });
});

describe('超級盃: the preset', () => {
  const cup = (hand: string, more: Partial<Situation> = {}): Record<string, number> =>
    Object.fromEntries(play(hand, {rules: 'supercup', ...more}).lines.map(({id, value}) => [id, value]));
  const SELF: Partial<Situation> = {by: 'self', from: undefined};

  it('has no minimum, and the discarder pays once', () => {
    const result = play('[123m] [555p] 234s 678s 45m 99p +6m', {rules: 'supercup'});
    expect(result).toMatchObject({status: 'win', total: 0, rules: 'supercup@1'});
    expect(result.net).toEqual({east: 0, south: 3, west: -3, north: 0});
  });
  it('門清 on a self-draw too, beside 自摸', () => {
    expect(cup('123m 456m 789m 234p 56p 88s +4p', SELF)).toEqual({menqianqing: 1, zimo: 1});
    expect(cup('123m 456m 678p 34s 77s 234p +5s')).toEqual({menqianqing: 1, dapinghu: 2});
  });
  it('槓上開花 does not include 自摸', () => {
    expect(cup('[234s] [888+8p] 234m 567m 34p 66s +5p', {...SELF, flags: ['replacement']})).toEqual({
      zimo: 1,
      gangshangkaihua: 1,
    });
  });
  it('正花 is added beside 花槓', () => {
    expect(cup('[234s] [678p] 234m 567m 34p 66s +5p', {flowers: '春夏秋冬蘭'})).toEqual({
      huagang: 2,
      benhua: 2,
    });
  });
  it('連莊 and 拉莊 1 each', () => {
    const result = play('[CCC] [345p] [FFF] [456m] 3p PPP +3p', {
      rules: 'supercup',
      dealer: 'west',
      counters: 3,
    });
    expect(result.net.west).toBe(-(3 + 8 + 1 + 1 + 3));
  });
  it('five concealed triplets, winds, one suit', () => {
    expect(cup('[[4444p]] [[NNNN]] [[2222p]] 6669p FFF +9p')).toMatchObject({
      wuanke: 8,
      duting: 1,
      hunyise: 4,
    });
    expect(cup('[123m] [WWW] [[SSSS]] 456m EENN +E', {round: 'north'})).toEqual({
      hunyise: 4,
      xiaosixi: 8,
      menfeng: 1,
    });
    expect(cup('[[2222m]] [SSS] 8p EEEWWWNNN +8p')).toMatchObject({dasixi: 16, sianke: 5, duiduihu: 4});
    expect(play('1112223334567888m +9m', {rules: 'supercup'}).total).toBe(1 + 2 + 8);
  });
  it('additions are out, special shapes and flower wins among them', () => {
    expect(play('1111m 44m 11p 888s PP FF C +C', {rules: 'supercup'}).status).toBe('not-a-win');
    const flowers = {by: 'self', flowers: '1f2f3f4f5f6f7f8f', flags: ['eightFlowers']} as const;
    const loose = '123m 555p 234s 678s 45m 99p +8m';
    expect(play(loose, {rules: 'supercup', ...flowers}).status).toBe('not-a-win');
    const whole = '123m 555p 234s 678s 45m 99p +6m';
    expect(cup(whole, flowers)).toEqual({menqianqing: 1, zimo: 1, huagang: 4, benhua: 2});
    expect(cup('[234p] [789p] 56799m 12346p +5p', {...SELF, flags: ['lastTile']})).toEqual({
      zimo: 1,
      duting: 1,
    });
  });
  it('its own options can be changed like the others', () => {
    const result = play('[123m] [555p] 234s 678s 45m 99p +6m', {
      rules: 'supercup',
      options: {minTai: 1, ronFormula: '3x(di+tai)'},
    });
    expect(result.status).toBe('not-allowed');
  });
});
