/** The words of the editor, the tables and the forms, which a page downloads when it has one of these. */
import {locales} from './index.js';
import {Lexicon, type Vocabulary} from './lexicon.js';
import type {Strings} from './strings.js';
import type {AllStrings, ToolStrings} from './tools/strings.js';
import type {Lang} from '../core/game/names.js';

const tools = new Lexicon<ToolStrings>({
  ja: async () => (await import('./tools/ja.js')).ja,
  'zh-Hant': async () => (await import('./tools/zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./tools/zh-Hans.js')).zhHans,
  en: async () => (await import('./tools/en.js')).en,
});

/** As `addLocale`, for what these elements say beside it. */
export const addTools = (lang: Lang, strings: ToolStrings): void => tools.add(lang, strings);

/** As `loadLocale`. */
export const loadTools = (lang: Lang): Promise<ToolStrings> => tools.load(lang);

/** Put together once, so that elements can tell by identity whether words are others. */
const whole = new WeakMap<Strings, WeakMap<ToolStrings, AllStrings>>();

function join(strings: Strings, more: ToolStrings): AllStrings {
  let found = whole.get(strings);
  if (!found) whole.set(strings, (found = new WeakMap<ToolStrings, AllStrings>()));
  let all = found.get(more);
  if (!all) found.set(more, (all = {...strings, ...more}));
  return all;
}

export const allWords: Vocabulary<AllStrings> = {
  get(lang) {
    const strings = locales.get(lang);
    const more = tools.get(lang);
    return strings && more && join(strings, more);
  },
  load: (lang) => Promise.all([locales.load(lang), tools.load(lang)]),
};
