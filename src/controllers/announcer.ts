/** What is said aloud while a reader edits: one polite live region for all elements of a page. */
const MARK = 'data-mj-announcer';
/** Screen readers miss what is put into a region that is only just there. */
const START = 150;

const waiting = new Map<object, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let due = 0;

/** The region of the page; the one of another copy of the library does as well. */
function region(): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[${MARK}]`);
  if (found) return found;
  const made = document.createElement('div');
  made.setAttribute(MARK, '');
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  // a strict policy forbids style attributes, not the object model
  const look = {position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden'};
  Object.assign(made.style, look, {clipPath: 'inset(50%)', whiteSpace: 'nowrap'});
  document.body.append(made);
  return made;
}

function speak(): void {
  timer = undefined;
  const text = [...waiting.values()].join(' ');
  waiting.clear();
  const live = region();
  // the same words again are news to nobody, unless they come anew
  live.textContent = live.textContent === text ? `${text}\u00a0` : text;
}

/**
 * Says something once all is quiet: of several things that one source says in quick succession, only the last.
 * @param source who says it; an element may have several sources, such as its hand and its score
 * @param quiet milliseconds without anything new
 */
export function announce(source: object, text: string, quiet = START): void {
  region();
  // the order is that of the last words
  waiting.delete(source);
  waiting.set(source, text);
  due = Math.max(quiet, timer === undefined ? 0 : due);
  clearTimeout(timer);
  timer = setTimeout(speak, due);
}

/** Takes back what has not been said yet: the element has left the page. */
export function hush(source: object): void {
  waiting.delete(source);
}
