/**
 * For a script tag: the rule set 新章 in Japanese, and all elements; editor, tables and forms come from beside the script.
 */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {xinzhangTexts} from '../loader/texts.js';
import {xinzhang} from '../rules/xinzhang/index.js';
import {text} from '../rules/xinzhang/names/ja.js';
import {bring} from './parts/bring.js';
import {watchPage} from './parts/elements.js';

export {tilesOfGroups} from './parts/bring.js';
export {watch} from './parts/elements.js';

bring(xinzhang, text, xinzhangTexts);
watchPage();
