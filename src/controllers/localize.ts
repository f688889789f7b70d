import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {getLocale, loadLocale, matchLang, type Lang, type Strings} from '../locales/index.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly names?: string};

const connected = new Set<LocalizeController>();
const watched = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/** One observer for all elements: a page changes its language rarely, and then for many of them. */
function watch(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer ??= new MutationObserver(() => connected.forEach((controller) => controller.langChanged()));
  observer.observe(root, {subtree: true, attributes: true, attributeFilter: ['lang']});
}

/** The value of the nearest `lang`, through shadow roots; empty where there is none. */
function nearestLang(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const found = at.closest('[lang]');
    if (found) return found.getAttribute('lang') ?? '';
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return '';
}

/**
 * The words of an element: of its own `lang`, else of the nearest one around it, else English; the names of tiles of
 * `names`, where that is set. The element renders again when the words have come or the language has changed.
 */
export class LocalizeController implements ReactiveController {
  private shown?: Strings;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** Undefined until the language has come. */
  get strings(): Strings | undefined {
    return this.shown;
  }

  hostConnected(): void {
    connected.add(this);
    watch(document);
    watch(this.host.getRootNode());
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    connected.delete(this);
  }

  hostUpdate(): void {
    const words = this.locale(matchLang(nearestLang(this.host)));
    const names = this.host.names ? this.locale(matchLang(this.host.names)) : words;
    // until a language has come, the one before stays
    if (words && names) this.shown = names === words ? words : {...words, tiles: names.tiles};
  }

  langChanged(): void {
    this.host.requestUpdate();
  }

  private locale(lang: Lang): Strings | undefined {
    const strings = getLocale(lang);
    if (!strings) void loadLocale(lang).then(() => this.host.requestUpdate());
    return strings;
  }
}
