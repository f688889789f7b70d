import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {RibonPayment} from '../game.js';
import type {options as specs} from '../options.js';
import type {RibonPattern} from '../patterns.js';
import type {presets as presetList} from '../presets.js';
import type {RibonRule} from '../rules.js';

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
  chiitoitsu: 'Seven pairs; four of a kind may be two of them.',
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
  tsuuiisou: 'Only honors, as sets or as seven pairs; North may be used in the hand.',
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

export const options = {
  redTiles: {
    label: 'Red tiles',
    help: 'How many tiles of each kind are replaced by red ones; 0 for White where there is no red one.',
  },
  notenPool: {
    label: 'Penalty for not being ready',
    help: 'What those who are not ready pay together when a hand is drawn: the page’s summary says 20, its text 40.',
    choices: {20: '20 in all (two pay 10 each)', 40: '40 in all (two pay 20 each)'},
  },
  banban: {label: 'Banban', help: 'What is added to every win.'},
  redDora: {
    label: 'Red tile under an indicator',
    help: 'Whether a red tile that an indicator points at stays at three.',
    choices: {fixed3: 'Always three', base3PlusIndicators: 'Three, and one for each indicator'},
  },
  setMultiplied: {
    label: 'Multiply sets of gari',
    help: 'The eight for four gari of a kind are multiplied too where an indicator multiplies gari.',
  },
  nogariWithYakuman: {
    label: 'No gari with yakuman',
    help: 'What a hand without gari gets is added to a yakuman too.',
  },
  yakumanStack: {label: 'Several yakuman', help: 'Yakuman that come together are added up.'},
  openRiichiRonYakumanIfRiichi: {
    label: 'Deal-in by a player in riichi',
    help: 'A deal-in to an open riichi is a yakuman even if the discarder is in riichi and had no choice.',
  },
  dobonPrizeOnTsumo: {
    label: 'Bust prize by self-draw',
    help: 'The prize for a bust is paid after a self-draw too.',
  },
  topTie: {
    label: 'Tie for first place',
    help: 'Who is first when players have the same number of sticks.',
    choices: {firstDealerOrder: 'Whoever sits nearer the first dealer', shared: 'They share the result'},
  },
  renhou: {label: 'Human hand', help: 'A win on a discard before the first draw is a yakuman.'},
  doraIndicators: {
    label: 'Dora indicators at the start',
    help: 'How many indicators are turned up before the hand begins.',
    choices: {1: 'One', 2: 'Two (Tohtenko)'},
  },
  northInTsuuiisou: {
    label: 'North in all honors',
    help: 'In which form a hand of all honors may use North, which is a gari.',
    choices: {always: 'In sets and in seven pairs', sevenPairs: 'In seven pairs only'},
  },
  gariFiveMan: {label: '5m as gari', help: 'Four 5m, one of them red, are gari too; 112 tiles.'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'RB-1': 'Three or four players; with four, one always sits out and East, South and West play.',
  'RB-2': 'A hand needs a yaku; dora and gari are none. There is no chow, and the round wind is always East.',
  'RB-3': '108 tiles: 1m and 9m, 1 to 9 of dots and bamboo, and the seven honors, four of each.',
  'RB-4': 'One 3p, 3s, 5p, 5s and White are red; without a red White, four plain ones are used.',
  'RB-5':
    'A stick of 100 is 1, of 500 is 5, of 1000 is 10. One die is used, the first dealer’s marker moves with the deal, and counters are shown with sticks of 10.',
  'RB-6':
    'Everybody starts with 50 and settles against 60. The game ends when somebody has 0 or less, and debts are settled too.',
  'RB-7': 'All but the first get their sticks less 60; the first gets what makes the sum zero.',
  'RB-8':
    'The first dealer is chosen in any way, later the winner deals. A dealer among two winners goes on; if the dealer dealt in, the upstream winner deals; after a draw the dealer goes on, and each repeat adds a counter.',
  'RB-9':
    'With four players the discarder sits out, after a self-draw the player left of the winner, after a draw West. The one left of the dealer is West; if the one on the right sits out, the opposite one is South.',
  'RB-10':
    'The dealer’s die says whose wall is opened: 1 and 4 the own one, 2 and 5 South’s, 3 and 6 West’s.',
  'RB-11':
    'The dora indicator is in the ninth stack from the break. The tile before the last indicator is the last to be drawn, so that the dead wall depends on the kongs.',
  'RB-12': 'No hand is abandoned, and there are four kongs at most in all.',
  'RB-13':
    'Whoever is bust by a discard pays 10 to each winner. Whoever is bust by not being ready pays 10 to each who is.',
  'RB-14':
    'The tile after the indicator is dora, one each; kongs turn up more, and riichi the ones underneath.',
  'RB-15':
    'After West comes East; otherwise 9 is followed by 1, and East–South–West and the dragons go round.',
  'RB-16': 'If the indicator is 1m, 9m or North there is no dora, and gari count double.',
  'RB-17': 'If the indicator is a red tile there is no dora, and gari count three times.',
  'RB-18': '5p and 5s are always dora; with 4p or 4s as the indicator they are worth two.',
  'RB-19': 'Every red tile is always worth three.',
  'RB-20': 'The twelve tiles 1m, 9m and North are gari.',
  'RB-21':
    'Each is worth one and may not be used in the hand, but North in all honors and four winds, 1m and 9m in all terminals, and all three in thirteen orphans.',
  'RB-22':
    'On one’s turn any number may be laid out and replaced from the dead wall. That is part of the draw and breaks neither ippatsu nor a heavenly or earthly hand.',
  'RB-23':
    'A gari as indicator multiplies gari by two, a red tile by three; several add up, so that two of the first make three, one of each four, two of the second five.',
  'RB-24': 'Four gari of a kind are a set and count 8 instead of 4.',
  'RB-25': 'A win without gari gets 20, or 10 with an open hand.',
  'RB-26':
    'The discarder pays the whole; after a self-draw both others pay the whole each. All is added, nothing doubled.',
  'RB-27': 'Those who are not ready pay 20 together by the page’s summary, 40 by its text; two share it.',
  'RB-28':
    'Riichi costs one stick and brings the dora underneath. Open riichi shows the whole hand, not in furiten: one more by self-draw, a yakuman by discard.',
  'RB-29': 'All terminal discards is a yakuman by self-draw, even if gari were laid out.',
  'RB-30': 'Seven pairs may have four of a kind as two pairs, with one more for each.',
  'RB-31': 'A yakuman is 40. Dora do not count, but the extras and the gari do.',
  'RB-32': 'The winner calls yaku and extras one by one and counts them out with face-down tiles.',
  'RB-33': 'Nobody is liable for another’s payment, and nothing is rounded.',
  'RB-A6': 'What a hand without gari gets is never multiplied.',
  'RB-A10': 'The ninth stack is where the indicator is, not where the deal begins.',
  'RB-A11': 'A hand that is both seven pairs and twice two alike chows takes the higher total.',
  'RB-A13': 'Riichi sticks stay on the table after a draw, for the next winner.',
  'RB-A14':
    'All terminal discards is paid by both others, with banban, dealer, counters and gari added, and the concealed hand if it is one.',
} as const satisfies Record<RibonRule, string>;

export const presets = {tohtenko: 'Tohtenko Sanma'};

export const payments = {noten: 'not being ready', dobon: 'bust prize'} as const satisfies Record<
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
