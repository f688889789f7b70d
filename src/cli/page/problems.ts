/** Finds the problems on a page. */
import type {Lang} from '../../core/game/names.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {explainFault, fault, type Problem} from '../../core/situation/problem.js';
import {loadLocale, type Strings} from '../../locales/index.js';
import {numberOf} from '../../core/situation/attributes.js';
import {isQuiz, quizProblems} from './asked.js';
import {hasNoHand, reasonIn, taughtProblems} from './taught.js';
import {checkPlayed, isPlayed, type Findings} from './played.js';
import {findOn, type Found} from './find.js';
import type {Format} from './fitting.js';
import type {Defaults} from './matter.js';
import {straysOn, strayPairs} from './attributes.js';
import {unreadIn} from '../unread.js';
import {commandWords} from '../words/index.js';
import {
  explained,
  handOf,
  notAllowed,
  notationFaults,
  placed,
  scoreFound,
  tooDeep,
  type Placed,
} from './score.js';

/** The result of checking one page, in its order. */
export interface Checked extends Findings {
  /** The number of our elements and texts. */
  readonly count: number;
}

/**
 * Checks every element of a page.
 * @param lang the language of the messages; without it each is in that of its element
 * @param defaults what holds where the page says nothing
 * @throws {Unreadable} for a page that cannot be read
 */
export async function checkPage(
  source: string,
  lang: Lang | undefined,
  format: Format = 'html',
  defaults?: Defaults,
): Promise<Checked> {
  const all = findOn(source, format, defaults);
  const each = await Promise.all(all.map((found) => checkElement(found, lang ?? found.lang, all)));
  const strays = await straysOn(source, format, lang, defaults);
  const pairs = await Promise.all(all.map((found) => strayPairs(found, lang ?? found.lang)));
  const stray = [...strays.problems, ...pairs.flat()];
  const problems = new Map(
    [...stray, ...each.flatMap((found) => found.problems)].map((problem) => [
      `${problem.at} ${problem.message}`,
      problem,
    ]),
  );
  return {
    count: all.length,
    problems: [...problems.values()].sort((a, b) => a.at - b.at),
    notes: [...strays.notes, ...each.flatMap((found) => found.notes)].sort((a, b) => a.at - b.at),
  };
}

/**
 * Checks one element.
 * @param all everything found on the page: a question may be about the hand of another element
 */
async function checkElement(found: Found, lang: Lang, all: readonly Found[]): Promise<Findings> {
  const strings = await loadLocale(lang);
  if (found.isTooDeep) return {problems: [await tooDeep(found, lang)], notes: []};
  if (isPlayed(found)) return checkPlayed(found, lang, all);
  return {problems: await problemsOf(found, lang, strings, all), notes: []};
}

async function problemsOf(
  found: Found,
  lang: Lang,
  strings: Strings,
  all: readonly Found[],
): Promise<Placed[]> {
  if (isQuiz(found)) return quizProblems(found, all, lang);
  const plain = found.tag === 'mj-tiles' || found.tag === 'mj-hand';
  if (plain) return explained(found, notationFaults(found), strings);
  const taught = await taughtProblems(found, {all, lang, strings});
  if (hasNoHand(found)) return taught;
  const own = found.tag === 'mj-explain' ? stepProblems(found, strings) : taught;
  const scored =
    handOf(found) === undefined ? expectWithout(found, strings) : await exampleProblems(found, lang, strings);
  return [...own, ...scored];
}

/** The fault of the attribute that chooses a step; those of `steps` are unknown words. */
function stepProblems(found: Found, {problems}: Strings): Placed[] {
  const {step} = found.attributes;
  if (step === undefined || Number.isInteger(numberOf(step))) return [];
  return [{at: found.at(0, 'step'), message: `step: ${notAllowed(step, problems, {isNumber: true})}`}];
}

async function exampleProblems(found: Found, lang: Lang, strings: Strings): Promise<Placed[]> {
  const shared = await scoreFound(found, lang);
  const {result, ruleset} = shared;
  const unread = result.reason?.field === 'rules' ? [] : unreadFields(found, ruleset, lang);
  const reason = reasonIn(found, shared);
  if (reason) {
    const wrong = reason.code === 'unknown-flag' ? unknownFlag(found, reason) : placed(found, reason);
    return [...unread, wrong];
  }
  const {expect} = found.attributes;
  if (expect === undefined) return unread;
  const expected = numberOf(expect);
  if (expected === result.total) return unread;
  const {amount, mismatch} = strings.score;
  const message =
    typeof expected === 'number'
      ? mismatch(amount(expected, result.unit), amount(result.total, result.unit))
      : `expect: ${notAllowed(expected, strings.problems, {isNumber: true})}`;
  return [...unread, {at: found.at(0, 'expect'), message}];
}

/** Attributes of a situation that its rule set does not read, such as a wild tile where there is none. */
const unreadFields = (found: Found, ruleset: Ruleset, lang: Lang): Placed[] =>
  unreadIn(found.attributes, ruleset).map((name) => ({
    at: found.at(0, name),
    message: `${name}: ${commandWords(lang).unread(ruleset.id, name)}`,
  }));

/** The problem of an unknown flag, at its place among the flags. */
function unknownFlag(found: Found, reason: Problem): Placed {
  const {at, message} = placed(found, reason);
  const start = found.attributes.flags?.indexOf(reason.about ?? '') ?? -1;
  return {at: start < 0 ? at : found.at(start, 'flags'), message};
}

/**
 * The problem of an element that expects a total but has no hand: none of its own, of an example around, or of another
 * element.
 */
function expectWithout(found: Found, strings: Strings): Placed[] {
  const {expect, for: source} = found.attributes;
  if (expect === undefined || found.inside || source) return [];
  return [{at: found.at(0, 'expect'), message: explainFault(fault('empty'), strings.problems).message}];
}
