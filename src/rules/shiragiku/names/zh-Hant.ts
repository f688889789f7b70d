import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../pay.js';

const title = '「しらぎく麻雀」的台灣麻將';

export const names: Readonly<Record<ShiragikuPattern, PatternName>> = {
  menqing: {name: '門清', reading: 'mén qīng'},
  buqiu: {name: '不求', reading: 'bù qiú'},
  mohu: {name: '摸胡', reading: 'mō hú'},
  qiangganghu: {name: '搶槓胡', reading: 'qiǎng gàng hú'},
  duting: {name: '獨聽', reading: 'dú tīng'},
  banqiu: {name: '半求', reading: 'bàn qiú'},
  gangshang: {name: '槓上開花', reading: 'gàng shàng kāi huā'},
  haidi: {name: '海底摸月', reading: 'hǎi dǐ mō yuè'},
  hedi: {name: '河底撈魚', reading: 'hé dǐ lāo yú'},
  fanpaiDragon: {name: '翻牌 中、發、白', reading: 'fān pái'},
  fanpaiRound: {name: '莊風牌', reading: 'zhuāng fēng pái'},
  fanpaiSeat: {name: '門風牌', reading: 'mén fēng pái'},
  seatFlower: {name: '門風花', reading: 'mén fēng huā'},
  pinghu: {name: '平胡', reading: 'píng hú'},
  quanqiu: {name: '全求', reading: 'quán qiú'},
  huagang: {name: '花槓', reading: 'huā gàng'},
  sananke: {name: '三暗刻', reading: 'sān àn kè'},
  diting: {name: '地聽', reading: 'dì tīng'},
  pengpenghu: {name: '碰碰胡', reading: 'pèng pèng hú'},
  xiaosanyuan: {name: '小三元', reading: 'xiǎo sān yuán'},
  hunyise: {name: '混一色', reading: 'hùn yī sè'},
  sianke: {name: '四暗刻', reading: 'sì àn kè'},
  tianting: {name: '天聽', reading: 'tiān tīng'},
  dasanyuan: {name: '大三元', reading: 'dà sān yuán'},
  xiaosixi: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  qingyise: {name: '清一色', reading: 'qīng yī sè'},
  ziyise: {name: '字一色', reading: 'zì yī sè'},
  wuanke: {name: '五暗刻', reading: 'wǔ àn kè'},
  baxian: {name: '八仙過海', reading: 'bā xiān guò hǎi'},
  tianhu: {name: '天胡', reading: 'tiān hú'},
  dihu: {name: '地胡', reading: 'dì hú'},
  renhu: {name: '人胡', reading: 'rén hú'},
  dasixi: {name: '大四喜', reading: 'dà sì xǐ'},
};

export const conditions: Readonly<Record<ShiragikuPattern, string>> = {
  menqing: '沒有吃、碰、明槓而胡牌；暗槓無妨，自摸或胡別人的牌都算。',
  buqiu: '門清而自摸；門清另計。',
  mohu: '自摸胡牌；有吃碰也算。',
  qiangganghu: '以別人加槓的那張牌胡牌。',
  duting: '以中洞、邊張或單吊胡牌。',
  banqiu: '五組牌全部吃、碰、明槓亮出而自摸；有暗槓就不算。',
  gangshang: '以暗槓、加槓或補花後的補牌自摸；大明槓之後不能胡。',
  haidi: '以可以摸的最後一張牌自摸；補牌不算。',
  hedi: '胡最後一張打出的牌，沒有人胡就會流局。',
  fanpaiDragon: '中、發、白的刻子或槓子，每組一台。',
  fanpaiRound: '圈風牌的刻子或槓子。',
  fanpaiSeat: '自己門風牌的刻子或槓子；與圈風相同時，連同莊風牌共兩台（網頁的「組數分」也可解作一台）。',
  seatFlower: '與自己門風相應的花牌，每張一台；八仙過海不計。',
  pinghu: '五組順子加一對數牌，沒有任何花牌，兩面聽，胡別人打出的牌；可以吃牌。',
  quanqiu: '五組牌全部吃、碰、明槓亮出，單吊別人打出的牌；有暗槓就不算。',
  huagang: '春夏秋冬或梅蘭菊竹四張到齊，每組兩台；門風花另計。',
  sananke: '有三組暗刻或暗槓。',
  diting: '第一次摸牌前無人吃碰槓，閒家打出第一張牌時宣告聽牌而後胡牌。除非另有約定，不加計門清、不求。',
  pengpenghu: '五組牌全是刻子或槓子。',
  xiaosanyuan: '三元牌兩種成刻、另一種作對；已含三元牌的兩台。',
  hunyise: '只有一種花色的數牌和字牌。',
  sianke: '有四組暗刻或暗槓；成碰碰胡時另計。',
  tianting: '莊家打出第一張牌時宣告聽牌而後胡牌。除非另有約定，不加計門清、不求。',
  dasanyuan: '三元牌三種全是刻子或槓子；已含三元牌的三台。',
  xiaosixi: '四種風牌三種成刻、另一種作對；莊風牌與門風牌另計。',
  qingyise: '只有一種花色的數牌；有花牌也無妨。',
  ziyise: '全是字牌；三元牌、莊風牌、門風牌與碰碰胡另計。',
  wuanke: '有五組暗刻或暗槓；不另計碰碰胡。',
  baxian: '一人集齊八張花牌而宣告；不論手牌如何，按自摸計算。',
  tianhu: '莊家配好十七張就胡牌；配牌後補完花才胡也算。除非另有約定，不加計門清、不求、摸胡。',
  dihu: '閒家胡莊家打出的第一張牌。除非另有約定，不加計門清、不求、摸胡。',
  renhu:
    '閒家第一次摸牌就胡，在此之前沒有吃、碰、槓，也沒有摸牌後的補花。除非另有約定，不加計門清、不求、摸胡。',
  dasixi: '四種風牌全是刻子或槓子；已含莊風牌與門風牌。',
};

const payments = {
  base: '底',
  tai: '台數',
  dealer: '莊家點',
  counters: '連莊點、拉莊點',
} as const satisfies Record<ShiragikuPayment, string>;

const presets = {};

export const text: RulesetText<ShiragikuPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/zh-Hant.js')).details,
};
