/** The words for winning forms, for waits, and for circumstances. */
import type {WaitForm} from '../../core/game/wait-form.js';
import {FLAGS, type Flag} from '../../core/situation/situation.js';
import {wordList} from '../names/word-list.js';

/** The winning forms. */
export const WINNING_FORMS = wordList(
  'sets 四面子 面子 面子',
  'sevenPairs 七対子 七對 七对 七對子 七小對',
  'thirteenOrphans 国士無双 十三么 十三幺 國士無雙',
  'knittedStraight 組合龍 組合龍 组合龙',
  'honorsAndKnitted 全不靠 全不靠 全不靠',
  'shiliubuda 十六不搭 十六不搭 十六不搭',
  'baduiban 八対半 八對半 八对半',
  'shisanlan 十三爛 十三爛 十三烂',
);

/** The forms of waiting. */
export const WAIT_FORMS = wordList<WaitForm>(
  'edge 辺張 邊張 边张 ペンチャン',
  'closed 嵌張 嵌張 嵌张 坎張 カンチャン',
  'two-sided 両面 兩面 两面 リャンメン',
  'pair 単騎 單騎 单骑 單吊 单吊',
  'pung 双碰 雙碰 双碰 シャンポン',
);

/** The forms of a hand with one number of tiles alone, by the number of sets in its other hands. */
const SETS_OF: Readonly<Record<string, 4 | 5>> = {
  sevenPairs: 4,
  thirteenOrphans: 4,
  honorsAndKnitted: 4,
  shiliubuda: 5,
  baduiban: 5,
  shisanlan: 4,
};

/** Whether a hand of so many sets and a pair may have a form instead. */
export const isFormBeside = (id: string, sets: 4 | 5): boolean => (SETS_OF[id] ?? sets) === sets;

const IS_FLAG = /^[\p{L}]{1,30}$/u;

/** A circumstance by its name: one that the situation has, or the author's own. Names that objects have are none. */
export const readFlag = (name: string): Flag | undefined =>
  FLAGS.find((known) => known === name) ?? (IS_FLAG.test(name) && !(name in {}) ? name : undefined);
