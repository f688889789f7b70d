/** The question "How much is it worth?" A wrong number is explained by what would make it right. */
import {LEAST} from '../core/game/reckoning.js';
import {reckoningOf} from '../core/scoring/reckoning.js';
import type {QuestionSubject, Question, Verdict} from './ask.js';
import {unscored} from './asked-of.js';
import {asNumber, guessed, guesses, isRightSoFar, type Counting, type Guess} from './guesses.js';
import {lineNotes, rightAnswer} from './verdict.js';

const counting = (asked: QuestionSubject): Counting => ({
  of: ({total}) => total,
  unfinished: unfinished(asked),
});

/** Numbers on the way to the total, for readers who stopped too soon: before a limit, a doubling, or rounding. */
function* unfinished({result, ruleset, situation}: QuestionSubject): Generator<Guess> {
  for (const step of reckoningOf(result, ruleset, situation.options)) {
    if (step.is === 'limit' && step.limit !== LEAST) yield {kind: 'uncapped', total: step.from};
    if (step.is === 'power') yield {kind: 'undoubled', total: step.of};
    if (step.is === 'round') yield {kind: 'unrounded', total: step.from};
  }
}

/** Numbers to choose from, in order: the right one, results of common slips, and numbers near it. */
function choices(asked: QuestionSubject): string[] {
  const {result, choices: wanted = 0} = asked;
  if (wanted < 2) return [];
  const numbers = new Set([result.total]);
  for (const {total} of guesses(asked, counting(asked))) {
    if (numbers.size >= wanted) break;
    if (total > 0) numbers.add(total);
  }
  // above and below in turn, so that the right number is not always first or last
  const step = Math.max(1, Math.round(result.total / 8));
  for (let n = 1; numbers.size < wanted; n++) {
    const next = result.total + (n % 2 ? 1 : -1) * step * Math.ceil(n / 2);
    if (next > 0) numbers.add(next);
  }
  return [...numbers].sort((a, b) => a - b).map(String);
}

function judge(given: string, asked: QuestionSubject): Verdict {
  const {total} = asked.result;
  const expected = String(total);
  if (given === expected) return rightAnswer(given);
  const number = Number(given);
  const why = guessed(number, asked, counting(asked)) ?? {
    kind: 'line-count',
    count: asked.result.lines.length,
  };
  return {
    ...{right: false, given, expected, wrong: [given]},
    where: isRightSoFar(why) ? [why] : [{kind: number < total ? 'too-low' : 'too-high'}],
    notes: isRightSoFar(why) ? [] : [why],
  };
}

/** The question `total`. Right is the total of the result. */
export const totalQuestion: Question = {
  fault: (asked) => unscored(asked),
  expected: ({result}) => String(result.total),
  choices,
  read: asNumber,
  judge,
  hint: ({result}) => ({kind: 'line-count', count: result.lines.length}),
  solution: ({result}) => [...lineNotes(result), {kind: 'total', total: result.total}],
};
