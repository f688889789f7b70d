/**
 * The question "How much is it in each unit?": the fu and the han of a hand, or its 胡 and 台. Each wrong number is
 * explained by what would make it right.
 */
import {countedSums, reckoningOf, type ReckonedResult} from '../core/scoring/reckoning.js';
import {unanswerable} from './unanswerable.js';
import type {Unit} from '../core/situation/unit.js';
import {readAmounts, writeAmounts} from './amounts.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {unscored} from './asked-of.js';
import {guessed, isRightSoFar, type Guess} from './guesses.js';
import type {QuizNote} from './note.js';
import {equalReadings} from './readings.js';
import {lineNotes, rightAnswer} from './verdict.js';

const sumsOf = (scored: ReckonedResult, {ruleset, situation}: QuestionSubject): ReadonlyMap<Unit, number> =>
  countedSums(reckoningOf(scored, ruleset, situation.options));

/** The units that the lines of the hand count in. */
export const unitsAsked = (asked: QuestionSubject): Unit[] => [...sumsOf(asked.result, asked).keys()];

const textOf = (sums: ReadonlyMap<Unit, number>): string =>
  writeAmounts([...sums.keys()], Object.fromEntries(sums));

/** The sum of a unit before it is rounded. */
function* unrounded({result, ruleset, situation}: QuestionSubject, unit: Unit): Generator<Guess> {
  for (const step of reckoningOf(result, ruleset, situation.options))
    if (step.is === 'round' && step.unit === unit) yield {kind: 'unrounded', total: step.from};
}

/** Why a number is wrong: the likeliest way by which a reader arrives at it, or what the number is made of. */
function whyWrong(number: number, unit: Unit, asked: QuestionSubject): QuizNote {
  const why = guessed(number, asked, {
    unit,
    of: (scored) => sumsOf(scored, asked).get(unit) ?? 0,
    unfinished: unrounded(asked, unit),
  });
  if (why) return {...why, unit};
  return {kind: 'unit-count', unit, count: asked.result.lines.filter((line) => line.unit === unit).length};
}

/** Each pattern with what it adds, and the sum of each unit. */
const reasonsFor = (asked: QuestionSubject): QuizNote[] => [
  ...lineNotes(asked.result),
  ...[...sumsOf(asked.result, asked)].map(([unit, total]): QuizNote => ({kind: 'total', total, unit})),
];

function judge(given: string, asked: QuestionSubject): Verdict {
  const sums = sumsOf(asked.result, asked);
  const expected = textOf(sums);
  const units = [...sums.keys()];
  const amounts = readAmounts(given, units) ?? {};
  const wrong = units.filter((unit) => amounts[unit] !== sums.get(unit));
  if (!wrong.length) return rightAnswer(given, expected);
  const other = equalReadings(asked)
    .map((one) => ({...asked.result, ...one}))
    .find((result) => textOf(sumsOf(result, asked)) === given);
  if (other) return {...rightAnswer(given, expected), reasons: reasonsFor({...asked, result: other})};
  const notes = wrong.map((unit) => whyWrong(amounts[unit] ?? 0, unit, asked));
  const where = notes.filter(isRightSoFar);
  return {
    ...{right: false, given, expected, wrong},
    where: where.length ? where : [{kind: 'amounts-in', units: wrong}],
    notes: notes.filter((note) => !isRightSoFar(note)),
  };
}

/** The question `sums`, for hands whose lines count in several units. */
export const sumsQuestion: Question = {
  fault: (asked) => unscored(asked) ?? (unitsAsked(asked).length < 2 ? unanswerable('one-unit') : undefined),
  expected: (asked) => textOf(sumsOf(asked.result, asked)),
  choices: () => [],
  read(given, asked) {
    const units = unitsAsked(asked);
    const amounts = readAmounts(given, units);
    return amounts && writeAmounts(units, amounts);
  },
  judge,
  hint: ({result}) => ({kind: 'line-count', count: result.lines.length}),
  solution: reasonsFor,
};
