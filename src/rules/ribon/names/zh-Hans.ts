// Written by `npm run words` from zh-Hant.ts.
import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {RibonPayment} from '../pay.js';
import type {RibonPattern} from '../patterns.js';
import type {RibonPreset} from '../presets.js';

const title = '李凡师三人麻将';

export const names: Readonly<Record<RibonPattern, PatternName>> = {
  banban: {name: '场底', reading: 'chǎng dǐ'},
  oya: {name: '庄家', reading: 'zhuāng jiā'},
  honba: {name: '本场', reading: 'běn chǎng'},
  menzen: {name: '门前清', reading: 'mén qián qīng'},
  minkan: {name: '明杠', reading: 'míng gàng'},
  ankan: {name: '暗杠', reading: 'àn gàng'},
  gari: {name: '拔牌', reading: 'bá pái'},
  nogari: {name: '无拔牌', reading: 'wú bá pái'},
  dora: {name: '宝牌', reading: 'bǎo pái'},
  uradora: {name: '里宝牌', reading: 'lǐ bǎo pái'},
  kandora: {name: '杠宝牌', reading: 'gàng bǎo pái'},
  tsumo: {name: '门前清自摸', reading: 'mén qián qīng zì mō'},
  riichi: {name: '立直', reading: 'lì zhí'},
  ippatsu: {name: '一发', reading: 'yī fā'},
  pinfu: {name: '平和', reading: 'píng hú'},
  iipeikou: {name: '一杯口', reading: 'yī bēi kǒu'},
  tanyao: {name: '断幺九', reading: 'duàn yāo jiǔ'},
  yakuhai: {name: '役牌', reading: 'yì pái'},
  rinshan: {name: '岭上开花', reading: 'lǐng shàng kāi huā'},
  chankan: {name: '抢杠', reading: 'qiǎng gàng'},
  haitei: {name: '海底自摸', reading: 'hǎi dǐ zì mō'},
  houtei: {name: '河底捞鱼', reading: 'hé dǐ lāo yú'},
  daburuRiichi: {name: '双立直', reading: 'shuāng lì zhí'},
  chiitoitsu: {name: '七对子', reading: 'qī duìzi'},
  chanta: {name: '混全带幺九', reading: 'hùn quán dài yāo jiǔ'},
  sanshokuDoujun: {name: '三色同顺', reading: 'sān sè tóng shùn'},
  ittsuu: {name: '一气通贯', reading: 'yī qì tōng guàn'},
  sanshokuDoukou: {name: '三色同刻', reading: 'sān sè tóng kè'},
  sanankou: {name: '三暗刻', reading: 'sān àn kè'},
  sankantsu: {name: '三杠子', reading: 'sān gàngzi'},
  shousangen: {name: '小三元', reading: 'xiǎo sān yuán'},
  toitoi: {name: '对对和', reading: 'duì duì hú'},
  honroutou: {name: '混老头', reading: 'hùn lǎo tóu'},
  ryanpeikou: {name: '二杯口', reading: 'èr bēi kǒu'},
  junchan: {name: '纯全带幺九', reading: 'chún quán dài yāo jiǔ'},
  honitsu: {name: '混一色', reading: 'hùn yī sè'},
  chinitsu: {name: '清一色', reading: 'qīng yī sè'},
  kokushi: {name: '国士无双', reading: 'guó shì wú shuāng'},
  suuankou: {name: '四暗刻', reading: 'sì àn kè'},
  daisangen: {name: '大三元', reading: 'dà sān yuán'},
  shousuushii: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  daisuushii: {name: '大四喜', reading: 'dà sì xǐ'},
  tsuuiisou: {name: '字一色', reading: 'zì yī sè'},
  chinroutou: {name: '清老头', reading: 'qīng lǎo tóu'},
  ryuuiisou: {name: '绿一色', reading: 'lǜ yī sè'},
  chuuren: {name: '九莲宝灯', reading: 'jiǔ lián bǎo dēng'},
  suukantsu: {name: '四杠子', reading: 'sì gàngzi'},
  tenhou: {name: '天和', reading: 'tiān hú'},
  chiihou: {name: '地和', reading: 'dì hú'},
  renhou: {name: '人和', reading: 'rén hú'},
  openRiichiRon: {
    name: '点炮给开立直',
    reading: 'diǎn pào gěi kāi lì zhí',
  },
  nagashi: {name: '流局满贯', reading: 'liú jú mǎn guàn'},
  openRiichi: {name: '开立直', reading: 'kāi lì zhí'},
  fourAlike: {name: '四张同牌', reading: 'sì zhāng tóng pái'},
};

export const conditions: Readonly<Record<RibonPattern, string>> = {
  banban: '只要和牌就一定加上的本数。',
  oya: '庄家和牌。',
  honba: '场上每有一个本场加1本。',
  menzen: '没有碰牌也没有明杠而和牌；与自摸分开计算，暗杠不影响。',
  minkan: '每组大明杠或加杠。',
  ankan: '每组暗杠。',
  gari: '亮出的1万、9万、北风每张1本，同一种四张成套算8本；指示牌是拔牌或赤牌时再加倍。',
  nogari: '一张拔牌都没有亮出而和牌；不受拔牌加倍影响。',
  dora: '指示牌的下一张、5筒与5条，以及赤牌；每张1本，赤牌3本。',
  uradora: '立直者和牌时翻开的下层指示牌所指的牌。',
  kandora: '因开杠而翻开的指示牌所指的牌。',
  tsumo: '门前清而以自己摸进的牌和牌。',
  riichi: '门前清宣告立直后和牌。',
  ippatsu: '立直后一巡之内和牌；亮出拔牌不会中断。',
  pinfu: '门前清，四组全是顺子，将牌不是役牌，并以两面听和牌。',
  iipeikou: '门前清而有两组相同的顺子。',
  tanyao: '只用2～8的序数牌和牌；碰过牌也算。',
  yakuhai: '白、发、中、场风东、自己门风的刻子或杠子，每组1本；庄家的东算两份。',
  rinshan: '以开杠补进的岭上牌和牌；开杠后又亮出拔牌，以其补进的牌和牌也算。没有开杠时，拔牌的补牌不算。',
  chankan: '以别家加杠的那张牌和牌。',
  haitei: '以最后一张摸进的牌和牌。',
  houtei: '以最后一张打出的牌和牌。',
  daburuRiichi: '在第一巡宣告立直后和牌；取代立直。',
  chiitoitsu: '七组对子。',
  chanta: '含有顺子，而且每一组与将牌都有1、9或字牌。',
  sanshokuDoujun: '万、筒、条同数的顺子；没有2～8万，凑不出来。',
  ittsuu: '同一种序数牌有123、456、789三组顺子。',
  sanshokuDoukou: '万、筒、条同数的刻子；1万、9万不能留在手中，凑不出来。',
  sanankou: '有三组暗刻或暗杠；靠别人打出的牌凑成的刻子不算。',
  sankantsu: '有三组杠子。',
  shousangen: '白、发、中有两种是刻子或杠子，另一种是将牌；两组役牌也照算。',
  toitoi: '四组全是刻子或杠子。',
  honroutou: '只有1、9与字牌，并且是对对和或七对子的形。',
  ryanpeikou: '门前清而有两份“两组相同的顺子”；一杯口不再计算。',
  junchan: '含有顺子，而且每一组与将牌都有1或9；混全带幺九不再计算。',
  honitsu: '只有一种序数牌与字牌。',
  chinitsu: '只有一种序数牌。',
  kokushi: '1、9、字牌十三种齐全，其中一种成对；三种拔牌也用在手中。',
  suuankou: '有四组暗刻或暗杠；点和时必须是单钓。',
  daisangen: '白、发、中都是刻子或杠子。',
  shousuushii: '东南西北有三种是刻子或杠子，另一种是将牌；北风可以用在手中。',
  daisuushii: '东南西北都是刻子或杠子；北风可以用在手中，算一个役满。',
  tsuuiisou: '只有字牌；七对子的形也可以，北风可以用在手中（可约定只限七对子的形）。',
  chinroutou: '只有1与9，四组全是刻子或杠子；1万、9万可以用在手中。',
  ryuuiisou: '只有条子的2、3、4、6、8与发；没有发也可以。',
  chuuren: '门前清且没有开杠，同一种序数牌有1112345678999，再加一张同种牌。',
  suukantsu: '有四组杠子。',
  tenhou: '庄家以配牌和牌；亮出拔牌并补牌之后也成立。',
  chiihou: '闲家以第一张摸进的牌和牌；亮出拔牌并补牌之后也成立。',
  renhou: '闲家在第一次摸牌之前点和（约定采用时才算）。',
  openRiichiRon: '打出的牌让开立直的人点和；抢杠也一样。',
  nagashi: '流局时自己打出的牌全是1、9、字牌，而且没有被碰被杠；亮出过拔牌也成立，照自摸收取。',
  openRiichi: '开立直的人自摸和牌。',
  fourAlike: '七对子中每有同样的四张当两组对子加1本；役满的七对子不加。',
};

const presets = {tohtenko: '东天红三人麻将'};

const payments = {noten: '未听牌罚符', dobon: '击飞奖'} as const satisfies Record<
  Exclude<RibonPayment, 'win'>,
  string
>;

/** Names of patterns under the preset. */
const presetNames = {
  tohtenko: {nogari: {name: '乌鸦', reading: 'wū yā'}},
} as const satisfies Record<RibonPreset, Partial<Record<RibonPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  tohtenko: {
    chiitoitsu: '七组不同的对子。',
    tsuuiisou: '只有字牌；七对子的形也可以，北风可以用在这种形的手中（可约定别的形也可用）。',
  },
} as const satisfies Record<RibonPreset, Partial<Record<RibonPattern, string>>>;

export const text: RulesetText<RibonPattern, RibonPreset> = {
  title,
  names,
  conditions,
  presets,
  presetNames,
  presetConditions,
  payments,
  details: async () => (await import('../details/zh-Hans.js')).details,
};
