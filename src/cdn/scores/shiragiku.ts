/** The rule set しらぎく in Japanese, and the elements that show a score; editor, tables and forms come when used. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
import {shiragikuTexts} from '../../loader/texts.js';
import {shiragiku} from '../../rules/shiragiku/index.js';
import {text} from '../../rules/shiragiku/names/ja.js';
import {bring} from '../parts/bring.js';
import {watchPage} from '../parts/elements.js';

export {watch} from '../parts/elements.js';

bring(shiragiku, text, shiragikuTexts);
watchPage();
