import {aTimeout, waitUntil as wait} from '@open-wc/testing';

/** Like {@link wait}, but with time for a busy machine: a second is not enough where code is fetched. */
export const waitUntil = (
  holds: Parameters<typeof wait>[0],
  message?: string,
  options: Parameters<typeof wait>[2] = {},
): Promise<void> => wait(holds, message, {timeout: 60_000, ...options});

/** Resolves when the browser has nothing else to do. WebKit does not say when that is. */
export const idle = (): Promise<unknown> =>
  typeof requestIdleCallback === 'undefined'
    ? aTimeout(0)
    : new Promise((done) => requestIdleCallback(done, {timeout: 2000}));

/** The address that `answer` asks for: the page has this file already. */
const ASKED = `${import.meta.url.split('?')[0]}?answer`;

/** How many files the page has fetched. */
let fetched = 0;
new PerformanceObserver((list) => {
  fetched += list.getEntries().filter(({name}) => name !== ASKED).length;
}).observe({type: 'resource', buffered: true});

/** Resolves when the server has answered: on a busy machine later, as whatever else it is asked for. */
const answer = async (): Promise<unknown> => (await fetch(ASKED, {cache: 'no-store'})).text();

/**
 * Waits until nothing changes any more: neither what an element looks like, nor what the page has fetched, while the
 * server answers.
 * @param look what is to be still; undefined while something is known to come
 */
export async function still(look: () => Promise<string | undefined>): Promise<void> {
  let before: string | undefined;
  await waitUntil(async () => {
    await Promise.all([answer(), aTimeout(100)]);
    const looks = await look();
    const now = looks === undefined ? undefined : `${fetched} ${looks}`;
    const isStill = now !== undefined && now === before;
    before = now;
    return isStill;
  }, 'it never comes to rest');
}
