/** After so many milliseconds something is done that may wait, where a browser does not tell when it is idle. */
const PAUSE = 200;

/** Does something once the browser is idle. */
export const whenIdle = (then: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then) : setTimeout(then, PAUSE);
