/** For a script tag: all elements and the rule set 路橋, in Japanese; other languages come from beside the script. */
import {luqiaoTexts} from '../loader/texts.js';
import {luqiao} from '../rules/luqiao/index.js';
import {text} from '../rules/luqiao/names/ja.js';
import {bring} from './parts/bring.js';

export {tilesOfGroups} from './parts/bring.js';

bring(luqiao, text, luqiaoTexts);
