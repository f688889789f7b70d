/** The words of all rule sets, in all languages. */
import {LANGS, wordsUnder, type Lang, type RulesetDetails, type RulesetText} from '../core/game/names.js';
import type {Preset} from '../core/game/ruleset.js';
import type * as rules from '../rules/index.js';
import {text as luqiaoEn} from '../rules/luqiao/names/en.js';
import {text as luqiaoJa} from '../rules/luqiao/names/ja.js';
import {text as luqiaoHans} from '../rules/luqiao/names/zh-Hans.js';
import {text as luqiaoHant} from '../rules/luqiao/names/zh-Hant.js';
import {text as mcrEn} from '../rules/mcr/names/en.js';
import {text as mcrJa} from '../rules/mcr/names/ja.js';
import {text as mcrHans} from '../rules/mcr/names/zh-Hans.js';
import {text as mcrHant} from '../rules/mcr/names/zh-Hant.js';
import {text as ribonEn} from '../rules/ribon/names/en.js';
import {text as ribonJa} from '../rules/ribon/names/ja.js';
import {text as ribonHans} from '../rules/ribon/names/zh-Hans.js';
import {text as ribonHant} from '../rules/ribon/names/zh-Hant.js';
import {text as shiragikuEn} from '../rules/shiragiku/names/en.js';
import {text as shiragikuJa} from '../rules/shiragiku/names/ja.js';
import {text as shiragikuHans} from '../rules/shiragiku/names/zh-Hans.js';
import {text as shiragikuHant} from '../rules/shiragiku/names/zh-Hant.js';
import {text as xinzhangEn} from '../rules/xinzhang/names/en.js';
import {text as xinzhangJa} from '../rules/xinzhang/names/ja.js';
import {text as xinzhangHans} from '../rules/xinzhang/names/zh-Hans.js';
import {text as xinzhangHant} from '../rules/xinzhang/names/zh-Hant.js';

type Words = Readonly<Record<Lang, RulesetText>>;

export const texts: Readonly<Record<keyof typeof rules, Words>> = {
  luqiao: {ja: luqiaoJa, 'zh-Hant': luqiaoHant, 'zh-Hans': luqiaoHans, en: luqiaoEn},
  mcr: {ja: mcrJa, 'zh-Hant': mcrHant, 'zh-Hans': mcrHans, en: mcrEn},
  ribon: {ja: ribonJa, 'zh-Hant': ribonHant, 'zh-Hans': ribonHans, en: ribonEn},
  shiragiku: {ja: shiragikuJa, 'zh-Hant': shiragikuHant, 'zh-Hans': shiragikuHans, en: shiragikuEn},
  xinzhang: {ja: xinzhangJa, 'zh-Hant': xinzhangHant, 'zh-Hans': xinzhangHans, en: xinzhangEn},
};

/** The words of a rule set, under a preset or without one; every one that the command knows has them. */
export function wordsOf(ruleset: {readonly id: string}, preset?: Preset): Words {
  const words = Object.entries(texts[ruleset.id as keyof typeof rules]);
  return Object.fromEntries(words.map(([lang, text]) => [lang, wordsUnder(text, preset)])) as Words;
}

/** What each language says of options and numbered rules. */
export async function detailsOf(ruleset: {readonly id: string}): Promise<Record<Lang, RulesetDetails>> {
  const words = wordsOf(ruleset);
  const each = await Promise.all(LANGS.map(async (lang) => [lang, await words[lang].details()] as const));
  return Object.fromEntries(each) as Record<Lang, RulesetDetails>;
}
