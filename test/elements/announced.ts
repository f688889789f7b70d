import {announce} from '../../src/controllers/announcer.js';
import {waitUntil} from './patience.js';

/** All announcements of the elements on this page since the tests began; the page itself forgets them after a while. */
const all: string[] = [];

/** How the sentences begin that `allSaid` announces itself. */
const END = 'end of announcements ';

new MutationObserver((records) => {
  for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
    if (node instanceof HTMLParagraphElement && node.parentElement?.matches('[data-mj-announcer]'))
      all.push(node.textContent);
  }
}).observe(document, {childList: true, subtree: true});

/** Listens for announcements from now on. @returns a function that gives them, one text each */
export function listen(): () => readonly string[] {
  const before = all.length;
  return () => all.slice(before).filter((text) => !text.startsWith(END));
}

/** Waits until an element has said all that it has to say: a sentence that is announced after it is heard after it. */
export async function allSaid(element: {readonly updateComplete: Promise<unknown>}): Promise<void> {
  await element.updateComplete;
  const end = END + String(all.length);
  announce({}, end);
  await waitUntil(() => all.includes(end));
}
