/** The texts of an element as they stand on the page, and what is wrong with where they stand. */
import {MjElement} from '../../src/elements/mj-element.js';
import {partsIn} from './every-fixture.js';

interface SeenText {
  readonly node: Text;
  readonly text: string;
  readonly box: DOMRect;
}

/** Every text that is seen inside, with its boxes: those of hands too. */
export function textsIn(root: Element): SeenText[] {
  const parts = [root, ...root.querySelectorAll('*'), ...partsIn(root)];
  const nodes = parts.flatMap((part) => (isSeen(part) ? [...part.childNodes] : []));
  return nodes.flatMap((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({width}) => width)
      .map((box) => ({node, text: node.data.trim(), box}));
  });
}

const isSeen = (part: Element): boolean =>
  part.checkVisibility({contentVisibilityAuto: true}) &&
  !part.closest('svg, .tile, style, [part=tile]') &&
  !isClipped(part);

/** Whether only ears get it. */
export function isClipped(part: Element): boolean {
  for (let box: Element | null = part; box; box = box.parentElement)
    if (getComputedStyle(box).clipPath.startsWith('inset')) return true;
  return false;
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

/**
 * Pairs of texts of which one stands on the other. The lines of one text are boxes as high as their fonts, which may be
 * higher than the distance of the lines.
 */
export function collisionsOf(root: Element): string[] {
  const texts = textsIn(root);
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter(({node, box}) => node !== one.node && isOver(one.box, box))
      .map(({text}) => `${one.text} / ${text}`),
  );
}

/** The box around a node as it is drawn: the slot that it stands in, or the host of its shadow tree. */
const around = (node: Element | Text): Element | undefined =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host;

/** A box whose edges readers see or feel: nothing in it may leave it. */
const isCard = (box: Element): boolean =>
  box instanceof MjElement ||
  (box.matches('td, th, button, label, fieldset, summary') && !box.querySelector('.total'));

/** What of an element stands outside a card around it; what a reader can scroll to is inside. */
export const outsideOf = (root: Element): string[] =>
  textsIn(root).flatMap(({node, text, box}) => {
    for (let card = around(node); card && card !== root.parentElement; card = around(card)) {
      if (/auto|scroll/.test(getComputedStyle(card).overflowX)) break;
      if (!isCard(card) || getComputedStyle(card).display === 'contents') continue;
      const {left, right} = card.getBoundingClientRect();
      const over = Math.max(left - box.left, box.right - right);
      if (over > 1) return [`${text}: ${Math.round(over)} px outside ${nameOf(card)}`];
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
export function fontSizesOf(root: Element): Map<string, number> {
  const letters = textsIn(root).map(({node, text}) => [node.parentElement!, text] as const);
  const tiles = partsIn(root).filter((part) => part.matches('.tile'));
  const sizes = new Map<string, number>();
  for (const [part, text] of [...letters, ...tiles.map((tile) => [tile, 'a tile'] as const)]) {
    const key = [...hostsOf(part), text].join(' ');
    const size = parseFloat(getComputedStyle(part).fontSize);
    sizes.set(key, Math.min(size, sizes.get(key) ?? size));
  }
  return sizes;
}
