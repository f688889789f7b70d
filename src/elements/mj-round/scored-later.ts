import {later} from '../../controllers/fetched.js';

/** How a winner's hand scores, and the element that shows it: fetched where a hand has ended with a win. */
export const scoredFor = later(async () => {
  const [{scoredView}] = await Promise.all([
    import('./scored.js'),
    import('../mj-score-breakdown/define.js'),
  ]);
  return {scoredView};
});
