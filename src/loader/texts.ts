/** Where the words of each rule set come from, but for Japanese: bundles have that inside. */
import type {RulesetTexts} from '../contexts/ruleset.js';

export const luqiaoTexts: RulesetTexts = {
  'zh-Hant': async () => (await import('../rules/luqiao/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/luqiao/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/luqiao/names/en.js')).text,
};

export const shiragikuTexts: RulesetTexts = {
  'zh-Hant': async () => (await import('../rules/shiragiku/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/shiragiku/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/shiragiku/names/en.js')).text,
};

export const ribonTexts: RulesetTexts = {
  'zh-Hant': async () => (await import('../rules/ribon/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/ribon/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/ribon/names/en.js')).text,
};

export const xinzhangTexts: RulesetTexts = {
  'zh-Hant': async () => (await import('../rules/xinzhang/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/xinzhang/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/xinzhang/names/en.js')).text,
};

export const mcrTexts: RulesetTexts = {
  'zh-Hant': async () => (await import('../rules/mcr/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../rules/mcr/names/zh-Hans.js')).text,
  en: async () => (await import('../rules/mcr/names/en.js')).text,
};
