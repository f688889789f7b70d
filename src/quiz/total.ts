/** The question "How much is it worth?" A wrong number is explained by what would make it right. */
import {arrangements} from '../core/scoring/arrangements.js';
import {nearMisses} from '../core/scoring/near-misses.js';
import {reckoningOf} from '../core/scoring/reckoning.js';
import {score, totalOfLines} from '../core/scoring/score.js';
import type {Line} from '../core/game/result.js';
import type {ReadPosition} from '../core/reading/read.js';
import type {WinBy} from '../core/situation/situation.js';
import type {Asked, Question, Verdict} from './ask.js';
import {positionOf, unscored} from './asked-of.js';
import type {Note, TotalNote} from './note.js';
import {rightAnswer} from './verdict.js';

type Counted = Pick<Line, 'id' | 'value' | 'unit'>;
type Guess = Extract<TotalNote, {readonly total: number}>;

/** The value of a row that counts once; undefined where it depends on the hand. */
function rowOf({table}: ReadPosition, id: string): Counted | undefined {
  const row = table.rows.find((one) => one.id === id);
  if (!row || typeof row.value !== 'number' || !row.value) return undefined;
  return {id, value: row.value, unit: row.unit ?? table.ruleset.unit};
}

/** Wrong totals that readers arrive at, each with its cause, the likeliest first. */
function* guesses(asked: Asked): Generator<Guess> {
  const {result, situation, ruleset} = asked;
  const read = positionOf(asked);
  const totalOf = read && totalOfLines(read);
  if (!read || !totalOf) return;
  const {lines} = result;
  const but = (gone: readonly Line[]): number => totalOf(lines.filter((line) => !gone.includes(line)));
  for (const line of lines) yield {kind: 'without', total: but([line]), ids: [line.id]};
  for (const {id, by} of result.excluded) {
    const row = rowOf(read, id);
    if (row) yield {kind: 'with-excluded', total: totalOf([...lines, row]), id, by};
  }
  for (const line of lines) yield {kind: 'twice', total: totalOf([...lines, line]), id: line.id};
  for (const {total, groups} of arrangements(situation, ruleset, {limit: 8}).slice(1))
    yield {kind: 'other-split', total, groups};
  yield* unfinished(asked);
  yield* otherWays(asked);
  for (const miss of nearMisses(situation, ruleset)) {
    const row = rowOf(read, miss.id);
    if (row) yield {kind: 'with-near', total: totalOf([...lines, row]), miss};
  }
  for (const [i, line] of lines.entries())
    for (const other of lines.slice(i + 1))
      yield {kind: 'without', total: but([line, other]), ids: [line.id, other.id]};
}

/** Numbers on the way to the total, for readers who stopped too soon: before a limit, a doubling, or rounding. */
function* unfinished({result, ruleset, situation}: Asked): Generator<Guess> {
  for (const step of reckoningOf(result, ruleset, situation.options)) {
    if (step.is === 'limit') yield {kind: 'uncapped', total: step.from};
    if (step.is === 'power') yield {kind: 'undoubled', total: step.of};
    if (step.is === 'round') yield {kind: 'unrounded', total: step.from};
  }
}

function* otherWays({situation, ruleset}: Asked): Generator<Guess> {
  const ways: readonly WinBy[] = ['self', 'discard'];
  for (const by of ways) {
    if (!situation.by || by === situation.by) continue;
    const other = score({...situation, by, from: undefined}, ruleset);
    if (other.status === 'win') yield {kind: 'other-way', total: other.total, by};
  }
}

const asNumber = (given: string): string | undefined => {
  const text = given.normalize('NFKC').trim().replace('−', '-');
  return /^[+-]?\d{1,12}(\.\d{1,3})?$/.test(text) ? `${Number(text)}` : undefined;
};

/** Numbers to choose from, in order: the right one, results of common slips, and numbers near it. */
function choices(asked: Asked): string[] {
  const {result, choices: wanted = 0} = asked;
  if (wanted < 2) return [];
  const numbers = new Set([result.total]);
  for (const {total} of guesses(asked)) {
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

function judge(given: string, asked: Asked): Verdict {
  const {total} = asked.result;
  const expected = String(total);
  if (given === expected) return rightAnswer(given);
  const number = Number(given);
  const why = guessed(number, asked) ?? {kind: 'line-count', count: asked.result.lines.length};
  return {
    ...{right: false, given, expected, wrong: [given]},
    where: [{kind: number < total ? 'too-low' : 'too-high'}],
    notes: [why],
  };
}

/** The likeliest way by which a reader arrives at a number. */
function guessed(number: number, asked: Asked): Guess | undefined {
  for (const guess of guesses(asked)) if (guess.total === number) return guess;
  return undefined;
}

/** The question `total`. Right is the total of the result. */
export const total: Question = {
  fault: (asked) => unscored(asked, 'total'),
  expected: ({result}) => String(result.total),
  choices,
  read: asNumber,
  judge,
  hint: ({result}) => ({kind: 'line-count', count: result.lines.length}),
  solution: ({result}) => [
    ...result.lines.map(({id, value, unit, tiles = ''}): Note => ({kind: 'line', id, tiles, value, unit})),
    {kind: 'total', total: result.total},
  ],
};
