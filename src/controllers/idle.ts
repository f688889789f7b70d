/** After so many milliseconds something is done that may wait, where a browser does not tell when it is idle. */
const PAUSE = 200;
/** After so many it is done even if the browser is still busy: readers wait for it. */
const LONGEST = 10_000;

/** Does something once the browser is idle. */
export const whenIdle = (then: () => void): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(then, {timeout: LONGEST})
    : setTimeout(then, PAUSE);
