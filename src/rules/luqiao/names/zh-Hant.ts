import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../pay.js';

const title = '台州路橋麻將';

export const names: Readonly<Record<LuqiaoPattern, PatternName>> = {
  hudi: {name: '胡底', reading: 'hú dǐ'},
  pairOwnWind: {name: '自風對子', reading: 'zì fēng duìzi'},
  pairDragon: {name: '三元牌對子', reading: 'sān yuán pái duìzi'},
  mingke: {name: '明刻', reading: 'míng kè'},
  anke: {name: '暗刻', reading: 'àn kè'},
  minggang: {name: '明槓', reading: 'míng gàng'},
  angang: {name: '暗槓', reading: 'àn gàng'},
  duiduihu: {name: '對對胡', reading: 'duì duì hú'},
  qiandang: {name: '嵌檔', reading: 'qiàn dàng'},
  zimo: {name: '自摸', reading: 'zì mō'},
  ownWindPung: {name: '自風刻子、槓子', reading: 'zì fēng kèzi, gàngzi'},
  dragonPung: {name: '三元牌刻子、槓子', reading: 'sān yuán pái kèzi, gàngzi'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sifenghuiqi: {
    name: '四風會齊',
    reading: 'sì fēng huì qí',
  },
};

export const conditions: Readonly<Record<LuqiaoPattern, string>> = {
  hudi: '只要胡牌就有，不論牌的內容與形狀。',
  pairOwnWind: '自己門風的對子；沒有胡牌的人，手中每一對都算。',
  pairDragon: '中、發、白的對子；沒有胡牌的人，手中每一對都算。',
  mingke: '碰出的刻子，或胡牌者靠別人打出的牌湊成的刻子；2～8為2胡，1、9、字牌為4胡。',
  anke: '手中的刻子，或胡牌者自摸湊成的刻子；2～8為4胡，1、9、字牌為8胡，沒有開槓的四張只算一組刻子。',
  minggang: '亮出的槓子（大明槓、加槓）；2～8為8胡，1、9、字牌為16胡。',
  angang: '四張都由自己摸到而開的槓；2～8為16胡，1、9、字牌為32胡。',
  duiduihu: '胡牌者的四組牌全是刻子或槓子；加的是胡，不是台。',
  qiandang: '胡的是手中順子中間的那張；邊張與單吊不算。',
  zimo: '以自己從牌牆摸到的牌胡牌。',
  ownWindPung: '自己門風的刻子或槓子；只有胡牌者可以用財神湊成，用財神湊出兩組仍是一台。',
  dragonPung: '中、發、白的刻子或槓子，每組一台；只有胡牌者可以用財神湊成。',
  qingyise: '連同財神與白板所代替的牌，整副只有一種花色；碰出白板就只算混一色。',
  hunyise: '連同財神與白板所代替的牌，整副只有一種花色和字牌。',
  sifenghuiqi: '手中湊齊東南西北四種風牌（約定採用時才算）；小四喜的牌型是否承認，由約定決定。',
};

const presets = {};

const payments = {
  liable: '包',
  baoDragon2: '包三元',
  baoQingyise: '包清一色',
  baoLiveDragon: '包生張三元牌',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

const limits = {lazi: '辣子'};

export const text: RulesetText<LuqiaoPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  limits,
  details: async () => (await import('../details/zh-Hant.js')).details,
};
