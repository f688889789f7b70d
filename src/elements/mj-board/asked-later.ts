import {later} from '../../controllers/fetched.js';

/** Fetches what says what may be done; few tables do. */
export const askedFor = later(() => import('./asked-view.js'));
