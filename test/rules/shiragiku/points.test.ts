/** Points that the page leaves open, and how they are played. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {text as en} from '../../../src/rules/shiragiku/names/en.js';
import {text as hans} from '../../../src/rules/shiragiku/names/zh-Hans.js';
import {text as hant} from '../../../src/rules/shiragiku/names/zh-Hant.js';
import {text as ja} from '../../../src/rules/shiragiku/names/ja.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {observed} from '../cases.js';

const OPEN = '[123m] [555p] 234s 678s 45m 99p +6m';
const CONCEALED = '123m 456m 789m 234p 56p 88s +7p';
const ALL_FLOWERS = '春夏秋冬梅蘭菊竹';

const play = (more: Partial<Situation>) =>
  score({rules: 'shiragiku', hand: OPEN, by: 'discard', from: 'west', seat: 'south', ...more}, shiragiku);
const lines = (more: Partial<Situation>) => observed(play(more)).lines;
const notes = (more: Partial<Situation>) => play(more).notes?.map(({code}) => code) ?? [];
const self = {by: 'self', from: undefined} as const;

describe('しらぎく: 門清・不求・摸胡 beside declarations and the first turn (concealedBesideSpecial)', () => {
  const both = (more: Partial<Situation>) => [
    lines(more),
    lines({...more, options: {concealedBesideSpecial: true}}),
  ];

  it('地聴 and 天聴', () => {
    const early = {hand: CONCEALED, flags: ['readyEarly']};
    expect(both(early)).toEqual([
      {diting: 4, pinghu: 2},
      {menqing: 1, diting: 4, pinghu: 2},
    ]);
    expect(both({...early, ...self})).toEqual([
      {diting: 4, mohu: 1},
      {menqing: 1, buqiu: 1, mohu: 1, diting: 4},
    ]);
    expect(both({hand: CONCEALED, dealer: 'south', ...self, flags: ['readyFirst']})).toEqual([
      {tianting: 8, mohu: 1},
      {menqing: 1, buqiu: 1, mohu: 1, tianting: 8},
    ]);
  });

  it('天胡, 地胡 and 人胡', () => {
    expect(both({hand: CONCEALED, dealer: 'south', ...self, flags: ['heavenly']})).toEqual([
      {tianhu: 16},
      {menqing: 1, buqiu: 1, mohu: 1, tianhu: 16},
    ]);
    expect(both({hand: CONCEALED, from: 'east', flags: ['earthly']})).toEqual([
      {dihu: 16, pinghu: 2},
      {menqing: 1, dihu: 16, pinghu: 2},
    ]);
    expect(both({hand: CONCEALED, ...self, flags: ['human']})).toEqual([
      {renhu: 16},
      {menqing: 1, buqiu: 1, mohu: 1, renhu: 16},
    ]);
  });

  it('is what the game does, not what the page says', () => {
    expect(shiragiku.options.concealedBesideSpecial).toMatchObject({default: false, provenance: 'found'});
  });
});

describe('しらぎく: 連風牌 (SG-A10)', () => {
  it('the line says that 組数分 may mean 1', () => {
    for (const words of [ja, hant, hans]) expect(words.conditions.fanpaiSeat).toMatch(/[組组][数數]分/);
    expect(en.conditions.fanpaiSeat).toContain('could also mean 1');
  });
});

describe('しらぎく: 四槓算了 (SG-21)', () => {
  const FOUR = '[1111m] [2222p] [[3333s]] [444+4m] 345p 9s +9s';

  it('a win with four kongs is the replacement of the fourth, or is remarked on', () => {
    expect(notes({hand: FOUR})).toEqual(['four-kongs']);
    expect(notes({hand: FOUR, from: undefined})).toEqual(['from-needed', 'four-kongs']);
    expect(notes({hand: FOUR, ...self})).toEqual(['four-kongs']);
    expect(notes({hand: FOUR, ...self, flags: ['lastTile']})).toEqual(['four-kongs']);
    expect(notes({hand: FOUR, ...self, flags: ['replacement']})).toEqual([]);
    expect(notes({hand: FOUR, ...self, flowers: '春', flags: ['flowerReplacement']})).toEqual([]);
    expect(play({hand: FOUR}).status).toBe('win');
  });
  it('three kongs are none of its business, five are never made', () => {
    expect(notes({hand: '[1111m] [2222p] [[3333s]] [444m] 345p 9s +9s'})).toEqual([]);
    const five = '[1111m] [2222p] [[3333s]] [444+4m] [5555p] 9s +9s';
    expect(notes({hand: five, ...self, flags: ['replacement']})).toEqual(['four-kongs']);
  });
});

describe('しらぎく: 過水 (SG-16)', () => {
  const code = (more: Partial<Situation>) => play(more).reason?.code;

  it('the kind that was let go is barred, by self-draw and robbing too', () => {
    expect(play({passedTiles: '6m'}).reason).toMatchObject({code: 'passed-tile', about: '6m'});
    expect(play({passedTiles: '6m'})).toMatchObject({status: 'not-allowed', payments: []});
    expect(code({passedTiles: '6m', ...self})).toBe('passed-tile');
    expect(code({passedTiles: '6m', by: 'robbing'})).toBe('passed-tile');
    expect(code({passedTiles: '9s6mE'})).toBe('passed-tile');
  });
  it('other tiles are free', () => {
    expect(play({passedTiles: '3m'}).status).toBe('win');
    expect(play({passedTiles: ''}).status).toBe('win');
  });
  it('an added kong lifts it, a concealed one and a flower do not', () => {
    const kong = (meld: string) => ({
      hand: `[123m] ${meld} 234s 678s 45m 99p +6m`,
      ...self,
      flags: ['replacement'],
      passedTiles: '6m',
    });
    expect(play(kong('[555+5p]')).status).toBe('win');
    expect(code(kong('[[5555p]]'))).toBe('passed-tile');
    expect(code({...kong('[555+5p]'), flags: []})).toBe('passed-tile');
    expect(code({...self, flowers: '春', flags: ['flowerReplacement'], passedTiles: '6m'})).toBe(
      'passed-tile',
    );
    // the concealed kong may have been the later one
    const both = {hand: '[555+5p] [[1111s]] 234s 678s 45m 99p +6m', ...self, flags: ['replacement']};
    expect(code({...both, passedTiles: '6m'})).toBe('passed-tile');
  });
  it('八仙過海 is not barred, and the hand counts as complete', () => {
    const eight = {hand: CONCEALED, ...self, flowers: ALL_FLOWERS, flags: ['eightFlowers']};
    expect(lines({...eight, passedTiles: '7p'})).toEqual(lines(eight));
    expect(lines(eight)).toMatchObject({baxian: 8, mohu: 1});
  });
  it('waits tell it of the kind that was let go alone', () => {
    const {ready} = waits({rules: 'shiragiku', hand: OPEN.split('+')[0], passedTiles: '3m'}, shiragiku);
    expect(ready.map(({tile, discard, self: drawn}) => [tile, discard.status, drawn.status])).toEqual([
      ['3m', 'not-allowed', 'not-allowed'],
      ['6m', 'win', 'win'],
    ]);
  });
  it('tiles that there are not', () => {
    expect(play({passedTiles: '1f'}).reason).toMatchObject({code: 'tile-not-in-set', field: 'passedTiles'});
    expect(play({passedTiles: 'r5m'}).reason).toMatchObject({code: 'tile-not-in-set', field: 'passedTiles'});
    expect(play({passedTiles: '3x'}).reason).toMatchObject({field: 'passedTiles', at: {start: 1, end: 2}});
    expect(play({passedTiles: 3 as never}).reason).toMatchObject({code: 'bad-field', field: 'passedTiles'});
  });
});

describe('しらぎく: 八仙過海 after an open kong (SG-27, SG-A6)', () => {
  const eight = {
    ...self,
    flowers: ALL_FLOWERS,
    flags: ['eightFlowers', 'replacement'],
    options: {openKongThenFlowerWin: false},
  };

  it('an incomplete hand wins by its flowers', () => {
    expect(lines({...eight, hand: '[5555p] 123m 234s 678s 45m 99p +9m'})).toEqual({baxian: 8});
    expect(play({...eight, hand: '[5555p] 123m 234s 678s 45m 99p +9m'}).status).toBe('win');
  });
  it('a complete one is still barred, as agreed', () => {
    const hand = '[5555p] 123m 234s 678s 45m 99p +6m';
    expect(play({...eight, hand}).reason?.code).toBe('open-kong-replacement');
    expect(play({...eight, hand, options: {}}).status).toBe('win');
  });
});

describe('しらぎく: where statements come from', () => {
  it('page only what the page prints', () => {
    const found = (shiragiku.rules ?? [])
      .filter(({provenance}) => provenance === 'found')
      .map(({cite}) => cite);
    expect(found.join(' ')).toBe('SG-2 SG-5 SG-8 SG-9 SG-10 SG-11 SG-18 SG-19 SG-20 SG-22 SG-27');
  });
});
