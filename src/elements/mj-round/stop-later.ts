import {later} from '../../controllers/fetched.js';

/** Fetches what tells the decision at a stop, and the element that asks about it, where a round stops. */
export const stopsFor = later(async () => {
  const [{decisionIn}] = await Promise.all([
    import('../../quiz/table/decision.js'),
    import('../mj-quiz/define.js'),
  ]);
  return {decisionIn};
});
