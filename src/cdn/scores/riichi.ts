/** The rule set リーチ麻雀 in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {riichiTexts} from '../../loader/texts.js';
import {riichi} from '../../rules/riichi/index.js';
import {text} from '../../rules/riichi/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(riichi, text, riichiTexts);
watchPage();
