/**
 * Compares texts with the built-in rule sets, hand by hand. Bundled before it runs (`bundle.ts`), because a call from one
 * file to another is slow in the test runner, and because Hong Kong is written against the package.
 */
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {ScoreResult} from '../../src/core/game/result.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import * as builtIn from '../../src/rules/index.js';
import {readRuleset, type BasedOn, type VariantRead} from '../../src/variant/index.js';
import {detailsOf, rulesetWords} from '../../src/cli/texts.js';
import type {Lang} from '../../src/core/game/names.js';
import {printRuleset} from '../../src/variant/print/ruleset.js';
import {hongkong} from '../package/hongkong/index.js';
import {randomSituations} from './situations.js';

export {brokenImplications} from './implications.js';
import {slipped, type Slipped} from './slips.js';
import {hostile, quickest, quickestOf, readMutated, timeMutated, type Slowest} from './strangers.js';

const {luqiao, mcr, riichi, shiragiku} = builtIn;

/** A hand without its rules. */
type Hand = Omit<Situation, 'rules'>;
/** What two results are compared by. */
type Compared = (result: ScoreResult) => unknown;

/** What a comparison found. */
export interface Found {
  readonly hands: number;
  readonly differences: readonly object[];
}

/** The texts by name. */
export type Texts = Readonly<Record<string, string>>;

function basedOn(texts: Texts): Readonly<Record<string, BasedOn>> {
  const based: Record<string, BasedOn> = {'mcr-text': texts.mcr};
  for (const ruleset of Object.values(builtIn)) based[ruleset.id] = ruleset;
  return based;
}

/** Reads some text as one of these. */
export const readAs = (name: string, text: string, texts: Texts): VariantRead =>
  readRuleset(text, {id: name, based: basedOn(texts)});

export {isAnotherText} from './slips.js';

/** So many slips in a text, one at a time. */
export const slipsIn = (name: string, texts: Texts, count: number, seed: number): Slipped =>
  slipped(texts[name], count, seed, (text) => readAs(name, text, texts));

/** How long each hostile text takes, at its quickest of so many runs. */
export const hostileTimes = (texts: Texts, runs: number): Slowest[] =>
  hostile.map((text) => quickest(text, (one) => readAs('stranger', one, texts), runs));

/** What each of so many broken texts takes. */
export const mutatedTimes = (texts: Texts, count: number): Slowest[] =>
  timeMutated(Object.values(texts), count, (one) => readAs('stranger', one, texts));

/** Reads so many broken texts. @returns how many could be scored */
export const mutatedScored = (texts: Texts, count: number): number =>
  readMutated(Object.values(texts), count, (one) => readAs('stranger', one, texts));

/** The rule set of a text that has no problem. */
export function rulesetOf(name: string, texts: Texts): Ruleset {
  const {ruleset, problems} = readAs(name, texts[name], texts);
  if (!ruleset || problems.length) throw new Error(`${name}: ${JSON.stringify(problems)}`);
  return ruleset;
}

const paid = ({net}: ScoreResult): object => Object.fromEntries(Object.entries(net).filter(([, n]) => n));
/** Of a hand that is no win, payments and total say nothing. */
const byTotal: Compared = (result) =>
  result.status === 'win' ? [result.total, paid(result)] : result.status;
const byPayments: Compared = (result) => (result.status === 'win' ? paid(result) : result.status);
const byLines: Compared = (result) => [
  byTotal(result),
  result.lines.map(({value}) => value).sort((a, b) => a - b),
];

function differences(hands: readonly Hand[], theirs: Ruleset, ours: Ruleset, by: Compared): Found {
  const found = hands.flatMap((hand) => {
    const [a, b] = [theirs, ours].map((rules) => by(score({...hand, rules: rules.id}, rules)));
    return JSON.stringify(a) === JSON.stringify(b) ? [] : [{hand, theirs: a, ours: b}];
  });
  return {hands: hands.length, differences: found.slice(0, 5)};
}

/** Gives so many drawn hands of each pattern of a built-in rule set, near misses among them, without house rules. */
export type DrawnHands = (id: string, each: number) => Promise<readonly Hand[]>;

/** A built-in rule set as a text in one language. */
export async function printed(id: string, lang: Lang): Promise<string> {
  const ruleset = Object.values(builtIn).find((one) => one.id === id);
  if (!ruleset?.asText) throw new Error(id);
  const words = rulesetWords(ruleset)[lang];
  const details = (await detailsOf(ruleset))[lang];
  return printRuleset({ruleset, asText: await ruleset.asText(), lang, words, details});
}

/** 李凡師's red tiles, indicators and ガリ have rules of their own, which its text leaves out. */
const withoutBonus =
  (id: string) =>
  ({gari, indicators, uraIndicators, ...hand}: Hand): Hand =>
    id === 'ribon'
      ? {...hand, hand: hand.hand.replaceAll('r', '')}
      : {
          ...hand,
          ...(gari && {gari}),
          ...(indicators && {indicators}),
          ...(uraIndicators && {uraIndicators}),
        };

/**
 * Compares a built-in rule set with its printed text, on drawn hands.
 * @param isLeftOut whether the text says that it leaves out what this hand has
 */
export async function printedDifferences(
  id: keyof typeof builtIn,
  lang: Lang,
  drawn: readonly Hand[],
  isLeftOut: (hand: Hand, rows: readonly string[]) => boolean,
): Promise<Found> {
  const ruleset = builtIn[id] as unknown as Ruleset;
  const {ruleset: ours, problems} = readRuleset(await printed(id, lang), {id});
  if (!ours || problems.length) throw new Error(JSON.stringify(problems));
  const hands = drawn.map(withoutBonus(id)).filter((hand) => {
    const {lines} = score({...hand, rules: id}, ruleset);
    return !isLeftOut(
      hand,
      lines.map((line) => line.id),
    );
  });
  return differences(hands, ruleset, ours, id === 'riichi' ? byPayments : byTotal);
}

const without = (hands: readonly Hand[], flags: readonly string[]): Hand[] =>
  hands.filter((hand) => !hand.flags?.some((flag) => flags.includes(flag)));

type Compare = (texts: Texts, count: number, drawn: DrawnHands) => Found | Promise<Found>;

/** The comparisons by name; `count` is that of random hands, and a fiftieth of it that of drawn ones a pattern. */
export const comparisons: Readonly<Record<string, Compare>> = {
  '香港舊章, random hands': (texts, count) => {
    const hands = randomSituations(1, count, {flowers: true, flags: ['replacement', 'lastTile', 'heavenly']});
    return differences(hands, hongkong, rulesetOf('hongkong', texts), byTotal);
  },
  '國標, random hands': (texts, count) => {
    const hands = randomSituations(2, count, {
      flowers: true,
      flags: ['replacement', 'lastTile', 'lastOfKind'],
    });
    // a robbed kong has the other three tiles, which a random hand may hold
    const possible = hands.filter(({by}) => by !== 'robbing');
    return differences(possible, mcr, rulesetOf('mcr', texts), byTotal);
  },
  '國標, drawn hands line by line': async (texts, count, drawn) => {
    // what other hands expose is a rule of its own
    const hands = (await drawn('mcr', count / 50)).filter(({others}) => !others);
    return differences(hands, mcr, rulesetOf('mcr', texts), byLines);
  },
  'しらぎく, drawn hands': async (texts, count, drawn) =>
    differences(await drawn('shiragiku', count / 50), shiragiku, rulesetOf('shiragiku', texts), byTotal),
  'しらぎく, random hands': (texts, count) =>
    differences(
      randomSituations(3, count, {sets: 5, flowers: true, flags: ['lastTile']}),
      shiragiku,
      rulesetOf('shiragiku', texts),
      byTotal,
    ),
  '路橋, drawn hands': async (texts, count, drawn) =>
    differences(await drawn('luqiao', count / 50), luqiao, rulesetOf('luqiao', texts), byTotal),
  'リーチ, payments of drawn hands': async (texts, count, drawn) => {
    const hands = without(await drawn('riichi', count / 50), ['nagashi', 'human', 'openRiichi']);
    return differences(hands, riichi, rulesetOf('riichi', texts), byPayments);
  },
  '黄岩 is 路橋 with another limit, but for a hand without 財神': async (texts, count, drawn) => {
    const ruleset = rulesetOf('huangyan', texts);
    const {laziCap} = luqiao.options;
    const limited: Ruleset = {
      ...(luqiao as unknown as Ruleset),
      options: {...luqiao.options, laziCap: {...laziCap, default: 50} as typeof laziCap},
    };
    const others = ruleset.patterns.filter(({native}) => native !== '硬碰硬');
    const hands = await drawn('luqiao', count / 50);
    return differences(hands, limited, {...ruleset, patterns: others}, byTotal);
  },
};

/** How fast a text is. */
export interface Speed {
  readonly name: string;
  /** Milliseconds of the processor to read it. */
  readonly read: number;
  /** How many hands it scores while the built-in rule set scores one. */
  readonly ratio: number;
}

/** The rule sets that are programmed, and written as text too. */
const PROGRAMMED: readonly Ruleset[] = [hongkong, mcr, shiragiku, luqiao, riichi];

/** Each text beside its built-in rule set, in one run: the quickest of so many rounds of each, by turns. */
export async function speeds(texts: Texts, rounds: number, drawn: DrawnHands): Promise<readonly Speed[]> {
  const found: Speed[] = [];
  for (const theirs of PROGRAMMED) {
    const name = theirs.id;
    const ours = rulesetOf(name, texts);
    const hands =
      theirs === hongkong
        ? randomSituations(4, 300, {flowers: true, flags: ['replacement']})
        : await drawn(name, 4);
    const scoring = (rules: Ruleset) => () => {
      for (const hand of hands) score({...hand, rules: rules.id}, rules);
    };
    const [built, text, read] = quickestOf(rounds, [
      scoring(theirs),
      scoring(ours),
      () => void readAs(name, texts[name], texts),
    ]);
    found.push({name, read, ratio: built / text});
  }
  return found;
}
