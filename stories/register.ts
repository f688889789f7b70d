/** What the stories need beside the elements: rule sets, with the words of all languages. */
import {registerRuleset} from '../src/controllers/rulesets.js';
import {luqiao, mcr, ribon, shiragiku, xinzhang} from '../src/rules/index.js';

registerRuleset(luqiao, {
  ja: async () => (await import('../src/rules/luqiao/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/luqiao/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/luqiao/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/luqiao/names/en.js')).text,
});
registerRuleset(shiragiku, {
  ja: async () => (await import('../src/rules/shiragiku/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/shiragiku/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/shiragiku/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/shiragiku/names/en.js')).text,
});
registerRuleset(ribon, {
  ja: async () => (await import('../src/rules/ribon/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/ribon/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/ribon/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/ribon/names/en.js')).text,
});
registerRuleset(xinzhang, {
  ja: async () => (await import('../src/rules/xinzhang/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/xinzhang/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/xinzhang/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/xinzhang/names/en.js')).text,
});
registerRuleset(mcr, {
  ja: async () => (await import('../src/rules/mcr/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/mcr/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/mcr/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/mcr/names/en.js')).text,
});
