import {describe, expect, it} from 'vitest';
import type {Example} from '../../src/core/game/pattern.js';
import {circumstances} from '../../src/locales/circumstances.js';
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
    '親 西家',
    '北家から',
    '包（責任払い） 西家',
    '連荘・本場 2',
    '見送った和了の点 40',
    '最後の牌',
  ],
  'zh-Hant': [
    '東風圈',
    '南家',
    '莊家 西家',
    '北家的牌',
    '包牌 西家',
    '連莊數 2',
    '先前放過的胡牌點數 40',
    '最後一張',
  ],
  'zh-Hans': [
    '东风圈',
    '南家',
    '庄家 西家',
    '北家的牌',
    '包牌 西家',
    '连庄数 2',
    '先前放过的和牌点数 40',
    '最后一张',
  ],
  en: [
    'East round',
    'Seat South',
    'Dealer West',
    'From North',
    'Liable West',
    'Counters 2',
    'Points passed up 40',
    'Last tile',
  ],
};

describe('what is said of a hand beside its tiles', () => {
  it.each(LANGS)('is said in %s, and a flag without words as it is', async (lang) => {
    expect(circumstances(await loadLocale(lang), SITUATION)).toEqual([...SAID[lang], 'of-a-page']);
  });

  it('leaves out what is said elsewhere, and what is not given', async () => {
    const words = await loadLocale('en');
    expect(circumstances(words, {hand: '', seat: 'south', counters: 0, flags: []}, ['seat'])).toEqual([]);
  });
});
