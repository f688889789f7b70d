/** Reads an element's children once, and again after they change. */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import {isSilent} from './silent.js';
import {isElement, isTextNode} from './node-kind.js';

type Host = ReactiveControllerHost & HTMLElement;

const WATCHED = {subtree: true, childList: true, characterData: true, attributeFilter: ['slot']};

/**
 * Reads an element's children and keeps the results until the children change. They are watched from the first look: an
 * element that waits for its turn costs nothing here.
 */
export class LightDomController implements ReactiveController {
  /** Undefined while nobody has looked since the host came into the page. */
  private observer?: MutationObserver;
  private readonly found = new Map<unknown, unknown>();

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** The text as a reader sees it, without slotted children; empty where there is none. */
  get text(): string {
    return this.look(textInside);
  }

  /** The result of `reader` for the host's content; kept until the content changes. */
  look<T>(reader: (host: HTMLElement) => T): T {
    if (isServer || !this.host.isConnected) return reader(this.host);
    this.observer ??= this.watch();
    // a script may have changed the content in this very task
    if (this.observer.takeRecords().length) this.changed();
    if (!this.found.has(reader)) this.found.set(reader, reader(this.host));
    return this.found.get(reader) as T;
  }

  /** Makes a change of the host's own to its content: what has been read stays, and the host is not drawn again. */
  change(make: () => void): void {
    if (this.observer?.takeRecords().length) this.changed();
    make();
    this.observer?.takeRecords();
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.observer = undefined;
    this.found.clear();
  }

  private watch(): MutationObserver {
    const observer = new MutationObserver(() => this.changed());
    observer.observe(this.host, WATCHED);
    return observer;
  }

  private changed(): void {
    this.found.clear();
    this.host.requestUpdate();
  }
}

/** The text of an element, however it is formatted. */
const textIn = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return isTextNode(node) ? node.data : '';
      return node.slot || isSilent(node.localName) ? '' : textIn(node);
    })
    .join('');

/** The text inside an element, trimmed and without that of slotted children. */
export const textInside = (element: Element): string => textIn(element).trim();
