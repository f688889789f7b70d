/** The rule set 国标麻将 in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {mcrTexts} from '../../loader/texts.js';
import {mcr} from '../../rules/mcr/index.js';
import {text} from '../../rules/mcr/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(mcr, text, mcrTexts);
watchPage();
