/** Which tiles bring a hand nearer to being ready. */
export {improvingTiles, type Improvement} from './waiting/improving.js';
