/** Says at a tag that its script could not be fetched. The words are here, since the files with words may be what failed. */
import {unhidden} from '../controllers/unhidden.js';
import type {Lang} from '../core/game/names.js';
import {matchLang} from '../locales/index.js';

const WORDS: Readonly<Record<Lang, string>> = {
  ja: '表示に必要なファイルを読み込めませんでした。',
  'zh-Hant': '顯示所需的檔案無法載入。',
  'zh-Hans': '显示所需的文件无法加载。',
  en: 'A file that is needed to show this could not be loaded.',
};

const noted = new WeakSet<Element>();

/** The language around an element, or that of the page. */
export const langOf = (element: Element): Lang =>
  matchLang(
    unhidden(element, 'closest')('[lang]')?.getAttribute('lang') ??
      unhidden(document, 'documentElement').lang,
  );

/**
 * Waits for the script of a tag. Where it fails, a note inside the tag says so, until the script has come after all. The note
 * stands in a slot, so that it is no part of the tag's text.
 * @param coming ends when the script has come or has failed
 */
export async function tellMissing(element: Element, coming: Promise<unknown>): Promise<void> {
  await coming;
  if (noted.has(element) || !element.matches(':not(:defined)')) return;
  noted.add(element);
  const lang = langOf(element);
  const note = unhidden(document, 'createElement')('small');
  note.slot = 'static';
  note.lang = lang;
  note.textContent = WORDS[lang];
  element.append(note);
  await customElements.whenDefined(element.localName);
  note.remove();
}
