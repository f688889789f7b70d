/** Sentences for screen readers: one polite live region for all elements of a page. */
const MARK = 'data-mj-announcer';
/** How long a sentence stays: a screen reader notices it, and nobody finds it while reading the page. */
const KEPT = 5000;
const QUIET = 150;

const timers = new Map<object, ReturnType<typeof setTimeout>>();

/** The live region of the page. Two copies of the library share one. */
function region(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${MARK}]`);
  if (found) return found;
  const made = document.createElement('div');
  made.setAttribute(MARK, '');
  Object.assign(made, {role: 'status', ariaLive: 'polite', ariaAtomic: 'false'});
  // a strict policy forbids style attributes, not the object model
  const look = {position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden'};
  Object.assign(made.style, look, {clipPath: 'inset(50%)', whiteSpace: 'nowrap'});
  document.body.append(made);
  return made;
}

/**
 * Says something once all is quiet: of several things that one source says in quick succession, only the last.
 * @param source who says it; an element may have several sources, such as its hand and its score
 * @param quiet milliseconds without anything new from this source
 */
export function announce(source: object, text: string, quiet = QUIET): void {
  // screen readers miss words that come together with their region
  region();
  clearTimeout(timers.get(source));
  const speak = () => {
    timers.delete(source);
    const words = document.createElement('p');
    words.textContent = text;
    region().append(words);
    setTimeout(() => words.remove(), KEPT);
  };
  timers.set(source, setTimeout(speak, quiet));
}

/** Takes back what has not been said yet. */
export function hush(source: object): void {
  clearTimeout(timers.get(source));
  timers.delete(source);
}
