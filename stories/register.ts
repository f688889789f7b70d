/** What the stories need beside the elements: rule sets, with the words of all languages. */
import {registerRuleset} from '../src/controllers/rulesets.js';
import {luqiao} from '../src/rules/luqiao/index.js';

registerRuleset(luqiao, {
  ja: async () => (await import('../src/rules/luqiao/names/ja.js')).text,
  'zh-Hant': async () => (await import('../src/rules/luqiao/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../src/rules/luqiao/names/zh-Hans.js')).text,
  en: async () => (await import('../src/rules/luqiao/names/en.js')).text,
});
