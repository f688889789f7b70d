/** What the commands ask about a hand, and how each question is answered. */
import type {ScoreResult} from '../core/game/result.js';
import type {Rulesets} from '../core/reading/read.js';
import {invalid, score} from '../core/scoring/score.js';
import type {Fault, ProblemMessages} from '../core/situation/problem.js';
import type {Situation} from '../core/situation/situation.js';
import {discards, noDiscards, type DiscardsResult} from '../core/waiting/discards.js';
import {notWaiting, waits, type WaitsResult} from '../core/waiting/waits.js';
import {resultText} from './json.js';

/** The answers by the command that asks. */
export interface HandAnswers {
  readonly score: ScoreResult;
  readonly waits: WaitsResult;
  readonly discards: DiscardsResult;
}

/** A command that asks about a hand. */
export type HandCommand = keyof HandAnswers;

/** A question about a hand. */
export interface HandQuery<R extends HandAnswers[HandCommand] = HandAnswers[HandCommand]> {
  readonly answer: (situation: Situation, rules: Rulesets, messages?: ProblemMessages) => R;
  /** The answer about a hand that cannot be read, for the rule set that it names. */
  readonly refuse: (id: unknown, rules: Rulesets, why: Fault, messages?: ProblemMessages) => R;
  /** The status of an answer that another field or flag could change. */
  readonly open: R['status'];
  /** An answer as JSON. */
  textOf(answer: R): string;
}

/** By the command that asks. */
export const HAND_QUESTIONS: {readonly [C in HandCommand]: HandQuery<HandAnswers[C]>} = {
  score: {answer: score, refuse: invalid, open: 'win', textOf: resultText},
  waits: {answer: waits, refuse: notWaiting, open: 'waits', textOf: JSON.stringify},
  discards: {answer: discards, refuse: noDiscards, open: 'discards', textOf: JSON.stringify},
};

/** What a hand comes to; undefined where no field or flag could change it. */
export function handOutcome<C extends HandCommand>(
  command: C,
  situation: Situation,
  rules: Rulesets,
): HandAnswers[C] | undefined {
  const {answer, open}: HandQuery<HandAnswers[C]> = HAND_QUESTIONS[command];
  const answered = answer(situation, rules);
  return answered.status === open ? answered : undefined;
}
