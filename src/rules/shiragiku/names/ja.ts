import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../pay.js';

const title = 'しらぎく麻雀の台湾麻将';

export const names: Readonly<Record<ShiragikuPattern, PatternName>> = {
  menqing: {name: '門清', reading: 'メンチン'},
  buqiu: {name: '不求', reading: 'ブーチュー'},
  mohu: {name: '摸胡', reading: 'モーフー'},
  qiangganghu: {name: '搶槓胡', reading: 'チャンカンフー'},
  duting: {name: '独聴', reading: 'ドゥーティン'},
  banqiu: {name: '半求', reading: 'バンチュー'},
  gangshang: {name: '槓上開花', reading: 'カンシャンカイホワ'},
  haidi: {name: '海底摸月', reading: 'ハイテイモーユエ'},
  hedi: {name: '河底撈魚', reading: 'ホーテイラオユイ'},
  fanpaiDragon: {name: '翻牌 中・發・白', reading: 'ファンパイ'},
  fanpaiRound: {name: '荘風牌', reading: 'チャンフォンパイ'},
  fanpaiSeat: {name: '門風牌', reading: 'メンフォンパイ'},
  seatFlower: {name: '門風花', reading: 'メンフォンホワ'},
  pinghu: {name: '平胡', reading: 'ピンフー'},
  quanqiu: {name: '全求', reading: 'チュエンチュー'},
  huagang: {name: '花槓', reading: 'ホワカン'},
  sananke: {name: '三暗刻', reading: 'サンアンコー'},
  diting: {name: '地聴', reading: 'ディーティン'},
  pengpenghu: {name: '碰碰胡', reading: 'ポンポンフー'},
  xiaosanyuan: {name: '小三元', reading: 'ショウサンゲン'},
  hunyise: {name: '混一色', reading: 'ホンイーソー'},
  sianke: {name: '四暗刻', reading: 'スーアンコー'},
  tianting: {name: '天聴', reading: 'ティエンティン'},
  dasanyuan: {name: '大三元', reading: 'ダイサンゲン'},
  xiaosixi: {name: '小四喜', reading: 'ショウスーシー'},
  qingyise: {name: '清一色', reading: 'チンイーソー'},
  ziyise: {name: '字一色', reading: 'ツーイーソー'},
  wuanke: {name: '五暗刻', reading: 'ウーアンコー'},
  baxian: {name: '八仙過海', reading: 'パーシェンクオハイ'},
  tianhu: {name: '天胡', reading: 'テンフー'},
  dihu: {name: '地胡', reading: 'チーフー'},
  renhu: {name: '人胡', reading: 'レンフー'},
  dasixi: {name: '大四喜', reading: 'ダイスーシー'},
};

export const conditions: Readonly<Record<ShiragikuPattern, string>> = {
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
  fanpaiSeat:
    '門風（自分の風）の牌の刻子か槓子。荘風と同じ風なら荘風牌と合わせて2台です（ページの「組数分」は1台とも読めます）。',
  seatFlower: '門風に対応する花牌1枚につき1台。八仙過海には付きません。',
  pinghu: '順子5組と数牌の雀頭を、花牌が1枚もない状態で、両面待ちで栄和したとき。副露してもかまいません。',
  quanqiu: '五門子をすべて碰・吃・明槓でさらし、栄和したとき。暗槓があると付きません。',
  huagang: '春夏秋冬または梅蘭菊竹の4枚がそろった組1つにつき2台。門風花も別に付きます。',
  sananke: '暗刻か暗槓が3組あるとき。',
  diting:
    '吃・碰・槓のない第一摸牌で一打聴牌となった散家が、第一打で聴牌を宣言して和了したとき。設定で認めない限り、門清と不求は付きません。',
  pengpenghu: '雀頭以外の五門子がすべて刻子か槓子のとき。',
  xiaosanyuan: '三元牌の2種が刻子、残り1種が雀頭のとき。三元牌2台分を含みます。',
  hunyise: '1種類の数牌と字牌だけで和了したとき。',
  sianke: '暗刻か暗槓が4組あるとき。碰碰胡になれば別に付きます。',
  tianting:
    '配牌で一打聴牌となった荘家が、第一打で聴牌を宣言して和了したとき。設定で認めない限り、門清と不求は付きません。',
  dasanyuan: '三元牌の3種がすべて刻子か槓子のとき。三元牌3台分を含みます。',
  xiaosixi: '四風牌の3種が刻子、残り1種が雀頭のとき。荘風牌と門風牌は別に付きます。',
  qingyise: '1種類の数牌だけで和了したとき。花牌があってもかまいません。',
  ziyise: '字牌だけで和了したとき。三元牌・荘風牌・門風牌と碰碰胡は別に付きます。',
  wuanke: '暗刻か暗槓が5組あるとき。碰碰胡は付きません。',
  baxian: '花牌8枚を1人でそろえて宣言したとき。手の形は問わず、摸和として扱います。',
  tianhu:
    '荘家が配牌の17枚で和了しているとき。配牌直後の捕花の後でも成立します。設定で認めない限り、門清・不求・摸胡は付きません。',
  dihu: '荘家の第一打で散家が栄和したとき。設定で認めない限り、門清・不求・摸胡は付きません。',
  renhu:
    '散家が、吃・碰・槓や摸牌後の捕花がないまま、第一摸牌で和了したとき。設定で認めない限り、門清・不求・摸胡は付きません。',
  dasixi: '四風牌の4種がすべて刻子か槓子のとき。荘風牌と門風牌の分を含みます。',
};

const payments = {
  base: '摸帯',
  tai: '役の台数',
  dealer: '荘家点',
  counters: '連荘点・拉荘点',
} as const satisfies Record<ShiragikuPayment, string>;

const presets = {};

export const text: RulesetText<ShiragikuPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/ja.js')).details,
};
