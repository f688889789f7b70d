/** The texts of an element as they stand on the page, and what is wrong with where they stand. */
import {isOurs, partsIn} from './ours-in.js';

interface SeenText {
  readonly node: Text;
  readonly text: string;
  readonly box: DOMRect;
}

/** Every text that is seen inside, with its boxes: those of hands too. */
export function textsIn(root: Element): SeenText[] {
  const parts = [root, ...root.querySelectorAll('*'), ...partsIn(root)];
  const clipped: Clipped = new Map();
  const nodes = parts.flatMap((part) => {
    const texts = [...part.childNodes].filter((node) => node instanceof Text).filter(({data}) => data.trim());
    return texts.length && isSeen(part, clipped) ? texts : [];
  });
  return nodes.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    // what a host shows in a slot of its own is not drawn while the host is far
    if (node.assignedSlot && !isSeen(node.assignedSlot, clipped)) return [];
    const size = parseFloat(getComputedStyle(node.parentElement!).fontSize);
    return [...range.getClientRects()]
      .filter(({width}) => width)
      .map((box) => ({node, text: node.data.trim(), box: lettersIn(box, size)}));
  });
}

/** The box of the letters in a line, which is as high as the font asks for: letters fill their size in the middle of it. */
function lettersIn({x, y, width, height}: DOMRect, size: number): DOMRect {
  const high = Math.min(size, height);
  return new DOMRect(x, y + (height - high) / 2, width, high);
}

const isSeen = (part: Element, clipped: Clipped): boolean =>
  part.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true}) &&
  !part.closest('svg, .tile, style, [part=tile]') &&
  !isClipped(part, clipped);

/** Of parts of a page that stays as it is: whether only ears get them. */
type Clipped = Map<Element, boolean>;

/** Whether only ears get it. */
export function isClipped(part: Element, clipped: Clipped = new Map()): boolean {
  let isSo = clipped.get(part);
  if (isSo === undefined) {
    const {parentElement: around} = part;
    isSo =
      getComputedStyle(part).clipPath.startsWith('inset') || (around !== null && isClipped(around, clipped));
    clipped.set(part, isSo);
  }
  return isSo;
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/** Whether a text stands in the part of a box that scrolls which is in view. */
const isInBox = ({node, box}: SeenText): boolean => {
  for (let outer = around(node); outer; outer = around(outer)) {
    if (getComputedStyle(outer).overflowY === 'visible') continue;
    if (!isOver(box, outer.getBoundingClientRect())) return false;
  }
  return true;
};

/** Pairs of texts of which one stands on the other. */
export function collisionsOf(texts: readonly SeenText[]): string[] {
  const boxes = texts.map((one, at) => ({one, at, top: one.box.top, bottom: one.box.bottom}));
  const pairs: string[] = [];
  const down = boxes.toSorted((a, b) => a.top - b.top);
  for (const [i, upper] of down.entries())
    // from where a text ends on, none stands on it
    for (let j = i + 1; j < down.length && down[j].top < upper.bottom; j++) {
      const [first, second] = upper.at < down[j].at ? [upper.one, down[j].one] : [down[j].one, upper.one];
      if (first.node === second.node || !isOver(first.box, second.box)) continue;
      if (isInBox(first) && isInBox(second)) pairs.push(`${first.text} / ${second.text}`);
    }
  return pairs;
}

/** The box around a node as it is drawn: the slot that it stands in, or the host of its shadow tree. */
const around = (node: Element | Text): Element | undefined =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;

/** A box whose edges readers see or feel: nothing in it may leave it. */
const isCard = (box: Element): boolean =>
  isOurs(box) || (box.matches('td, th, button, label, fieldset, summary') && !box.querySelector('.total'));

/** How much of the end of a line may be blank: half of a full-width mark that closes it, which browsers cut there. */
function blankAfter(node: Text): number {
  return /[、。，」』）】]/.test(node.data)
    ? parseFloat(getComputedStyle(node.parentElement!).fontSize) / 2
    : 0;
}

/**
 * Which texts of an element stand outside a card around them; what a reader can scroll to is inside, and what a
 * box cuts off whole is not seen. The word below a winning tile
 * reaches out to the left of the tile.
 */
export const outsideOf = (root: Element, texts: readonly SeenText[]): string[] =>
  texts.flatMap((one) => {
    const {node, text, box} = one;
    if (!isInBox(one)) return [];
    for (let card = around(node); card && card !== root.parentElement; card = around(card)) {
      if (/auto|scroll/.test(getComputedStyle(card).overflowX)) break;
      if (!isCard(card) || getComputedStyle(card).display === 'contents') continue;
      if (card.matches('.key') && node.parentElement!.closest('.win-mark')) continue;
      // a word above the tiles of a set may reach into the gap beside it
      if (card.matches('.set') && node.parentElement!.closest('.tags')) continue;
      const {left, right} = card.getBoundingClientRect();
      const over = Math.max(left - box.left, box.right - right);
      if (over > 1 + blankAfter(node)) return [`${text}: ${Math.round(over)} px outside ${nameOf(card)}`];
    }
    return [];
  });

const nameOf = (box: Element): string =>
  [box.localName, box.getAttribute('part') ?? box.getAttribute('class')].filter(Boolean).join('.');

/** Hosts around a node, from the page inwards. */
const hostsOf = (node: Node): string[] => {
  const {host} = node.getRootNode() as Partial<ShadowRoot>;
  return host ? [...hostsOf(host), host.localName] : [];
};

/** The smallest letters and the smallest tiles of each kind inside, in px. */
export function fontSizesOf(root: Element, texts: readonly SeenText[]): Map<string, number> {
  const letters = texts.map(({node, text}) => [node.parentElement!, text] as const);
  const tiles = partsIn(root).filter((part) => part.matches('.tile'));
  const sizes = new Map<string, number>();
  for (const [part, text] of [...letters, ...tiles.map((tile) => [tile, 'a tile'] as const)]) {
    const key = [...hostsOf(part), text].join(' ');
    const size = parseFloat(getComputedStyle(part).fontSize);
    sizes.set(key, Math.min(size, sizes.get(key) ?? size));
  }
  return sizes;
}
