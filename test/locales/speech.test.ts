import {describe, expect, it} from 'vitest';
import {parseHand, parseTiles} from '../../src/core/notation/parse.js';
import {explainFault, fault, PROBLEM_CODES} from '../../src/core/situation/problem.js';
import {KINDS} from '../../src/core/tiles/tile.js';
import type * as all from '../../src/locales/index.js';
import {LANGS, loadLocale, matchLang} from '../../src/locales/index.js';
import {speakGroup, speakHand, speakTile, speakTiles} from '../../src/locales/speech.js';
import {isFault} from '../../src/core/situation/result.js';
import {fresh} from '../fresh.js';

const tiles = (text: string) => {
  const read = parseTiles(text);
  if (isFault(read)) throw new Error(read.code);
  return read.tiles;
};
const hand = (text: string) => {
  const read = parseHand(text);
  if (isFault(read)) throw new Error(read.code);
  return read.hand;
};

describe('the language of a tag', () => {
  it.each([
    ['ja', 'ja'],
    ['ja-JP', 'ja'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    ['ja_JP', 'ja'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['yue', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['EN-gb', 'en'],
    ['de', 'en'],
    ['jam', 'en'],
    ['', 'en'],
  ])('%s is %s', (tag, lang) => {
    expect(matchLang(tag)).toBe(lang);
  });

  it('can be there from the start, with words of the page', async () => {
    const locales = await fresh()<typeof all>('src/locales/index.ts');
    expect(locales.locales.get('ja')).toBeUndefined();
    const ja = await locales.loadLocale('ja');
    const own = {...ja, element: {...ja.element, unreadable: '?'}};
    locales.addLocale(own);
    expect(await locales.loadLocale('ja')).toBe(own);
  });
});

describe.each(LANGS)('the words of %s', (lang) => {
  it('name every tile differently', async () => {
    const strings = await loadLocale(lang);
    const names = [...Array(KINDS + 8).keys()].map((kind) => speakTile(strings.tiles, kind));
    expect(new Set(names).size).toBe(KINDS + 8);
  });

  it('have a clause for every problem, without capital and stop, which names what it is about', async () => {
    const {problems} = await loadLocale(lang);
    const clauses = PROBLEM_CODES.map((code) => problems[code]('5m'));
    expect(clauses.filter((text) => /[.。]$|^[A-Z]|undefined/.test(text))).toEqual([]);
    const sentences = PROBLEM_CODES.map((code) => explainFault(fault(code, '5m'), problems).message);
    expect(sentences.filter((text) => !/^[^a-z].*[^.。][.。]$/.test(text))).toEqual([]);
    expect(problems['five-of-a-kind']('5m')).toMatch(/5s of characters|五[萬万]/);
    const west = problems['five-of-a-kind']('C', undefined, {count: 5, hands: ['west', 'north']});
    expect(west, 'the hands, and the tile in words').toMatch(
      /(West|西家).*(North|北家).*(five red dragons|中.*5)/,
    );
    expect(PROBLEM_CODES.filter((code) => problems[code]('').includes('undefined'))).toEqual([]);
    expect(problems['too-few-tiles']('-2')).toMatch(/^[^-]*2[^-]*$/);
    expect(problems['too-many-tiles']('2')).toContain('2');
    expect(problems['too-few-tiles']('') + problems['too-many-tiles']('')).not.toMatch(/\d/);
  });
});

describe('spoken tiles', () => {
  it('run together within a suit, but for red and wild ones', async () => {
    const en = await loadLocale('en');
    expect(speakTiles(en, tiles('234p5s5mr5mEX'), [22])).toBe(
      '2 3 4 dots, 5 of bamboos (wild), 5 of characters, red 5 of characters, East wind, face-down tile',
    );
    expect(speakTiles(await loadLocale('zh-Hans'), tiles('123m11sPF'))).toBe('一二三万、一一条、白板、发财');
  });

  it('make a sentence of a hand', async () => {
    const ja = await loadLocale('ja');
    const read = hand('[_213m][[EEEE]][999+9s]45p ロン6p');
    expect(speakHand(ja, read, {seat: 'south'})).toBe(
      '14枚の手牌。南家。チー 一二三萬。暗槓 東。加槓 九索。手の内 四五筒。和了牌 六筒、ロン。',
    );
  });

  it('say of a group what it is, and how many of its tiles are wild', async () => {
    const pung = {kind: 'pung', tiles: 'SSS', open: false, wild: 'SSS'} as const;
    const single = {kind: 'single', tiles: 'E', open: false} as const;
    const said = LANGS.map(async (lang) => {
      const strings = await loadLocale(lang);
      return [speakGroup(strings, pung), speakGroup(strings, single)];
    });
    expect(Object.fromEntries((await Promise.all(said)).map((words, at) => [LANGS[at], words]))).toEqual({
      en: ['pung of South winds (3 wild tiles)', 'East wind'],
      ja: ['南の刻子（財神3枚）', '東'],
      'zh-Hant': ['南風刻子（財神3張）', '東風'],
      'zh-Hans': ['南风刻子（财神3张）', '东风'],
    });
  });
});
