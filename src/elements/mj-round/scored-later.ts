import {later} from '../../controllers/fetched.js';

/** Fetches the score of winners' hands and the element that shows it, where a hand has ended with a win. */
export const scoredFor = later(async () => {
  const [{scoredView}] = await Promise.all([
    import('./scored.js'),
    import('../mj-score-breakdown/define.js'),
  ]);
  return {scoredView};
});
