/** The patterns that a win just fails. */
export {nearMisses, type NearMiss} from './scoring/near-misses.js';
