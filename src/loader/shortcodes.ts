/**
 * Replaces shortcodes by elements, in batches: a comment may hold thousands of them, and the page stays responsive
 * between two batches. The next batch waits until the elements of the last one are defined; all at once would be one
 * long task.
 */
import {isElement, isTextNode} from '../controllers/node-kind.js';
import {enqueue} from '../controllers/turns.js';
import {elementOf, textNodeOf, type ElementHandler} from './made-nodes.js';
import {readShortcodes, type Shortcode} from './markup.js';
import {unhidden} from '../controllers/unhidden.js';

/** Sizes of the first, the smallest and the largest batch, in shortcodes. */
const FIRST = 50;
const LEAST = 10;
const MOST = 1000;
/**
 * The time that a batch should take, in milliseconds. A slower batch makes the next one smaller, a faster one larger.
 */
const LONG = 16;
const SHORT = 8;

type Piece = Text | HTMLBRElement;

/** The unread rest of a node. */
interface Work {
  readonly parent: Node;
  readonly made: ElementHandler;
  from: ChildNode | null;
  /** How many closing brackets are handled together. */
  wide: number;
}

const work: Work[] = [];
let isWaiting = false;
let size = FIRST;
let startedAt = 0;

/** Handles the first batch at once. */
export function upgradeLater(parents: readonly Node[], made: ElementHandler): void {
  for (const parent of parents)
    if (!work.some((one) => one.parent === parent))
      work.push({parent, made, from: parent.firstChild, wide: LEAST});
  if (work.length && !isWaiting) goOn();
}

function goOn(): void {
  isWaiting = false;
  startedAt = performance.now();
  let left = size;
  const coming = new Set<unknown>();
  while (left > 0 && work.length) {
    const [first] = work;
    if (first.from?.parentNode !== first.parent) work.shift();
    else left -= upgradeSome(first, left, coming);
  }
  if (!work.length) return;
  isWaiting = true;
  void Promise.all(coming).then(() => enqueue({come: takeTurn}));
}

/**
 * Sets the size of the next batch by the time of the last. Runs as a turn of its own, so that the time in which
 * elements draw themselves is included.
 */
function takeTurn(): void {
  const taken = performance.now() - startedAt;
  if (taken > LONG) size = Math.max(LEAST, size >> 1);
  else if (taken < SHORT) size = Math.min(MOST, size << 1);
  goOn();
}

/**
 * Handles one batch in a node.
 * @returns how many shortcodes have become elements
 */
function upgradeSome(one: Work, most: number, coming: Set<unknown>): number {
  const {run, next, isWhole} = runFrom(one);
  const text = run.map(dataOf).join('');
  const shortcodes = readShortcodes(text, most);
  // a shortcode begins here and ends after these pieces
  const open = isWhole ? -1 : text.indexOf('[mj', shortcodes.at(-1)?.end);
  const begun = open < 0 ? undefined : pieceAt(run, open);
  const last = upgradeRun(run, shortcodes, (element) => {
    const fetched = one.made(element);
    if (!customElements.get(element.localName)) coming.add(fetched);
  });
  const rest = shortcodes.length === most ? last : begun;
  one.wide = rest === run[0] && !shortcodes.length ? 2 * one.wide : LEAST;
  one.from = rest ?? next;
  return shortcodes.length;
}

interface Run {
  readonly run: readonly Piece[];
  /** The text node after this run. */
  readonly next: ChildNode | null;
  /** Whether no text of the run is missing. */
  readonly isWhole: boolean;
}

/** Text nodes with nothing but line breaks between them: editors break lines inside a shortcode too. */
function runFrom({from, wide}: Work): Run {
  const run: Piece[] = [];
  let node = from;
  while (node && !isPiece(node)) node = node.nextSibling;
  let ends = 0;
  while (node && isPiece(node) && ends < wide) {
    run.push(node);
    if (dataOf(node).includes('[/mj]')) ends++;
    node = node.nextSibling;
  }
  return {run, next: node, isWhole: !node || !isPiece(node)};
}

const isPiece = (node: Node): node is Piece =>
  isTextNode(node) || (isElement(node) && node.localName === 'br');

/** The piece that holds the character at an offset. */
function pieceAt(run: readonly Piece[], offset: number): Piece | undefined {
  let end = 0;
  return run.find((piece) => (end += dataOf(piece).length) > offset);
}

const dataOf = (piece: Piece): string => (isTextNode(piece) ? piece.data : '\n');

/**
 * Replaces the shortcodes of pieces, in one pass over both. Text after the last shortcode stays.
 * @returns the piece in which that text begins; undefined where there is none
 */
function upgradeRun(
  run: readonly Piece[],
  shortcodes: readonly Shortcode[],
  put: (element: HTMLElement) => void,
): Piece | undefined {
  let before = 0;
  let next = 0;
  for (const piece of run) {
    const data = dataOf(piece);
    const fragment = unhidden(document, 'createDocumentFragment')();
    const elements: HTMLElement[] = [];
    let at = 0;
    for (; next < shortcodes.length && shortcodes[next].start < before + data.length; next++) {
      const {start, end} = shortcodes[next];
      if (start - before > at) fragment.append(textNodeOf(data.slice(at, start - before)));
      if (start >= before) {
        const element = elementOf(shortcodes[next]);
        elements.push(element);
        fragment.append(element);
      }
      at = Math.min(end - before, data.length);
      // the shortcode goes on in the next piece
      if (end > before + data.length) break;
    }
    before += data.length;
    if (at === 0) continue;
    piece.before(fragment);
    elements.forEach(put);
    const isLast = next === shortcodes.length;
    if (at < data.length && isTextNode(piece)) {
      piece.data = data.slice(at);
      if (isLast) return piece;
    } else {
      const {nextSibling} = piece;
      piece.remove();
      if (isLast) return nextSibling && isPiece(nextSibling) ? nextSibling : undefined;
    }
  }
  return undefined;
}
