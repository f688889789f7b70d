import type {PatternName, RulesetText} from '../../../core/names.js';
import type {RibonPayment} from '../game.js';
import type {RibonPattern} from '../patterns.js';
import type {presets as presetList} from '../presets.js';

export const title = 'Ribonshi Sanma';

export const names = {
  banban: {name: 'Banban', also: ['bazoro', 'base', 'バンバン']},
  oya: {name: 'Dealer', also: ['oya', '親']},
  honba: {name: 'Counters', also: ['honba', 'repeat counters', '本場']},
  menzen: {name: 'Concealed hand', also: ['menzen', '門前']},
  minkan: {name: 'Open kong', also: ['minkan', 'exposed kong', 'added kong', '明槓']},
  ankan: {name: 'Concealed kong', also: ['ankan', '暗槓']},
  gari: {name: 'Gari', also: ['nuki dora', 'kita', 'extracted dora', 'ガリ']},
  nogari: {name: 'No gari', also: ['karasu', 'ノーガリ', 'カラス']},
  dora: {name: 'Dora', also: ['bonus tiles', 'red fives', 'ドラ']},
  uradora: {name: 'Ura dora', also: ['underside dora', '裏ドラ']},
  kandora: {name: 'Kan dora', also: ['kong dora', 'カンドラ']},
  tsumo: {name: 'Concealed self-draw', also: ['tsumo', 'menzen tsumo', 'ツモ']},
  riichi: {name: 'Riichi', also: ['reach', 'ready hand', 'リーチ']},
  ippatsu: {name: 'Ippatsu', also: ['one shot', '一発']},
  pinfu: {name: 'Pinfu', also: ['all chows', 'flat hand', 'ピンフ']},
  iipeikou: {name: 'Two alike chows', also: ['iipeikou', 'pure double chow', '一盃口']},
  tanyao: {name: 'All simples', also: ['tanyao', '断ヤオ']},
  yakuhai: {name: 'Value tiles', also: ['yakuhai', 'fanpai', '飜牌']},
  rinshan: {name: 'Win on a kong replacement', also: ['rinshan kaihou', 'after a kan', '嶺上開花']},
  chankan: {name: 'Robbing a kong', also: ['chankan', '搶槓']},
  haitei: {name: 'Last draw', also: ['haitei', 'under the sea', '海底自摸']},
  houtei: {name: 'Last discard', also: ['houtei', 'under the river', '河底撈魚']},
  daburuRiichi: {name: 'Double riichi', also: ['daburu riichi', 'Wリーチ']},
  chiitoitsu: {name: 'Seven pairs', also: ['chiitoitsu', '七対子']},
  chanta: {name: 'Outside hand', also: ['chanta', 'half outside hand', 'チャンタ']},
  sanshokuDoujun: {name: 'Three-suit chows', also: ['sanshoku doujun', 'mixed triple chow', '三色同順']},
  ittsuu: {name: 'Straight', also: ['ittsuu', 'ikkitsuukan', 'pure straight', '一気通貫']},
  sanshokuDoukou: {name: 'Three-suit pungs', also: ['sanshoku doukou', 'triple pung', '三色同刻']},
  sanankou: {name: 'Three concealed pungs', also: ['sanankou', '三暗刻']},
  sankantsu: {name: 'Three kongs', also: ['sankantsu', '三槓子']},
  shousangen: {name: 'Little three dragons', also: ['shousangen', '小三元']},
  toitoi: {name: 'All pungs', also: ['toitoi', 'トイトイ']},
  honroutou: {name: 'Terminals and honors', also: ['honroutou', '混老頭']},
  ryanpeikou: {name: 'Twice two alike chows', also: ['ryanpeikou', '二盃口']},
  junchan: {name: 'Terminals in every group', also: ['junchan', 'full outside hand', '純チャン']},
  honitsu: {name: 'Half flush', also: ['honitsu', 'honiisou', '混一色']},
  chinitsu: {name: 'Full flush', also: ['chinitsu', 'chiniisou', '清一色']},
  kokushi: {name: 'Thirteen orphans', also: ['kokushi musou', '国士無双']},
  suuankou: {name: 'Four concealed pungs', also: ['suuankou', '四暗刻']},
  daisangen: {name: 'Big three dragons', also: ['daisangen', '大三元']},
  shousuushii: {name: 'Little four winds', also: ['shousuushii', '小四喜', '四喜和']},
  daisuushii: {name: 'Big four winds', also: ['daisuushii', '大四喜', '四喜和']},
  tsuuiisou: {name: 'All honors', also: ['tsuuiisou', '字一色']},
  chinroutou: {name: 'All terminals', also: ['chinroutou', '清老頭']},
  ryuuiisou: {name: 'All green', also: ['ryuuiisou', '緑一色']},
  chuuren: {name: 'Nine gates', also: ['chuuren poutou', '九蓮宝燈']},
  suukantsu: {name: 'Four kongs', also: ['suukantsu', '四槓子']},
  tenhou: {name: 'Heavenly hand', also: ['tenhou', '天和']},
  chiihou: {name: 'Earthly hand', also: ['chiihou', '地和']},
  renhou: {name: 'Human hand', also: ['renhou', '人和']},
  openRiichiRon: {name: 'Deal-in to an open riichi', also: ['open riichi ron', 'オープンリーチへの放銃']},
  nagashi: {name: 'All terminal discards', also: ['nagashi mangan', 'furikiri', '流し満貫']},
  openRiichi: {name: 'Open riichi', also: ['オープンリーチ']},
  fourAlike: {name: 'Four alike', also: ['four of a kind as two pairs', '4枚使い']},
} as const satisfies Record<RibonPattern, PatternName>;

export const conditions = {
  banban: 'Added to every win.',
  oya: 'The winner is the dealer.',
  honba: 'One for each counter on the table.',
  menzen:
    'A hand without a called pung or open kong; it counts beside the self-draw, and concealed kongs are allowed.',
  minkan: 'For each open or added kong.',
  ankan: 'For each concealed kong.',
  gari: 'One for each 1m, 9m and North laid out, eight for four of a kind, multiplied where an indicator is a gari or a red tile.',
  nogari: 'A win without any gari laid out; it is never multiplied.',
  dora: 'The tile after the indicator, every 5p and 5s, and every red tile: one each, three for a red one.',
  uradora: 'The tile after an indicator of the lower row, turned up for a winner in riichi.',
  kandora: 'The tile after an indicator that was turned up for a kong.',
  tsumo: 'A concealed hand that wins with a tile its owner drew.',
  riichi: 'A concealed hand that won after riichi was declared.',
  ippatsu: 'A win within one turn of riichi; laying out gari does not break it.',
  pinfu: 'A concealed hand of four chows and a pair that is no value tile, won on a two-sided wait.',
  iipeikou: 'A concealed hand with two chows alike.',
  tanyao: 'Only suited tiles from 2 to 8; called pungs are allowed.',
  yakuhai:
    'For each pung or kong of a dragon, of East (the round wind) or of the own wind; the dealer’s East counts twice.',
  rinshan: 'A win on the replacement for a kong; the replacement for a gari does not count.',
  chankan: 'A win on the tile that another player adds to a pung.',
  haitei: 'A win on the last tile to be drawn.',
  houtei: 'A win on the last discard.',
  daburuRiichi: 'Riichi declared on the first turn; it counts instead of riichi.',
  chiitoitsu: 'Seven pairs.',
  chanta: 'With a chow at least, every group and the pair have a terminal or an honor.',
  sanshokuDoujun: 'The same chow in three suits, which this set has no tiles for: there is no 2m to 8m.',
  ittsuu: '123, 456 and 789 of one suit.',
  sanshokuDoukou: 'The same pung in three suits, which cannot be: 1m and 9m may not be used in the hand.',
  sanankou: 'Three concealed pungs or kongs; one completed by a discard is not concealed.',
  sankantsu: 'Three kongs.',
  shousangen: 'Two dragon pungs or kongs and a pair of the third; both value tiles count too.',
  toitoi: 'All four sets are pungs or kongs.',
  honroutou: 'Only terminals and honors, as four pungs and a pair or as seven pairs.',
  ryanpeikou: 'A concealed hand with two chows alike, twice over; the single pattern does not count too.',
  junchan:
    'With a chow at least, every group and the pair have a 1 or a 9; the outside hand does not count too.',
  honitsu: 'Tiles of one suit and honors.',
  chinitsu: 'Tiles of one suit only.',
  kokushi:
    'One of each terminal and honor, and one of them twice; all three gari kinds are used in the hand.',
  suuankou: 'Four concealed pungs or kongs; by discard only on the pair.',
  daisangen: 'Pungs or kongs of all three dragons.',
  shousuushii: 'Pungs or kongs of three winds and a pair of the fourth; North may be used in the hand.',
  daisuushii:
    'Pungs or kongs of all four winds; North may be used in the hand, and it counts as one yakuman.',
  tsuuiisou:
    'Only honors, as sets or as seven pairs; North may be used in the hand, by agreement in seven pairs alone.',
  chinroutou: 'Only 1s and 9s, as four pungs and a pair; 1m and 9m may be used in the hand.',
  ryuuiisou: 'Only 2, 3, 4, 6, 8 of bamboo and the green dragon, which need not be there.',
  chuuren: 'Without a call or kong, 1112345678999 of one suit and one more tile of it.',
  suukantsu: 'Four kongs.',
  tenhou: 'The dealer wins with the tiles dealt, even after replacing gari.',
  chiihou: 'Another player wins on the first draw, even after replacing gari.',
  renhou: 'A player who is not dealer wins on a discard before the first draw, where that is agreed.',
  openRiichiRon: 'A discard, or the tile of a robbed kong, wins for a player in open riichi.',
  nagashi:
    'The hand ends in a draw, and all one’s discards were terminals or honors and none was called; paid like a self-draw, with gari laid out or not.',
  openRiichi: 'A player in open riichi wins by self-draw.',
  fourAlike: 'For each four of a kind that are two of the seven pairs; not in a yakuman.',
} as const satisfies Record<RibonPattern, string>;

export const presets = {tohtenko: 'Tohtenko Sanma'};

export const payments = {noten: 'not being ready', dobon: 'bust prize'} as const satisfies Record<
  RibonPayment,
  string
>;

type RibonPreset = (typeof presetList)[number]['id'];

export const text: RulesetText<RibonPattern, RibonPreset> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/en.js')).details,
};
