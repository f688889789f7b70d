import {describe, expect, it} from 'vitest';
import type {ScoreResult} from '../../../src/core/game/result.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {observed} from '../cases.js';

type Case = readonly [rule: string, more: Partial<Situation>, lines: Readonly<Record<string, number>>];

const CONCEALED = '123m 456m 789m 234p 56p 88s +7p';
const CLOSED_WAIT = '123m 456m 789m 234p 57p 88s +6p';
const ALL_FLOWERS = '春夏秋冬梅蘭菊竹';
const WINDS = 'EEE SSS WWW NN 444m 55s +N';
const self = {by: 'self'} as const;
const strict = {dutingStrict: true};

/**
 * Computed from the page. South's hand and west's tile, in the east round with east as dealer, unless stated
 * otherwise.
 */
const CASES: readonly Case[] = [
  // which of several groups the tile completed
  ['SG-Y14 平胡 goes before 独聴', {hand: '[123m] [456m] 678p 99p 12334s +2s'}, {pinghu: 2}],
  ['… and 独聴 where a flower lies', {hand: '[123m] [456m] 678p 99p 12334s +2s', flowers: '秋'}, {duting: 1}],
  [
    '… or not, as two kinds are waited for',
    {hand: '[123m] [456m] 678p 99p 12334s +2s', flowers: '秋', options: strict},
    {},
  ],
  [
    'SG-Y17 the tile ends a chow, and three triplets stay concealed',
    {hand: '[[7777p]] 111m 222p 23m 99s 456s +1m'},
    {menqing: 1, sananke: 2},
  ],
  [
    'three chows or three triplets: what is worth more',
    {hand: '111222333m 678p 55s 99s +9s', ...self},
    {menqing: 1, buqiu: 1, mohu: 1, sianke: 5},
  ],
  // rows that replace each other
  [
    'SG-Y25 小四喜, the own wind in the pair',
    {hand: '[EEE] [SSS] [WWW] NN 234s 45m +6m', seat: 'north'},
    {xiaosixi: 8, fanpaiRound: 1},
  ],
  ['SG-Y33 大四喜 with four concealed', {hand: WINDS}, {menqing: 1, dasixi: 16, sianke: 5, pengpenghu: 4}],
  [
    'SG-A2 … 碰碰胡 in it',
    {hand: WINDS, options: {dasixiIncludesPengpeng: true}},
    {menqing: 1, dasixi: 16, sianke: 5},
  ],
  ['SG-Y28 … with five', {hand: WINDS, ...self}, {menqing: 1, buqiu: 1, mohu: 1, dasixi: 16, wuanke: 8}],
  [
    'SG-Y27 字一色 with 大三元 and the winds',
    {hand: '[EEE] [SSS] [CCC] [FFF] PP WW +P'},
    {ziyise: 8, pengpenghu: 4, dasanyuan: 8, fanpaiRound: 1, fanpaiSeat: 1},
  ],
  [
    'SG-Y28 五暗刻 of five concealed kongs, by discard',
    {hand: '[[1111m]] [[2222p]] [[3333s]] [[4444m]] [[5555s]] 6s +6s'},
    {menqing: 1, wuanke: 8, duting: 1},
  ],
  [
    'SG-Y6 半求 on the tile of an added kong',
    {hand: '[123m] [555p] [456s] [NNN] [888+8m] 9s +9s', ...self, flags: ['replacement']},
    {banqiu: 1, mohu: 1, duting: 1, gangshang: 1},
  ],
  // combined flags
  [
    'SG-18 地聴 and the last tile',
    {hand: CONCEALED, ...self, flags: ['readyEarly', 'lastTile']},
    {diting: 4, mohu: 1, haidi: 1},
  ],
  [
    'SG-Y7 the replacement of a flower is not the last tile',
    {hand: CONCEALED, ...self, flowers: '秋', flags: ['flowerReplacement', 'lastTile']},
    {menqing: 1, buqiu: 1, mohu: 1, gangshang: 1},
  ],
  [
    'SG-A3, SG-A4 独聴 of 天胡, where one kind alone is waited for',
    {
      hand: '123m 456m 789m 2345p 888s +5p',
      ...self,
      seat: 'east',
      flags: ['heavenly'],
      options: {...strict, tianhuAllowsDuting: true},
    },
    {tianhu: 16},
  ],
  [
    'SG-A1 人胡 of the later game, after declaring ready',
    {hand: CLOSED_WAIT, flags: ['human', 'readyEarly'], options: {firstTurn: 'game2020'}},
    {renhu: 16, diting: 4, duting: 1},
  ],
  // 八仙過海
  [
    'SG-27 declared ready, and complete',
    {hand: CONCEALED, ...self, flowers: ALL_FLOWERS, flags: ['eightFlowers', 'readyEarly']},
    {baxian: 8, diting: 4, mohu: 1, gangshang: 1},
  ],
  [
    'SG-27 on the first draw, and complete',
    {hand: CONCEALED, ...self, flowers: ALL_FLOWERS, flags: ['eightFlowers', 'human']},
    {baxian: 8, renhu: 16, gangshang: 1},
  ],
  [
    'SG-27 honors and 地聴 of a hand that is not complete count for nothing',
    {
      hand: 'CCC FFF PPP 123m 456m 8s +9s',
      ...self,
      flowers: ALL_FLOWERS,
      flags: ['eightFlowers', 'readyEarly'],
    },
    {baxian: 8},
  ],
  [
    'SG-27 not declared',
    {hand: CONCEALED, ...self, flowers: ALL_FLOWERS},
    {menqing: 1, buqiu: 1, mohu: 1, seatFlower: 2, huagang: 4},
  ],
];

const play = (more: Partial<Situation>): ScoreResult => {
  const from = more.by === 'self' ? {} : ({from: 'west'} as const);
  return score({rules: 'shiragiku', hand: '', by: 'discard', seat: 'south', ...from, ...more}, shiragiku);
};

describe('しらぎく: where rules meet', () => {
  it.each(CASES)('%s', (_, more, lines) => {
    const result = play(more);
    expect(result.status).toBe('win');
    expect(observed(result).lines).toEqual(lines);
    expect(result.total).toBe(Object.values(lines).reduce((a, b) => a + b, 0));
  });

  it('says what an option takes away, and because of what', () => {
    expect(play({hand: WINDS, options: {dasixiIncludesPengpeng: true}}).excluded).toContainEqual({
      id: 'pengpenghu',
      by: 'dasixi',
    });
    const double = {
      hand: '[EEE] 123m 456m 789p 234s 5s +5s',
      seat: 'east',
      options: {doubleWind: 1},
    } as const;
    expect(play(double).excluded).toEqual([{id: 'fanpaiRound', by: 'fanpaiSeat'}]);
    expect(play({...double, options: {doubleWind: 2}}).excluded).toEqual([]);
  });
});
