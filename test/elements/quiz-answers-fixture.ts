/** A question of every kind on a page, with an answer that is wrong and one that is right. */
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {score} from '../../src/core/scoring/score.js';
import {tilesIn} from '../../src/core/notation/parse.js';
import {kindName, kindOf} from '../../src/core/tiles/tile.js';
import type {Ask, TableAsk} from '../../src/quiz/ask.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';
import {MIXED, READY, answered, quizOf} from './quiz-fixture.js';
import {CLAIM, ENDED, TURN, about, around} from './quiz-table-fixture.js';

const DISCARDING = {rules: 'mcr', by: 'self', hand: '123m 456m 789m 13p 99s +8s'} as const;
const LINES = {rules: 'mcr', by: 'self', hand: '234m 345p 234s 99s 67s +8s'} as const;

/** A hand for each kind of question, and an answer that is wrong. */
export const ASKED: Readonly<Record<Ask, readonly [hand: Partial<MjQuiz>, wrong: string]>> = {
  total: [MIXED, '56'],
  sums: [MIXED, 'hu:15 tai:2'],
  lines: [LINES, 'sansesantongshun'],
  win: [MIXED, 'no'],
  waits: [READY, '1m'],
  discard: [DISCARDING, '1m'],
  groups: [MIXED, '456m 678m'],
  payments: [MIXED, 'east:1 south:2 west:3 north:4'],
};

export function rightOf(ask: Ask): string {
  const [hand] = ASKED[ask];
  const situation = {...hand, rules: hand.rules ?? '', hand: hand.hand ?? ''} as Parameters<typeof score>[0];
  const ruleset = rulesets[situation.rules as 'mcr'];
  return QUESTIONS[ask].expected({situation, ruleset, result: score(situation, ruleset)});
}

/** A table for each kind of question about one, whose hand is asked about, and an answer that is wrong. */
export const TABLES: Readonly<
  Record<TableAsk, readonly [text: string, seat: string, wrong: string, at?: string]>
> = {
  may: [CLAIM, '', 'west:pung'],
  wins: [CLAIM, 'south', '1m'],
  next: [ENDED, '', 'west'],
  move: [TURN, '', 'discard:9m', '1'],
};

/** The ways to ask about a table: beside it, and around it. */
const WAYS = {beside: about, around} as const;

export const askedOf = (ask: TableAsk, way: keyof typeof WAYS = 'beside'): Promise<MjQuiz> =>
  WAYS[way](ask, TABLES[ask][0], {seat: TABLES[ask][1], at: TABLES[ask][3]});

/** The right answer, as another question tells it once it is over: after its only attempt. */
export async function toldOf(ask: TableAsk): Promise<string> {
  const quiz = await askedOf(ask);
  quiz.attempts = 1;
  await quiz.updateComplete;
  const answer = answered(quiz);
  [, , quiz.value] = TABLES[ask];
  quiz.check();
  const {right, expected} = await answer;
  if (right) throw new Error('the wrong answer is right');
  quiz.parentElement?.remove();
  return expected ?? '';
}

export const asked = (ask: Ask): Promise<MjQuiz> => quizOf(ask, {}, ASKED[ask][0]);

/** One right answer; of several right discards the first. */
export const firstOf = (ask: Ask, right: string): string =>
  ask === 'discard' ? kindName(kindOf(tilesIn(right)[0])) : right;
