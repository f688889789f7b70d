/**
 * For a script tag: the rule set しらぎく in Japanese, and all elements; editor, tables and forms come from beside the script.
 */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {shiragikuTexts} from '../loader/texts.js';
import {shiragiku} from '../rules/shiragiku/index.js';
import {text} from '../rules/shiragiku/names/ja.js';
import {bring} from './parts/bring.js';
import {watchPage} from './parts/elements.js';

export {tilesOfGroups} from './parts/bring.js';
export {watch} from './parts/elements.js';

bring(shiragiku, text, shiragikuTexts);
watchPage();
