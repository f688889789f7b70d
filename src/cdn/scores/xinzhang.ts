/** The rule set 新章 in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {xinzhangTexts} from '../../loader/texts.js';
import {xinzhang} from '../../rules/xinzhang/index.js';
import {text} from '../../rules/xinzhang/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(xinzhang, text, xinzhangTexts);
watchPage();
