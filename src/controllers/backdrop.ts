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

/** Sets `--_backdrop` on a part of the shadow tree to the background that the page paints behind it. */
export class BackdropController implements ReactiveController {
  private scheme?: MediaQueryList;

  /** @param part selector of the part */
  constructor(
    private readonly host: Host,
    private readonly part: string,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.scheme ??= matchMedia('(prefers-color-scheme: dark)');
    this.scheme.addEventListener('change', this.renew);
    for (const type of COMING) this.host.addEventListener(type, this.renew);
  }

  hostDisconnected(): void {
    this.scheme?.removeEventListener('change', this.renew);
    for (const type of COMING) this.host.removeEventListener(type, this.renew);
  }

  hostUpdated(): void {
    this.renew();
  }

  private readonly renew = (): void => {
    const style = this.host.renderRoot.querySelector<HTMLElement>(this.part)?.style;
    if (!style) return;
    const backdrop = backdropOf(this.host);
    if (style.getPropertyValue('--_backdrop') !== backdrop) style.setProperty('--_backdrop', backdrop);
  };
}
