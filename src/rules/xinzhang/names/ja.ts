import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {XinzhangPattern} from '../patterns.js';
import type {XinzhangPayment} from '../pay.js';
import type {XinzhangPreset} from '../presets.js';

const title = '台灣新章麻將';

export const names: Readonly<Record<XinzhangPattern, PatternName>> = {
  zhuangjia: {name: '莊家', reading: 'チョワンチア'},
  lianzhuang: {name: '連莊', reading: 'リエンチョワン'},
  lazhuang: {name: '拉莊', reading: 'ラーチョワン'},
  menqianqing: {name: '門前清', reading: 'メンチェンチン'},
  zimo: {name: '自摸', reading: 'ツモ'},
  duting: {name: '獨聽', reading: 'トゥーティン'},
  banqiuren: {name: '半求人', reading: 'パンチューレン'},
  qianggang: {name: '搶槓', reading: 'チャンカン'},
  quanfeng: {name: '圈風', reading: 'チュワンフォン'},
  menfeng: {name: '門風', reading: 'メンフォン'},
  sanyuanpai: {name: '三元牌', reading: 'サンユワンパイ'},
  benhua: {name: '本花', reading: 'ペンホワ'},
  wuziwuhua: {name: '無字無花', reading: 'ウーツーウーホワ'},
  duanyaojiu: {name: '断么九', reading: 'タンヤオチュー'},
  yibangao: {name: '一般高', reading: 'イーパンカオ'},
  hedilaoyu: {name: '河底撈魚', reading: 'ホーテイラオユイ'},
  xiaopinghu: {name: '小平胡', reading: 'シャオピンフ'},
  haidilaoyue: {name: '海底撈月', reading: 'ハイテイラオユエ'},
  gangshangkaihua: {name: '槓上開花', reading: 'カンシャンカイホワ'},
  huagang: {name: '花槓', reading: 'ホワカン'},
  sanxiangfeng: {name: '三相逢', reading: 'サンシャンフォン'},
  yiqitongguan: {
    name: '一気通貫',
    reading: 'イッキツウカン',
  },
  buqiuren: {name: '不求人', reading: 'プーチューレン'},
  dapinghu: {name: '大平胡', reading: 'ダイピンフ'},
  sananke: {name: '三暗刻', reading: 'サンアンコー'},
  erbangao: {name: '二般高', reading: 'アルパンカオ'},
  sanfenghui: {name: '三風會', reading: 'サンフォンホエ'},
  quanqiuren: {name: '全求人', reading: 'チャンチューレン'},
  sanlianke: {name: '三連刻', reading: 'サンレンコー'},
  hunquandaiyao: {name: '混全帶么', reading: 'ホンチャンタイヤオ'},
  diting: {name: '地聽', reading: 'チーテン'},
  santongke: {name: '三同刻', reading: 'サントンコー'},
  yisesantongshun: {name: '一色三同順', reading: 'イーソーサントンシュン'},
  duiduihu: {name: '對對胡', reading: 'トイトイホー'},
  hunyise: {name: '混一色', reading: 'ホンイーソー'},
  xiaosanyuan: {name: '小三元', reading: 'シャオサンユワン'},
  silianke: {name: '四連刻', reading: 'スーレンコー'},
  shiliubuda: {name: '十六不搭', reading: 'シーリュープーター'},
  chunquandaiyao: {name: '純全帶么', reading: 'ジュンチャンタイヤオ'},
  sangangzi: {name: '三槓子', reading: 'サンカンツ'},
  hunlaotou: {name: '混老頭', reading: 'ホンロウトウ'},
  sianke: {name: '四暗刻', reading: 'スーアンコー'},
  qiqiangyi: {name: '七搶一', reading: 'チーチャンイー'},
  baxianguohai: {name: '八仙過海', reading: 'パーシェンクォーハイ'},
  tianting: {name: '天聽', reading: 'テンテン'},
  baduiban: {name: '八對半', reading: 'パートイパン'},
  dasanyuan: {name: '大三元', reading: 'ターサンユワン'},
  qiankewanlai: {name: '千客萬來', reading: 'センキャクバンライ'},
  ziyise: {name: '字一色', reading: 'ツーイーソー'},
  qingyise: {name: '清一色', reading: 'チンイーソー'},
  xiaosixi: {name: '小四喜', reading: 'シャオスーシー'},
  wulianke: {name: '五連刻', reading: 'ウーレンコー'},
  sigangzi: {name: '四槓子', reading: 'スーカンツ'},
  lvyise: {name: '綠一色', reading: 'リューイーソー'},
  wuanke: {name: '五暗刻', reading: 'ウーアンコー'},
  dihu: {name: '地胡', reading: 'チーホー'},
  renhu: {name: '人胡', reading: 'レンホー'},
  dasixi: {name: '大四喜', reading: 'タースーシー'},
  jiulongfeitian: {name: '九龍飛天', reading: 'チューロンフェーテン'},
  qinglaotou: {name: '清老頭', reading: 'チンロウトウ'},
  siliantaibao: {name: '四連太寶', reading: 'スーレンタイパオ'},
  wugangzi: {name: '五槓子', reading: 'ウーカンツ'},
  tianhu: {name: '天胡', reading: 'テンホー'},
};

export const conditions: Readonly<Record<XinzhangPattern, string>> = {
  zhuangjia: '和了した人か支払う人が莊家のとき。ツモ和了では、莊家との間だけで授受します。',
  lianzhuang: '莊家の和了に、連莊1回につき付きます。',
  lazhuang: '莊家から支払いを受けるとき、その連莊1回につき付きます。',
  menqianqing: '吃・碰・明槓をしていない手のロン和了。暗槓はかまいません。',
  zimo: 'ツモ和了。門前の手では不求人になります。',
  duting: '辺張・嵌張・単騎で、待ちが1種類だけの和了。',
  banqiuren: '5組とも副露した（暗槓のない）裸単騎のツモ和了。自摸と獨聽も加算します。',
  qianggang: '他家が加槓した牌での和了。',
  quanfeng: '圈風（場風）の牌の刻子か槓子。',
  menfeng: '門風（自風）の牌の刻子か槓子。',
  sanyuanpai: '中・發・白の刻子か槓子、1組につき1台。',
  benhua: '自分の席の花牌、1枚につき1台。',
  wuziwuhua: '字牌も花牌も1枚もない和了。',
  duanyaojiu: '一・九・字牌が1枚もない和了。',
  yibangao: '同じ種類・同じ数の順子が2組。',
  hedilaoyu: '最後の捨て牌でのロン和了。',
  xiaopinghu: '5順子1雀頭による和了。雀頭は字牌でもよく、待ちの形を問いません。本花も加算できます。',
  haidilaoyue: '海底牌のツモ和了。自摸を含みます。門前なら不求人も加算できます。',
  gangshangkaihua: '暗槓・加槓・花牌の補充牌によるツモ和了。自摸を含みます。',
  huagang:
    '春夏秋冬、または梅蘭菊竹の4枚がそろうたびに付きます。その組の本花を含み、三槓子などの槓子には数えません。宣言しなかった七搶一の後の和了には、ページでは2組を加算できます。',
  sanxiangfeng: '萬子・筒子・索子で同じ数の順子を1組ずつ。',
  yiqitongguan: '1種類の数牌で123・456・789の順子。',
  buqiuren: '碰・吃・明槓のないツモ和了。自摸と門前清を含みます。',
  dapinghu: '5順子と数牌の雀頭に字牌も花牌もなく、両面待ちでのロン和了。無字無花と小平胡を含みます。',
  sananke: '手の内だけでそろえた刻子（暗槓も）が3組。',
  erbangao: '一般高が2組。',
  sanfenghui: '風牌の刻子が3組。圈風・門風も加算できます。',
  quanqiuren: '暗槓を含めずに5副露した裸単騎のロン和了。獨聽を含みます。',
  sanlianke: '1種類の数牌で数の連続した刻子が3組。',
  hunquandaiyao: '面子と雀頭のすべてに一・九・字牌が入った手。',
  diting: '自分の実質の第1ツモで聴牌し、「MIJI」と宣言しての和了。以後、暗槓を含めて手牌を変えられません。',
  santongke: '萬子・筒子・索子で同じ数の刻子を1組ずつ。',
  yisesantongshun: 'まったく同じ順子が3組。ほかの2面子が一般高になれば、二般高も加算できます。',
  duiduihu: '5組とも刻子か槓子。',
  hunyise: '1種類の数牌と字牌だけの和了。',
  xiaosanyuan: '三元牌の刻子が2組と、残る三元牌の雀頭。三元牌の台を含みます。',
  silianke: '1種類の数牌で数の連続した刻子が4組。',
  shiliubuda:
    '字牌7種と、各種の数牌が147・148・149・158・159・169・258・259・269・369のどれかの3枚で、雀頭が1組だけの門前の手。何巡目でもかまいません。',
  chunquandaiyao: '面子と雀頭のすべてに一か九が入り、字牌のない手。',
  sangangzi: '槓子が3組。花槓は数えません。',
  hunlaotou: '一・九と字牌だけの手。混全帶么を含みます。八對半・對對胡は加算できます。',
  sianke: '手の内だけでそろえた刻子（暗槓も）が4組。',
  qiqiangyi:
    '花牌を自分が7枚、他家の1人が1枚抜いたとき、補充牌を取ると同時に宣言できます。手牌の内実は問わず、花牌の役は加算できません。',
  baxianguohai:
    '花牌を8枚抜いて補充牌を取ると同時に、ツモ和了として宣言できます。手牌の内実は問わず、花牌の役は加算できません。',
  tianting:
    '子が配牌で聴牌し、第1ツモの前に「MIJI」と宣言しての和了。以後、暗槓を含めて手牌を変えられません。',
  baduiban: '門前で、7対子と1刻子。同種牌4枚を2対子としてかまいません。',
  dasanyuan: '三元牌の刻子が3組。三元牌の台を含みます。',
  qiankewanlai:
    '十六不搭のうち、数牌が147・258・369の3つにそろったもの。雀頭は数牌でも字牌でもかまいません。',
  ziyise: '字牌だけの手。八對半の形でもかまいません。',
  qingyise: '1種類の数牌だけの手。',
  xiaosixi: '風牌の刻子が3組と、残る風牌の雀頭。圈風・門風も加算できます。',
  wulianke: '1種類の数牌で数の連続した刻子か槓子が5組。',
  sigangzi: '槓子が4組。花槓は数えません。',
  lvyise: '索子の2・3・4・6・8と發だけの手。混一色を、發がなければ清一色と断么九を加算できます。',
  wuanke: '5組とも手の内だけでそろえた刻子（暗槓も）。對對胡と門前清を含みます。',
  dihu: '配牌で聴牌した子の、碰・吃・明槓のない第1巡のツモ和了。暗槓はかまわず、宣言はいりません。',
  renhu:
    '配牌で聴牌した子が、自分の第1ツモより前にロンしたとき。碰・吃・明槓がなければ暗槓はかまわず、宣言はいりません。',
  dasixi: '風牌の刻子が4組。圈風・門風を含みます。',
  jiulongfeitian:
    '1種類の数牌による、九蓮宝燈形でない9門張で、どの待ちでも面子手になる聴牌からの和了。清一色と門前清を含みます。',
  qinglaotou: '一と九だけの手。八對半・對對胡・三同刻は加算できます。',
  siliantaibao: 'まったく同じ順子が4組。',
  wugangzi: '槓子が5組。明槓でも暗槓でもかまいません。獨聽と對對胡を含みます。',
  tianhu: '莊家の第1打の前のツモ和了。不求人と莊家を含みます。連莊は加算できます。',
};

const presets = {supercup: '超級盃麻將大賽'} as const satisfies Record<XinzhangPreset, string>;

/** Names of patterns under the preset. */
const presetNames = {
  supercup: {
    menqianqing: {name: '門清', reading: 'メンチン'},
    banqiuren: {name: '半求', reading: 'パンチュー'},
    benhua: {name: '正花', reading: 'チョンホワ'},
    dapinghu: {name: '平胡', reading: 'ピンフ'},
    duiduihu: {name: '碰碰胡', reading: 'ポンポンフー'},
  },
} as const satisfies Record<XinzhangPreset, Partial<Record<XinzhangPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  supercup: {
    menqianqing: '吃・碰・明槓をしていない手の和了。ツモ和了にも付き、暗槓はかまいません。',
    zimo: 'ツモ和了。門清も加算します。',
    gangshangkaihua: '暗槓・加槓・花牌の補充牌によるツモ和了。自摸も加算します。',
    huagang: '春夏秋冬、または梅蘭菊竹の4枚がそろうたびに付きます。その組の正花も加算します。',
    dapinghu: '5順子と数牌の雀頭に字牌も花牌もなく、両面待ちでのロン和了。',
    wuanke: '5組とも手の内だけでそろえた刻子（暗槓も）。碰碰胡と門清を含みます。',
  },
} as const satisfies Record<XinzhangPreset, Partial<Record<XinzhangPattern, string>>>;

const payments = {
  zhuangjia: '莊家',
  lianzhuang: '連莊',
  lazhuang: '拉莊',
  qiqiangyi: '七搶一の3倍',
} as const satisfies Record<Exclude<XinzhangPayment, 'win'>, string>;

export const text: RulesetText<XinzhangPattern, XinzhangPreset> = {
  title,
  names,
  conditions,
  presets,
  presetNames,
  presetConditions,
  payments,
  details: async () => (await import('../details/ja.js')).details,
};
