/** Other names of patterns, in any language, for searching. */
import type {LuqiaoPattern} from './patterns.js';

/** Other names by pattern. */
export const spellings: Readonly<Partial<Record<LuqiaoPattern, readonly string[]>>> = {
  hudi: ['副底', '底胡', '和底', '底和', 'winning base'],
  pairOwnWind: ['自風の対子', '門風の対子', '門風對子', '本風對', '门风对子', '本风对', 'seat wind pair'],
  pairDragon: ['三元牌の対子', '中發白對子', '箭牌對', '中发白对子', '箭牌对'],
  mingke: ['ポン', '明刻子', '碰', 'exposed pung', 'exposed triplet'],
  anke: ['暗刻子', '坎', 'concealed triplet'],
  minggang: ['大明槓', '加槓', '小明槓', '直杠', '补杠', 'exposed kong', 'open kong', 'added kong'],
  duiduihu: ['対対和', '碰碰胡', '對對和', '碰碰和', '对对和'],
  qiandang: ['カンチャン', '嵌張', '坎張', '中洞', '坎张', '嵌张', 'kanchan'],
  zimo: ['ツモ上がり', 'tsumo'],
  ownWindPung: ['自風牌', '門風牌', '門風刻', '本風', '门风刻', '本风', 'seat wind pung'],
  dragonPung: ['中發白刻子', '中发白刻子', '翻牌', '箭刻'],
  qingyise: ['チンイツ', 'chinitsu'],
  hunyise: ['ホンイツ', '湊一色', 'honitsu'],
  sifenghuiqi: ['四喜和', '大四喜', '小四喜', '四風齊', '四风齐', 'four winds meet'],
};
