/** The patterns that a win just misses. */
export {nearMisses, type NearMiss} from './scoring/near-misses.js';
