/**
 * Says in an element that a file it needs could not be fetched, until the file has come after all. The words are here, since
 * the files with words may be what failed.
 */
import type {Lang} from '../core/game/names.js';
import {matchLang} from '../locales/index.js';
import {isElement, isShadowRoot} from './node-kind.js';
import {unhidden} from './unhidden.js';

const WORDS: Readonly<Record<Lang, string>> = {
  ja: '表示に必要なファイルを読み込めませんでした。',
  'zh-Hant': '顯示所需的檔案無法載入。',
  'zh-Hans': '显示所需的文件无法加载。',
  en: 'A file that is needed to show this could not be loaded.',
};

/** The language around an element, or that of the page. */
export const langOf = (element: Element): Lang =>
  matchLang(
    unhidden(element, 'closest')('[lang]')?.getAttribute('lang') ??
      unhidden(document, 'documentElement').lang,
  );

/** The sentence that says so at an element. */
export function missingNote(element: Element): HTMLElement {
  const lang = langOf(element);
  const note = unhidden(document, 'createElement')('small');
  note.className = 'missing';
  note.lang = lang;
  note.textContent = WORDS[lang];
  return note;
}

/** What each element lacks, of those that lack something. */
const lacking = new Map<Element, Set<unknown>>();

/** The element of the page that an element is a part of. */
function outermost(element: Element): Element {
  const root = element.getRootNode();
  return isShadowRoot(root) && root.host.localName.startsWith('mj-') ? outermost(root.host) : element;
}

/** Whether what needs a file is an element; a part of one may ask for itself. */
const isInPage = (one: object): one is Element => 'nodeType' in one && isElement(one as Node);

const noteIn = (host: Element): Element | undefined =>
  [...(host.shadowRoot?.children ?? [])].find((one) => one.matches('.missing'));

/** Notes that an element lacks something. The note stands before all that the element draws, which Lit leaves alone. */
export function noteMissing(element: object, what: unknown): void {
  if (!isInPage(element)) return;
  const host = outermost(element);
  lacking.set(host, (lacking.get(host) ?? new Set()).add(what));
  if (!noteIn(host)) host.shadowRoot?.prepend(missingNote(host));
}

/** Notes that an element has something, which it may have lacked. */
export function noteFound(element: object, what: unknown): void {
  if (!lacking.size || !isInPage(element)) return;
  const host = outermost(element);
  const all = lacking.get(host);
  if (!all?.delete(what) || all.size) return;
  lacking.delete(host);
  noteIn(host)?.remove();
}
