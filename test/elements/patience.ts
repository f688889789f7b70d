import {aTimeout, nextFrame} from '@open-wc/testing';
import {PAUSE} from '../../src/controllers/idle.js';
import {PATIENCE} from '../patience.mjs';

/**
 * Waits until something holds, with time for the busiest machine. Looks again
 * soon at first, then less often. The time is the date's, since a test may hold the other clock.
 * @param interval the longest time between two looks, in milliseconds
 */
export async function waitUntil(
  holds: () => unknown,
  message = 'something to come',
  {timeout = PATIENCE / 2, interval = 50}: {readonly timeout?: number; readonly interval?: number} = {},
): Promise<void> {
  const end = Date.now() + timeout;
  for (let pause = 1; !(await holds()); pause = Math.min(2 * pause, interval)) {
    if (Date.now() > end) throw new Error(`Timeout: ${message}`);
    await aTimeout(pause);
  }
}

/**
 * Resolves when the browser has nothing else to do. WebKit does not say when that is: there, what the elements put off
 * until then is done first.
 * @param most how many milliseconds to wait for that
 */
export const idle = (most = 2000): Promise<unknown> =>
  typeof requestIdleCallback === 'undefined'
    ? aTimeout(PAUSE)
    : new Promise((done) => requestIdleCallback(done, {timeout: most}));

/** The address that `answer` asks for: a small file that nothing else in the page asks for. */
const ASKED = new URL('/test/elements/alone.html?answer', location.href).href;

/** How many files the page has fetched. */
let fetched = 0;
new PerformanceObserver((list) => {
  fetched += list.getEntries().filter(({name}) => name !== ASKED).length;
}).observe({type: 'resource', buffered: true});

/** Resolves when the server has answered: on a busy machine later, as whatever else it is asked for. */
const answer = async (): Promise<unknown> => (await fetch(ASKED, {cache: 'no-store'})).text();

/** For so many milliseconds at least nothing has changed when an element is at rest. */
const QUIET = 100;

/**
 * Waits until nothing changes any more: neither what an element looks like, nor what the page has fetched, while the
 * server answers and the browser does what it has to.
 * @param look what is to be still; undefined while something is known to come
 */
export async function still(look: () => Promise<string | undefined>): Promise<void> {
  const looked = async (answered?: Promise<unknown>): Promise<string | undefined> => {
    await Promise.all([answered, idle(QUIET)]);
    // what comes near the window is told with a frame, which a busy machine puts off
    await nextFrame();
    const looks = await look();
    return looks === undefined ? undefined : `${fetched} ${looks}`;
  };
  let before = await looked();
  await waitUntil(async () => {
    await aTimeout(QUIET);
    const now = await looked(answer());
    const isStill = now !== undefined && now === before;
    before = now;
    return isStill;
  }, 'it never comes to rest');
}
