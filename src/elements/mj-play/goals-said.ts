/** The goals of a hand in words: while it is played, and at its end. */
import {unitPaid} from '../../core/game/settle.js';
import type {PlayingStrings} from '../../locales/play.js';
import type {RulesView} from '../../controllers/rules-view.js';
import type {Goal} from '../../play/goals/goal.js';
import type {JudgedGoal} from '../../play/goals/judge.js';
import {goalSentences, judgedText, type GoalTelling} from '../../quiz/table/goal-text.js';

/** The rules whose rows goals name. */
type GoalRules = Pick<RulesView<PlayingStrings>, 'text' | 'known'>;

const tellingOf = (strings: PlayingStrings, {text, known: {ruleset}}: GoalRules): GoalTelling => ({
  ...{coach: strings.coach, strings, text},
  ...{unit: ruleset.unit, paid: unitPaid(ruleset)},
});

/** The goals of a hand that is played; empty where there are none. */
export function goalsSaid(strings: PlayingStrings, view: GoalRules, goals: readonly Goal[]): string {
  if (!goals.length) return '';
  const {colon, sentences} = strings.punctuation;
  return `${strings.play.goal}${colon}${sentences(goalSentences(goals, tellingOf(strings, view)))}`;
}

/** Whether each goal was reached. */
export const judgedSaid = (
  strings: PlayingStrings,
  view: GoalRules,
  judged: readonly JudgedGoal[],
): readonly string[] => judged.map((one) => judgedText(one, tellingOf(strings, view)));
