import {findRules} from '../../core/reading/read.js';
import {fault} from '../../core/situation/problem.js';
import {roundWords} from '../../locales/round.js';
import {speakMove} from '../../locales/round/steps.js';
import type {Move} from '../../round/record/move.js';
import type {RoundRecord} from '../../round/record/record.js';
import {writeMove} from '../../round/text/move.js';
import {coachWords} from '../../locales/coach.js';
import {explainGoal, type GoalFault} from '../../play/goals/faults.js';
import {readGoals} from '../../play/goals/read.js';
import {rightMoves} from '../../play/advice/right-moves.js';
import {WALLS_TRIED, wallThatMeets} from '../../play/goals/reach.js';
import {readGiven} from '../../play/table/given-position.js';
import type {PlayTable} from '../../play/table/table.js';
import {rulesets} from '../rulesets.js';
import {rulesOn, told} from '../page/attribute-problems.js';
import type {FoundElement} from '../page/found.js';
import type {Placed} from '../page/score.js';
import type {Checking, Fallback} from './fallback.js';
import {setUpOn, tableOn} from '../page/play-place.js';
import {writtenPlay} from '../page/written-play.js';
import {isFault} from '../../core/situation/result.js';

/** Problems of a hand to play: there must be rules that say how they are played, and its goals must be within reach. */
async function playProblems(found: FoundElement, checking: Checking): Promise<Placed[]> {
  const {strings} = checking;
  const {ruleset, problems} = rulesOn(found, strings, {required: true});
  if (!ruleset) return problems;
  const {rules = ''} = found.attributes;
  const isPlayed = findRules(rules, rulesets)?.ruleset.flow;
  if (!isPlayed) return [...problems, told(found, fault('no-flow', rules, 'rules'), strings)];
  return problems.length ? problems : handProblems(found, checking);
}

/** What is wrong with the position, or with the goals: they cannot be read, nobody reaches them, or a puzzle has two answers. */
async function handProblems(found: FoundElement, {lang, strings}: Checking): Promise<Placed[]> {
  const {goal, position} = found.attributes;
  const table = goal === undefined && position === undefined ? undefined : await tableOn(found);
  if (!table) return [];
  const round = await roundWords.load(lang);
  const from =
    position === undefined ? undefined : readGiven(table, position, {round, problems: strings.problems});
  if (from && isFault(from))
    return [{at: found.at(from.at?.start ?? 0, 'position'), message: `position: ${from.message}`}];
  if (goal === undefined) return [];
  const nameOf = (move: Move): string => speakMove(strings, round.doing, writeMove(move));
  const wrong = goalFault(goal, {table, from, nameOf}, found);
  if (!wrong) return [];
  const {message} = explainGoal(wrong, (await coachWords.load(lang)).faults);
  return [{at: found.at(wrong.at.start, 'goal'), message: `goal: ${message}`}];
}

/** Where goals are to be reached. */
interface GoalPlace {
  readonly table: PlayTable;
  readonly from: RoundRecord | undefined;
  /** What a move is called. */
  readonly nameOf: (move: Move) => string;
}

function goalFault(
  text: string,
  {table, from, nameOf}: GoalPlace,
  found: FoundElement,
): GoalFault | undefined {
  const goals = readGoals(text, table.rules.table.rows);
  if (isFault(goals)) return goals;
  const setUp = setUpOn(found, from);
  const at = {start: 0, end: text.length};
  const right = goals.some(({is}) => is === 'best') ? rightMoves(table, setUp) : [];
  if (right.length > 1)
    return {code: 'goal-two-right', about: text, meant: right.map(({move}) => nameOf(move)).join(' · '), at};
  const isMet = wallThatMeets(table, goals, setUp) !== undefined;
  return isMet ? undefined : {code: 'goal-unmet', about: text, meant: String(WALLS_TRIED), at};
}

/** What `<mj-play>` is without script: the text in the tag, and a position or a puzzle drawn. */
export const fallback: Fallback = {
  check: playProblems,
  write: async (found) => ({text: await writtenPlay(found), wrong: []}),
};
