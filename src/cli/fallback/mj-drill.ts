import type {Ruleset} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import {score} from '../../core/scoring/score.js';
import {unanswerable} from '../../core/situation/problem.js';
import {loadLocale} from '../../locales/index.js';
import {quizWords} from '../../locales/quiz.js';
import {ASKS, isAsk} from '../../quiz/ask.js';
import {Exercises} from '../../quiz/exercises.js';
import {idsIn} from '../../quiz/ids.js';
import {pose} from '../../quiz/pose.js';
import {propertiesOf} from '../../share/attributes.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import {rulesets} from '../rulesets.js';
import {rulesetWords} from '../texts.js';
import type {FoundElement} from '../page/find.js';
import {numberProblems, rulesOn, told, wordOffset} from '../page/attribute-problems.js';
import {notAllowed, type Placed} from '../page/score.js';
import type {Checking} from './fallback.js';
import {askedOf, questionMarkup} from './mj-quiz.js';
import type {Fallback} from './fallback.js';

/** The exercises of an element; undefined where it asks for an unknown question or states an unknown house rule. */
async function exercisesOf({attributes}: FoundElement, ruleset: Ruleset): Promise<Exercises | undefined> {
  const {rules = '', ask, patterns, seed = '1', level = '1', scope, review} = attributes;
  if (review !== undefined) return undefined;
  const asks = idsIn(ask);
  if (!asks.every(isAsk)) return undefined;
  const {situation, fault: wrong} = readSituation(propertiesOf(attributes), '', ruleset);
  if (wrong) return undefined;
  return new Exercises(ruleset, await ruleset.examples(), {
    ...{rules, seed, options: situation.options, patterns: idsIn(patterns)},
    asks: asks.length ? asks : ASKS,
    ...(scope && {scope: idsIn(scope)}),
    level: Math.min(Math.max(Math.floor(Number(level) || 1), 1), 3) as 1 | 2 | 3,
  });
}

/** Problems of exercises that cannot be drawn. */
async function drillProblems(found: FoundElement, {strings}: Checking): Promise<Placed[]> {
  const {keep, review} = found.attributes;
  const isReview = review !== undefined;
  const {ruleset, problems: wrong} = rulesOn(found, strings, {required: !isReview});
  const numbers = numberProblems(found, strings);
  // a review asks what the reader has missed: nothing of it stands in the page
  if (isReview)
    return [...numbers, ...wrong, ...(keep ? [] : [told(found, unanswerable('not-kept'), strings)])];
  if (!ruleset) return wrong;
  if (wrong.length) return [...numbers, ...wrong];
  const exercises = numbers.length ? undefined : await exercisesOf(found, ruleset);
  if (!exercises) return numbers;
  const unknown = exercises.unknown.map((id) => {
    const at = wordOffset(found, 'patterns', id);
    const message = `patterns: ${notAllowed(id, strings.problems, {allowed: exercises.known})}`;
    return {at, message};
  });
  if (unknown.length || exercises.next()) return unknown;
  return [told(found, unanswerable('none-drawn'), strings)];
}

/** The first of the exercises: its hand, its circumstances, the question, and the folded answer. */
async function firstExercise(found: FoundElement): Promise<Markup> {
  const {ruleset, preset} = findRules(found.attributes.rules, rulesets) ?? {};
  const exercises = ruleset && (await exercisesOf(found, ruleset));
  const first = exercises?.unknown.length ? undefined : exercises?.next();
  if (!ruleset || !first) return NOTHING;
  const {situation, ask} = first;
  const {lang} = found;
  const [strings, quiz] = await Promise.all([loadLocale(lang), quizWords.load(lang)]);
  const result = score(situation, ruleset, strings.problems);
  const text = rulesetWords(ruleset, preset)[lang];
  const posed = pose(ask, askedOf(ask, {situation, ruleset, result, strings}), {quiz, strings, text});
  return questionMarkup(found, posed, {
    shared: {situation, ruleset, strings},
    isAsked: false,
    isTold: true,
  });
}

/** What `<mj-drill>` is without script. */
export const fallback: Fallback = {
  check: drillProblems,
  write: async (found) => ({text: await firstExercise(found), wrong: []}),
};
