/**
 * Computer players for any rule set that says how it is played: hands and games by seeds, what comes of many hands, and goals
 * for whoever plays. A player sees what its seat may know, and nothing else.
 */
export {isFault} from '../core/reading/read.js';
export type {HandCounts, SeatCount} from './count/counted.js';
export {playHands} from './count/play-hands.js';
export {isUnlike, mergeCounts, missingParts, type UnlikeCounts} from './count/sum.js';
export type {Times} from './count/times.js';
export type {HandsAsked, Part, WallCount} from './count/walls.js';
export {GOAL_CODES, explainGoal, type GoalCode, type GoalFault, type GoalMessages} from './goals/faults.js';
export type {Goal} from './goals/goal.js';
export {judgeGoals, type GoalHand, type JudgedGoal} from './goals/judge.js';
export {isGoalFault, readGoals} from './goals/read.js';
export type {Plans} from './plans/plans.js';
export {PLAYER_LEVELS, type Player, type PlayerLevel} from './players/player.js';
export type {Asked} from './table/asking.js';
export {playGame, type GameHand} from './table/game.js';
export {playHand, type HandSetUp, type HandPlayed} from './table/hand.js';
export {playerAt, playersAt, tableFor, type PlayTable, type TableRules} from './table/table.js';
