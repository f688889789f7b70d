/** All arrangements of a win, and what each is worth. */
export {arrangements, type Arrangement, type ArrangementOptions} from './scoring/arrangements.js';
