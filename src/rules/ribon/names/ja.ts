import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {RibonPayment} from '../game.js';
import type {options as specs} from '../options.js';
import type {RibonPattern} from '../patterns.js';
import type {presets as presetList} from '../presets.js';
import type {RibonRule} from '../rules.js';

export const title = '李凡師サンマ';

export const names = {
  banban: {name: 'バンバン', reading: 'バンバン', also: ['場ゾロ']},
  oya: {name: '親', reading: 'オヤ', also: ['荘家']},
  honba: {name: '本場', reading: 'ほんば', also: ['積み棒', '連荘']},
  menzen: {name: '門前', reading: 'メンゼン', also: ['門前清', '面前']},
  minkan: {name: '明槓', reading: 'ミンカン', also: ['大明槓', '加槓', '小明槓']},
  ankan: {name: '暗槓', reading: 'アンカン'},
  gari: {name: 'ガリ', reading: 'ガリ', also: ['抜きドラ', '北抜き', 'ガリ倍', 'ガリトリ', 'セット']},
  nogari: {name: 'ノーガリ', reading: 'ノーガリ', also: ['カラス', 'ガリなし']},
  dora: {name: 'ドラ', reading: 'ドラ', also: ['赤ドラ', '常時ドラ', '表ドラ', '懸賞牌']},
  uradora: {name: '裏ドラ', reading: 'うらドラ'},
  kandora: {name: 'カンドラ', reading: 'カンドラ', also: ['槓ドラ']},
  tsumo: {name: 'ツモ', reading: 'ツモ', also: ['門前清自摸和', 'メンゼンツモ', '自摸']},
  riichi: {name: 'リーチ', reading: 'リーチ', also: ['立直']},
  ippatsu: {name: '一発', reading: 'イッパツ'},
  pinfu: {name: 'ピンフ', reading: 'ピンフ', also: ['平和']},
  iipeikou: {name: '一盃口', reading: 'イーペーコー', also: ['イーペイコウ']},
  tanyao: {name: '断ヤオ', reading: 'タンヤオ', also: ['断么九', 'タンヤオ', '断幺九']},
  yakuhai: {name: '飜牌', reading: 'ファンパイ', also: ['役牌', '三元牌', '自風', '場風']},
  rinshan: {name: '嶺上開花', reading: 'リンシャンカイホウ', also: ['リンシャン']},
  chankan: {name: '搶槓', reading: 'チャンカン', also: ['槍槓']},
  haitei: {name: '海底自摸', reading: 'ハイテイツモ', also: ['ハイテイ', '海底撈月', '海底摸月']},
  houtei: {name: '河底撈魚', reading: 'ホウテイラオユイ', also: ['ホーテイ', 'ホウテイ']},
  daburuRiichi: {name: 'Wリーチ', reading: 'ダブルリーチ', also: ['ダブルリーチ', '両立直', 'ダブリー']},
  chiitoitsu: {name: '七対子', reading: 'チートイツ', also: ['チートイ', 'ニコニコ']},
  chanta: {name: 'チャンタ', reading: 'チャンタ', also: ['混全帯么九', '全帯']},
  sanshokuDoujun: {name: '三色同順', reading: 'サンショクドウジュン', also: ['三色']},
  ittsuu: {name: '一気通貫', reading: 'イッキツウカン', also: ['イッツー', '一通']},
  sanshokuDoukou: {name: '三色同刻', reading: 'サンショクドウコー'},
  sanankou: {name: '三暗刻', reading: 'サンアンコー'},
  sankantsu: {name: '三槓子', reading: 'サンカンツ'},
  shousangen: {name: '小三元', reading: 'ショウサンゲン'},
  toitoi: {name: 'トイトイ', reading: 'トイトイ', also: ['対々和', '対対和', 'トイトイホー']},
  honroutou: {name: '混老頭', reading: 'ホンロウトウ', also: ['ホンロー']},
  ryanpeikou: {name: '二盃口', reading: 'リャンペーコー', also: ['リャンペイコウ']},
  junchan: {name: '純チャン', reading: 'ジュンチャン', also: ['純全帯么九']},
  honitsu: {name: '混一色', reading: 'ホンイーソー', also: ['ホンイツ']},
  chinitsu: {name: '清一色', reading: 'チンイーソー', also: ['チンイツ']},
  kokushi: {name: '国士無双', reading: 'コクシムソウ', also: ['国士', '十三么九', '國士無雙']},
  suuankou: {name: '四暗刻', reading: 'スーアンコー'},
  daisangen: {name: '大三元', reading: 'ダイサンゲン'},
  shousuushii: {name: '小四喜', reading: 'ショウスーシー', also: ['四喜和']},
  daisuushii: {name: '大四喜', reading: 'ダイスーシー', also: ['四喜和']},
  tsuuiisou: {name: '字一色', reading: 'ツーイーソー'},
  chinroutou: {name: '清老頭', reading: 'チンロウトウ'},
  ryuuiisou: {name: '緑一色', reading: 'リューイーソー'},
  chuuren: {name: '九蓮宝燈', reading: 'チューレンポウトウ', also: ['九連宝燈', '九蓮宝灯']},
  suukantsu: {name: '四槓子', reading: 'スーカンツ'},
  tenhou: {name: '天和', reading: 'テンホー'},
  chiihou: {name: '地和', reading: 'チーホー'},
  renhou: {name: '人和', reading: 'レンホー'},
  openRiichiRon: {name: 'オープンリーチへの放銃', reading: 'オープンリーチへのほうじゅう'},
  nagashi: {name: '流し満貫', reading: 'ながしマンガン', also: ['フリキリ']},
  openRiichi: {name: 'オープンリーチ', reading: 'オープンリーチ', also: ['オープン立直', '開立直']},
  fourAlike: {name: '4枚使い', reading: 'よんまいづかい', also: ['四枚使いの七対子']},
} as const satisfies Record<RibonPattern, PatternName>;

export const conditions = {
  banban: '和了れば必ず付く本数です。',
  oya: '親が和了ったとき。',
  honba: '積まれている本場1つにつき1本。',
  menzen: 'ポンも明槓もしていない手で和了ったとき。ツモとは別に付き、暗槓は差し支えありません。',
  minkan: '大明槓・加槓1組につき。',
  ankan: '暗槓1組につき。',
  gari: '抜いた1萬・9萬・北1枚につき1本で、同じ種類4枚のセットは8本。表示牌がガリや赤牌なら、その分だけ倍になります。',
  nogari: 'ガリを1枚も抜かずに和了ったとき。ガリ倍・ガリトリの影響は受けません。',
  dora: '表示牌の次の牌、5筒・5索、赤牌。1枚1本で、赤牌は3本です。',
  uradora: 'リーチした人が和了ったときにめくる、下の段の表示牌が指す牌。',
  kandora: 'カンでめくられた2枚目以降の表示牌が指す牌。',
  tsumo: '門前で、自分の引いた牌で和了ったとき。',
  riichi: '門前でリーチを宣言して和了ったとき。',
  ippatsu: 'リーチから一巡のうちに和了ったとき。ガリを抜いても消えません。',
  pinfu: '門前で、面子がすべて順子、雀頭が飜牌でなく、両面待ちで和了ったとき。',
  iipeikou: '門前で、同じ順子が2組あるとき。',
  tanyao: '2〜8の数牌だけで和了ったとき。ポンしていても付きます。',
  yakuhai: '白・發・中、場風の東、自分の風の刻子か槓子1組につき。親の東は2つ分です。',
  rinshan: 'カンの嶺上牌で和了ったとき。ガリを抜いた補充牌では付きません。',
  chankan: '他家の加槓した牌で和了ったとき。',
  haitei: '最後のツモ牌で和了ったとき。',
  houtei: '最後の捨て牌で和了ったとき。',
  daburuRiichi: '最初のツモ番でリーチを宣言して和了ったとき。リーチの代わりに付きます。',
  chiitoitsu: '対子7組で和了ったとき。同じ牌4枚を対子2組にできます。',
  chanta: '順子を含み、すべての面子と雀頭に1・9・字牌があるとき。',
  sanshokuDoujun: '萬子・筒子・索子で同じ数の順子。萬子の2〜8がないので作れません。',
  ittsuu: '1種類の数牌で123・456・789の順子がそろうとき。',
  sanshokuDoukou: '萬子・筒子・索子で同じ数の刻子。萬子の1・9を手の内で使えないので作れません。',
  sanankou: '暗刻か暗槓が3組あるとき。ロンで完成した刻子は数えません。',
  sankantsu: '槓子が3組あるとき。',
  shousangen: '白・發・中のうち2種が刻子か槓子、残る1種が雀頭のとき。飜牌2つも付きます。',
  toitoi: '面子がすべて刻子か槓子のとき。',
  honroutou: '1・9・字牌だけで、トイトイか七対子の形のとき。',
  ryanpeikou: '門前で、同じ順子2組が2つあるとき。一盃口は付きません。',
  junchan: '順子を含み、すべての面子と雀頭に1か9があるとき。チャンタは付きません。',
  honitsu: '1種類の数牌と字牌だけのとき。',
  chinitsu: '1種類の数牌だけのとき。',
  kokushi: '1・9・字牌13種がそろい、どれか1種が対子のとき。ガリの3種も手の内で使います。',
  suuankou: '暗刻か暗槓が4組あるとき。ロンなら単騎待ちに限ります。',
  daisangen: '白・發・中の刻子か槓子がそろうとき。',
  shousuushii: '東南西北のうち3種が刻子か槓子、残る1種が雀頭のとき。北を手の内で使えます。',
  daisuushii: '東南西北の刻子か槓子がそろうとき。北を手の内で使え、1つの役満と数えます。',
  tsuuiisou: '字牌だけのとき。七対子の形でもよく、北を手の内で使えます。',
  chinroutou: '1と9だけで、面子がすべて刻子か槓子のとき。1萬と9萬を手の内で使えます。',
  ryuuiisou: '索子の2・3・4・6・8と發だけのとき。發はなくてもかまいません。',
  chuuren: '門前でカンをせず、1種類の数牌で1112345678999と、その種類の1枚がそろうとき。',
  suukantsu: '槓子が4組あるとき。',
  tenhou: '親が配牌で和了ったとき。ガリを抜いて補充した後でも成立します。',
  chiihou: '子が最初のツモで和了ったとき。ガリを抜いて補充した後でも成立します。',
  renhou: '子が最初のツモより前にロンで和了ったとき（採用するときだけ）。',
  openRiichiRon: 'オープンリーチした人に振り込んだとき。搶槓でも同じです。',
  nagashi:
    '自分の捨て牌がすべて1・9・字牌で、1枚も鳴かれずに流局したとき。ガリを抜いていても成立し、ツモ和了りとして払います。',
  openRiichi: 'オープンリーチした人がツモで和了ったとき。',
  fourAlike: '七対子で同じ牌4枚を対子2組に使うごとに1本。役満の七対子には付きません。',
} as const satisfies Record<RibonPattern, string>;

export const options = {
  redTiles: {label: '赤牌の枚数', help: '普通の牌と入れ替える赤牌の枚数。赤い白がなければ白は0にします。'},
  notenPool: {
    label: 'ノーテン罰符',
    help: '流局のときに聴牌していない人が出す本数の合計。ルールの抜粋では20本、本文では40本です。',
    choices: {20: '場20本（2人なら10本ずつ）', 40: '場40本（2人なら20本ずつ）'},
  },
  banban: {label: 'バンバン', help: '和了りに必ず加える本数。'},
  redDora: {
    label: '表示牌が指す赤牌',
    help: '赤牌を表示牌が指しているとき、3本のままか、その分も加えるか。',
    choices: {fixed3: '常に3本', base3PlusIndicators: '3本に、指している表示牌の数を加える'},
  },
  setMultiplied: {label: 'セットも倍にする', help: 'ガリ倍・ガリトリのとき、セットの8本も倍にします。'},
  nogariWithYakuman: {label: '役満のノーガリ', help: 'ノーガリの本数を役満にも加えます。'},
  yakumanStack: {label: '役満の複合', help: '役満が重なったとき、すべて足します。'},
  openRiichiRonYakumanIfRiichi: {
    label: 'リーチ者のオープンリーチへの放銃',
    help: '振り込んだ人自身がリーチしていても、オープンリーチへの放銃を役満とします。',
  },
  dobonPrizeOnTsumo: {
    label: 'ツモのドボン賞',
    help: 'ツモで誰かがドボンしたときもドボン賞をやり取りします。',
  },
  topTie: {
    label: '同点のトップ',
    help: '同点でトップが並んだときの決め方。',
    choices: {firstDealerOrder: '起家に近い人がトップ', shared: 'トップの得点を分け合う'},
  },
  renhou: {label: '人和', help: '人和を役満として採用します。'},
  doraIndicators: {
    label: '最初のドラ表示牌',
    help: '配牌のときにめくるドラ表示牌の枚数。',
    choices: {1: '1枚', 2: '2枚（東天紅）'},
  },
  northInTsuuiisou: {
    label: '字一色の北',
    help: '字一色の手の内でガリの北を使える形。',
    choices: {always: '面子と雀頭の形でも使える', sevenPairs: '七対子の形だけで使える'},
  },
  gariFiveMan: {label: '5萬のガリ', help: '5萬4枚（1枚は赤）をガリに加え、112枚で行います。'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'RB-1': '3人か4人で行います。4人のときは1人が抜け番となり、東家・南家・西家の3人で打ちます。',
  'RB-2': '役が必要です（常に1飜縛り）。ドラとガリは役ではありません。チーはできず、場は常に東場です。',
  'RB-3': '萬子の1と9、筒子と索子の1〜9、字牌7種を4枚ずつ、計108枚使います。',
  'RB-4': '3筒・3索・5筒・5索・白の1枚ずつを赤牌に替えます。赤い白がなければ普通の白を4枚使います。',
  'RB-5':
    '点棒は百点棒を1本、五百点棒を5本、千点棒を10本とします。サイコロは1個で、起家マークは親が変わるたびに移し、本場は10本棒で示します。',
  'RB-6': '50本持ちの60本返し。誰かの持ち点が0本以下になったら終わり（ドボン）で、箱下も精算します。',
  'RB-7': 'トップ以外は持ち点の60本からの差が得点となり、トップは全員の合計が0になる数を取ります。',
  'RB-8':
    '最初の親は任意の方法で決め、以後は和了った人が次の親です。ダブロンに親がいれば連荘、親が振り込んだなら2人のうち上家が親になり、流局は親の連荘で、連荘すると本場が1本増えます。',
  'RB-9':
    '4人のときは振り込んだ人、ツモならツモった人の上家、流局なら西家が抜け番になります。親の左の（抜け番でない）人が西家で、右の人が抜け番なら対面が南家です。',
  'RB-10': '親がサイコロを振り、1・4は自分、2・5は南家、3・6は西家の山から取り始めます。',
  'RB-11':
    'ドラ表示牌は取り始めの切れ目から9幢目です。表示牌の直前の牌が海底牌で、王牌の枚数はカンの数で変わります。',
  'RB-12': '九種九牌や四風連打などの途中流局はありません。カンは全員で4つまでです。',
  'RB-13':
    'ロンで誰かがドボンすると、その人が10本払い、和了った人が10本受け取ります。ダブロンなら20本払い、ノー聴で0本になった人も聴牌者1人につき10本払います。',
  'RB-14': '表示牌の次の牌がドラで、1枚1本です。カンドラと、リーチのときの裏ドラもあります。',
  'RB-15': '表示牌が西ならドラは東です。ほかは9の次が1、東南西、白發中の順に回ります。',
  'RB-16': '表示牌が1萬・9萬・北なら、ドラはなく「ガリ倍」となります。',
  'RB-17': '表示牌が赤牌なら、ドラはなく「ガリトリ」となります。',
  'RB-18': '5筒と5索は常にドラです。表示牌が4筒・4索なら5筒・5索は1枚2本（ダブドラ）になります。',
  'RB-19': '赤牌は常に1枚3本です。',
  'RB-20': '1萬・9萬・北の12枚がガリです。',
  'RB-21':
    'ガリは1枚1本で、手の内では使えません。ただし字一色と四喜和では北、清老頭では1萬と9萬、国士無双では3種とも使えます。',
  'RB-22':
    '自分の番なら、いつでも何枚でもガリを右に表向きに出し、嶺上牌で補充します。補充もツモの一部なので、一発・天和・地和は消えません。',
  'RB-23':
    'ガリ倍は2倍、ガリトリは3倍です。重なれば増える分を足し、ガリ倍とガリ倍で3倍、ガリ倍とガリトリで4倍、ガリトリとガリトリで5倍になります。',
  'RB-24': '同じ種類のガリ4枚を「セット」と呼び、4本でなく8本とします。',
  'RB-25': 'ガリを1枚も抜かずに和了れば「ノーガリ」で、門前は20本、副露していれば10本です。',
  'RB-26':
    'ロンは振り込んだ人が全額を、ツモは2人がそれぞれ全額を払います（ツモ倍）。倍々計算はせず、すべて足します。',
  'RB-27': 'ノーテン罰符は、抜粋では場20本（2人なら10本ずつ）、本文では場40本（2人なら20本ずつ）です。',
  'RB-28':
    'リーチ棒は1本で、裏ドラが付きます。オープンリーチは手牌をすべて見せ、フリテンではできません。ツモは1本増し、ロンは役満です。',
  'RB-29': '流し満貫（フリキリ）は役満のツモ和了りです。ガリを抜いていても成立します。',
  'RB-30': '七対子は4枚使いを認め、1組あるごとに1本増しです。',
  'RB-31': '役満は40本です。ドラは数えませんが、役以外の本数とガリの本数は加えます。',
  'RB-32': '和了ったら役と本数を1つずつ声に出し、手牌以外の牌を裏向けて右に並べて数えます。',
  'RB-33': '包の決まりはありません。本数は整数なので端数も出ません。',
  'RB-A6': 'ノーガリはガリ倍・ガリトリで倍になりません。',
  'RB-A10': '「9幢目」は配牌の取り始めではなく、ドラ表示牌の位置と読みます。',
  'RB-A11': '4枚使いの七対子にも二盃口にも読める手は、高い方を取ります。',
  'RB-A13': '流局したときのリーチ棒は、次に和了った人のものになります。',
  'RB-A14':
    '流し満貫は2人から受け取り、バンバン・親・本場・ガリを加えます。門前は副露していないときだけ加えます。',
} as const satisfies Record<RibonRule, string>;

export const presets = {tohtenko: '東天紅サンマ'};

export const payments = {noten: 'ノーテン罰符', dobon: 'ドボン賞'} as const satisfies Record<
  RibonPayment,
  string
>;

type RibonPreset = (typeof presetList)[number]['id'];

export const text: RulesetText<RibonPattern, keyof typeof specs, RibonRule, RibonPreset> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
};
