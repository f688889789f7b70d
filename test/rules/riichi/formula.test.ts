/** The calculation of a total in one line: what stands on both sides of each `=` is the same. */
import {describe, expect, it} from 'vitest';
import {formulaSteps, reckoningOf} from '../../../src/core/scoring/reckoning.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {en} from '../../../src/locales/en.js';
import {ja} from '../../../src/locales/ja.js';
import {formulaText, toldLines} from '../../../src/locales/score-text.js';
import {zhHans} from '../../../src/locales/zh-Hans.js';
import {zhHant} from '../../../src/locales/zh-Hant.js';
import {countedFirst, formulaBefore} from '../../../src/locales/reckoning.js';
import {unitsOf} from '../../../src/elements/mj-score-breakdown/points.js';
import type {Ruleset} from '../../../src/core/game/ruleset.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {riichi} from '../../../src/rules/riichi/index.js';
import {text} from '../../../src/rules/riichi/names/en.js';
import {text as jaText} from '../../../src/rules/riichi/names/ja.js';
import {text as zhHansText} from '../../../src/rules/riichi/names/zh-Hans.js';
import {text as zhHantText} from '../../../src/rules/riichi/names/zh-Hant.js';

const formula = (situation: Omit<Situation, 'rules'>): string => {
  const result = score({rules: 'riichi', ...situation}, riichi);
  const steps = formulaSteps(reckoningOf(result, riichi));
  return `${formulaBefore(steps, {text, score: en.score})} ${result.total}`;
};

const PINFU = '123m 567m 456p 78s 22s +9s';

describe('the formula of a total of riichi mahjong', () => {
  it.each<[Omit<Situation, 'rules'>, string]>([
    [{hand: PINFU, by: 'self', seat: 'south', flags: ['riichi']}, '20 × 2⁵ = 640 → 1300 + 700 × 2 = 2700'],
    [{hand: PINFU, by: 'self', seat: 'east', flags: ['riichi']}, '20 × 2⁵ = 640 → 1300 × 3 = 3900'],
    [
      {hand: '[888p] 222s 99p 77p [WWW] +9p', by: 'discard', from: 'west', seat: 'south'},
      '40 × 2⁴ × 4 = 2560 → rounded up 2600',
    ],
    [
      {hand: '19m 19p 19s ESWNPFC +1m', by: 'self', seat: 'south'},
      '2 → yakuman 8000, 8000 × 2 = 16000 → 32000 + 16000 × 2 = 64000',
    ],
  ])('%j: %s', (situation, said) => expect(formula(situation)).toContain(said));

  const first = (situation: Situation, ruleset: Ruleset): string => {
    const result = score(situation, ruleset);
    return countedFirst(reckoningOf(result, ruleset), result.unit, en.score);
  };
  it.each([
    ['[888p] 222s 99p 77p [WWW] +9p', '2 han 40 fu = '],
    ['[888p] 222p 99p 77p [WWW] +9p', '4 han 40 fu = '],
    // a yakuman has no fu, and a limit by han takes the place of the doubling
    ['19m 19p 19s ESWNPFC +1m', ''],
  ])('says fu and han before the doubling: %s', (hand, said) =>
    expect(first({rules: 'riichi', hand, by: 'discard', from: 'west', seat: 'south'}, riichi)).toBe(said),
  );

  it('says them in the text of a score too, in every language', () => {
    const situation = {
      rules: 'riichi',
      hand: '[888p] 222s 99p 77p [WWW] +9p',
      by: 'discard',
      from: 'west',
    } as const;
    const result = score({...situation, seat: 'south'}, riichi);
    const told = {result, ruleset: riichi};
    const said = [
      formulaText({...told, text, strings: en}),
      formulaText({...told, text: jaText, strings: ja}),
      formulaText({...told, text: zhHantText, strings: zhHant}),
      formulaText({...told, text: zhHansText, strings: zhHans}),
    ];
    expect(said).toEqual([
      '2 han 40 fu = 40 × 2⁴ × 4 = 2560 → rounded up 2600 points',
      '2翻 40符 = 40 × 2⁴ × 4 = 2560 → 切り上げ 2600点',
      '2翻 40符 = 40 × 2⁴ × 4 = 2560 → 進位 2600分',
      '2翻 40符 = 40 × 2⁴ × 4 = 2560 → 进位 2600分',
    ]);
    expect(toldLines({...told, text: jaText, strings: ja})[0].amount).toMatch(/^\d+符$/);
  });

  it('says nothing where one unit is doubled by another', () =>
    expect(first({rules: 'luqiao', hand: '123m 456m 789m 11p 23s +1s', by: 'self'}, luqiao)).toBe(''));

  it('stands under a column for each unit that a line has', () => {
    const units = (hand: string): readonly string[] =>
      unitsOf(score({rules: 'riichi', hand, by: 'self', seat: 'south'}, riichi));
    expect(units(PINFU)).toEqual(['fu', 'han']);
    expect(units('19m 19p 19s ESWNPFC +1m')).toEqual(['yakuman']);
    expect(units('123m')).toEqual(['points']);
    expect(unitsOf(score({rules: 'luqiao', hand: 'EEE 456m 789m 11p 23s +1s', by: 'self'}, luqiao))[0]).toBe(
      'hu',
    );
  });
});
