import {wordList} from '../names/word-list.js';

/** Words for sorts of sets and how they lie, “of”, and the other order of flowers. */
export const SMALL_WORDS = wordList(
  'pungs 刻子 刻子 刻子 刻 副刻子',
  'kongs 槓子 槓子 杠子 カン',
  'chows 順子 順子 顺子 チー sequences',
  'sets 面子 面子 面子 組 组',
  'triplets 純刻子 純刻子 纯刻子',
  'pairs 対子 對子 对子',
  'concealed 暗 暗 暗 門前',
  'open 明 明 明',
  'called 副露した 已副露 已副露 吃碰',
  'of の 的 的',
  '梅蘭竹菊 梅蘭竹菊 梅蘭竹菊 梅兰竹菊',
);
