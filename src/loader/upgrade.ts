/** Replaces code fences and shortcodes by elements. Makes nodes and attributes, never markup from strings. */
import {isElement, isShadowRoot, isTextNode} from '../controllers/node-kind.js';
import {codeLanguage, PLAYED} from './languages.js';
import {elementOf, type ElementHandler} from './made-nodes.js';
import {NOT_PROSE, readData, readFence, type Markup} from './markup.js';
import {upgradeLater} from './shortcodes.js';
import {FENCE} from './texts-in.js';
import {unhidden} from '../controllers/unhidden.js';

/** Parts that are not searched: text that is not prose, and parts that the author has excluded. */
const PASSED_OVER = `${NOT_PROSE.join()},[data-mj="off"]`;

type Root = Document | Element | ShadowRoot;

/** Whether the element is being edited; its text then stays text. */
const edited = (element: Element | null): boolean =>
  (element as Partial<HTMLElement> | null)?.isContentEditable === true ||
  !!element?.closest('[contenteditable]:not([contenteditable="false"])');

/**
 * Replaces the fences and shortcodes in a root.
 * @param made called with each element when it is put into the page
 */
export function upgradeTexts(root: Root, made: ElementHandler): void {
  upgradeFences(root, made);
  upgradeShortcodes(root, made);
}

function upgradeFences(root: Root, made: ElementHandler): void {
  const own = isElement(root) && unhidden(root, 'matches')(FENCE) ? [root] : [];
  for (const fence of [...own, ...unhidden(root, 'querySelectorAll')(FENCE)]) {
    // a fence inside another was replaced with it
    if (!fence.isConnected || edited(fence) || fence.closest('[data-mj="off"]')) continue;
    const language = codeLanguage(fence.localName, (name) => fence.getAttribute(name));
    const [code = fence, another] = fence.querySelectorAll(`pre:not(${NUMBERS} *)`);
    if (!language || another || !CODE.test(code.localName)) continue;
    breakLines(code);
    const around = fence.parentElement;
    const alone = around?.localName === 'pre' && around.textContent.trim() === fence.textContent.trim();
    const whole = alone ? around : fence;
    const given = {
      ...dataOf(code.firstElementChild),
      ...dataOf(code),
      ...dataOf(whole),
      ...dataOf(fence),
    };
    const text = code.textContent;
    const put = (markup: Markup): void => {
      const element = elementOf(markup);
      whole.replaceWith(element);
      void made(element);
    };
    const tag = PLAYED.find((name) => name === language);
    if (!tag) put(readFence(text, given));
    else if (!coming.has(whole)) {
      coming.add(whole);
      void import('./played-fences.js').then(({readPlayed}) => put(readPlayed(tag, text, given)));
    }
  }
}

/** Elements that hold code itself, and numbers of its lines. */
const CODE = /^(?:code|pre)$/;
const NUMBERS = '.gutter';

/** Ends lines with a line end where the page shows one, and leaves out their numbers. */
function breakLines(code: Element): void {
  for (const numbers of code.querySelectorAll(NUMBERS)) numbers.remove();
  for (const br of code.querySelectorAll('br')) br.replaceWith('\n');
  // from the inside out: a line may be a block in a block
  for (const line of [...code.querySelectorAll('div')].reverse())
    if (!line.textContent.endsWith('\n')) line.append('\n');
}

/** Fences whose reader is being fetched. */
const coming = new WeakSet<Element>();

const dataOf = (element: Element | null) => readData((name) => element?.getAttribute(name));

function upgradeShortcodes(root: Root, made: ElementHandler): void {
  if (isElement(root) && unhidden(root, 'closest')(PASSED_OVER)) return;
  const parents = [...parentsOfShortcodes(root)];
  upgradeLater(
    parents.filter((parent) => !edited(isShadowRoot(parent) ? parent.host : (parent as Element))),
    made,
  );
}

function parentsOfShortcodes(root: Root): Set<Node> {
  const walker = unhidden(document, 'createTreeWalker')(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (isTextNode(node))
        return node.data.includes('[mj') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
      const skipped = node !== root && unhidden(node as Element, 'matches')(PASSED_OVER);
      return skipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    },
  );
  const parents = new Set<Node>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentNode) parents.add(node.parentNode);
  }
  return parents;
}
