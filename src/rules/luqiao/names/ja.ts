import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../pay.js';

const title = '台州路橋麻將';

export const names: Readonly<Record<LuqiaoPattern, PatternName>> = {
  hudi: {name: '胡底', reading: 'フーテイ'},
  pairOwnWind: {name: '自分の風の対子'},
  pairDragon: {name: '中發白の対子'},
  mingke: {name: '明刻', reading: 'ミンコー'},
  anke: {name: '暗刻', reading: 'アンコー'},
  minggang: {name: '明槓', reading: 'ミンカン'},
  angang: {name: '暗槓', reading: 'アンカン'},
  duiduihu: {name: '対対胡', reading: 'トイトイフー'},
  qiandang: {name: '嵌檔', reading: 'カンタン'},
  zimo: {name: '自摸', reading: 'ツモ'},
  ownWindPung: {name: '自分の風の刻子・槓子'},
  dragonPung: {name: '中發白の刻子・槓子'},
  qingyise: {name: '清一色', reading: 'チンイーソー'},
  hunyise: {name: '混一色', reading: 'ホンイーソー'},
  sifenghuiqi: {
    name: '四風会斉',
    reading: 'スーフォンホイチー',
  },
};

export const conditions: Readonly<Record<LuqiaoPattern, string>> = {
  hudi: '和了すれば、手の内容や形にかかわらず付きます。',
  pairOwnWind: '自分の風の牌の対子。和了しなかった人は、手の内にある対子をすべて数えます。',
  pairDragon: '三元牌の対子。和了しなかった人は、手の内にある対子をすべて数えます。',
  mingke: 'ポンした刻子、または和了した人がロンで完成させた刻子。2〜8は2胡、1・9・字牌は4胡です。',
  anke: '手の内の刻子、または和了した人がツモで完成させた刻子。2〜8は4胡、1・9・字牌は8胡で、カンしていない4枚も刻子1組と数えます。',
  minggang: 'さらしてカンした槓子（大明槓・加槓）。2〜8は8胡、1・9・字牌は16胡です。',
  angang: '4枚とも手の内からカンした槓子。2〜8は16胡、1・9・字牌は32胡です。',
  duiduihu: '和了した人の4つの面子がすべて刻子か槓子。台ではなく胡が付きます。',
  qiandang: '和了牌が、手の内の順子の真ん中の牌。ペンチャンと単騎には付きません。',
  zimo: '山から引いた牌で和了したとき。',
  ownWindPung: '自分の風の牌の刻子か槓子。財神を入れられるのは和了した人だけで、財神で2組できても1台です。',
  dragonPung: '中・發・白の刻子か槓子1組につき1台。財神を入れられるのは和了した人だけです。',
  qingyise: '財神と白の化けた先を含めて、手の牌がすべて1種類の数牌。白をポンしていると混一色になります。',
  hunyise: '財神と白の化けた先を含めて、手の牌が1種類の数牌と字牌だけ。',
  sifenghuiqi: '東南西北がそろった手（採用するときだけ）。小四喜の形を認めるかどうかは設定によります。',
};

const presets = {};

const payments = {
  liable: '包',
  baoDragon2: '三元牌の包',
  baoQingyise: '清一色の包',
  baoLiveDragon: '生牌の三元牌の包',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

const limits = {lazi: '辣子'};

export const text: RulesetText<LuqiaoPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  limits,
  details: async () => (await import('../details/ja.js')).details,
};
