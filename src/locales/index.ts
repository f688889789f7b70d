/**
 * Which language, and where its words come from. A page downloads the languages that it shows; a bundle that must not
 * fetch anything later calls `addLocale(ja)` with those it has inside; `tools.ts` has what few elements say.
 */
import {Lexicon} from './lexicon.js';
import type {Strings} from './strings.js';
import {LANGS, type Lang} from '../core/game/names.js';

export {LANGS, type Lang} from '../core/game/names.js';
export type {Strings} from './strings.js';
export type {AllStrings} from './tools/strings.js';

const FALLBACK: Lang = 'en';
/** Regions and variants that write Chinese with traditional characters. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b|^(?:yue|nan|hak)\b/;
const SIMPLIFIED = /^(?:zh|cmn|wuu)\b/;

/** Words of hands and scores, by language. */
export const locales = new Lexicon<Strings>({
  ja: async () => (await import('./ja.js')).ja,
  'zh-Hant': async () => (await import('./zh-Hant.js')).zhHant,
  'zh-Hans': async () => (await import('./zh-Hans.js')).zhHans,
  en: async () => (await import('./en.js')).en,
});

/**
 * The language closest to a BCP 47 tag, or to a locale as systems write it: `zh_TW` → zh-Hant, `zh` → zh-Hans, `de` →
 * en.
 */
export function matchLang(tag: string): Lang {
  const lower = tag.toLowerCase().replace('_', '-');
  if (TRADITIONAL.test(lower)) return 'zh-Hant';
  if (SIMPLIFIED.test(lower)) return 'zh-Hans';
  return LANGS.find((lang) => lang === lower.split('-')[0]) ?? FALLBACK;
}

/** Whether there are words in the language of a tag. */
export const isTranslated = (tag: string): boolean => matchLang(tag) !== FALLBACK || /^en\b/i.test(tag);

/** Makes a language available at once, or replaces its words. */
export const addLocale = (strings: Strings): void => locales.add(strings.lang, strings);

/** Fetches a language, once. Where that fails, another loaded language replaces it. */
export const loadLocale = (lang: Lang): Promise<Strings> => locales.load(lang);
