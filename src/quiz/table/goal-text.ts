/** Goals in words, and what became of them. */
import type {RulesetText} from '../../core/game/names.js';
import type {Unit} from '../../core/situation/unit.js';
import type {CoachStrings} from '../../locales/coach/strings.js';
import {amountWithMinus} from '../../locales/signed.js';
import type {Strings} from '../../locales/strings.js';
import type {Goal} from '../../play/goals/goal.js';
import type {JudgedGoal} from '../../play/goals/judge.js';

/** The words that goals are told in. */
export interface GoalTelling {
  readonly coach: CoachStrings;
  readonly strings: Strings;
  readonly text: RulesetText;
  /** What hands are counted in. */
  readonly unit: Unit;
  /** What players pay in. */
  readonly paid: Unit;
}

/** A goal as a clause: "win with at least 8 fan". */
export function goalText(
  goal: Goal,
  {coach: {goals}, strings: {score}, text, unit, paid}: GoalTelling,
): string {
  switch (goal.is) {
    case 'win':
      return goal.id === undefined ? goals.win : goals.winWith(text.names[goal.id].name);
    case 'total':
      return goals.total(score.amount(goal.least, unit));
    case 'points':
      return goals.points(amountWithMinus(score, goal.least, paid));
    case 'ready':
      return goals.ready(goal.most);
    default:
      return goals[goal.is];
  }
}

/** Goals as sentences, each one its own. */
export const goalSentences = (goals: readonly Goal[], telling: GoalTelling): readonly string[] =>
  goals.map((goal) => telling.strings.punctuation.sentence(goalText(goal, telling)));

/** What became of a goal, in sentences: whether it was met; if not, what the hand came to where a number was asked for. */
export function judgedText({goal, isMet, reached}: JudgedGoal, telling: GoalTelling): string {
  const {goals} = telling.coach;
  const {sentence, sentences} = telling.strings.punctuation;
  const clause = goalText(goal, telling);
  if (isMet) return sentence(goals.met(clause));
  const instead = reached === undefined ? [] : [sentence(insteadOf(goal, reached, telling))];
  return sentences([sentence(goals.missed(clause)), ...instead]);
}

function insteadOf(
  {is}: Goal,
  n: number,
  {coach: {goals}, strings: {score}, unit, paid}: GoalTelling,
): string {
  if (is === 'ready') return goals.wasReady(n);
  return is === 'total' ? goals.worth(score.amount(n, unit)) : goals.got(amountWithMinus(score, n, paid));
}
