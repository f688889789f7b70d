// Written by `npm run words` from zh-Hant.ts.
import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../pay.js';

const title = '台州路桥麻将';

export const names: Readonly<Record<LuqiaoPattern, PatternName>> = {
  hudi: {name: '胡底', reading: 'hú dǐ'},
  pairOwnWind: {name: '自风对子', reading: 'zì fēng duìzi'},
  pairDragon: {name: '三元牌对子', reading: 'sān yuán pái duìzi'},
  mingke: {name: '明刻', reading: 'míng kè'},
  anke: {name: '暗刻', reading: 'àn kè'},
  minggang: {name: '明杠', reading: 'míng gàng'},
  angang: {name: '暗杠', reading: 'àn gàng'},
  duiduihu: {name: '对对胡', reading: 'duì duì hú'},
  qiandang: {name: '嵌档', reading: 'qiàn dàng'},
  zimo: {name: '自摸', reading: 'zì mō'},
  ownWindPung: {name: '自风刻子、杠子', reading: 'zì fēng kèzi, gàngzi'},
  dragonPung: {name: '三元牌刻子、杠子', reading: 'sān yuán pái kèzi, gàngzi'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sifenghuiqi: {
    name: '四风会齐',
    reading: 'sì fēng huì qí',
  },
};

export const conditions: Readonly<Record<LuqiaoPattern, string>> = {
  hudi: '只要和牌就有，不论牌的内容和形状。',
  pairOwnWind: '自己门风的对子；没有和牌的人，手里每一对都算。',
  pairDragon: '中、发、白的对子；没有和牌的人，手里每一对都算。',
  mingke: '碰出的刻子，或和牌者靠别人打出的牌凑成的刻子；2～8为2胡，1、9、字牌为4胡。',
  anke: '手里的刻子，或和牌者自摸凑成的刻子；2～8为4胡，1、9、字牌为8胡，没有开杠的四张只算一组刻子。',
  minggang: '亮出的杠子（大明杠、加杠）；2～8为8胡，1、9、字牌为16胡。',
  angang: '四张都由自己摸到而开的杠；2～8为16胡，1、9、字牌为32胡。',
  duiduihu: '和牌者的四组牌全是刻子或杠子；加的是胡，不是台。',
  qiandang: '和的是手里顺子中间的那张；边张和单钓不算。',
  zimo: '用自己从牌墙摸到的牌和牌。',
  ownWindPung: '自己门风的刻子或杠子；只有和牌者可以用财神凑成，用财神凑出两组仍是一台。',
  dragonPung: '中、发、白的刻子或杠子，每组一台；只有和牌者可以用财神凑成。',
  qingyise: '连同财神和白板所代替的牌，整副只有一种花色；碰出白板就只算混一色。',
  hunyise: '连同财神和白板所代替的牌，整副只有一种花色和字牌。',
  sifenghuiqi: '手里凑齐东南西北四种风牌（约定采用时才算）；小四喜的牌型是否承认，由约定决定。',
};

const presets = {};

const payments = {
  liable: '包',
  baoDragon2: '包三元',
  baoQingyise: '包清一色',
  baoLiveDragon: '包生张三元牌',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

const limits = {lazi: '辣子'};

export const text: RulesetText<LuqiaoPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  limits,
  details: async () => (await import('../details/zh-Hans.js')).details,
};
