/** For a script tag: all elements and the rule set 李凡師サンマ, in Japanese; other languages come from beside the script. */
import {ribonTexts} from '../loader/texts.js';
import {ribon} from '../rules/ribon/index.js';
import {text} from '../rules/ribon/names/ja.js';
import {bring} from './parts/bring.js';

export {tilesOfGroups} from './parts/bring.js';

bring(ribon, text, ribonTexts);
