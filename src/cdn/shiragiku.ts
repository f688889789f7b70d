/** For a script tag: all elements and the rule set しらぎく, in Japanese; other languages come from beside the script. */
import {shiragikuTexts} from '../loader/texts.js';
import {shiragiku} from '../rules/shiragiku/index.js';
import {text} from '../rules/shiragiku/names/ja.js';
import {bring} from './parts/bring.js';

export {tilesOfGroups} from './parts/bring.js';

bring(shiragiku, text, shiragikuTexts);
