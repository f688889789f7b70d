/** The words of all rule sets, in all languages. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import type {Lang, RulesetText} from '../core/game/names.js';
import {text as luqiaoJa} from '../rules/luqiao/names/ja.js';
import {text as luqiaoHant} from '../rules/luqiao/names/zh-Hant.js';
import {text as luqiaoHans} from '../rules/luqiao/names/zh-Hans.js';
import {text as luqiaoEn} from '../rules/luqiao/names/en.js';
import {text as shiragikuJa} from '../rules/shiragiku/names/ja.js';
import {text as shiragikuHant} from '../rules/shiragiku/names/zh-Hant.js';
import {text as shiragikuHans} from '../rules/shiragiku/names/zh-Hans.js';
import {text as shiragikuEn} from '../rules/shiragiku/names/en.js';
import {text as ribonJa} from '../rules/ribon/names/ja.js';
import {text as ribonHant} from '../rules/ribon/names/zh-Hant.js';
import {text as ribonHans} from '../rules/ribon/names/zh-Hans.js';
import {text as ribonEn} from '../rules/ribon/names/en.js';
import {text as xinzhangJa} from '../rules/xinzhang/names/ja.js';
import {text as xinzhangHant} from '../rules/xinzhang/names/zh-Hant.js';
import {text as xinzhangHans} from '../rules/xinzhang/names/zh-Hans.js';
import {text as xinzhangEn} from '../rules/xinzhang/names/en.js';
import {text as mcrJa} from '../rules/mcr/names/ja.js';
import {text as mcrHant} from '../rules/mcr/names/zh-Hant.js';
import {text as mcrHans} from '../rules/mcr/names/zh-Hans.js';
import {text as mcrEn} from '../rules/mcr/names/en.js';
import {text as riichiJa} from '../rules/riichi/names/ja.js';
import {text as riichiHant} from '../rules/riichi/names/zh-Hant.js';
import {text as riichiHans} from '../rules/riichi/names/zh-Hans.js';
import {text as riichiEn} from '../rules/riichi/names/en.js';

/** Names and conditions by rule set and language. The command fetches nothing, so all of them are imported. */
export const texts = {
  luqiao: {ja: luqiaoJa, 'zh-Hant': luqiaoHant, 'zh-Hans': luqiaoHans, en: luqiaoEn},
  shiragiku: {ja: shiragikuJa, 'zh-Hant': shiragikuHant, 'zh-Hans': shiragikuHans, en: shiragikuEn},
  ribon: {ja: ribonJa, 'zh-Hant': ribonHant, 'zh-Hans': ribonHans, en: ribonEn},
  xinzhang: {ja: xinzhangJa, 'zh-Hant': xinzhangHant, 'zh-Hans': xinzhangHans, en: xinzhangEn},
  mcr: {ja: mcrJa, 'zh-Hant': mcrHant, 'zh-Hans': mcrHans, en: mcrEn},
  riichi: {ja: riichiJa, 'zh-Hant': riichiHant, 'zh-Hans': riichiHans, en: riichiEn},
} satisfies Readonly<Record<string, Readonly<Record<Lang, RulesetText>>>>;
