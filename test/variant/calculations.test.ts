/** The calculation of a total in one line, by every rule set and text: what stands on both sides of each `=` is the same. */
import {describe, expect, it} from 'vitest';
import {packageRules, packageRulesets} from '../../src/cli/rulesets.js';
import {rulesetWords} from '../../src/cli/texts.js';
import {LANGS, type Lang, type RulesetText} from '../../src/core/game/names.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {en} from '../../src/locales/en.js';
import {ja} from '../../src/locales/ja.js';
import {formulaText} from '../../src/locales/score-text.js';
import {zhHans} from '../../src/locales/zh-Hans.js';
import {zhHant} from '../../src/locales/zh-Hant.js';
import {readRuleset} from '../../src/variant/index.js';
import {VARIANT_PAGES} from '../../stories/variants/pages.mjs';
import {readCases} from '../rules/cases.js';
import {wrongCalculation} from './arithmetic.js';
import {randomSituations} from './situations.js';
import {fileText, PUBLIC_PAGES, TEXTS} from './texts.js';

const STRINGS = {en, ja, 'zh-Hant': zhHant, 'zh-Hans': zhHans};
type Words = Readonly<Record<Lang, RulesetText>>;

/** What is wrong with the calculations of a hand: the winner’s and those of the others. */
function wrongOf(situation: Situation, ruleset: Ruleset, words: Words): string[] {
  const scored = score(situation, ruleset);
  if (scored.status === 'invalid' || scored.status === 'not-a-win') return [];
  const others = Object.values(scored.others ?? {}).map((other): ScoreResult => ({...scored, ...other}));
  return LANGS.flatMap((lang) =>
    [scored, ...others].flatMap((result) => {
      const strings = STRINGS[lang];
      const formula = formulaText({result, ruleset, situation, text: words[lang], strings});
      const wrong = wrongCalculation(formula, result.total);
      return wrong ? [`${situation.hand}: ${formula}: ${wrong}`] : [];
    }),
  );
}

describe('of a built-in rule set', () => {
  it.each(packageRulesets)('$id', async (ruleset) => {
    const given = readCases(ruleset.id === 'mcr' ? 'guobiao' : ruleset.id).map(({situation}) => situation);
    const shown = Object.values(await ruleset.examples()).map((one) => ({...one, rules: ruleset.id}));
    const words = rulesetWords(ruleset);
    expect([...given, ...shown].flatMap((one) => wrongOf(one, ruleset, words))).toEqual([]);
  });
});

/** What the arithmetic below refuses. */
describe('a calculation', () => {
  it.each([
    ['1 + 1 = 2² = 4', 4],
    ['40 × 2⁴ = 640 × 4 = 2560 → rounded up 2600 points', 2600],
    ['2 → yakuman 8000 × 2 = 16000', 16_000],
    ['8 + 2 = 11', 11],
    ['3 − 1 = 2', 3],
    ['7 ÷ 3 = 2.33', 2.33],
    ['x', 1],
  ])('is wrong: %s', (formula, total) => expect(wrongCalculation(formula, total)).toBeDefined());

  it.each([
    ['1 + 1 = 2, 2² = 4 points', 4],
    ['2 han 40 fu = 40 × 2⁴ × 4 = 2560 → rounded up 2600 points', 2600],
    ['7 ÷ 3 ≈ 2.33', 2.33],
    ['2 + 3 × 2⁻¹ = 3.5', 3.5],
    ['−3 + 5 = 2', 2],
  ])('is right: %s', (formula, total) => expect(wrongCalculation(formula, total)).toBeUndefined());
});

/** What a text may ask of a hand: rows of circumstances multiply and add, too. */
const based = {...packageRules(), 'mcr-text': fileText('mcr.md')};
const FLAGS = ['lastTile', 'replacement', 'robbing', 'afterKong', 'heavenly', 'earthly', 'riichi'];
const HANDS = 40;

/** Every operation of a formula, after every other. */
const OPERATIONS = [
  '番 + 2',
  '番 − 2',
  '番 × 3',
  '番 ÷ 3',
  '2 ^ 番',
  '番 ^ 2',
  'min(番, 2)',
  'max(番, 2)',
  'ceil(番, 2)',
]
  .flatMap((one, _, all) => all.map((other) => other.replace('番', `(${one})`)))
  .concat(
    '番[1:3 3:7] × 台',
    '(番 + 1) × (台 + 1) + 符',
    '符 × 2 ^ 番 + 台',
    '2 ^ (番 − 3) × 台',
    '符 × 番 ÷ 7 × 台',
  );
const ROWS = [
  '1番：門清',
  '2番：平胡',
  '3番：碰碰胡',
  '2台：自摸',
  '1台：斷么',
  '3符：三元牌',
  '20符：混一色',
];
const FORMULAS = Object.fromEntries(
  OPERATIONS.map((formula) => {
    const rows = ROWS.filter((row) => formula.includes(row[1]) || formula.includes(row[2]));
    return [formula, ['叫法 = tw', `計算 = ${formula}`, ...rows].join('\n')];
  }),
);

const ALL = {
  ...TEXTS,
  ...PUBLIC_PAGES,
  ...FORMULAS,
  ...Object.fromEntries(VARIANT_PAGES.map(({name, rules}) => [name, rules])),
};

describe('of a text', () => {
  it.each(Object.keys(ALL))('%s', async (name) => {
    const {ruleset, texts, problems} = readRuleset(ALL[name], {id: 'text', based});
    expect(problems).toEqual([]);
    if (!ruleset) throw new Error('nothing to score');
    const words = Object.fromEntries(
      await Promise.all(LANGS.map(async (lang) => [lang, await texts[lang]()] as const)),
    ) as Words;
    const {sets, wilds} = ruleset;
    const drawn = randomSituations(39, name in FORMULAS ? 8 : HANDS, {flags: FLAGS, flowers: true, sets});
    const hands = [...drawn, ...Object.values(await ruleset.examples())].map((hand) => ({
      ...{...hand, rules: 'text'},
      ...(wilds && !hand.wild && {wild: '3p'}),
    }));
    expect(hands.flatMap((one) => wrongOf(one, ruleset, words))).toEqual([]);
  });
});
