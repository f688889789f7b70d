import {announce} from '../../src/controllers/announcer.js';
import {waitUntil} from './patience.js';

/** All announcements of the elements on this page since the tests began; the page itself forgets them after a while. */
const all: string[] = [];

/** The usual pause before a sentence, in milliseconds. */
export const QUIET = 150;

/** How the sentences begin that `saidAfter` announces itself. */
const END = 'end of announcements ';

new MutationObserver((records) => {
  for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node instanceof HTMLParagraphElement && node.parentElement?.matches('[data-mj-announcer]'))
      all.push(node.textContent);
  }
}).observe(document, {childList: true, subtree: true});

/** Listens for announcements from now on. @returns a function that gives them up to a place, one text each */
export function listen(): (place?: number) => readonly string[] {
  const before = all.length;
  return (place) => all.slice(before, place).filter((text) => !text.startsWith(END));
}

let ends = 0;

/**
 * Waits for a sentence of its own that is announced now, after a pause. Pauses end in their order on a machine of any
 * speed. @returns the place of that sentence among all announcements
 */
export async function saidAfter(pause: number): Promise<number> {
  const end = END + String(ends++);
  announce({}, end, pause);
  await waitUntil(() => all.includes(end));
  return all.indexOf(end);
}

/** Waits until an element has said all that it has to say: a sentence that is announced after it is heard after it. */
export async function allSaid(element: {readonly updateComplete: Promise<unknown>}): Promise<void> {
  await element.updateComplete;
  await saidAfter(QUIET);
}
