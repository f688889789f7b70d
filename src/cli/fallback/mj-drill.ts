import type {Ruleset} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import {isFault} from '../../core/situation/result.js';
import {score} from '../../core/scoring/score.js';
import {unanswerable} from '../../quiz/unanswerable.js';
import {loadLocale} from '../../locales/index.js';
import {quizWords} from '../../locales/quiz.js';
import {Exercises} from '../../quiz/exercises.js';
import {askedHand, subjectOf} from '../../quiz/subject.js';
import {pose} from '../../quiz/pose.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import {rulesets} from '../rulesets.js';
import {rulesetWords} from '../texts.js';
import type {FoundElement} from '../page/found.js';
import {numberProblems, rulesOn, told, badValue} from '../page/attribute-problems.js';
import {type Placed} from '../page/score.js';
import type {Fallback, Checking} from './fallback.js';
import {readDrill} from '../../elements/mj-drill/spec.js';
import {questionMarkup} from './mj-quiz.js';

/** The exercises of an element; undefined for a review, and where a question or house rule is not known. */
async function exercisesOf({attributes}: FoundElement, ruleset: Ruleset): Promise<Exercises | undefined> {
  const {rules = '', seed = '1', review} = attributes;
  const spec = readDrill({...attributes, rules, seed}, ruleset);
  if (review !== undefined || isFault(spec)) return undefined;
  return new Exercises(ruleset, await ruleset.examples(), spec);
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
  const named = {patterns: exercises.unknown, scope: exercises.unknownScope};
  const unknown = Object.entries(named).flatMap(([name, ids]) =>
    ids.map((id) => badValue(found, name, strings.problems, {allowed: exercises.known}, id)),
  );
  if (unknown.length || exercises.next()) return unknown;
  return [told(found, unanswerable('none-drawn'), strings)];
}

/** The first of the exercises: its hand, its circumstances, the question, and the folded answer. */
async function firstExercise(found: FoundElement): Promise<Markup> {
  const {ruleset, preset} = findRules(found.attributes.rules, rulesets) ?? {};
  const exercises = ruleset && (await exercisesOf(found, ruleset));
  const isKnown = exercises?.unknown.length === 0 && exercises.unknownScope.length === 0;
  const first = isKnown ? exercises.next() : undefined;
  if (!ruleset || !first) return NOTHING;
  const {ask} = first;
  const situation = askedHand(ask, first.situation);
  const {lang} = found;
  const [strings, quiz] = await Promise.all([loadLocale(lang), quizWords.load(lang)]);
  const result = score(situation, ruleset, strings.problems);
  const text = rulesetWords(ruleset, preset)[lang];
  const asked = subjectOf({situation, ruleset, result, messages: strings.problems});
  const posed = pose(ask, asked, {quiz, strings, text});
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
