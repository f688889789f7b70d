/** How many tiles a hand is away from being ready. */
export {distance, distanceByForm} from './waiting/distance.js';
