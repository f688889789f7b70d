// Written by `npm run words` from zh-Hant.ts.
import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../pay.js';

const title = '《しらぎく麻雀》的台湾麻将';

export const names: Readonly<Record<ShiragikuPattern, PatternName>> = {
  menqing: {name: '门清', reading: 'mén qīng'},
  buqiu: {name: '不求', reading: 'bù qiú'},
  mohu: {name: '摸胡', reading: 'mō hú'},
  qiangganghu: {name: '抢杠胡', reading: 'qiǎng gàng hú'},
  duting: {name: '独听', reading: 'dú tīng'},
  banqiu: {name: '半求', reading: 'bàn qiú'},
  gangshang: {name: '杠上开花', reading: 'gàng shàng kāi huā'},
  haidi: {name: '海底摸月', reading: 'hǎi dǐ mō yuè'},
  hedi: {name: '河底捞鱼', reading: 'hé dǐ lāo yú'},
  fanpaiDragon: {name: '翻牌 中、发、白', reading: 'fān pái'},
  fanpaiRound: {name: '庄风牌', reading: 'zhuāng fēng pái'},
  fanpaiSeat: {name: '门风牌', reading: 'mén fēng pái'},
  seatFlower: {name: '门风花', reading: 'mén fēng huā'},
  pinghu: {name: '平胡', reading: 'píng hú'},
  quanqiu: {name: '全求', reading: 'quán qiú'},
  huagang: {name: '花杠', reading: 'huā gàng'},
  sananke: {name: '三暗刻', reading: 'sān àn kè'},
  diting: {name: '地听', reading: 'dì tīng'},
  pengpenghu: {name: '碰碰胡', reading: 'pèng pèng hú'},
  xiaosanyuan: {name: '小三元', reading: 'xiǎo sān yuán'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sianke: {name: '四暗刻', reading: 'sì àn kè'},
  tianting: {name: '天听', reading: 'tiān tīng'},
  dasanyuan: {name: '大三元', reading: 'dà sān yuán'},
  xiaosixi: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  ziyise: {name: '字一色', reading: 'zì yī sè'},
  wuanke: {name: '五暗刻', reading: 'wǔ àn kè'},
  baxian: {name: '八仙过海', reading: 'bā xiān guò hǎi'},
  tianhu: {name: '天胡', reading: 'tiān hú'},
  dihu: {name: '地胡', reading: 'dì hú'},
  renhu: {name: '人胡', reading: 'rén hú'},
  dasixi: {name: '大四喜', reading: 'dà sì xǐ'},
};

export const conditions: Readonly<Record<ShiragikuPattern, string>> = {
  menqing: '没有吃、碰、明杠而和牌；暗杠无妨，自摸、点和都算。',
  buqiu: '门清而自摸；门清另计。',
  mohu: '自摸和牌；有吃碰也算。',
  qiangganghu: '用别人加杠的那张牌和牌。',
  duting: '以坎张、边张或单钓和牌。',
  banqiu: '五组牌全部吃、碰、明杠亮出而自摸；有暗杠就不算。',
  gangshang: '用暗杠、加杠或补花后补进的牌自摸；大明杠之后不能和。',
  haidi: '用可以摸的最后一张牌自摸；补进的牌不算。',
  hedi: '和最后打出的一张牌，没有人和就会流局。',
  fanpaiDragon: '中、发、白的刻子或杠子，每组一台。',
  fanpaiRound: '圈风牌的刻子或杠子。',
  fanpaiSeat: '自己门风牌的刻子或杠子；与圈风相同时，连同庄风牌共两台（网页的“组数分”也可解作一台）。',
  seatFlower: '与自己门风相应的花牌，每张一台；八仙过海不计。',
  pinghu: '五组顺子加一对序数牌，没有任何花牌，两面听，点和；可以吃牌。',
  quanqiu: '五组牌全部吃、碰、明杠亮出，点和；有暗杠就不算。',
  huagang: '春夏秋冬或梅兰菊竹四张到齐，每组两台；门风花另计。',
  sananke: '有三组暗刻或暗杠。',
  diting: '第一次摸牌前无人吃碰杠，闲家打出第一张牌时宣告听牌而后和牌。除非另有约定，不加计门清、不求。',
  pengpenghu: '五组牌全是刻子或杠子。',
  xiaosanyuan: '三元牌两种成刻、另一种作将；已含三元牌的两台。',
  hunyise: '只有一种花色的序数牌和字牌。',
  sianke: '有四组暗刻或暗杠；成碰碰胡时另计。',
  tianting: '庄家打出第一张牌时宣告听牌而后和牌。除非另有约定，不加计门清、不求。',
  dasanyuan: '三元牌三种全是刻子或杠子；已含三元牌的三台。',
  xiaosixi: '四种风牌三种成刻、另一种作将；庄风牌和门风牌另计。',
  qingyise: '只有一种花色的序数牌；有花牌也无妨。',
  ziyise: '全是字牌；三元牌、庄风牌、门风牌和碰碰胡另计。',
  wuanke: '有五组暗刻或暗杠；不另计碰碰胡。',
  baxian: '一人集齐八张花牌而宣告；不论手牌如何，按自摸计算。',
  tianhu: '庄家配好十七张就和牌；配牌后补完花才和也算。除非另有约定，不加计门清、不求、摸胡。',
  dihu: '闲家和庄家打出的第一张牌。除非另有约定，不加计门清、不求、摸胡。',
  renhu:
    '闲家第一次摸牌就和，在此之前没有吃、碰、杠，也没有摸牌后的补花。除非另有约定，不加计门清、不求、摸胡。',
  dasixi: '四种风牌全是刻子或杠子；已含庄风牌和门风牌。',
};

const payments = {
  base: '底',
  tai: '台数',
  dealer: '庄家点',
  counters: '连庄点、拉庄点',
} as const satisfies Record<ShiragikuPayment, string>;

const presets = {};

export const text: RulesetText<ShiragikuPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/zh-Hans.js')).details,
};
