import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {observed} from '../cases.js';

const HAND = '[123m] [555p] 234s 678s 45m 99p +6m';
const CONCEALED = '123m 456m 789m 234p 56p 88s +7p';

const examples = await shiragiku.examples();

const play = (more: Partial<Situation>) =>
  score({rules: 'shiragiku', hand: HAND, by: 'discard', from: 'west', seat: 'south', ...more}, shiragiku);
const lines = (more: Partial<Situation>) => observed(play(more)).lines;
const net = (more: Partial<Situation>) => play(more).net;

describe('しらぎく: each row is scored by its example', () => {
  for (const pattern of shiragiku.patterns) {
    it(pattern.id, () => {
      const result = score({rules: 'shiragiku', ...examples[pattern.id]}, shiragiku);
      expect(result.status).toBe('win');
      const line = result.lines.find(({id}) => id === pattern.id);
      expect(line?.value).toBe(Number(pattern.value) * (line?.count ?? 0));
      expect(line?.cite).toBe(pattern.cite);
    });
  }
});

describe('しらぎく: inclusions', () => {
  const rows = new Map(shiragiku.patterns.map((row) => [row.id, row]));
  it('name rows of the table, and go round in no circle', () => {
    const depth = (id: string, above: readonly string[]): number => {
      expect(above).not.toContain(id);
      expect(rows.has(id), id).toBe(true);
      return 1 + Math.max(0, ...(rows.get(id)?.includes ?? []).map((other) => depth(other, [...above, id])));
    };
    for (const id of rows.keys()) expect(depth(id, [])).toBeGreaterThan(0);
  });
  it('are said of the hand: 大三元 and the dragons', () => {
    const {excluded} = play({hand: '[PPP] [FFF] [456p] CC 123p 99p +C'});
    expect(excluded).toEqual([{id: 'fanpaiDragon', by: 'dasanyuan'}]);
  });
  it('are said of the hand: 八仙過海 and flowers, complete or not', () => {
    const more = {by: 'self', flowers: '1f2f3f4f5f6f7f8f', flags: ['eightFlowers']} as const;
    const flowers = [
      {id: 'seatFlower', by: 'baxian'},
      {id: 'huagang', by: 'baxian'},
    ];
    expect(play(more).excluded).toEqual(flowers);
    expect(play({...more, hand: '[123m] [555p] 234s 678s 45m 99p +E'}).excluded).toEqual(flowers);
  });
});

describe('しらぎく: rows by the conditions of the page', () => {
  it('SG-Y6, SG-Y15 no concealed kong among the five sets', () => {
    const hand = '[123m] [555p] [456s] [WWW] [8888m] 9s +9s';
    const hidden = hand.replace('[8888m]', '[[8888m]]');
    expect(lines({hand})).toEqual({quanqiu: 2, duting: 1});
    expect(lines({hand, by: 'self'})).toEqual({banqiu: 1, mohu: 1, duting: 1});
    expect(lines({hand: hidden})).toEqual({duting: 1});
    expect(lines({hand: hidden, by: 'self'})).toEqual({mohu: 1, duting: 1});
  });
  it('SG-Y7 excludes 海底摸月', () => {
    const more = {hand: '[[5555p]] [123m] 234s 678s 45m 99p +6m', by: 'self'} as const;
    expect(lines({...more, flags: ['lastTile']})).toEqual({mohu: 1, haidi: 1});
    expect(lines({...more, flags: ['lastTile', 'replacement']})).toEqual({mohu: 1, gangshang: 1});
  });
  it('SG-Y11, SG-Y12 count twice for East in the East round', () => {
    expect(lines({hand: '[EEE] [123m] 234s 678s 45m 99p +6m', seat: 'east'})).toEqual({
      fanpaiRound: 1,
      fanpaiSeat: 1,
    });
  });
  it('SG-Y14 not by self-draw, not with a flower, an honor pair or a narrow wait', () => {
    const hand = '123m 456m 678p 34s 77s 234p +5s';
    expect(lines({hand})).toEqual({menqing: 1, pinghu: 2});
    expect(lines({hand, by: 'robbing'})).toEqual({menqing: 1, qiangganghu: 1, pinghu: 2});
    expect(lines({hand, by: 'self'})).not.toHaveProperty('pinghu');
    expect(lines({hand, flowers: '春'})).toEqual({menqing: 1});
    expect(lines({hand: '123m 456m 678p 34s PP 234p +5s'})).toEqual({menqing: 1});
    expect(lines({hand: '123m 456m 678p 35s 77s 234p +4s'})).toEqual({menqing: 1, duting: 1});
  });
  it('SG-Y17, SG-Y22, SG-Y28 a triplet completed by another’s tile is not concealed', () => {
    const hand = '111m 333m 555p 77s 999s EE +E';
    expect(lines({hand, by: 'self'})).toMatchObject({wuanke: 8});
    expect(lines({hand})).toMatchObject({sianke: 5, pengpenghu: 4});
    expect(lines({hand: '[111m] 333m 555p 77s 999s EE +E'})).toMatchObject({sananke: 2, pengpenghu: 4});
  });
  it('SG-Y25 小四喜 and the winds, SG-Y33 大四喜 without them', () => {
    expect(lines({hand: '[EEE] [SSS] WWW NN 456m 7m +7m'}).xiaosixi).toBeUndefined();
    expect(lines({hand: '[EEE] [SSS] WWW N 456m 789p +N'})).toEqual({
      duting: 1,
      fanpaiRound: 1,
      fanpaiSeat: 1,
      xiaosixi: 8,
    });
    expect(lines({hand: '[EEE] [SSS] WWW NN 456m 77p +N'})).toEqual({dasixi: 16});
  });
});

describe('しらぎく: options', () => {
  it('SG-1 flowers: without them the tile set has none', () => {
    const options = {flowers: false};
    expect(play({flowers: '春', options}).reason?.code).toBe('tile-not-in-set');
    expect(play({options}).status).toBe('win');
  });
  it('SG-A1 firstTurn: whose draw or discard is 地胡 or 人胡', () => {
    const game2020 = {firstTurn: 'game2020'};
    const more = {hand: CONCEALED, dealer: 'west', seat: 'south'} as const;
    const status = (situation: Partial<Situation>) => play({...more, ...situation}).status;
    expect(lines({...more, flags: ['earthly']})).toEqual({dihu: 16, pinghu: 2});
    expect(status({flags: ['earthly'], from: 'north'})).toBe('invalid');
    expect(status({flags: ['earthly'], by: 'self'})).toBe('invalid');
    expect(lines({...more, flags: ['human'], by: 'self'})).toEqual({renhu: 16});
    expect(status({flags: ['human']})).toBe('invalid');
    expect(lines({...more, flags: ['earthly'], by: 'self', options: game2020})).toEqual({dihu: 16});
    expect(lines({...more, flags: ['human'], from: 'north', options: game2020})).toEqual({
      renhu: 16,
      pinghu: 2,
    });
    expect(status({flags: ['human'], options: game2020})).toBe('invalid');
    expect(status({flags: ['human'], by: 'self', options: game2020})).toBe('invalid');
  });
  it('SG-A2 dasixiIncludesPengpeng', () => {
    const hand = '[EEE] [WWW] [CCC] SS NNN FF +S';
    expect(play({hand}).total).toBe(29);
    expect(play({hand, options: {dasixiIncludesPengpeng: true}}).total).toBe(25);
  });
  it('SG-A3 dutingStrict: by shape, and one kind alone, used up or not', () => {
    const options = {dutingStrict: true};
    const pairs = '[123m] [555p] 234s 678s 4567m +7m';
    expect(lines({hand: pairs})).toEqual({duting: 1});
    expect(lines({hand: pairs, options})).toEqual({});
    expect(lines({hand: pairs.replace('[123m]', '[444m]'), options})).toEqual({});
    expect(lines({hand: '[123m] [555p] 234s 678s 46m 99p +5m', options})).toEqual({duting: 1});
  });
  it('SG-A4 tianhuAllowsDuting: by the tile after the mark', () => {
    const more = {
      hand: '123m 456m 789m 234p 57p 88s +6p',
      by: 'self',
      seat: 'east',
      flags: ['heavenly'],
    } as const;
    expect(lines(more)).toEqual({tianhu: 16});
    expect(lines({...more, options: {tianhuAllowsDuting: true}})).toEqual({tianhu: 16, duting: 1});
    expect(lines({...more, flags: ['human'], dealer: 'west'})).toEqual({renhu: 16, duting: 1});
  });
  it('SG-A5 laZhuangOnTsumo: all pay the counters, or the dealer alone', () => {
    const more = {by: 'self', counters: 3, dealer: 'north'} as const;
    expect(net(more)).toEqual({east: -9, south: 28, west: -9, north: -10});
    expect(net({...more, options: {laZhuangOnTsumo: 'dealerOnly'}})).toEqual({
      east: -6,
      south: 22,
      west: -6,
      north: -10,
    });
  });
  it('SG-13, SG-A6 the replacement of an open kong, and of a flower after it', () => {
    const more = {hand: '[5555p] [123m] 234s 678s 45m 99p +6m', by: 'self', flowers: '春'} as const;
    const banned = {openKongThenFlowerWin: false};
    const both = ['replacement', 'flowerReplacement'];
    expect(play({...more, flags: ['replacement']}).reason?.code).toBe('open-kong-replacement');
    expect(play({...more, flags: ['replacement']}).payments).toEqual([]);
    expect(lines({...more, flags: both})).toEqual({mohu: 1, gangshang: 1});
    expect(play({...more, flags: both, options: banned}).status).toBe('not-allowed');
    expect(play({...more, flags: ['flowerReplacement'], options: banned}).status).toBe('win');
    for (const kong of ['[[3333s]]', '[333+3s]']) {
      const hand = `${kong} [5555p] 123m 678s 45m 99p +6m`;
      expect(lines({...more, hand, flags: ['replacement'], options: banned})).toEqual({
        mohu: 1,
        gangshang: 1,
      });
    }
  });
  it('SG-A7 flowerOrder: 菊 and 竹', () => {
    const options = {flowerOrder: '梅蘭竹菊'};
    const of = (seat: Situation['seat'], flowers: string, more?: Partial<Situation>) =>
      lines({seat, from: 'south', flowers, ...more}).seatFlower;
    expect([of('west', '菊'), of('west', '竹'), of('north', '菊'), of('north', '竹')]).toEqual([
      1,
      undefined,
      undefined,
      1,
    ]);
    expect(['菊', '竹'].map((flower) => of('west', flower, {options}))).toEqual([undefined, 1]);
    expect(['菊', '竹'].map((flower) => of('north', flower, {options}))).toEqual([1, undefined]);
    expect(of('east', '春夏秋冬梅', {options})).toBe(2);
  });
  it('SG-A9 base and taiValue, which does not multiply the dealer’s point', () => {
    const more = {by: 'self', dealer: 'north', counters: 1, options: {base: 10, taiValue: 4}} as const;
    expect(net(more)).toEqual({east: -15, south: 46, west: -15, north: -16});
  });
  it('SG-A10 doubleWind: one line, the seat’s', () => {
    const more = {hand: '[SSS] [123m] 234s 678s 45m 99p +6m', round: 'south'} as const;
    expect(lines(more)).toEqual({fanpaiRound: 1, fanpaiSeat: 1});
    expect(lines({...more, options: {doubleWind: 1}})).toEqual({fanpaiSeat: 1});
    expect(lines({...more, round: 'east', options: {doubleWind: 1}})).toEqual({fanpaiSeat: 1});
    expect(lines({...more, seat: 'east', options: {doubleWind: 1}})).toEqual({fanpaiRound: 1});
  });
  it('SG-7, SG-20 gameLength and multiRon change no score', () => {
    expect(play({options: {gameLength: 'ichang', multiRon: true}})).toEqual(play({}));
  });
});

describe('しらぎく: payments name their reasons', () => {
  const reasons = (more: Partial<Situation>) =>
    play(more).payments.map(({from, amount, why}) => `${from} ${amount} ${why}`);
  it('SG-23, SG-25 off the dealer with two counters', () => {
    expect(reasons({flags: ['lastTile'], dealer: 'west', counters: 2})).toEqual([
      'west 5 base',
      'west 1 tai',
      'west 1 dealer',
      'west 2 counters',
    ]);
  });
  it('SG-25 not the counters off a non-dealer', () => {
    expect(reasons({dealer: 'north', counters: 2})).toEqual(['west 5 base']);
  });
  it('SG-24 the dealer gets the counters from all', () => {
    expect(net({by: 'self', dealer: 'south', counters: 2})).toEqual({
      east: -9,
      south: 27,
      west: -9,
      north: -9,
    });
  });
  it('SG-26 says so where nobody is named to pay', () => {
    const {status, payments, notes} = score({rules: 'shiragiku', hand: HAND, by: 'discard'}, shiragiku);
    expect([status, payments, notes?.[0].code]).toEqual(['win', [], 'from-needed']);
  });
});
