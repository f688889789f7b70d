/** Puts elements in place of code fences and shortcodes. Nodes and attributes alone: no markup is made from strings. */
import {NOT_PROSE, readData, readFence, readShortcodes, type Markup} from './markup.js';

/** Some highlighters name the language on a block around the code. */
const FENCE = ':is(code, pre, div):is(.language-mj, .lang-mj)';
/** Where nothing is looked for: where text is not prose, and what the author excepts. */
const PASSED_OVER = `${NOT_PROSE.join()},[data-mj="off"]`;

type Root = Document | Element | ShadowRoot;

/** Whether a writer is at work here: what is being typed stays text. */
const edited = (element: Element | null): boolean =>
  (element instanceof HTMLElement && element.isContentEditable) ||
  !!element?.closest('[contenteditable]:not([contenteditable="false"])');

function elementOf({tag, attributes, text}: Markup): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // a browser that translates the page would translate notation in kanji
  element.translate = false;
  element.append(text);
  return element;
}

export function upgradeTexts(root: Root): void {
  upgradeFences(root);
  upgradeShortcodes(root);
}

function upgradeFences(root: Root): void {
  const own = root instanceof Element && root.matches(FENCE) ? [root] : [];
  for (const fence of [...own, ...root.querySelectorAll(FENCE)]) {
    // a fence inside another is gone with it
    if (!fence.isConnected || edited(fence) || fence.closest('[data-mj="off"]')) continue;
    const [code = fence, another] = fence.querySelectorAll('pre');
    if (another || code.localName === 'div') continue;
    for (const br of code.querySelectorAll('br')) br.replaceWith('\n');
    const around = fence.parentElement;
    const alone = around?.localName === 'pre' && around.textContent.trim() === fence.textContent.trim();
    const whole = alone ? around : fence;
    const given = {
      ...dataOf(code.firstElementChild),
      ...dataOf(code),
      ...dataOf(whole),
      ...dataOf(fence),
    };
    whole.replaceWith(elementOf(readFence(code.textContent, given)));
  }
}

const dataOf = (element: Element | null) => readData((name) => element?.getAttribute(name));

function upgradeShortcodes(root: Root): void {
  if (root instanceof Element && root.closest(PASSED_OVER)) return;
  for (const parent of parentsOfShortcodes(root)) {
    if (edited(parent instanceof ShadowRoot ? parent.host : (parent as Element))) continue;
    for (const run of runsOf(parent)) upgradeRun(run);
  }
}

function parentsOfShortcodes(root: Root): Set<Node> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text)
      return node.data.includes('[mj') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
    const skipped = node !== root && (node as Element).matches(PASSED_OVER);
    return skipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const parents = new Set<Node>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentNode) parents.add(node.parentNode);
  }
  return parents;
}

type Piece = Text | HTMLBRElement;

/** Texts with nothing but line breaks between them: editors break lines inside a shortcode too. */
function runsOf(parent: Node): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const node of parent.childNodes) {
    if (node instanceof Text || node instanceof HTMLBRElement) runs[runs.length - 1].push(node);
    else runs.push([]);
  }
  return runs;
}

const textOf = (piece: Piece): string => (piece instanceof Text ? piece.data : '\n');

/** From the last to the first, so that the places of those before stay what they are. */
function upgradeRun(run: readonly Piece[]): void {
  for (const shortcode of readShortcodes(run.map(textOf).join('')).reverse()) {
    const range = document.createRange();
    range.setStart(...placeOf(run, shortcode.start));
    range.setEnd(...placeOf(run, shortcode.end - 1));
    // the closing bracket too: a place after it might be in the next text
    range.setEnd(range.endContainer, range.endOffset + 1);
    range.deleteContents();
    range.insertNode(elementOf(shortcode));
  }
}

/** The text in which the character at an offset of the run stands, and its offset there. */
function placeOf(run: readonly Piece[], offset: number): [Node, number] {
  let before = 0;
  for (const piece of run) {
    const {length} = textOf(piece);
    if (offset < before + length) return [piece, offset - before];
    before += length;
  }
  throw new RangeError('no such place');
}
