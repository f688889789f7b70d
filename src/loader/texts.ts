/** Where the words of each rule set come from, but for Japanese: bundles have that inside. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import type {Lang, RulesetText} from '../core/game/names.js';

type LaterTexts = Readonly<Record<Exclude<Lang, 'ja'>, () => Promise<RulesetText>>>;

/** The words of 路橋, fetched when a page is in their language. */
export const luqiaoTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/luqiao/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/luqiao/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/luqiao/names/en.js')).text,
};

/** The words of しらぎく, fetched when a page is in their language. */
export const shiragikuTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/shiragiku/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/shiragiku/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/shiragiku/names/en.js')).text,
};

/** The words of 李凡師, fetched when a page is in their language. */
export const ribonTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/ribon/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/ribon/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/ribon/names/en.js')).text,
};

/** The words of 新章, fetched when a page is in their language. */
export const xinzhangTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/xinzhang/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/xinzhang/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/xinzhang/names/en.js')).text,
};

/** The words of 国标麻将, fetched when a page is in their language. */
export const mcrTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/mcr/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/mcr/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/mcr/names/en.js')).text,
};

/** The words of リーチ麻雀, fetched when a page is in their language. */
export const riichiTexts: LaterTexts = {
  'zh-Hant': async () => (await import('../rules/riichi/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/riichi/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/riichi/names/en.js')).text,
};
