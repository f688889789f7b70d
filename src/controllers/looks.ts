import type {ReactiveController, ReactiveElement} from 'lit';
import {HANDED_LOOKS, LOOKS_KEY, type HandedLooks} from '../contexts/looks.js';
import {isShadowRoot} from './node-kind.js';

type Look = keyof HandedLooks;
const NAMES = Object.keys(HANDED_LOOKS) as Look[];
type Looking = Element & {[LOOKS_KEY]?: LooksController};

/**
 * Hands looks to the elements that the host draws, at once and after each change, and takes over those of the element
 * that draws the host. Elements that an author has put into a tag keep their own.
 */
export class LooksController implements ReactiveController {
  /** The controllers of the elements that the host draws. */
  private parts?: Set<LooksController>;
  private around?: LooksController;

  /** @param handed the looks for the elements that the host draws */
  constructor(
    private readonly host: ReactiveElement,
    private readonly handed: () => HandedLooks,
  ) {
    (host as Looking)[LOOKS_KEY] = this;
    host.addController(this);
  }

  /** The looks of the host itself. */
  get own(): HandedLooks {
    return Object.fromEntries(this.names.map((name) => [name, Reflect.get(this.host, name) as unknown]));
  }

  /** The properties for looks that the class of the host has. */
  private get names(): Look[] {
    const {elementProperties} = this.host.constructor as typeof ReactiveElement;
    return NAMES.filter((name) => elementProperties.has(name));
  }

  hostConnected(): void {
    const root = this.host.getRootNode();
    this.around = isShadowRoot(root) ? (root.host as Looking)[LOOKS_KEY] : undefined;
    if (!this.around) return;
    (this.around.parts ??= new Set()).add(this);
    this.take(this.around.handed());
  }

  hostDisconnected(): void {
    this.around?.parts?.delete(this);
    this.around = undefined;
  }

  hostUpdated(): void {
    if (!this.parts?.size) return;
    const looks = this.handed();
    for (const part of this.parts) part.take(looks);
  }

  private take(looks: HandedLooks): void {
    const {host, names} = this;
    for (const name of names)
      if (name in looks && Reflect.get(host, name) !== looks[name]) Reflect.set(host, name, looks[name]);
  }
}
