/** What authors say in sentences of how a game is won, and of what counts: it is read, or the author is told. */
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {readRuleset} from '../../src/variant/index.js';
import {based} from './texts.js';

/** Two rows in each language: 3 for four pungs, 1 for a self-draw. */
const ROWS = {
  en: '- All Pungs: 3 fan\n- Self-drawn: 1 fan',
  ja: '- 対々和：3翻\n- 自摸：1翻',
  'zh-Hant': '- 碰碰胡：3番\n- 自摸：1番',
  'zh-Hans': '- 碰碰胡：3番\n- 自摸：1番',
};
type Language = keyof typeof ROWS;

const PUNGS = {hand: '[111m] 222p 333s 55s 99p +9p', seat: 'south'} as const;
const DRAWN = {hand: '123m 456p 789s 55s 78p +9p', seat: 'south', by: 'self'} as const;

/** What wins, by a text with a sentence: four pungs by a discard, and a hand worth 1 by self-draw. */
function won(lang: Language, sentence: string): string {
  const {ruleset, problems} = readRuleset(`${ROWS[lang]}\n\n${sentence}\n`, {id: 'own', based});
  expect(problems).toEqual([]);
  if (!ruleset) throw new Error('nothing to score');
  const discarded: Situation = {...PUNGS, by: 'discard', from: 'west', rules: 'own'};
  return [discarded, {...DRAWN, rules: 'own'}].map((one) => score(one, ruleset).status === 'win').join(' ');
}

const told = (lang: Language, sentence: string): readonly string[] =>
  readRuleset(`${ROWS[lang]}\n\n${sentence}\n`, {id: 'own', based}).problems.map(
    ({code, allowed}) => `${code} ${allowed.join(' ')}`,
  );

/** Sentences that say that a hand must be worth 3. */
const LEASTS: readonly [Language, string][] = [
  ['en', 'A player must have at least 3 fan to win.'],
  ['en', 'You need 3 fan in order to go out.'],
  ['en', 'At least 3 fan are required to win.'],
  ['ja', '三翻縛り'],
  ['ja', '3翻縛りあり。'],
  ['ja', '和了には最低3翻必要です。'],
  ['zh-Hant', '至少要有3番才可以胡。'],
  ['zh-Hant', '必須達到3番才能胡牌。'],
  ['zh-Hant', '三番或以上才可以食糊'],
  ['zh-Hant', '起胡 3 番'],
  ['zh-Hans', '必须有3番才能胡牌。'],
  ['zh-Hans', '至少三番才可以和。'],
];

/** Sentences that say that nobody wins on a discard. */
const ONLY_DRAWN: readonly [Language, string][] = [
  ['en', 'Only self-drawn wins are allowed.'],
  ['en', 'No wins on discards.'],
  ['ja', 'ツモあがりのみ。'],
  ['ja', 'ロン不可。'],
  ['zh-Hant', '只能自摸胡，不能點炮。'],
  ['zh-Hans', '只可以自摸。'],
];

/** A sentence with one letter left out, or one more: in each place. */
function* slipsIn(sentence: string): Generator<string> {
  for (const {index, 0: letter} of sentence.matchAll(/\p{L}/gu)) {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + letter.length)];
    yield `${before}${after}`;
    for (const stranger of 'xが的') yield `${before}${letter}${stranger}${after}`;
  }
}

describe('a sentence', () => {
  it.each<[Language, string]>(LEASTS)('sets the minimum (%s): %s', (lang, sentence) => {
    expect(won(lang, '')).toBe('true true');
    expect(won(lang, sentence)).toBe('true false');
  });

  it.each<[Language, string]>(ONLY_DRAWN)('allows no win by a discard (%s): %s', (lang, sentence) => {
    expect(won(lang, sentence)).toBe('false true');
  });

  it.each<[Language, string, string]>([
    ['en', 'Hands worth less than 8 fan cannot win.', 'minimum = 3'],
    ['en', 'Players need a hand of at least 8 fan before they are allowed to win.', 'minimum = 3'],
    ['ja', '2翻以上ないと和了できません。', 'minimum = 3'],
    ['ja', '役がないと和了できません。', 'winning-needs = suits <= 2'],
    ['zh-Hant', '不足3番不可以胡牌。', 'minimum = 3'],
    ['zh-Hant', '必須缺一門才能胡牌。', 'winning-needs = suits <= 2'],
    ['zh-Hans', '没有缺门不能胡。', 'winning-needs = suits <= 2'],
    ['en', 'A hand with three suits may not win.', 'winning-needs = suits <= 2'],
    ['ja', 'ロンあがりはできない。', 'winning-needs = self'],
    ['zh-Hant', '本地規則不能點炮。', 'winning-needs = self'],
    ['en', 'Only the highest-scoring pattern counts.', 'only-one-of = A, B'],
    ['en', 'Patterns do not add up: count the best one only.', 'only-one-of = A, B'],
    ['ja', '最も高い役のみを数える。', 'only-one-of = A, B'],
    ['ja', '複数の役が成立した場合、最も高い役だけ採用。', 'only-one-of = A, B'],
    ['zh-Hant', '只計最高。', 'only-one-of = A, B'],
    ['zh-Hant', '各番種不可重複計算，取最高者。', 'only-one-of = A, B'],
    ['zh-Hans', '番型不累计，只算最大的一种。', 'only-one-of = A, B'],
  ])('that is not read is told, with what to write (%s): %s', (lang, sentence, near) => {
    expect(told(lang, sentence)).toEqual([`bad-setting ${near}`]);
  });

  it.each<[Language, string]>([
    ['en', 'winning-needs = suits <= 2\n\nA hand with three suits may not win.'],
    ['en', 'only-one-of = All Pungs, Self-drawn\n\nOnly the highest pattern counts.'],
    ['ja', '択一 = 対々和、自摸\n\n最も高い役のみを数える。'],
    ['zh-Hant', '起胡 = 1 番\n\n不足1番不可以胡牌。'],
    ['zh-Hans', '和牌条件 = suits <= 2\n\n没有缺门不能胡。'],
  ])('is a remark where a setting says it (%s): %s', (lang, sentence) => {
    expect(told(lang, sentence)).toEqual([]);
  });
});

describe('a slip in a sentence', () => {
  it.each([...LEASTS, ...ONLY_DRAWN])('is told, or changes nothing (%s): %s', (lang, sentence) => {
    const wanted = won(lang, sentence);
    const silent = [...slipsIn(sentence)].filter(
      (slip) => !told(lang, slip).length && won(lang, slip) !== wanted,
    );
    expect(silent).toEqual([]);
  });
});

describe('a condition and a value in one line', () => {
  it.each<[Language, string]>([
    ['en', '- Own = kinds winds >= 3: 20 fan'],
    ['en', 'Own = kinds winds >= 3: 20 fan'],
    ['en', '- Own: 20 fan = kinds winds >= 3'],
    ['en', '- Own = kinds winds >= 3, 20 fan'],
    ['ja', '- 三風 = kinds winds >= 3：20翻'],
    ['zh-Hant', '三種風 = kinds winds >= 3：20番'],
    ['zh-Hans', '- 三种风 = kinds winds >= 3：20番'],
  ])('are a row (%s): %s', (lang, line) => {
    const {ruleset, problems} = readRuleset(`${ROWS[lang]}\n${line}\n`, {id: 'own', based});
    expect(problems).toEqual([]);
    if (!ruleset) throw new Error('nothing to score');
    const totalOf = (hand: string): number => score({hand, by: 'self', rules: 'own'}, ruleset).total;
    expect(totalOf('EEE SSS 123m 99p WW +W')).toBe(21);
    expect(totalOf('EEE SSS 123m 456p 9p +9p')).toBe(1);
  });

  it('are told, if the value is in a unit that the text has not', () => {
    expect(told('en', '- Own = kinds winds >= 3: 20 xyz')).toEqual(['unknown-unit fan']);
  });
});
