import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {ShiragikuOption, options as specs} from '../options.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../payments.js';
import type {ShiragikuRule} from '../rules.js';

export const title = 'しらぎく麻雀の台湾麻将';

export const names = {
  menqing: {name: '門清', reading: 'メンチン', also: ['門前清']},
  buqiu: {name: '不求', reading: 'ブーチュー', also: ['不求人', '門前清自摸和']},
  mohu: {name: '摸胡', reading: 'モーフー', also: ['自摸', '摸和', 'ツモ']},
  qiangganghu: {name: '搶槓胡', reading: 'チャンカンフー', also: ['搶槓', '搶槓和']},
  duting: {name: '独聴', reading: 'ドゥーティン', also: ['獨聽', '嵌張', '辺張', '単騎']},
  banqiu: {name: '半求', reading: 'バンチュー', also: ['半求人', '金鶏独立']},
  gangshang: {name: '槓上開花', reading: 'カンシャンカイホワ', also: ['嶺上開花']},
  haidi: {name: '海底摸月', reading: 'ハイテイモーユエ', also: ['海底撈月', 'ハイテイ']},
  hedi: {name: '河底撈魚', reading: 'ホーテイラオユイ', also: ['ホウテイ']},
  fanpaiDragon: {name: '翻牌 中・發・白', reading: 'ファンパイ', also: ['三元牌', '役牌']},
  fanpaiRound: {name: '荘風牌', reading: 'チャンフォンパイ', also: ['場風牌', '圏風']},
  fanpaiSeat: {name: '門風牌', reading: 'メンフォンパイ', also: ['自風牌']},
  seatFlower: {name: '門風花', reading: 'メンフォンホワ', also: ['正花', '花牌']},
  pinghu: {name: '平胡', reading: 'ピンフー', also: ['平和']},
  quanqiu: {name: '全求', reading: 'チュエンチュー', also: ['全求人', '裸単騎']},
  huagang: {name: '花槓', reading: 'ホワカン', also: ['春夏秋冬', '梅蘭菊竹']},
  sananke: {name: '三暗刻', reading: 'サンアンコー'},
  diting: {name: '地聴', reading: 'ディーティン', also: ['地聽', '二重立直']},
  pengpenghu: {name: '碰碰胡', reading: 'ポンポンフー', also: ['対々和', '對對胡']},
  xiaosanyuan: {name: '小三元', reading: 'ショウサンゲン'},
  hunyise: {name: '混一色', reading: 'ホンイーソー', also: ['ホンイツ']},
  sianke: {name: '四暗刻', reading: 'スーアンコー'},
  tianting: {name: '天聴', reading: 'ティエンティン', also: ['天聽', '二重立直']},
  dasanyuan: {name: '大三元', reading: 'ダイサンゲン'},
  xiaosixi: {name: '小四喜', reading: 'ショウスーシー', also: ['小四喜和']},
  qingyise: {name: '清一色', reading: 'チンイーソー', also: ['チンイツ']},
  ziyise: {name: '字一色', reading: 'ツーイーソー'},
  wuanke: {name: '五暗刻', reading: 'ウーアンコー'},
  baxian: {name: '八仙過海', reading: 'パーシェンクオハイ'},
  tianhu: {name: '天胡', reading: 'テンフー', also: ['天和']},
  dihu: {name: '地胡', reading: 'チーフー', also: ['地和']},
  renhu: {name: '人胡', reading: 'レンフー', also: ['人和']},
  dasixi: {name: '大四喜', reading: 'ダイスーシー', also: ['大四喜和']},
} as const satisfies Record<ShiragikuPattern, PatternName>;

export const conditions = {
  menqing: '吃・碰・明槓をせずに和了したとき。暗槓はかまわず、摸和でも栄和でも付きます。',
  buqiu: '門前で摸和したとき。門清が別に付きます。',
  mohu: '摸和したとき。副露していても付きます。',
  qiangganghu: '他家が加槓した牌で和了したとき。',
  duting: '嵌張・辺張・単騎のいずれかで和了したとき。',
  banqiu: '五門子をすべて碰・吃・明槓でさらし、摸和したとき。暗槓があると付きません。',
  gangshang: '暗槓・加槓・捕花の直後の嶺上牌で摸和したとき。大明槓の後は和了できません。',
  haidi: '最後に摸牌できる牌で摸和したとき。嶺上牌には付きません。',
  hedi: '和了がなければ荒牌になる、最後の打牌で栄和したとき。',
  fanpaiDragon: '中・發・白の刻子か槓子1組につき1台。',
  fanpaiRound: '荘風（場風）の牌の刻子か槓子。',
  fanpaiSeat: '門風（自分の風）の牌の刻子か槓子。荘風と同じ風なら荘風牌と合わせて2台です。',
  seatFlower: '門風に対応する花牌1枚につき1台。八仙過海には付きません。',
  pinghu: '順子5組と数牌の雀頭を、花牌が1枚もない状態で、両面待ちで栄和したとき。副露してもかまいません。',
  quanqiu: '五門子をすべて碰・吃・明槓でさらし、栄和したとき。暗槓があると付きません。',
  huagang: '春夏秋冬または梅蘭菊竹の4枚がそろった組1つにつき2台。門風花も別に付きます。',
  sananke: '暗刻か暗槓が3組あるとき。',
  diting: '吃・碰・槓のない第一摸牌で一打聴牌となった散家が、第一打で聴牌を宣言して和了したとき。',
  pengpenghu: '雀頭以外の五門子がすべて刻子か槓子のとき。',
  xiaosanyuan: '三元牌の2種が刻子、残り1種が雀頭のとき。三元牌2台分を含みます。',
  hunyise: '1種類の数牌と字牌だけで和了したとき。',
  sianke: '暗刻か暗槓が4組あるとき。碰碰胡になれば別に付きます。',
  tianting: '配牌で一打聴牌となった荘家が、第一打で聴牌を宣言して和了したとき。',
  dasanyuan: '三元牌の3種がすべて刻子か槓子のとき。三元牌3台分を含みます。',
  xiaosixi: '四風牌の3種が刻子、残り1種が雀頭のとき。荘風牌と門風牌は別に付きます。',
  qingyise: '1種類の数牌だけで和了したとき。花牌があってもかまいません。',
  ziyise: '字牌だけで和了したとき。三元牌・荘風牌・門風牌と碰碰胡は別に付きます。',
  wuanke: '暗刻か暗槓が5組あるとき。碰碰胡は付きません。',
  baxian: '花牌8枚を1人でそろえて宣言したとき。手の形は問わず、摸和として扱います。',
  tianhu: '荘家が配牌の17枚で和了しているとき。配牌直後の捕花の後でも成立します。',
  dihu: '荘家の第一打で散家が栄和したとき。',
  renhu: '散家が、吃・碰・槓や摸牌後の捕花がないまま、第一摸牌で和了したとき。',
  dasixi: '四風牌の4種がすべて刻子か槓子のとき。荘風牌と門風牌の分を含みます。',
} as const satisfies Record<ShiragikuPattern, string>;

export const options = {
  flowers: {label: '花牌を使う', help: '春夏秋冬・梅蘭菊竹の8枚を加えた144枚で遊びます。'},
  gameLength: {
    label: '一試合の長さ',
    help: 'どの場まで打つか。',
    choices: {hanchan: '東南半荘戦', tonpu: '東風戦', ichang: '一荘戦'},
  },
  multiRon: {
    label: '複数人の栄和',
    help: '1つの打牌での2人以上の和了を認めます。認めなければ、順番の近い1人の和了です。',
  },
  firstTurn: {
    label: '第一巡の和了の呼び名',
    help: '地胡と人胡の範囲。どちらも16台です。',
    choices: {
      page: '荘家の第一打での栄和が地胡、散家の第一摸牌での摸和が人胡',
      game2020: 'その両方が地胡で、荘家以外の打牌での開局一巡内の栄和が人胡',
    },
  },
  dasixiIncludesPengpeng: {
    label: '大四喜は碰碰胡を含む',
    help: '大四喜のとき、碰碰胡を別に付けません。',
  },
  dutingStrict: {
    label: '独聴は1種類の待ちだけ',
    help: '待ちの形に加えて、待ち牌が1種類だけのときに限って独聴を認めます。',
  },
  tianhuAllowsDuting: {
    label: '天胡に独聴を付ける',
    help: '天胡でも、和了牌として示した牌の待ちの形で独聴を認めます。',
  },
  laZhuangOnTsumo: {
    label: '散家の摸和の拉荘点',
    help: '散家が摸和したとき、拉荘点を払う人。',
    choices: {all: '3人全員', dealerOnly: '荘家だけ'},
  },
  openKongThenFlowerWin: {
    label: '大明槓の後の捕花での和了',
    help: '大明槓の嶺上牌が花牌だったとき、次の嶺上牌での和了を認めます。',
  },
  flowerOrder: {
    label: '花牌の順序',
    help: '梅蘭菊竹のどれが、東南西北のどの門風に対応するか。',
    choices: {梅蘭菊竹: '菊が西、竹が北', 梅蘭竹菊: '竹が西、菊が北'},
  },
  doubleWind: {
    label: '連風牌の台数',
    help: '荘風と門風が同じ風の刻子の台数。',
    choices: {2: '2台', 1: '1台'},
  },
  base: {label: '摸帯', help: '和了すると必ず付く基本点。'},
  taiValue: {label: '1台の点数', help: '役1台が何点になるか。荘家点・連荘点・拉荘点には掛けません。'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'SG-1': 'サイコロは三個。牌は136枚、または春夏秋冬・梅蘭菊竹を加えた144枚です。',
  'SG-2':
    'ドラも立直も縛りも満貫もありません。和了の形は一雀頭と五門子だけで、八対子半はなく、例外は八仙過海だけです。',
  'SG-3': '浮屍牌（捨て牌）は並べて残さず、振聴はありません。',
  'SG-4':
    '手牌は16枚で、荘家は17枚から始めます。配牌前に荘家が振る三個のサイコロの出目に当たる席が東家になり、荘家が東家とは限りません。',
  'SG-5': '配牌の花牌は、荘家の第一打の前に、荘家から順にさらして補充します。',
  'SG-6': '王牌は16枚残しです。槓や捕花があるたびに、16枚残るよう海底牌が一枚ずれます。',
  'SG-7': '一試合は東南半荘戦・東風戦・一荘戦のいずれかです。台湾の標準は一荘です。',
  'SG-8': '引いた花牌は手牌の脇に出し、末尾の嶺上牌で補充します。その牌で和了すれば槓上開花です。',
  'SG-9': '海底牌が花牌なら、さらしても補充牌がないので、その局は荒牌になります。',
  'SG-10':
    '門風に対応する花牌は、春・梅が東、夏・蘭が南、秋・菊が西、冬・竹が北です。荘風に対応する花牌はありません。',
  'SG-11': '七搶一は採用していません。',
  'SG-12': '吃・碰・槓ができます。暗槓は四枚とも伏せ、局が終わるまで何を槓したか明かしません。',
  'SG-13': '大明槓の直後の嶺上牌では和了できません。槓上開花は暗槓・加槓・捕花の後だけです。',
  'SG-14': '吃の後は、吃した牌と同じ牌も、筋に当たる反対側の牌も捨てられません。',
  'SG-15': '碰できる牌を見送ったら、次の自分の打牌（または加槓）まで、同じ牌を碰できません。',
  'SG-16':
    '過水：和了牌を見送ったら、次の自分の打牌まで、その牌では栄和も摸和もできません。ほかの待ち牌では和了できます。加槓は打牌に準じますが、暗槓と捕花では解消しません。',
  'SG-17': '搶槓胡は加槓に対してだけです。暗槓は搶槓できません。',
  'SG-18':
    '吃・碰・槓のない第一摸牌に対する打牌時に限り、聴牌を宣言できます。以後は摸切りと捕花だけで、暗槓もできません。不聴なら宣言は無効で、和了形ができているときは宣言できません。',
  'SG-19': '海底牌での槓はできません。',
  'SG-20': '1つの打牌で2人以上が和了できるときは、順番の近い1人だけの和了です。',
  'SG-21':
    '荒牌・四槓算了（1人で4つの槓でも成立）・四風子連打はいずれも平局で、連荘になります。不聴罰はありません。',
  'SG-22': '荘家が和了すれば連荘で、本数が1つ増えます。ほかの人が和了すれば本数は0に戻り、荘家が移ります。',
  'SG-23': '和了した人か、払う人が荘家なら、荘家点1点が加わります。',
  'SG-24': '連荘点：荘家が和了すると、一本につき1点が加わります。',
  'SG-25':
    '拉荘点：荘家の放銃で散家が栄和したときと、散家が摸和したときは、一本につき1点が加わります。散家どうしの放銃では加わりません。',
  'SG-26':
    '栄和なら放銃した人が一人で、摸和なら三人がそれぞれ、摸帯5点と役の台数とこれらの点の合計を払います。',
  'SG-26b': '包（責任払い）の定めはありません。',
  'SG-26c':
    '画面では、荘家の点に黄色の枠、聴牌を宣言した人の門風の隣に「聴」を示します。捨て牌はいったん手元に見せてから中央に出し、八仙過海は普通の和了と同じように選びます。',
  'SG-27':
    '八仙過海は、8枚目の花牌の補充牌を取った時点で成立します。和了形でなければ八仙過海だけ、和了形なら花牌以外の役も加わり、三人から摸和として受け取ります。宣言しなければその局では無効です。',
} as const satisfies Record<ShiragikuRule, string>;

export const payments = {
  base: '摸帯',
  tai: '役の台数',
  dealer: '荘家点',
  counters: '連荘点・拉荘点',
} as const satisfies Record<ShiragikuPayment, string>;

export const presets = {};

export const text: RulesetText<ShiragikuPattern, ShiragikuOption, ShiragikuRule, never> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
};
