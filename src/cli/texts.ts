/** The words of all rule sets in all languages: read by `mj rules` and by text output, not by `--ndjson`. */
import type {Lang, RulesetText} from '../core/names.js';
import * as luqiaoEn from '../rules/luqiao/names/en.js';
import * as luqiaoJa from '../rules/luqiao/names/ja.js';
import * as luqiaoHans from '../rules/luqiao/names/zh-Hans.js';
import * as luqiaoHant from '../rules/luqiao/names/zh-Hant.js';

export const texts: Readonly<Record<string, Readonly<Record<Lang, RulesetText>>>> = {
  luqiao: {ja: luqiaoJa.text, 'zh-Hant': luqiaoHant.text, 'zh-Hans': luqiaoHans.text, en: luqiaoEn.text},
};
