import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {RibonPayment} from '../pay.js';
import type {RibonPattern} from '../patterns.js';
import type {RibonPreset} from '../presets.js';

const title = '李凡師三人麻將';

export const names: Readonly<Record<RibonPattern, PatternName>> = {
  banban: {name: '場底', reading: 'chǎng dǐ'},
  oya: {name: '莊家', reading: 'zhuāng jiā'},
  honba: {name: '本場', reading: 'běn chǎng'},
  menzen: {name: '門前清', reading: 'mén qián qīng'},
  minkan: {name: '明槓', reading: 'míng gàng'},
  ankan: {name: '暗槓', reading: 'àn gàng'},
  gari: {name: '拔牌', reading: 'bá pái'},
  nogari: {name: '無拔牌', reading: 'wú bá pái'},
  dora: {name: '寶牌', reading: 'bǎo pái'},
  uradora: {name: '裏寶牌', reading: 'lǐ bǎo pái'},
  kandora: {name: '槓寶牌', reading: 'gàng bǎo pái'},
  tsumo: {name: '門前清自摸', reading: 'mén qián qīng zì mō'},
  riichi: {name: '立直', reading: 'lì zhí'},
  ippatsu: {name: '一發', reading: 'yī fā'},
  pinfu: {name: '平和', reading: 'píng hú'},
  iipeikou: {name: '一盃口', reading: 'yī bēi kǒu'},
  tanyao: {name: '斷么九', reading: 'duàn yāo jiǔ'},
  yakuhai: {name: '役牌', reading: 'yì pái'},
  rinshan: {name: '嶺上開花', reading: 'lǐng shàng kāi huā'},
  chankan: {name: '搶槓', reading: 'qiǎng gàng'},
  haitei: {name: '海底自摸', reading: 'hǎi dǐ zì mō'},
  houtei: {name: '河底撈魚', reading: 'hé dǐ lāo yú'},
  daburuRiichi: {name: '雙立直', reading: 'shuāng lì zhí'},
  chiitoitsu: {name: '七對子', reading: 'qī duìzi'},
  chanta: {name: '混全帶么九', reading: 'hùn quán dài yāo jiǔ'},
  sanshokuDoujun: {name: '三色同順', reading: 'sān sè tóng shùn'},
  ittsuu: {name: '一氣通貫', reading: 'yī qì tōng guàn'},
  sanshokuDoukou: {name: '三色同刻', reading: 'sān sè tóng kè'},
  sanankou: {name: '三暗刻', reading: 'sān àn kè'},
  sankantsu: {name: '三槓子', reading: 'sān gàngzi'},
  shousangen: {name: '小三元', reading: 'xiǎo sān yuán'},
  toitoi: {name: '對對胡', reading: 'duì duì hú'},
  honroutou: {name: '混老頭', reading: 'hùn lǎo tóu'},
  ryanpeikou: {name: '二盃口', reading: 'èr bēi kǒu'},
  junchan: {name: '純全帶么九', reading: 'chún quán dài yāo jiǔ'},
  honitsu: {name: '混一色', reading: 'hùn yī sè'},
  chinitsu: {name: '清一色', reading: 'qīng yī sè'},
  kokushi: {name: '國士無雙', reading: 'guó shì wú shuāng'},
  suuankou: {name: '四暗刻', reading: 'sì àn kè'},
  daisangen: {name: '大三元', reading: 'dà sān yuán'},
  shousuushii: {name: '小四喜', reading: 'xiǎo sì xǐ'},
  daisuushii: {name: '大四喜', reading: 'dà sì xǐ'},
  tsuuiisou: {name: '字一色', reading: 'zì yī sè'},
  chinroutou: {name: '清老頭', reading: 'qīng lǎo tóu'},
  ryuuiisou: {name: '綠一色', reading: 'lǜ yī sè'},
  chuuren: {name: '九蓮寶燈', reading: 'jiǔ lián bǎo dēng'},
  suukantsu: {name: '四槓子', reading: 'sì gàngzi'},
  tenhou: {name: '天胡', reading: 'tiān hú'},
  chiihou: {name: '地胡', reading: 'dì hú'},
  renhou: {name: '人胡', reading: 'rén hú'},
  openRiichiRon: {
    name: '放槍給開立直',
    reading: 'fàng qiāng gěi kāi lì zhí',
  },
  nagashi: {name: '流局滿貫', reading: 'liú jú mǎn guàn'},
  openRiichi: {name: '開立直', reading: 'kāi lì zhí'},
  fourAlike: {name: '四張同牌', reading: 'sì zhāng tóng pái'},
};

export const conditions: Readonly<Record<RibonPattern, string>> = {
  banban: '只要胡牌就一定加上的本數。',
  oya: '莊家胡牌。',
  honba: '場上每有一個本場加1本。',
  menzen: '沒有碰牌也沒有明槓而胡牌；與自摸分開計算，暗槓不影響。',
  minkan: '每組大明槓或加槓。',
  ankan: '每組暗槓。',
  gari: '亮出的1萬、9萬、北風每張1本，同一種四張成套算8本；指示牌是拔牌或赤牌時再加倍。',
  nogari: '一張拔牌都沒有亮出而胡牌；不受拔牌加倍影響。',
  dora: '指示牌的下一張、5筒與5條，以及赤牌；每張1本，赤牌3本。',
  uradora: '立直者胡牌時翻開的下層指示牌所指的牌。',
  kandora: '因開槓而翻開的指示牌所指的牌。',
  tsumo: '門前清而以自己摸進的牌胡牌。',
  riichi: '門前清宣告立直後胡牌。',
  ippatsu: '立直後一巡之內胡牌；亮出拔牌不會中斷。',
  pinfu: '門前清，四組全是順子，將牌不是役牌，並以兩面聽胡牌。',
  iipeikou: '門前清而有兩組相同的順子。',
  tanyao: '只用2～8的數牌胡牌；碰過牌也算。',
  yakuhai: '白、發、中、圈風東、自己門風的刻子或槓子，每組1本；莊家的東算兩份。',
  rinshan: '以開槓補進的嶺上牌胡牌；開槓後又亮出拔牌，以其補進的牌胡牌也算。沒有開槓時，拔牌的補牌不算。',
  chankan: '以別家加槓的那張牌胡牌。',
  haitei: '以最後一張摸進的牌胡牌。',
  houtei: '以最後一張打出的牌胡牌。',
  daburuRiichi: '在第一巡宣告立直後胡牌；取代立直。',
  chiitoitsu: '七組對子。',
  chanta: '含有順子，而且每一組與將牌都有1、9或字牌。',
  sanshokuDoujun: '萬、筒、條同數的順子；沒有2～8萬，湊不出來。',
  ittsuu: '同一種數牌有123、456、789三組順子。',
  sanshokuDoukou: '萬、筒、條同數的刻子；1萬、9萬不能留在手中，湊不出來。',
  sanankou: '有三組暗刻或暗槓；靠別人打出的牌湊成的刻子不算。',
  sankantsu: '有三組槓子。',
  shousangen: '白、發、中有兩種是刻子或槓子，另一種是將牌；兩組役牌也照算。',
  toitoi: '四組全是刻子或槓子。',
  honroutou: '只有1、9與字牌，並且是對對胡或七對子的形。',
  ryanpeikou: '門前清而有兩份「兩組相同的順子」；一盃口不再計算。',
  junchan: '含有順子，而且每一組與將牌都有1或9；混全帶么九不再計算。',
  honitsu: '只有一種數牌與字牌。',
  chinitsu: '只有一種數牌。',
  kokushi: '1、9、字牌十三種齊全，其中一種成對；三種拔牌也用在手中。',
  suuankou: '有四組暗刻或暗槓；胡別家的牌時必須是單吊。',
  daisangen: '白、發、中都是刻子或槓子。',
  shousuushii: '東南西北有三種是刻子或槓子，另一種是將牌；北風可以用在手中。',
  daisuushii: '東南西北都是刻子或槓子；北風可以用在手中，算一個役滿。',
  tsuuiisou: '只有字牌；七對子的形也可以，北風可以用在手中（可約定只限七對子的形）。',
  chinroutou: '只有1與9，四組全是刻子或槓子；1萬、9萬可以用在手中。',
  ryuuiisou: '只有條子的2、3、4、6、8與青發；沒有青發也可以。',
  chuuren: '門前清且沒有開槓，同一種數牌有1112345678999，再加一張同種牌。',
  suukantsu: '有四組槓子。',
  tenhou: '莊家以配牌胡牌；亮出拔牌並補牌之後也成立。',
  chiihou: '閒家以第一張摸進的牌胡牌；亮出拔牌並補牌之後也成立。',
  renhou: '閒家在第一次摸牌之前胡別家的牌（約定採用時才算）。',
  openRiichiRon: '打出的牌讓開立直的人胡牌；搶槓也一樣。',
  nagashi: '流局時自己打出的牌全是1、9、字牌，而且沒有被碰被槓；亮出過拔牌也成立，照自摸收取。',
  openRiichi: '開立直的人自摸胡牌。',
  fourAlike: '七對子中每有同樣的四張當兩組對子加1本；役滿的七對子不加。',
};

const presets = {tohtenko: '東天紅三人麻將'};

const payments = {noten: '未聽牌罰符', dobon: '擊飛獎'} as const satisfies Record<
  Exclude<RibonPayment, 'win'>,
  string
>;

/** Names of patterns under the preset. */
const presetNames = {
  tohtenko: {nogari: {name: '烏鴉', reading: 'wū yā'}},
} as const satisfies Record<RibonPreset, Partial<Record<RibonPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  tohtenko: {
    chiitoitsu: '七組不同的對子。',
    tsuuiisou: '只有字牌；七對子的形也可以，北風可以用在這種形的手中（可約定別的形也可用）。',
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
  details: async () => (await import('../details/zh-Hant.js')).details,
};
