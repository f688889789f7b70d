/** The referee, fetched where something is played, or asked. */
export {apply, isPosition} from '../../round/apply.js';
export {legal} from '../../round/legal.js';
export {replay} from '../../round/replay.js';
export {at, indicatorsTurned, seenTiles, waitsOf} from '../../round/at.js';
export {situationOf} from '../../round/situation.js';
export {score} from '../../core/scoring/score.js';
