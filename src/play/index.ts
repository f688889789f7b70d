/**
 * Computer players for any rule set that says how it is played: hands and games by seeds, what comes of many hands, goals
 * for whoever plays, and the best move with the plan behind it. A player sees what its seat may know, and nothing else.
 */
export {best, reasonOf, verdictOn, type Advice, type JudgedMove} from './advice/best.js';
export {adviceAt, lostMost, type LostMoment} from './advice/moments.js';
export type {HandCounts, SeatCount} from './count/counted.js';
export {playHands} from './count/play-hands.js';
export {isUnlike, mergeCounts, missingParts, type UnlikeCounts} from './count/sum.js';
export type {Times} from './count/times.js';
export type {HandsAsked, Part, WallCount} from './count/walls.js';
export {GOAL_CODES, explainGoal, type GoalCode, type GoalFault, type GoalMessages} from './goals/faults.js';
export type {Goal} from './goals/goal.js';
export {judgeGoals, type GoalHand, type JudgedGoal} from './goals/judge.js';
export {wallThatMeets, type GoalSetUp} from './goals/reach.js';
export {readGoals} from './goals/read.js';
export type {Plans} from './plans/plans.js';
export {PLAYER_LEVELS, type Player, type PlayerLevel} from './players/player.js';
export type {HandStanding, LackedKind, MoveReason, PlayPlan, WantedKind} from './players/reason.js';
export type {WeighedMove} from './players/value.js';
export {decisionAt, type Asked, type Decision} from './table/asking.js';
export {dealGiven, onlyHand, readGiven, type DealtPosition} from './table/given-position.js';
export {playGame, type GameHand} from './table/game.js';
export {playHand, type HandSetUp, type HandPlayed} from './table/hand.js';
export {playerAt, playersAt, tableFor, type PlayTable, type TableRules} from './table/table.js';
export {isFault} from '../core/situation/result.js';
