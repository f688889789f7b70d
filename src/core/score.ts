/** Scores situations, and positions that have been read before. */
export {reckoningOf} from './scoring/reckoning.js';
export {score, scorePosition} from './scoring/score.js';
export type {ScoreResult} from './game/result.js';
