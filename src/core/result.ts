/** The score of a situation. */
export type {Exclusion, Group, Line, OtherScore, Payment, ScoreResult, Status} from './game/result.js';
export type {KnownUnit, Unit} from './situation/unit.js';
