/** Where a browser does not tell when it is idle, it is taken to be after so many milliseconds. */
export const PAUSE = 200;

/** How long something waits for an idle browser, in milliseconds. */
interface Wait {
  /** After so many it is done even if the browser is still busy: readers wait for it. */
  readonly longest?: number;
  /** After so many it is done where a browser does not tell when it is idle. */
  readonly pause?: number;
}

/** Does something once the browser is idle. */
export const whenIdle = (then: () => void, {longest = 10_000, pause = PAUSE}: Wait = {}): unknown =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(then, {timeout: longest})
    : setTimeout(then, pause);
