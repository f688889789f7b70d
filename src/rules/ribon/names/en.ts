import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {RibonPayment} from '../pay.js';
import type {RibonPattern} from '../patterns.js';
import type {RibonPreset} from '../presets.js';

const title = 'Ribonshi Sanma';

export const names: Readonly<Record<RibonPattern, PatternName>> = {
  banban: {name: 'Banban'},
  oya: {name: 'Dealer'},
  honba: {name: 'Repeat counters'},
  menzen: {name: 'Concealed hand'},
  minkan: {name: 'Melded kong'},
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
  junchan: {name: 'Terminals in every set'},
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
  honba: '1 point for each repeat counter on the table.',
  menzen: 'A hand without melded pungs or kongs. It is added to the self-draw. Concealed kongs are allowed.',
  minkan: 'For each melded or added kong.',
  ankan: 'For each concealed kong.',
  gari: '1 point for each 1 and 9 of characters and North set aside, 8 points for four of a kind. They are multiplied if an indicator is a gari or a red tile.',
  nogari: 'A win without any gari set aside. It is never multiplied.',
  dora: 'The tile after an indicator turned up at the start, every 5 of dots and of bamboos, and every red tile: 1 point each, 3 for a red tile.',
  uradora: 'The tile after an indicator of the lower row, turned up if the winner is in riichi.',
  kandora: 'The tile after an indicator that was turned up for a kong.',
  tsumo: 'A concealed hand that wins by self-draw.',
  riichi: 'A concealed hand that wins after declaring riichi.',
  ippatsu: 'A win within one turn of riichi. Setting aside gari does not break it.',
  pinfu: 'A concealed hand of four chows and a pair that is not a value tile, with a two-sided wait.',
  iipeikou: 'A concealed hand with two identical chows.',
  tanyao: 'Only suited tiles from 2 to 8. Melded pungs are allowed.',
  yakuhai:
    'For each pung or kong of a dragon, of East (the round wind) or of your own wind. The dealer’s East counts twice.',
  rinshan:
    'A win on the replacement tile of a kong, even if you set aside gari and replaced them in between. The replacement tile of a gari alone does not count.',
  chankan: 'A win on the tile that another player adds to a pung.',
  haitei: 'A win on the last tile that can be drawn.',
  houtei: 'A win on the last discard of the hand.',
  daburuRiichi: 'Riichi declared on the first turn. It counts in place of riichi.',
  chiitoitsu: 'Seven pairs.',
  chanta: 'At least one chow. Every set and the pair contain a terminal or an honor.',
  sanshokuDoujun: 'The same chow in three suits. Impossible here, because there are no 2 to 8 of characters.',
  ittsuu: '123, 456 and 789 of one suit.',
  sanshokuDoukou:
    'The same pung in three suits. Impossible here, because the 1 and 9 of characters cannot be kept in the hand.',
  sanankou: 'Three concealed pungs or kongs. A pung completed by a discard is not concealed.',
  sankantsu: 'Three kongs, melded or concealed.',
  shousangen: 'Two dragon pungs or kongs and a pair of the third. Both value tiles are added.',
  toitoi: 'All four sets are pungs or kongs.',
  honroutou: 'Only terminals and honors, as four pungs and a pair or as seven pairs.',
  ryanpeikou: 'A concealed hand with two pairs of identical chows. “Pure double chow” is not added.',
  junchan: 'At least one chow. Every set and the pair contain a 1 or a 9. “Outside hand” is not added.',
  honitsu: 'Tiles of one suit and honors.',
  chinitsu: 'Tiles of one suit only.',
  kokushi:
    'One of each terminal and honor, and one of them twice. All three gari kinds are used in the hand.',
  suuankou: 'Four concealed pungs or kongs. On a discard it wins only with the pair.',
  daisangen: 'Pungs or kongs of all three dragons.',
  shousuushii: 'Pungs or kongs of three winds and a pair of the fourth. North may be used in the hand.',
  daisuushii: 'Pungs or kongs of all four winds. North may be used in the hand. It counts as one yakuman.',
  tsuuiisou:
    'Only honors, as sets or as seven pairs. North may be used in the hand (only in seven pairs, if the players agree so).',
  chinroutou: 'Only 1s and 9s, as four pungs and a pair. The 1 and 9 of characters may be used in the hand.',
  ryuuiisou: 'Only 2, 3, 4, 6, 8 of bamboos and green dragons. Green dragons are optional.',
  chuuren: 'A concealed hand without kongs: 1112345678999 of one suit and one more tile of it.',
  suukantsu: 'Four kongs, melded or concealed.',
  tenhou: 'The dealer wins with the tiles dealt, even after replacing gari.',
  chiihou: 'A non-dealer wins on the first draw, even after replacing gari.',
  renhou: 'A non-dealer wins on a discard before their first draw, if the players have agreed to count it.',
  openRiichiRon: 'You deal in (or your kong is robbed) to a player in open riichi.',
  nagashi:
    'The hand is drawn, all your discards were terminals or honors, and none was called. Paid as a self-draw. It does not matter whether you set aside gari.',
  openRiichi: 'A player in open riichi wins by self-draw.',
  fourAlike: 'For each four of a kind used as two pairs in Seven pairs. It is not added to a yakuman.',
};

const presets = {tohtenko: 'Tohtenko Sanma'};

const payments = {noten: 'noten payment', dobon: 'bust prize'} as const satisfies Record<
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
      'Only honors, as sets or as seven pairs. North may be used in seven pairs (also in sets, if the players agree so).',
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
