import {parseOptions} from '../../core/reading/options.js';
import {findRules, isFault} from '../../core/reading/read.js';
import {fault} from '../../core/situation/problem.js';
import {isSeat} from '../../core/situation/situation.js';
import {loadCoachWords} from '../../locales/coach.js';
import {explainGoal, type GoalFault} from '../../play/goals/faults.js';
import {isGoalFault, readGoals} from '../../play/goals/read.js';
import {WALLS_TRIED, wallThatMeets} from '../../play/goals/reach.js';
import {tableFor, type PlayTable} from '../../play/table/table.js';
import {rulesets} from '../../cli/rulesets.js';
import {rulesOn, told} from '../../cli/page/attribute-problems.js';
import type {FoundElement} from '../../cli/page/find.js';
import type {Placed} from '../../cli/page/score.js';
import type {Checking, StaticElement} from '../../cli/page/static-element.js';

/** Problems of a hand to play: there must be rules that say how they are played, and its goals must be within reach. */
async function playProblems(found: FoundElement, checking: Checking): Promise<Placed[]> {
  const {strings} = checking;
  const {ruleset, problems} = rulesOn(found, strings, {required: true});
  if (!ruleset) return problems;
  const {rules = ''} = found.attributes;
  const isPlayed = findRules(rules, rulesets)?.ruleset.flow;
  if (!isPlayed) return [...problems, told(found, fault('no-flow', rules, 'rules'), strings)];
  return problems.length ? problems : goalProblems(found, checking);
}

/** What is wrong with the goals: they cannot be read, or nobody reaches them. */
async function goalProblems(found: FoundElement, {lang}: Checking): Promise<Placed[]> {
  const {goal} = found.attributes;
  const table = goal === undefined ? undefined : await tableOn(found);
  const wrong = goal !== undefined && table && goalFault(goal, table, found);
  if (!wrong) return [];
  const {message} = explainGoal(wrong, (await loadCoachWords(lang)).faults);
  return [{at: found.at(wrong.at.start, 'goal'), message: `goal: ${message}`}];
}

/** The table of an element; undefined where its options cannot be read, which is said elsewhere. */
async function tableOn({
  attributes: {rules = '', options = ''},
}: FoundElement): Promise<PlayTable | undefined> {
  const known = findRules(rules, rulesets);
  const flow = await known?.ruleset.flow?.();
  if (!known || !flow) return undefined;
  const {ruleset, preset} = known;
  const id = preset?.id ?? ruleset.id;
  const given = parseOptions({...ruleset.options, ...flow.options}, options, id);
  const table = isFault(given) ? given : await tableFor({ruleset, flow, options: given, id});
  return isFault(table) ? undefined : table;
}

function goalFault(
  text: string,
  table: PlayTable,
  {attributes: {seat, dealer, round, seed = '1'}}: FoundElement,
): GoalFault | undefined {
  const goals = readGoals(text, table.rules.table.rows);
  if (isGoalFault(goals)) return goals;
  const [own, deals, wind] = [seat, dealer, round].map((word) => (isSeat(word) ? word : undefined));
  const frame = {...(deals && {dealer: deals}), ...(wind && {round: wind})};
  const isMet = wallThatMeets(table, goals, {seat: own ?? deals ?? 'east', seed, frame});
  if (isMet !== undefined) return undefined;
  return {code: 'goal-unmet', about: text, meant: String(WALLS_TRIED), at: {start: 0, end: text.length}};
}

/** What `<mj-play>` is without script: the text in the tag. */
export const statics: StaticElement = {check: playProblems};
