import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {RibonPayment} from '../pay.js';
import type {RibonPattern} from '../patterns.js';
import type {RibonPreset} from '../presets.js';

const title = 'Ribonshi Sanma';

export const names: Readonly<Record<RibonPattern, PatternName>> = {
  banban: {name: 'Banban'},
  oya: {name: 'Dealer'},
  honba: {name: 'Counters'},
  menzen: {name: 'Concealed hand'},
  minkan: {name: 'Open kong'},
  ankan: {name: 'Concealed kong'},
  gari: {name: 'Gari'},
  nogari: {name: 'No gari'},
  dora: {name: 'Dora'},
  uradora: {name: 'Ura dora'},
  kandora: {name: 'Kan dora'},
  tsumo: {name: 'Concealed self-draw'},
  riichi: {name: 'Riichi'},
  ippatsu: {name: 'Ippatsu'},
  pinfu: {name: 'Pinfu'},
  iipeikou: {name: 'Pure double chow'},
  tanyao: {name: 'All simples'},
  yakuhai: {name: 'Value tiles'},
  rinshan: {name: 'Win on a kong replacement'},
  chankan: {name: 'Robbing a kong'},
  haitei: {name: 'Last draw'},
  houtei: {name: 'Last discard'},
  daburuRiichi: {name: 'Double riichi'},
  chiitoitsu: {name: 'Seven pairs'},
  chanta: {name: 'Outside hand'},
  sanshokuDoujun: {name: 'Mixed triple chow'},
  ittsuu: {name: 'Straight'},
  sanshokuDoukou: {name: 'Triple pung'},
  sanankou: {name: 'Three concealed pungs'},
  sankantsu: {name: 'Three kongs'},
  shousangen: {name: 'Little three dragons'},
  toitoi: {name: 'All pungs'},
  honroutou: {name: 'Terminals and honors'},
  ryanpeikou: {name: 'Twice pure double chow'},
  junchan: {name: 'Terminals in every group'},
  honitsu: {name: 'Half flush'},
  chinitsu: {name: 'Full flush'},
  kokushi: {name: 'Thirteen orphans'},
  suuankou: {name: 'Four concealed pungs'},
  daisangen: {name: 'Big three dragons'},
  shousuushii: {name: 'Little four winds'},
  daisuushii: {name: 'Big four winds'},
  tsuuiisou: {name: 'All honors'},
  chinroutou: {name: 'All terminals'},
  ryuuiisou: {name: 'All green'},
  chuuren: {name: 'Nine gates'},
  suukantsu: {name: 'Four kongs'},
  tenhou: {name: 'Heavenly hand'},
  chiihou: {name: 'Earthly hand'},
  renhou: {name: 'Human hand'},
  openRiichiRon: {name: 'Deal-in to an open riichi'},
  nagashi: {name: 'Nagashi mangan'},
  openRiichi: {name: 'Open riichi'},
  fourAlike: {name: 'Four alike'},
};

export const conditions: Readonly<Record<RibonPattern, string>> = {
  banban: 'Added to every win.',
  oya: 'The winner is the dealer.',
  honba: 'One for each counter on the table.',
  menzen:
    'A hand without a called pung or open kong; it counts beside the self-draw, and concealed kongs are allowed.',
  minkan: 'For each open or added kong.',
  ankan: 'For each kong of four tiles that the player has drawn.',
  gari: 'One for each 1m, 9m and North laid out, eight for four of a kind, multiplied where an indicator is a gari or a red tile.',
  nogari: 'A win without any gari laid out; it is never multiplied.',
  dora: 'The tile after an indicator turned up at the start, every 5p and 5s, and every red tile: one each, three for a red one.',
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
  houtei: 'A win on the tile that is discarded when the wall has run out.',
  daburuRiichi: 'Riichi declared on the first turn; it counts instead of riichi.',
  chiitoitsu: 'Fourteen tiles that make nothing but pairs.',
  chanta: 'With a chow at least, every group and the pair have a terminal or an honor.',
  sanshokuDoujun: 'The same chow in three suits, which this set has no tiles for: there is no 2m to 8m.',
  ittsuu: '123, 456 and 789 of one suit.',
  sanshokuDoukou: 'The same pung in three suits, which cannot be: 1m and 9m may not be used in the hand.',
  sanankou:
    'Three pungs or kongs of tiles that the player has drawn; one completed by a discard is not concealed.',
  sankantsu: 'Three sets of four tiles alike, melded or concealed.',
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
  suuankou: 'Four pungs or kongs of tiles that the player has drawn; by discard only on the pair.',
  daisangen: 'Pungs or kongs of all three dragons.',
  shousuushii: 'Pungs or kongs of three winds and a pair of the fourth; North may be used in the hand.',
  daisuushii:
    'Pungs or kongs of all four winds; North may be used in the hand, and it counts as one yakuman.',
  tsuuiisou:
    'Only honors, as sets or as seven pairs; North may be used in the hand, by agreement in seven pairs alone.',
  chinroutou: 'Only 1s and 9s, as four pungs and a pair; 1m and 9m may be used in the hand.',
  ryuuiisou: 'Only 2, 3, 4, 6, 8 of bamboo and the green dragon, which need not be there.',
  chuuren: 'Without a call or kong, 1112345678999 of one suit and one more tile of it.',
  suukantsu: 'Four sets of four tiles alike, melded or concealed.',
  tenhou: 'The dealer wins with the tiles dealt, even after replacing gari.',
  chiihou: 'Another player wins on the first draw, even after replacing gari.',
  renhou: 'A player who is not dealer wins on a discard before the first draw, where that is agreed.',
  openRiichiRon: 'A discard, or the tile of a robbed kong, wins for a player in open riichi.',
  nagashi:
    'The hand ends in a draw, and all one’s discards were terminals or honors and none was called; paid like a self-draw, with gari laid out or not.',
  openRiichi: 'A player in open riichi wins by self-draw.',
  fourAlike: 'For each four of a kind that are two of the seven pairs; not in a yakuman.',
};

const presets = {tohtenko: 'Tohtenko Sanma'};

const payments = {noten: 'not being ready', dobon: 'bust prize'} as const satisfies Record<
  Exclude<RibonPayment, 'win'>,
  string
>;

/** Names of patterns under the preset. */
const presetNames = {
  tohtenko: {nogari: {name: 'Crow'}},
} as const satisfies Record<RibonPreset, Partial<Record<RibonPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  tohtenko: {
    chiitoitsu: 'Seven different pairs.',
    tsuuiisou:
      'Only honors, as sets or as seven pairs; North may be used in seven pairs, by agreement in sets too.',
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
  details: async () => (await import('../details/en.js')).details,
};
