/** For a script tag: all elements and the rule set 中国公式, in Japanese; other languages come from beside the script. */
import {mcrTexts} from '../loader/texts.js';
import {mcr} from '../rules/mcr/index.js';
import {text} from '../rules/mcr/names/ja.js';
import {bring} from './parts/bring.js';

export {tilesOfGroups} from './parts/bring.js';

bring(mcr, text, mcrTexts);
