/**
 * Finds the background that a page paints behind an element. Parts that stick over its text need the same background.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isElement, isShadowRoot} from './node-kind.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly renderRoot: ParentNode};

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
/** Events when a reader turns to the element: the page may have another colour by then. */
const COMING = ['focusin', 'pointerdown'] as const;

/** The element around another as it is drawn: its slot, its shadow host or its parent. */
function around(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (!parent) return null;
  if (isShadowRoot(parent)) return parent.host;
  return isElement(parent) ? parent : null;
}

/**
 * The backgrounds of an element and of everything behind it, the nearest first, as layers of a `background`; `none`
 * without any.
 */
function backdropOf(element: Element): string {
  const layers: string[] = [];
  for (let at: Element | null = element; at; at = around(at)) {
    const colour = getComputedStyle(at).backgroundColor;
    if (colour !== TRANSPARENT) layers.push(`linear-gradient(${colour} 0 100%)`);
  }
  return layers.join(', ') || 'none';
}

/** Controllers whose hosts have been drawn since the last frame. */
const stale = new Set<BackdropController>();
const connected = new Set<BackdropController>();
let scheme: MediaQueryList | undefined;

/** Reads all backgrounds before one is set: the browser finds its styles once, however many hosts were drawn. */
function renew(these: Iterable<BackdropController>): void {
  const found = [...these].map((one) => [one, one.look()] as const);
  for (const [one, backdrop] of found) one.paint(backdrop);
}

/** Sets `--_backdrop` on a part of the shadow tree to the background that the page paints behind it. */
export class BackdropController implements ReactiveController {
  /** @param part selector of the part */
  constructor(
    private readonly host: Host,
    private readonly part: string,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    connected.add(this);
    if (!scheme) {
      scheme = matchMedia('(prefers-color-scheme: dark)');
      scheme.addEventListener('change', () => renew(connected));
    }
    for (const type of COMING) this.host.addEventListener(type, this.handleComing);
  }

  hostDisconnected(): void {
    connected.delete(this);
    stale.delete(this);
    for (const type of COMING) this.host.removeEventListener(type, this.handleComing);
  }

  /** Before the next frame is painted. */
  hostUpdated(): void {
    if (!this.host.isConnected || stale.add(this).size > 1) return;
    requestAnimationFrame(() => {
      const these = [...stale];
      stale.clear();
      renew(these);
    });
  }

  /** The background behind the host. */
  look(): string {
    return backdropOf(this.host);
  }

  /** Sets the background, where it is another. */
  paint(backdrop: string): void {
    const style = this.host.renderRoot.querySelector<HTMLElement>(this.part)?.style;
    if (style && style.getPropertyValue('--_backdrop') !== backdrop)
      style.setProperty('--_backdrop', backdrop);
  }

  private readonly handleComing = (): void => renew([this]);
}
