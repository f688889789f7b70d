/** Each message: a text that calls for it, at its line and column, told in four languages, each in its own words. */
import {expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {RandomHands} from '../../src/variant/check/hands.js';
import {triedProblems} from '../../src/variant/check/problems.js';
import {RowTrial} from '../../src/variant/check/trial.js';
import type {VariantCode} from '../../src/variant/messages/codes.js';
import {readRuleset, type VariantProblem} from '../../src/variant/index.js';
import {based} from './texts.js';

const ROW = '1番：自摸';
const many = (n: number, part: string): string => Array.from({length: n}, () => part).join('');
const lines = (n: number, line: (at: number) => string): string =>
  Array.from({length: n}, (_, at) => line(at)).join('\n');
const table = (row: string): string => `| 牌型 | 番 | 例 |\n|---|---|---|\n${row}`;

/** A text for each code, and the place of what is wrong in it. */
const FIXTURES: Readonly<Record<VariantCode, readonly [text: string, place: string]>> = {
  'unknown-pattern': ['3番：混一式', '1:4'],
  'ambiguous-name': ['1番：平和', '1:4'],
  'several-patterns': ['呼称 = jp\n1翻：役牌', '2:4'],
  'same-name-twice': ['1番：自摸、自摸', '1:7'],
  'not-a-row': [`${ROW}\n不計 = 自摸: 混一色`, '2:10'],
  'defines-nothing': [`起湖 = 3\n${ROW}`, '1:1'],
  'no-value': [table('| 清一色 | | 123m |'), '3:3'],
  'bad-value': [table('| 清一色 | 很多 | |'), '3:9'],
  'unknown-unit': [`${ROW}\n3合：清一色`, '2:1'],
  'unused-unit': [`${ROW}\n3台：清一色`, '2:4'],
  'unit-wanted': [`單位 = 番\n起和 = 3\n計算 = 2^番\n${ROW}`, '2:6'],
  'number-too-large': [table('| 清一色 | 9999999 | |'), '3:9'],
  'limit-wanted': [`${ROW}\n大三元：爆棚`, '2:1'],
  'by-set': ['| 役 | 門前 | 副露 |\n|---|---|---|\n| 明暗刻 = pungs of simples | 4 | 2 |', '3:3'],
  'unknown-word': ['1番：甲\n甲 = onli winds', '2:5'],
  'kinds-wanted': ['1番：甲\n甲 = only wimds', '2:10'],
  'number-wanted': ['1番：甲\n甲 = pungs >= x', '2:14'],
  'form-wanted': ['1番：甲\n甲 = wait edgy', '2:10'],
  'flag-wanted': ['1番：甲\n甲 = flag lastTyle', '2:10'],
  'ends-early': ['1番：甲\n甲 = self &', '2:5'],
  unclosed: ['1番：甲\n甲 = (self', '2:5'],
  'left-over': ['1番：自摸、、混一色', '1:7'],
  'too-deep': [`1番：甲\n甲 = ${many(12, '(')}self${many(12, ')')}`, '2:5'],
  'condition-too-long': [`1番：甲\n甲 = ${many(50, 'self & ')}self`, '2:5'],
  'unmarked-condition': ['| 牌型 | 番 | 說明 |\n|---|---|---|\n| 清一色 | 7 | only winds |', '3:13'],
  circular: ['1番：甲、乙\n甲 = 乙\n乙 = 甲', '3:5'],
  'unknown-term': [`計算 = 1 + 符\n${ROW}`, '1:10'],
  'table-wanted': [`計算 = 3:8 2:4\n${ROW}`, '1:6'],
  'formula-too-long': [`計算 = ${many(90, '1 + ')}番\n${ROW}`, '1:6'],
  'who-pays': [`出銃 = 莊家 2\n${ROW}`, '1:6'],
  'when-wanted': [`包 = 出銃者 self\n${ROW}`, '1:5'],
  'unknown-setting': [`起湖：很多\n${ROW}`, '1:1'],
  'bad-setting': [`複合 = 全部\n${ROW}`, '1:6'],
  'nothing-alike': [`人数 = 3\n手牌 = 16\n${ROW}\n打法 = 同 mcr`, '4:8'],
  'set-twice': [`手牌 = 16\n手牌 = 13\n${ROW}`, '2:1'],
  'not-with-parent': ['もと = luqiao\n手牌 = 16', '2:1'],
  'tile-number': [`牌 = 140\n${ROW}`, '1:5'],
  'everybody-wanted': [`全員 = 差額\n${ROW}`, '1:6'],
  'unknown-rules': [`もと = nothing\n${ROW}`, '1:6'],
  'unknown-option': ['もと = luqiao\nlaziCap = x', '2:11'],
  'not-read': [`${ROW}\n手牌 16`, '2:1'],
  'unknown-column': ['| 役 | 翻（門前） |\n|---|---|\n| 混一色 | 3 |', '1:7'],
  'merged-cells': [table('| 清一色 | 7 | | 9 |'), '3:15'],
  'text-too-long': [many(33_000, '。'), '1:1'],
  'too-many-rows': [lines(257, (at) => `1番：甲${at}\n甲${at} = self`), '513:4'],
  'nothing-to-score': ['# 麻將', '1:1'],
  'more-problems': [lines(302, (at) => `無${at}：很多`), '301:1'],
  'bad-example': [table('| 清一色 | 7 | [112m] [222m] 345p 88m 99m +9m |'), '3:13'],
  'example-few': [table('| 清一色 | 7 | 111m |'), '3:13'],
  'example-many': [table('| 清一色 | 7 | [111m] [222m] 345p 88m 99m 9m +9m |'), '3:13'],
  'example-lost': [table('| 清一色 | 7 | [111m] [222m] 345p 88m 99m +8p |'), '3:13'],
  'example-without': [table('| 清一色 | 7 | [111m] [222m] 345p 88m 99m +9m |'), '3:13'],
  'never-scored': ['1番：甲\n甲 = pungs of dragons = 4', '1:1'],
  'always-excluded': ['叫法 = hk\n7番：清一色\n1番：甲\n甲 = fullflush\n不計 = 甲: 清一色', '2:1'],
};

/** What is wrong with a text by itself, and when its rows are tried on hands. */
function problemsOf(text: string): readonly VariantProblem[] {
  const {ruleset, problems} = readRuleset(text, {id: 'own', based});
  if (!ruleset || problems.length) return problems;
  const trial = new RowTrial(ruleset);
  const hands = new RandomHands(ruleset, randomOf('messages'));
  for (let at = 0; at < 300; at++) trial.take(hands.next());
  return triedProblems(trial.end(), 300);
}

it.each(Object.entries(FIXTURES))('%s', (code, [text, place]) => {
  const found = problemsOf(text).filter((problem) => problem.code === code);
  expect(found.map(({line, column}) => `${line}:${column}`)).toContain(place);
  const {words, about} = found[0];
  expect(new Set(LANGS.map((lang) => words[lang])).size).toBe(LANGS.length);
  for (const lang of LANGS)
    if (about.length < 20 && code !== 'more-problems') expect(words[lang]).toContain(about);
});

it('names the rows that a name of several patterns stands for, as they are to be written', () => {
  const {problems} = readRuleset(`呼称 = jp\n${ROW}\n1翻：役牌`, {id: 'text'});
  for (const lang of LANGS) {
    const names = [...problems[0].words[lang].matchAll(/([^:：·]+): /g)]
      .map(([, name]) => name.trim())
      .slice(-3);
    const {ruleset, problems: left} = readRuleset(`呼称 = jp\n1翻：${names.join('、')}`, {id: 'text'});
    expect(left, names.join()).toEqual([]);
    expect(ruleset?.patterns.map(({id}) => id)).toEqual(['jianke', 'quanfengke', 'menfengke']);
  }
});
