import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {RibonPayment} from '../pay.js';
import type {RibonPattern} from '../patterns.js';
import type {RibonPreset} from '../presets.js';

const title = '李凡師サンマ';

export const names: Readonly<Record<RibonPattern, PatternName>> = {
  banban: {name: 'バンバン', reading: 'バンバン'},
  oya: {name: '親', reading: 'オヤ'},
  honba: {name: '本場', reading: 'ホンバ'},
  menzen: {name: '門前', reading: 'メンゼン'},
  minkan: {name: '明槓', reading: 'ミンカン'},
  ankan: {name: '暗槓', reading: 'アンカン'},
  gari: {name: 'ガリ', reading: 'ガリ'},
  nogari: {name: 'ノーガリ', reading: 'ノーガリ'},
  dora: {name: 'ドラ', reading: 'ドラ'},
  uradora: {name: '裏ドラ', reading: 'ウラドラ'},
  kandora: {name: 'カンドラ', reading: 'カンドラ'},
  tsumo: {name: 'ツモ', reading: 'ツモ'},
  riichi: {name: 'リーチ', reading: 'リーチ'},
  ippatsu: {name: '一発', reading: 'イッパツ'},
  pinfu: {name: 'ピンフ', reading: 'ピンフ'},
  iipeikou: {name: '一盃口', reading: 'イーペーコー'},
  tanyao: {name: '断ヤオ', reading: 'タンヤオ'},
  yakuhai: {name: '飜牌', reading: 'ファンパイ'},
  rinshan: {name: '嶺上開花', reading: 'リンシャンカイホウ'},
  chankan: {name: '搶槓', reading: 'チャンカン'},
  haitei: {name: '海底自摸', reading: 'ハイテイツモ'},
  houtei: {name: '河底撈魚', reading: 'ホウテイラオユイ'},
  daburuRiichi: {name: 'Wリーチ', reading: 'ダブルリーチ'},
  chiitoitsu: {name: '七対子', reading: 'チートイツ'},
  chanta: {name: 'チャンタ', reading: 'チャンタ'},
  sanshokuDoujun: {name: '三色同順', reading: 'サンショクドウジュン'},
  ittsuu: {name: '一気通貫', reading: 'イッキツウカン'},
  sanshokuDoukou: {name: '三色同刻', reading: 'サンショクドウコー'},
  sanankou: {name: '三暗刻', reading: 'サンアンコー'},
  sankantsu: {name: '三槓子', reading: 'サンカンツ'},
  shousangen: {name: '小三元', reading: 'ショウサンゲン'},
  toitoi: {name: 'トイトイ', reading: 'トイトイ'},
  honroutou: {name: '混老頭', reading: 'ホンロウトウ'},
  ryanpeikou: {name: '二盃口', reading: 'リャンペーコー'},
  junchan: {name: '純チャン', reading: 'ジュンチャン'},
  honitsu: {name: '混一色', reading: 'ホンイーソー'},
  chinitsu: {name: '清一色', reading: 'チンイーソー'},
  kokushi: {name: '国士無双', reading: 'コクシムソウ'},
  suuankou: {name: '四暗刻', reading: 'スーアンコー'},
  daisangen: {name: '大三元', reading: 'ダイサンゲン'},
  shousuushii: {name: '小四喜', reading: 'ショウスーシー'},
  daisuushii: {name: '大四喜', reading: 'ダイスーシー'},
  tsuuiisou: {name: '字一色', reading: 'ツーイーソー'},
  chinroutou: {name: '清老頭', reading: 'チンロウトウ'},
  ryuuiisou: {name: '緑一色', reading: 'リューイーソー'},
  chuuren: {name: '九蓮宝燈', reading: 'チューレンポウトウ'},
  suukantsu: {name: '四槓子', reading: 'スーカンツ'},
  tenhou: {name: '天和', reading: 'テンホー'},
  chiihou: {name: '地和', reading: 'チーホー'},
  renhou: {name: '人和', reading: 'レンホー'},
  openRiichiRon: {name: 'オープンリーチへの放銃'},
  nagashi: {name: '流し満貫', reading: 'ナガシマンガン'},
  openRiichi: {name: 'オープンリーチ', reading: 'オープンリーチ'},
  fourAlike: {name: '4枚使い'},
};

export const conditions: Readonly<Record<RibonPattern, string>> = {
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
  kandora: 'カンでめくられた表示牌が指す牌。',
  tsumo: '門前で、自分の引いた牌で和了ったとき。',
  riichi: '門前でリーチを宣言して和了ったとき。',
  ippatsu: 'リーチから一巡のうちに和了ったとき。ガリを抜いても消えません。',
  pinfu: '門前で、面子がすべて順子、雀頭が飜牌でなく、両面待ちで和了ったとき。',
  iipeikou: '門前で、同じ順子が2組あるとき。',
  tanyao: '2〜8の数牌だけで和了ったとき。ポンしていても付きます。',
  yakuhai: '白・發・中、場風の東、自分の風の刻子か槓子1組につき。親の東は2つ分です。',
  rinshan:
    'カンの嶺上牌で和了ったとき。カンの後に抜いたガリの補充牌でも付きます。カンがなければ、ガリの補充牌では付きません。',
  chankan: '他家の加槓した牌で和了ったとき。',
  haitei: '最後のツモ牌で和了ったとき。',
  houtei: '最後の捨て牌で和了ったとき。',
  daburuRiichi: '最初のツモ番でリーチを宣言して和了ったとき。リーチの代わりに付きます。',
  chiitoitsu: '対子7組で和了ったとき。',
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
  tsuuiisou: '字牌だけのとき。七対子の形でもよく、北を手の内で使えます（設定により七対子の形だけ）。',
  chinroutou: '1と9だけで、面子がすべて刻子か槓子のとき。1萬と9萬を手の内で使えます。',
  ryuuiisou: '索子の2・3・4・6・8と發だけのとき。發はなくてもかまいません。',
  chuuren: '門前でカンをせず、1種類の数牌で1112345678999と、その種類の1枚がそろうとき。',
  suukantsu: '槓子が4組あるとき。',
  tenhou: '親が配牌で和了ったとき。ガリを抜いて補充した後でも成立します。',
  chiihou: '子が最初のツモで和了ったとき。ガリを抜いて補充した後でも成立します。',
  renhou: '子が最初のツモより前にロンで和了ったとき（採用するときだけ）。',
  openRiichiRon: 'オープンリーチした人に振り込んだとき。搶槓でも同じです。',
  nagashi:
    '自分の捨て牌がすべて1・9・字牌で、1枚も鳴かれずに流局したとき。ガリを抜いていても成立し、ツモ和了として払います。',
  openRiichi: 'オープンリーチした人がツモで和了ったとき。',
  fourAlike: '七対子で同じ牌4枚を対子2組に使うごとに1本。役満の七対子には付きません。',
};

const presets = {tohtenko: '東天紅サンマ'};

const payments = {noten: 'ノーテン罰符', dobon: 'ドボン賞'} as const satisfies Record<
  Exclude<RibonPayment, 'win'>,
  string
>;

/** Names of patterns under the preset. */
const presetNames = {
  tohtenko: {nogari: {name: 'カラス', reading: 'カラス'}},
} as const satisfies Record<RibonPreset, Partial<Record<RibonPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  tohtenko: {
    chiitoitsu: '異なる対子7組で和了ったとき。',
    tsuuiisou:
      '字牌だけのとき。七対子の形でもよく、その形では北を手の内で使えます（設定によりほかの形でも）。',
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
  details: async () => (await import('../details/ja.js')).details,
};
