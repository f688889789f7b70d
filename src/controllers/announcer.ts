/** Sentences for screen readers: one polite live region for all elements of a page. */
import {unhidden} from './unhidden.js';
const MARK = 'data-mj-announcer';
/**
 * How long a sentence stays, in milliseconds: long enough for screen readers to notice it, short enough that nobody
 * finds it while reading the page.
 */
const KEPT = 5000;
const QUIET = 150;

const timers = new Map<object, ReturnType<typeof setTimeout>>();

/** The live region of the page. Two copies of the library share one. */
function region(): HTMLElement {
  const found = unhidden(document, 'querySelector')<HTMLElement>(`[${MARK}]`);
  if (found) return found;
  const made = unhidden(document, 'createElement')('div');
  made.setAttribute(MARK, '');
  Object.assign(made, {role: 'status', ariaLive: 'polite', ariaAtomic: 'false'});
  // a strict policy forbids style attributes, but not styles set by script
  const look = {position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden'};
  Object.assign(made.style, look, {clipPath: 'inset(50%)', whiteSpace: 'nowrap'});
  unhidden(document, 'body').append(made);
  return made;
}

/**
 * Speaks a sentence after a pause. Of several sentences from one source in quick succession only the last is spoken.
 * @param source the sender; an element may have several, such as its hand and its score
 * @param quiet milliseconds without a new sentence from this source
 */
export function announce(source: object, text: string, quiet = QUIET): void {
  // screen readers miss text that arrives together with its region
  region();
  clearTimeout(timers.get(source));
  const speak = () => {
    timers.delete(source);
    const words = unhidden(document, 'createElement')('p');
    words.textContent = text;
    region().append(words);
    setTimeout(() => words.remove(), KEPT);
  };
  timers.set(source, setTimeout(speak, quiet));
}

/** Cancels a sentence that has not been spoken yet. */
export function hush(source: object): void {
  clearTimeout(timers.get(source));
  timers.delete(source);
}
