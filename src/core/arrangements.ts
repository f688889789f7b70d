/** All arrangements of a win, with the value of each. */
export {arrangements, type Arrangement, type ArrangementOptions} from './scoring/arrangements.js';
