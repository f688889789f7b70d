/** Reads an element's children once, and again after they change. */
import {isServer, type ReactiveController, type ReactiveControllerHost} from 'lit';
import {isSilent} from './silent.js';
import {isElement, isTextNode} from './node-kind.js';

type Host = ReactiveControllerHost & HTMLElement;

/** Reads an element's children and keeps the results until the children change. */
export class LightDomController implements ReactiveController {
  private readonly observer = isServer ? undefined : new MutationObserver(() => this.changed());
  private isObserved = false;
  private readonly found = new Map<unknown, unknown>();

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** The text as a reader sees it, without slotted children; empty where there is none. */
  get text(): string {
    return this.look(textOf);
  }

  /** The result of `reader` for the host's content; kept until the content changes. */
  look<T>(reader: (host: HTMLElement) => T): T {
    if (!this.isObserved) return reader(this.host);
    // a script may have changed the content in this very task
    if (this.observer?.takeRecords().length) this.changed();
    if (!this.found.has(reader)) this.found.set(reader, reader(this.host));
    return this.found.get(reader) as T;
  }

  hostConnected(): void {
    const what = {subtree: true, childList: true, characterData: true, attributeFilter: ['slot']};
    this.observer?.observe(this.host, what);
    this.found.clear();
    this.isObserved = this.observer !== undefined;
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.isObserved = false;
  }

  private changed(): void {
    this.found.clear();
    this.host.requestUpdate();
  }
}

/** The text of an element, however it is formatted. */
const textIn = (element: Element): string =>
  Array.from(element.childNodes, (node) => {
    if (!isElement(node)) return isTextNode(node) ? node.data : '';
    return node.slot || isSilent(node.localName) ? '' : textIn(node);
  }).join('');

/** The text inside an element, trimmed and without that of slotted children. */
export const textOf = (element: Element): string => textIn(element).trim();
