/** The rule set 李凡師 in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {ribonTexts} from '../../loader/texts.js';
import {ribon} from '../../rules/ribon/index.js';
import {text} from '../../rules/ribon/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(ribon, text, ribonTexts);
watchPage();
