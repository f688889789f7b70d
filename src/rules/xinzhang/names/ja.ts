import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {options as specs} from '../options.js';
import type {XinzhangPattern} from '../patterns.js';
import type {XinzhangPayment} from '../payments.js';
import type {XinzhangPreset} from '../presets.js';
import type {XinzhangRule} from '../rules.js';

export const title = '台灣新章麻將';

export const names = {
  zhuangjia: {name: '莊家', reading: 'チョワンチア', also: ['荘家', '親']},
  lianzhuang: {name: '連莊', reading: 'リエンチョワン', also: ['連荘']},
  lazhuang: {name: '拉莊', reading: 'ラーチョワン', also: ['拉荘']},
  menqianqing: {name: '門前清', reading: 'メンチェンチン', also: ['門清', 'メンゼン']},
  zimo: {name: '自摸', reading: 'ツモ', also: ['自摸和']},
  duting: {name: '獨聽', reading: 'トゥーティン', also: ['独聴', '独聽']},
  banqiuren: {name: '半求人', reading: 'パンチューレン', also: ['半求']},
  qianggang: {name: '搶槓', reading: 'チャンカン', also: ['槍槓']},
  quanfeng: {name: '圈風', reading: 'チュワンフォン', also: ['圏風', '場風']},
  menfeng: {name: '門風', reading: 'メンフォン', also: ['自風']},
  sanyuanpai: {name: '三元牌', reading: 'サンユワンパイ', also: ['役牌', '翻牌']},
  benhua: {name: '本花', reading: 'ペンホワ', also: ['正花', '花牌']},
  wuziwuhua: {name: '無字無花', reading: 'ウーツーウーホワ'},
  duanyaojiu: {name: '断么九', reading: 'タンヤオチュー', also: ['断幺九', 'タンヤオ']},
  yibangao: {name: '一般高', reading: 'イーパンカオ', also: ['一盃口']},
  hedilaoyu: {name: '河底撈魚', reading: 'ホーテイラオユイ', also: ['ホーテイ']},
  xiaopinghu: {name: '小平胡', reading: 'シャオピンフ'},
  haidilaoyue: {name: '海底撈月', reading: 'ハイテイラオユエ', also: ['ハイテイ']},
  gangshangkaihua: {name: '槓上開花', reading: 'カンシャンカイホワ', also: ['嶺上開花']},
  huagang: {name: '花槓', reading: 'ホワカン'},
  sanxiangfeng: {name: '三相逢', reading: 'サンシャンフォン', also: ['三色同順']},
  yiqitongguan: {
    name: '一気通貫',
    reading: 'イッキツウカン',
    also: ['イーチートンクワン', '一氣通貫', '清龍'],
  },
  buqiuren: {name: '不求人', reading: 'プーチューレン', also: ['門前清自摸和']},
  dapinghu: {name: '大平胡', reading: 'ダイピンフ', also: ['ターピンフ', '平胡', '平和']},
  sananke: {name: '三暗刻', reading: 'サンアンコー'},
  erbangao: {name: '二般高', reading: 'アルパンカオ', also: ['二盃口']},
  sanfenghui: {name: '三風會', reading: 'サンフォンホエ', also: ['三風会', '三風刻']},
  quanqiuren: {name: '全求人', reading: 'チャンチューレン', also: ['裸単騎']},
  sanlianke: {name: '三連刻', reading: 'サンレンコー'},
  hunquandaiyao: {name: '混全帶么', reading: 'ホンチャンタイヤオ', also: ['混全帯么九', 'チャンタ']},
  diting: {name: '地聽', reading: 'チーテン', also: ['ティーティン', '地聴', 'ダブル立直']},
  santongke: {name: '三同刻', reading: 'サントンコー', also: ['三色同刻']},
  yisesantongshun: {name: '一色三同順', reading: 'イーソーサントンシュン', also: ['一色三順']},
  duiduihu: {name: '對對胡', reading: 'トイトイホー', also: ['対々和', '碰碰胡']},
  hunyise: {name: '混一色', reading: 'ホンイーソー', also: ['ホンイツ']},
  xiaosanyuan: {name: '小三元', reading: 'シャオサンユワン'},
  silianke: {name: '四連刻', reading: 'スーレンコー'},
  shiliubuda: {name: '十六不搭', reading: 'シーリュープーター'},
  chunquandaiyao: {name: '純全帶么', reading: 'ジュンチャンタイヤオ', also: ['純全帯么九', 'ジュンチャン']},
  sangangzi: {name: '三槓子', reading: 'サンカンツ'},
  hunlaotou: {name: '混老頭', reading: 'ホンロウトウ'},
  sianke: {name: '四暗刻', reading: 'スーアンコー'},
  qiqiangyi: {name: '七搶一', reading: 'チーチャンイー'},
  baxianguohai: {name: '八仙過海', reading: 'パーシェンクォーハイ'},
  tianting: {name: '天聽', reading: 'テンテン', also: ['テンティン', '天聴', 'ダブル立直']},
  baduiban: {name: '八對半', reading: 'パートイパン', also: ['八対半']},
  dasanyuan: {name: '大三元', reading: 'ターサンユワン'},
  qiankewanlai: {name: '千客萬來', reading: 'センキャクバンライ', also: ['チェンコーワンライ', '千客万来']},
  ziyise: {name: '字一色', reading: 'ツーイーソー'},
  qingyise: {name: '清一色', reading: 'チンイーソー', also: ['チンイツ']},
  xiaosixi: {name: '小四喜', reading: 'シャオスーシー'},
  wulianke: {name: '五連刻', reading: 'ウーレンコー'},
  sigangzi: {name: '四槓子', reading: 'スーカンツ'},
  lvyise: {name: '綠一色', reading: 'リューイーソー', also: ['緑一色']},
  wuanke: {name: '五暗刻', reading: 'ウーアンコー'},
  dihu: {name: '地胡', reading: 'チーホー', also: ['ティーホー', '地和']},
  renhu: {name: '人胡', reading: 'レンホー', also: ['人和']},
  dasixi: {name: '大四喜', reading: 'タースーシー'},
  jiulongfeitian: {name: '九龍飛天', reading: 'チューロンフェーテン', also: ['九竜飛天']},
  qinglaotou: {name: '清老頭', reading: 'チンロウトウ'},
  siliantaibao: {name: '四連太寶', reading: 'スーレンタイパオ', also: ['一色四順', '四連太宝']},
  wugangzi: {name: '五槓子', reading: 'ウーカンツ'},
  tianhu: {name: '天胡', reading: 'テンホー', also: ['天和']},
} as const satisfies Record<XinzhangPattern, PatternName>;

export const conditions = {
  zhuangjia: '和了者か支払う人が莊家のとき。ツモアガリでは、莊家との間だけで授受します。',
  lianzhuang: '莊家のアガリに、連莊1回につき付きます。',
  lazhuang: '莊家から支払いを受けるとき、その連莊1回につき付きます。',
  menqianqing: '吃・碰・明槓をしていない手のロンアガリ。暗槓はかまいません。',
  zimo: 'ツモアガリ。門前の手では不求人になります。',
  duting: '邊張・嵌張・單騎で、待ちが1種類だけのアガリ。',
  banqiuren: '5組とも副露した（暗槓のない）裸單騎のツモアガリ。自摸と獨聽も加算します。',
  qianggang: '他家が加槓した牌でのアガリ。',
  quanfeng: '圈風（場風）の牌の刻子か槓子。',
  menfeng: '門風（自風）の牌の刻子か槓子。',
  sanyuanpai: '中・發・白の刻子か槓子、1組につき1台。',
  benhua: '自分の席の花牌、1枚につき1台。',
  wuziwuhua: '字牌も花牌も1枚もないアガリ。',
  duanyaojiu: '一・九・字牌が1枚もないアガリ。',
  yibangao: '同じ種類・同じ数の順子が2組。',
  hedilaoyu: '最後の捨て牌でのロンアガリ。',
  xiaopinghu: '5順子1雀頭によるアガリ。雀頭は字牌でもよく、待ちの形を問いません。本花も加算できます。',
  haidilaoyue: '海底牌のツモアガリ。自摸を含みます。門前なら不求人も加算できます。',
  gangshangkaihua: '暗槓・加槓・花牌の補充牌によるツモアガリ。自摸を含みます。',
  huagang:
    '春夏秋冬、または梅蘭菊竹の4枚がそろうたびに付きます。その組の本花を含み、三槓子などの槓子には数えません。',
  sanxiangfeng: '萬子・筒子・索子で同じ数の順子を1組ずつ。',
  yiqitongguan: '1種類の数牌で123・456・789の順子。',
  buqiuren: '碰・吃・明槓のないツモアガリ。自摸と門前清を含みます。',
  dapinghu: '5順子と数牌の雀頭に字牌も花牌もなく、兩面待ちでのロンアガリ。無字無花と小平胡を含みます。',
  sananke: '手の内だけでそろえた刻子（暗槓も）が3組。',
  erbangao: '一般高が異なる2種類。',
  sanfenghui: '風牌の刻子が3組。圈風・門風も加算できます。',
  quanqiuren: '暗槓を含めずに5副露した裸單騎のロンアガリ。獨聽を含みます。',
  sanlianke: '1種類の数牌で数の連続した刻子が3組。',
  hunquandaiyao: '面子と雀頭のすべてに一・九・字牌が入った手。',
  diting: '自分の実質の第1ツモで聽牌し、「MIJI」と宣言してのアガリ。以後、暗槓を含めて手牌を変えられません。',
  santongke: '萬子・筒子・索子で同じ数の刻子を1組ずつ。',
  yisesantongshun: 'まったく同じ順子が3組。ほかの2面子が一般高になれば、二般高も加算できます。',
  duiduihu: '5組とも刻子か槓子。',
  hunyise: '1種類の数牌と字牌だけのアガリ。',
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
    '花牌を8枚抜いて補充牌を取ると同時に、ツモアガリとして宣言できます。手牌の内実は問わず、花牌の役は加算できません。',
  tianting:
    '子が配牌で聽牌し、第1ツモの前に「MIJI」と宣言してのアガリ。以後、暗槓を含めて手牌を変えられません。',
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
  dihu: '配牌で聽牌した子の、碰・吃・明槓のない第1巡のツモアガリ。暗槓はかまわず、宣言はいりません。',
  renhu:
    '配牌で聽牌した子が、自分の第1ツモより前にロンアガリしたとき。碰・吃・明槓がなければ暗槓はかまわず、宣言はいりません。',
  dasixi: '風牌の刻子が4組。圈風・門風を含みます。',
  jiulongfeitian:
    '1種類の数牌による、九蓮宝燈形でない9門張で、どの待ちでも面子手になる聽牌からのアガリ。清一色と門前清を含みます。',
  qinglaotou: '一と九だけの手。八對半・對對胡・三同刻は加算できます。',
  siliantaibao: 'まったく同じ順子が4組。',
  wugangzi: '槓子が5組。明槓でも暗槓でもかまいません。獨聽と對對胡を含みます。',
  tianhu: '莊家の第1打の前のツモアガリ。不求人と莊家を含みます。連莊は加算できます。',
} as const satisfies Record<XinzhangPattern, string>;

export const options = {
  di: {label: '底', help: 'アガリごとに台に加える、基本の台数。', choices: {3: '3台', 4: '4台'}},
  minTai: {label: '縛り', help: 'アガるのに必要な台数。'},
  minTaiCountsDealer: {
    label: '縛りに莊家の台を数える',
    help: '莊家・連莊・拉莊の台を縛りの台数に数えます。子のツモアガリでは数えません。',
  },
  minTaiCountsFlowers: {label: '縛りに花牌を数える', help: '本花と花槓の台を縛りの台数に数えます。'},
  ronFormula: {
    label: 'ロンアガリの支払い',
    help: '放銃者が払う点の計算。',
    choices: {
      '3x(di+tai)': '底と台の和の3倍（全銃）',
      'di+3xtai': '底と、台の3倍',
      'di+tai': '底と台の和を1人分だけ',
    },
  },
  zenjuDealer: {
    label: '全銃での莊家の台',
    help: 'ロンアガリの支払いに、莊家・連莊・拉莊の台をどう加えるか。',
    choices: {
      pairwise: '和了者か放銃者が莊家のときに加え、ほかの台と同じく倍にする',
      sumOfThree: '3人分の合計として、莊家の分を1人分だけ加える（莊家のアガリでは3人とも）',
    },
  },
  lianzhuangTai: {label: '連莊・拉莊の台', help: '連莊1回につき付く台数。'},
  dutingStrict: {
    label: '獨聽は1種類待ちに限る',
    help: '切ると、ほかの待ちがあっても、邊張・嵌張・單騎と取れる形なら獨聽を数えます。',
  },
  wuziwuhuaWithFlush: {
    label: '清一色・清老頭と無字無花の複合',
    help: '字牌のない清一色と清老頭にも、花牌がなければ無字無花を加算します。',
  },
  undeclared71Huagang: {
    label: '宣言しなかった七搶一の花槓',
    help: '七搶一を宣言せずに後でツモアガったときの花槓の組数。',
    choices: {actualSets: '実際にそろった組だけ', 2: '2組とする'},
  },
  flowerOrder: {
    label: '花牌と席の対応',
    help: '梅・蘭・菊・竹が、東・南・西・北のどの席の本花になるか。',
    choices: {梅蘭竹菊: '東から順に梅・蘭・竹・菊', 梅蘭菊竹: '東から順に梅・蘭・菊・竹'},
  },
  multiRon: {
    label: 'ダブルロン',
    help: '同じ牌で複数の人がアガることを認めます。認めなければ、放銃者の次の順番に近い1人だけがアガります。',
  },
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'XZ-1':
    '花牌8枚を含む144枚を使い、手牌は16枚、5面子1雀頭の17枚でアガります。ほかに八對半、十六不搭・千客萬來と、花牌による七搶一・八仙過海があります。',
  'XZ-2': '2台縛りです。2台なければアガれません。',
  'XZ-3': '底は1台の3倍、または4倍です。',
  'XZ-4': 'ロンアガリは全銃制で、放銃者が底と台の和の3倍を1人で払います。',
  'XZ-5': 'ツモアガリでは、3人がそれぞれ底と台の和を払います。',
  'XZ-6':
    '王牌は16枚を残し、サイコロ3つの目で東家を決め（開門東）、花牌は抜いて補充します。大明槓の補充牌ではアガれません。莊家がアガるか荒牌になれば連莊です。',
  'XZ-7': '特に断りがなければ、ほかの役に必ず含まれる役は加算しません。',
  'XZ-8':
    '門前清だけを含む役（地聽・天聽・十六不搭・千客萬來・八對半・九龍飛天・五暗刻）は、ツモアガリなら不求人を加算できます。',
  'XZ-9':
    '九龍飛天の聽牌形は6通りです。9門張には、ほかに九蓮宝燈形の5通りと、八對半にしかならない待ちのある4通りがありますが、これらは認められません。',
  'XZ-10':
    '七搶一は、補充牌で手牌が和了形にならなければ、1枚持つ他家がロンアガリと同じく払います。和了形になれば、その人が七搶一の3倍を、3人全員が手牌の点数をツモアガリとして払います。宣言しなかったときは、後のアガリに花槓を加算できます。',
  'XZ-11':
    '八仙過海は3人が払い、補充牌で手牌も和了形になれば手牌の点数を加えます。宣言しなかったときは、後のアガリに花槓2組を加算できます。',
  'XZ-A6': '字一色に混老頭・混全帶么は加算しません。',
  'XZ-A8': '五暗刻に門前清は加算せず、ツモアガリなら不求人を加算します。',
  'XZ-A9': '海底撈月・槓上開花は、門前なら不求人を加算できます。',
  'XZ-A10': '地聽は自分の実質の第1ツモであればよく、それまでに鳴きが入っていてもかまいません。',
  'XZ-A12': '七搶一で手牌も和了形になったとき、底は手牌の分に1回だけ付きます。',
  'XZ-A13': '十六不搭・千客萬來には、手牌の役を加算せず、不求人と状況による役、花牌だけを加算します。',
} as const satisfies Record<XinzhangRule, string>;

export const presets = {supercup: '超級盃麻將大賽'} as const satisfies Record<XinzhangPreset, string>;

export const payments = {
  zhuangjia: '莊家',
  lianzhuang: '連莊',
  lazhuang: '拉莊',
  qiqiangyi: '七搶一の3倍',
} as const satisfies Record<Exclude<XinzhangPayment, 'win'>, string>;

export const text: RulesetText<XinzhangPattern, keyof typeof specs, XinzhangRule, XinzhangPreset> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
};
