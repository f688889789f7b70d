/** Registers the rule sets that tests need besides 路橋, with their words. */
import {registerRuleset} from '../../src/controllers/rulesets.js';
import {addLocale} from '../../src/locales/index.js';
import {zhHans as zhHansTools} from '../../src/locales/tools/zh-Hans.js';
import {addTools} from '../../src/locales/tools.js';
import {zhHans} from '../../src/locales/zh-Hans.js';
import {mcr} from '../../src/rules/mcr/index.js';
import {text as mcrEn} from '../../src/rules/mcr/names/en.js';
import {ribon} from '../../src/rules/ribon/index.js';
import {text as ribonEn} from '../../src/rules/ribon/names/en.js';
import {shiragiku} from '../../src/rules/shiragiku/index.js';
import {text as shiragikuEn} from '../../src/rules/shiragiku/names/en.js';
import {xinzhang} from '../../src/rules/xinzhang/index.js';
import {text as xinzhangEn} from '../../src/rules/xinzhang/names/en.js';

addLocale(zhHans);
addTools('zh-Hans', zhHansTools);
registerRuleset(mcr, {
  en: mcrEn,
  ja: async () => (await import('../../src/rules/mcr/names/ja.js')).text,
  'zh-Hant': async () => (await import('../../src/rules/mcr/names/zh-Hant.js')).text,
  'zh-Hans': async () => (await import('../../src/rules/mcr/names/zh-Hans.js')).text,
});
registerRuleset(ribon, {
  en: ribonEn,
  ja: async () => (await import('../../src/rules/ribon/names/ja.js')).text,
});
registerRuleset(shiragiku, {en: shiragikuEn});
registerRuleset(xinzhang, {en: xinzhangEn});
