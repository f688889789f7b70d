import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {LOOKS_KEY} from '../contexts/looks.js';
import {isTranslated, locales, matchLang, type Lang, type Strings} from '../locales/index.js';
import type {Vocabulary} from '../locales/lexicon.js';
import type * as Speech from '../locales/speech.js';
import {memoizeLast} from './memoize.js';
import {later, whenFetched} from './fetched.js';
import {forgetUpdate, updateNear} from './viewport-scheduler.js';
import {isShadowRoot} from './node-kind.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly renderRoot: HTMLElement | DocumentFragment};

interface LocalizeOptions<S extends Strings> {
  /** The vocabulary of the element. */
  readonly vocabulary: () => Vocabulary<S>;
  /** The language of the names of tiles and patterns; undefined where it is the language of the other words. */
  readonly names: () => string | undefined;
}

/** A language, and the functions that make its sentences. */
export interface Words<S extends Strings = Strings> {
  readonly strings: S;
  readonly speech: typeof Speech;
}

/** Needed only for screen readers and errors: drawing does not wait for them. */
const speechFor = later(() => import('../locales/speech.js'));
const hosts = new WeakMap<Element, LocalizeController<Strings>>();
/** Hosts in the page that are no part of another one: their parts follow them. */
const connected = new Set<Element>();
const watched = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/** One observer for all elements: pages change their language rarely, and then for many elements at once. */
function watch(root: Node): void {
  if (watched.has(root)) return;
  watched.add(root);
  observer ??= new MutationObserver(() => {
    connected.forEach(forgetGone);
    updateNear([...connected], langChanged);
  });
  observer.observe(root, {subtree: true, attributes: true, attributeFilter: ['lang']});
}

/** Forgets a host whose document is gone, as that of a frame that was removed: nobody tells the host. */
function forgetGone(host: Element): void {
  if (!host.ownerDocument.defaultView) connected.delete(host);
}

function langChanged(host: Element): void {
  hosts.get(host)?.langChanged();
}

/**
 * Whether a node is the shadow root of one of our elements. They set `lang` inside it to the language that they found.
 */
const isOurs = (root: Node): boolean => isShadowRoot(root) && LOOKS_KEY in root.host;

/** Languages that an HTTP header or a `<meta>` may have set: no attribute shows them, but `:lang()` does. */
const OF_PAGES = ['ja', 'zh-Hant', 'zh-TW', 'zh-HK', 'zh'];

/** The nearest `lang`, also searched outside shadow roots; without one, the language of the page. */
function nearestLang(element: Element): string {
  for (let at: Element | undefined = element; at;) {
    const root = at.getRootNode();
    const found = isOurs(root) ? null : at.closest('[lang]');
    if (found) return found.getAttribute('lang') ?? '';
    at = isShadowRoot(root) ? root.host : undefined;
  }
  return OF_PAGES.find((lang) => element.matches(`:lang(${lang})`)) ?? '';
}

/** Words with the names of tiles in another language. */
function wordsWith(strings: Strings, names: Strings, speech: typeof Speech): Words {
  const tiles = {...names.tiles, foreign: names.lang};
  return {strings: names.tiles === strings.tiles ? strings : {...strings, tiles}, speech};
}

/**
 * The words of an element in its own `lang`, else the nearest one around it, else English. Names of tiles are in the
 * language of `names`, where that is set. The element renders again when the words are loaded or the language changes.
 */
export class LocalizeController<S extends Strings> implements ReactiveController {
  /** The wanted language; its words may still be loading. */
  lang: Lang = 'en';
  /** Undefined until the words are loaded. */
  words?: Words<S>;

  /** The `lang` that was found last, and whether the parts of the host may still show that of before. */
  private tag?: string;
  private isOther = false;
  /** The language of what is drawn, as the page names it. */
  private shown?: string;
  /** Whether the page is in a language without a translation, or names no language. */
  private isForeign = false;
  private readonly wordsWith = memoizeLast(wordsWith);

  constructor(
    private readonly host: Host,
    private readonly options: LocalizeOptions<S>,
  ) {
    hosts.set(host, this);
    host.addController(this);
  }

  hostConnected(): void {
    watch(document);
    const root = this.host.getRootNode();
    if (!isOurs(root)) {
      connected.add(this.host);
      watch(root);
    }
  }

  hostDisconnected(): void {
    connected.delete(this.host);
    forgetUpdate(this.host);
  }

  /** Looks up the language around the host; called before each render. */
  refresh(): void {
    // outside a page there is no language to find: the last one stays
    if (!this.host.isConnected) return;
    const tag = nearestLang(this.host);
    this.isOther ||= this.tag !== undefined && this.tag !== tag;
    this.tag = tag;
    this.lang = matchLang(tag);
    this.isForeign = !isTranslated(tag);
    const strings = this.wordsOf(this.options.vocabulary(), this.lang);
    const named = this.options.names();
    const names = named ? this.wordsOf(locales, matchLang(named)) : strings;
    const speech = speechFor(this.host);
    // the words of the last language are shown until the words of the next language are loaded
    if (strings && names && speech) this.words = this.wordsWith(strings, names, speech) as Words<S>;
  }

  /**
   * Marks what is drawn with its language, English on a page in a language without a translation: when the page changes its
   * language, a browser lays out again only what has been drawn in the new one. Elements inside mark their own text, and
   * slots hold the page's.
   */
  hostUpdated(): void {
    const {words} = this;
    // the words of before may still be shown
    if (!words || words.strings.lang === this.lang) {
      this.shown = this.isForeign ? 'en' : this.tag || undefined;
      if (words && this.isOther) {
        this.isOther = false;
        for (const part of this.host.renderRoot.querySelectorAll('*')) langChanged(part);
      }
    }
    const {shown: lang} = this;
    for (const child of this.host.renderRoot.children) {
      if (/-|slot/.test(child.localName)) continue;
      // an observer would take the same value again for a change
      if (child.getAttribute('lang') === (lang ?? null)) continue;
      if (lang) child.setAttribute('lang', lang);
      else child.removeAttribute('lang');
    }
  }

  langChanged(): void {
    this.host.requestUpdate();
  }

  private wordsOf<T>(vocabulary: Vocabulary<T>, lang: Lang): T | undefined {
    const words = vocabulary.get(lang);
    if (words) return words;
    const ask = () => vocabulary.load(lang);
    whenFetched(this.host, vocabulary, ask);
    // another language may stand in for one that could not be fetched
    ask().catch(() => vocabulary.get(lang) && this.host.requestUpdate());
    return undefined;
  }
}
