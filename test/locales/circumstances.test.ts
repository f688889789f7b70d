import {describe, expect, it} from 'vitest';
import type {Example} from '../../src/core/game/pattern.js';
import {circumstanceClauses} from '../../src/locales/circumstances.js';
import {LANGS, loadLocale} from '../../src/locales/index.js';

const SITUATION: Example = {
  hand: '',
  round: 'east',
  seat: 'south',
  dealer: 'west',
  from: 'north',
  liable: 'west',
  counters: 2,
  passedTotal: 40,
  flags: ['lastTile', 'of-a-page'],
};

const SAID = {
  ja: [
    '東場',
    '南家',
    '親：西家',
    '北家からロン',
    '包（責任払い）：西家',
    '2本場',
    '見逃した和了の点：40胡',
    '海底牌・最後の捨て牌',
  ],
  'zh-Hant': [
    '東風圈',
    '南家',
    '莊家：西家',
    '北家放槍',
    '包牌：西家',
    '連莊2次',
    '先前放過的那次胡牌的分數：40胡',
    '最後一張',
  ],
  'zh-Hans': [
    '东风圈',
    '南家',
    '庄家：西家',
    '北家点炮',
    '包牌：西家',
    '连庄2次',
    '先前放过的那次和牌的分数：40胡',
    '最后一张',
  ],
  en: [
    'East round',
    'seat South',
    'dealer: West',
    'on North’s discard',
    'liable: West',
    '2 repeat counters',
    'score of the passed win: 40 hu',
    'Last tile',
  ],
};

describe('what is said of a hand beside its tiles', () => {
  it.each(LANGS)('is said in %s, and a flag without words as it is', async (lang) => {
    expect(circumstanceClauses(await loadLocale(lang), SITUATION, {unit: 'hu'})).toEqual([
      ...SAID[lang],
      'of-a-page',
    ]);
  });

  it.each([
    ['ja', 'discard', '南家、西家からロン'],
    ['zh-Hant', 'discard', '南家胡牌，西家放槍'],
    ['zh-Hans', 'robbing', '南家抢西家的杠和牌'],
    ['en', 'discard', 'South wins on West’s discard'],
    ['en', 'robbing', 'South wins by robbing West’s kong'],
  ] as const)('says in one clause who won by whose tile: %s, %s', async (lang, by, said) => {
    const won = {hand: '', seat: 'south', from: 'west', by} as const;
    expect(circumstanceClauses(await loadLocale(lang), won, {unit: 'hu'})).toEqual([said]);
  });

  it.each([
    ['ja', '八枚目の花牌は西家'],
    ['zh-Hant', '西家有第八張花'],
    ['zh-Hans', '西家有第八张花'],
    ['en', 'West has the eighth flower'],
  ] as const)(
    'says whose flower a hand of seven flowers wins by, in %s: nobody has discarded',
    async (lang, said) => {
      const won = {hand: '', from: 'west', by: 'self', flags: ['sevenFlowers']} as const;
      const words = await loadLocale(lang);
      expect(circumstanceClauses(words, won, {unit: 'tai'})).toEqual([
        said,
        words.situation.flags.sevenFlowers,
      ]);
    },
  );

  it('leaves out what is said elsewhere, and what is not given', async () => {
    const words = await loadLocale('en');
    const said = {hand: '', seat: 'south', counters: 0, flags: []} as const;
    expect(circumstanceClauses(words, said, {unit: 'hu', without: ['seat']})).toEqual([]);
  });
});
