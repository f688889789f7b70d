/** For a script tag: all elements and the rule set 新章, in Japanese; other languages come from beside the script. */
import {xinzhangTexts} from '../loader/texts.js';
import {xinzhang} from '../rules/xinzhang/index.js';
import {text} from '../rules/xinzhang/names/ja.js';
import {bring} from './parts/bring.js';

export {tilesOfGroups} from './parts/bring.js';

bring(xinzhang, text, xinzhangTexts);
