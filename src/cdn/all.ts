/**
 * For a script tag: all elements and all rule sets, in Japanese; other languages come from beside the script, and so do
 * boards and rounds, with their referee, and lessons.
 */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import '../elements/mj-hand-input/define.js';
import '../elements/mj-rules-options/define.js';
import '../elements/mj-rules-table/define.js';
import '../elements/mj-share/define.js';
import '../elements/mj-waits/define.js';
import * as texts from '../loader/texts.js';
import {luqiao} from '../rules/luqiao/index.js';
import {text as luqiaoJa} from '../rules/luqiao/names/ja.js';
import {shiragiku} from '../rules/shiragiku/index.js';
import {text as shiragikuJa} from '../rules/shiragiku/names/ja.js';
import {ribon} from '../rules/ribon/index.js';
import {text as ribonJa} from '../rules/ribon/names/ja.js';
import {xinzhang} from '../rules/xinzhang/index.js';
import {text as xinzhangJa} from '../rules/xinzhang/names/ja.js';
import {mcr} from '../rules/mcr/index.js';
import {text as mcrJa} from '../rules/mcr/names/ja.js';
import {ja} from '../locales/tools/ja.js';
import {addTools} from '../locales/tools.js';
import {bring} from './parts/bring.js';
import {watchPage} from './parts/elements.js';

export {tilesOfGroups} from './parts/bring.js';
export {watch} from './parts/elements.js';

addTools('ja', ja);
bring(luqiao, luqiaoJa, texts.luqiaoTexts);
bring(shiragiku, shiragikuJa, texts.shiragikuTexts);
bring(ribon, ribonJa, texts.ribonTexts);
bring(xinzhang, xinzhangJa, texts.xinzhangTexts);
bring(mcr, mcrJa, texts.mcrTexts);
watchPage();
