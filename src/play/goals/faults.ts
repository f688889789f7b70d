/** What may be wrong with the text of goals, and the words in which it is said. */
import type {Place} from '../../core/situation/place.js';
import {quoted, type Fault, type Problem} from '../../core/situation/problem.js';

/** Codes for everything that can be wrong with the text of goals. */
export const GOAL_CODES = [
  'goal-missing',
  'goal-unknown',
  'goal-pattern',
  'goal-impossible',
  'goal-number',
  'goal-too-low',
  'goal-word',
  'goal-left-over',
  'goal-twice',
  'goal-unmet',
  'goal-two-right',
] as const;
/** One of {@link GOAL_CODES}. */
export type GoalCode = (typeof GOAL_CODES)[number];

/** What is wrong with a text of goals, and where. */
export interface GoalFault extends Fault<GoalCode> {
  /** The word at fault, or the one after which another is missing. */
  readonly about: string;
  /** What was probably meant, or what may stand here. */
  readonly meant?: string;
  readonly at: Place;
}

/** A clause for each code, in one language, without capital and stop. */
export type GoalMessages = Readonly<Record<GoalCode, (about: string, meant?: string) => string>> & {
  /** A clause as a sentence, with capital and stop. */
  readonly sentence: (clause: string) => string;
};

/** A fault with its message. */
export function explainGoal(found: GoalFault, messages: GoalMessages): GoalFault & Problem<GoalCode> {
  const {code, about, meant} = found;
  return {...found, message: messages.sentence(messages[code](quoted(about), meant))};
}
