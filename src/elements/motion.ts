/** Motion with meaning: what is moved goes to its new place, and numbers count. Lists and speech have the end from the start. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {unhidden} from '../controllers/unhidden.js';
import {GLIDE} from '../styles/durations.js';
import {prefersStill} from './still.js';

const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/** Whether anything may move: not while the page loads, and not where the reader wants no motion. */
export const mayMove = (): boolean => unhidden(document, 'readyState') === 'complete' && !prefersStill();

/** Lets something glide from another place, that far away in pixels. */
export function slide(element: Element, x: number, y: number): void {
  element.animate([{transform: `translate(${x}px, ${y}px)`}, {transform: 'none'}], {
    duration: GLIDE,
    easing: EASING,
  });
}

const NUMBER = /[-\u2212]?\d[\d,]*/;
const numberIn = (text: string): number =>
  Number(NUMBER.exec(text)?.[0].replace(/,/g, '').replace('\u2212', '-') ?? NaN);
const written = (n: number): string => `${n < 0 ? '\u2212' : ''}${Math.abs(n).toLocaleString('en')}`;

/** Lets the number in a text count from the one in another text. @param element holds the text alone */
export function count(element: Element, from: string): void {
  const text = [...element.childNodes].find(
    (node): node is Text => node.nodeType === 3 && /\d/.test(node.nodeValue ?? ''),
  );
  const after = text?.data ?? '';
  const [first, last] = [numberIn(from), numberIn(after)];
  if (!text || Number.isNaN(first) || Number.isNaN(last) || first === last) return;
  const start = performance.now();
  let shown = after;
  const step = (now: number): void => {
    // it has been drawn anew
    if (text.data !== shown) return;
    const part = Math.min(Math.max((now - start) / GLIDE, 0), 1);
    shown = part < 1 ? after.replace(NUMBER, written(Math.round(first + (last - first) * part))) : after;
    text.data = shown;
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

type Host = ReactiveControllerHost & {readonly renderRoot: ParentNode};

/**
 * Lets tiles glide to their new places whenever the host draws them elsewhere: sorted, or put together. Equal tiles are each
 * other's; of several the nearest one is taken.
 */
export class TileGlide implements ReactiveController {
  private before = new Map<string, DOMRect[]>();

  /** @param within what holds the tiles; each has its name in `data-tile` */
  constructor(
    private readonly host: Host,
    private readonly within: string,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.before.clear();
    if (!mayMove()) return;
    for (const tile of this.tiles) {
      const name = tile.dataset.tile ?? '';
      this.before.set(name, [...(this.before.get(name) ?? []), tile.getBoundingClientRect()]);
    }
  }

  hostUpdated(): void {
    if (!this.before.size) return;
    const moved = this.tiles.map((tile) => ({tile, to: tile.getBoundingClientRect()}));
    for (const {tile, to} of moved) {
      const places = this.before.get(tile.dataset.tile ?? '') ?? [];
      const far = ({x, y}: DOMRect): number => Math.hypot(x - to.x, y - to.y);
      const from = places.reduce<DOMRect | undefined>(
        (best, one) => (best && far(best) <= far(one) ? best : one),
        undefined,
      );
      if (!from) continue;
      places.splice(places.indexOf(from), 1);
      if (from.width && to.width && far(from) >= 1) slide(tile, from.x - to.x, from.y - to.y);
    }
  }

  private get tiles(): HTMLElement[] {
    // before the first draw there is no root
    const root = this.host.renderRoot as ParentNode | undefined;
    return [...(root?.querySelectorAll<HTMLElement>(`${this.within} [data-tile]`) ?? [])];
  }
}
