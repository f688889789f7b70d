/** Wrong numbers that readers arrive at, each with its cause. */
import {arrangements} from '../core/scoring/arrangements.js';
import {nearMisses} from '../core/scoring/near-misses.js';
import type {ReckonedResult} from '../core/scoring/reckoning.js';
import {score, scoreOfLines} from '../core/scoring/score.js';
import type {Line} from '../core/game/result.js';
import type {ReadPosition} from '../core/reading/read.js';
import type {WinBy} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {QuestionSubject} from './ask.js';
import {handPositionOf} from './asked-of.js';
import type {QuizNote, TotalNote} from './note.js';

/** A number, and how it comes about. */
export type Guess = Extract<TotalNote, {readonly total: number}>;

/** The number that is asked for. */
export interface Counting {
  /** The unit of the lines that it is made of; undefined where all lines are. */
  readonly unit?: Unit;
  /** The number of a scored hand. */
  readonly of: (scored: ReckonedResult) => number;
  /** Numbers on the way to it, for readers who stopped too soon. */
  readonly unfinished: Iterable<Guess>;
}

/** Numbers in the order in which they are likely. */
export function* guesses(asked: QuestionSubject, {unit, of, unfinished}: Counting): Generator<Guess> {
  const {result, situation, ruleset} = asked;
  const read = handPositionOf(asked);
  if (!read || !scoreOfLines(read, [])) return;
  const {rules} = result;
  const numberOf = (lines: readonly Line[]): number => {
    const scored = scoreOfLines(read, lines);
    return scored ? of({...scored, rules}) : 0;
  };
  const isMeant = (line: Line): boolean => unit === undefined || line.unit === unit;
  const lines = result.lines.filter(isMeant);
  const but = (...gone: readonly Line[]): number =>
    numberOf(result.lines.filter((line) => !gone.includes(line)));
  const withRow = (id: string): number | undefined => {
    const row = rowOf(read, id);
    return row && isMeant(row) ? numberOf([...result.lines, row]) : undefined;
  };
  for (const line of lines) yield {kind: 'without', total: but(line), ids: [line.id]};
  for (const {id, by} of result.excluded) {
    const total = withRow(id);
    if (total !== undefined) yield {kind: 'with-excluded', total, id, by};
  }
  for (const line of lines) yield {kind: 'twice', total: numberOf([...result.lines, line]), id: line.id};
  for (const other of arrangements(situation, ruleset, {limit: 8}).slice(1))
    yield {kind: 'other-split', total: of({...other, rules}), groups: other.groups};
  yield* unfinished;
  for (const by of otherWays(asked)) {
    const other = score({...situation, by, from: undefined}, ruleset);
    if (other.status === 'win') yield {kind: 'other-way', total: of(other), by};
  }
  for (const miss of nearMisses(situation, ruleset)) {
    const total = withRow(miss.id);
    if (total !== undefined) yield {kind: 'with-near', total, miss};
  }
  for (const [i, line] of lines.entries())
    for (const other of lines.slice(i + 1))
      yield {kind: 'without', total: but(line, other), ids: [line.id, other.id]};
}

/** A row that counts once; undefined where its value depends on the hand. */
function rowOf({table}: ReadPosition, id: string): Line | undefined {
  const row = table.rows.find((one) => one.id === id);
  if (!row || typeof row.value !== 'number' || !row.value) return undefined;
  return {id, value: row.value, unit: row.unit ?? table.ruleset.unit, count: 1, groups: []};
}

const WAYS: readonly WinBy[] = ['self', 'discard'];
const otherWays = ({situation: {by}}: QuestionSubject): readonly WinBy[] =>
  by ? WAYS.filter((other) => other !== by) : [];

/** The likeliest way by which a reader arrives at a number. */
export function guessed(number: number, asked: QuestionSubject, counting: Counting): Guess | undefined {
  for (const guess of guesses(asked, counting)) if (guess.total === number) return guess;
  return undefined;
}

/** Whether a number is right as far as it goes: before a limit, a doubling, or rounding. */
export const isRightSoFar = ({kind}: QuizNote): boolean =>
  kind === 'uncapped' || kind === 'undoubled' || kind === 'unrounded';

/** A number that a reader has typed, in its canonical spelling. */
export const asNumber = (given: string): string | undefined => {
  const text = given.normalize('NFKC').trim().replace('−', '-');
  return /^[+-]?\d{1,12}(\.\d{1,3})?$/.test(text) ? `${Number(text)}` : undefined;
};
