/** The rule set 路橋 in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {luqiaoTexts} from '../../loader/texts.js';
import {luqiao} from '../../rules/luqiao/index.js';
import {text} from '../../rules/luqiao/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(luqiao, text, luqiaoTexts);
watchPage();
