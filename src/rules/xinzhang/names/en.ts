import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {XinzhangPattern} from '../patterns.js';
import type {XinzhangPayment} from '../pay.js';
import type {XinzhangPreset} from '../presets.js';

const title = 'Taiwanese “New Rules” mahjong (Xinzhang)';

export const names: Readonly<Record<XinzhangPattern, PatternName>> = {
  zhuangjia: {name: 'Dealer'},
  lianzhuang: {name: 'Repeats (dealer wins)'},
  lazhuang: {name: 'Repeats (dealer pays)'},
  menqianqing: {name: 'Concealed hand'},
  zimo: {name: 'Self-draw'},
  duting: {name: 'Single wait'},
  banqiuren: {name: 'Half melded hand'},
  qianggang: {name: 'Robbing a kong'},
  quanfeng: {name: 'Round wind'},
  menfeng: {name: 'Seat wind'},
  sanyuanpai: {name: 'Dragon pung'},
  benhua: {name: 'Seat flower'},
  wuziwuhua: {name: 'No honors, no flowers'},
  duanyaojiu: {name: 'All simples'},
  yibangao: {name: 'Pure double chow'},
  hedilaoyu: {name: 'Last discard'},
  xiaopinghu: {name: 'Lesser all chows'},
  haidilaoyue: {name: 'Last draw'},
  gangshangkaihua: {name: 'Win on a replacement'},
  huagang: {name: 'Flower kong'},
  sanxiangfeng: {name: 'Mixed triple chow'},
  yiqitongguan: {name: 'Straight'},
  buqiuren: {name: 'Concealed self-draw'},
  dapinghu: {name: 'Greater all chows'},
  sananke: {name: 'Three concealed pungs'},
  erbangao: {name: 'Twice pure double chow'},
  sanfenghui: {name: 'Three winds'},
  quanqiuren: {name: 'Melded hand'},
  sanlianke: {name: 'Three pungs in a row'},
  hunquandaiyao: {name: 'Outside hand'},
  diting: {name: 'Earthly ready'},
  santongke: {name: 'Triple pung'},
  yisesantongshun: {name: 'Pure triple chow'},
  duiduihu: {name: 'All pungs'},
  hunyise: {name: 'Half flush'},
  xiaosanyuan: {name: 'Little three dragons'},
  silianke: {name: 'Four pungs in a row'},
  shiliubuda: {name: 'Sixteen unrelated'},
  chunquandaiyao: {name: 'Terminals in all sets'},
  sangangzi: {name: 'Three kongs'},
  hunlaotou: {name: 'Terminals and honors'},
  sianke: {name: 'Four concealed pungs'},
  qiqiangyi: {name: 'Seven robbing one'},
  baxianguohai: {name: 'Eight immortals cross the sea'},
  tianting: {name: 'Heavenly ready'},
  baduiban: {name: 'Seven pairs and a pung'},
  dasanyuan: {name: 'Big three dragons'},
  qiankewanlai: {name: 'A thousand guests arrive'},
  ziyise: {name: 'All honors'},
  qingyise: {name: 'Full flush'},
  xiaosixi: {name: 'Little four winds'},
  wulianke: {name: 'Five pungs in a row'},
  sigangzi: {name: 'Four kongs'},
  lvyise: {name: 'All green'},
  wuanke: {name: 'Five concealed pungs'},
  dihu: {name: 'Earthly hand'},
  renhu: {name: 'Human hand'},
  dasixi: {name: 'Big four winds'},
  jiulongfeitian: {name: 'Nine dragons fly to heaven'},
  qinglaotou: {name: 'All terminals'},
  siliantaibao: {name: 'Quadruple chow'},
  wugangzi: {name: 'Five kongs'},
  tianhu: {name: 'Heavenly hand'},
};

export const conditions: Readonly<Record<XinzhangPattern, string>> = {
  zhuangjia:
    'The winner or the payer is the dealer. On a self-draw it counts only between the dealer and the winner.',
  lianzhuang: 'The dealer wins: scored once for each repeat counter.',
  lazhuang: 'The dealer pays: scored once for each repeat counter.',
  menqianqing: 'A win by discard without melded chows, pungs or kongs. Concealed kongs are allowed.',
  zimo: 'A win by self-draw. With a concealed hand, Concealed self-draw counts instead.',
  duting: 'A win on an edge, closed or pair wait, if the hand waits only for that kind of tile.',
  banqiuren:
    'All five sets are melded, there is no concealed kong, and the win is a self-draw. Self-draw and Single wait are added.',
  qianggang: 'A win on the tile that another player adds to a pung.',
  quanfeng: 'A pung or kong of the round wind.',
  menfeng: 'A pung or kong of your seat wind.',
  sanyuanpai: '1 tai for each pung or kong of dragons.',
  benhua: '1 tai for each flower of your own seat.',
  wuziwuhua: 'No honors and no flowers.',
  duanyaojiu: 'No 1s, 9s or honors.',
  yibangao: 'Two identical chows of one suit.',
  hedilaoyu: 'A win on the last discard of the hand.',
  xiaopinghu: 'Five chows and a pair, with any wait. The pair may be honors. Seat flowers may be added.',
  haidilaoyue:
    'A self-draw of the last tile. It includes Self-draw. A concealed hand adds Concealed self-draw.',
  gangshangkaihua:
    'A self-draw on the replacement tile of a concealed kong, an added kong or a flower. It includes Self-draw.',
  huagang:
    'All four seasons or all four plants, scored once for each. Includes your seat flower in that set. Does not count as a kong. After an undeclared Seven robbing one, the page adds two flower kongs to any later win.',
  sanxiangfeng: 'The same chow in all three suits.',
  yiqitongguan: '123, 456 and 789 of one suit.',
  buqiuren: 'A self-draw without melded chows, pungs or kongs. It includes Self-draw and Concealed hand.',
  dapinghu:
    'Five chows and a pair of numbers, no honors, no flowers, and a two-sided wait won by discard. It includes “No honors, no flowers” and Lesser all chows.',
  sananke: 'Three concealed pungs or kongs.',
  erbangao: 'Two different pairs of identical chows.',
  sanfenghui: 'Three pungs of winds. Round wind and Seat wind may be added.',
  quanqiuren:
    'All five sets are melded, there is no concealed kong, and the win is on a discard for the pair. It includes Single wait.',
  sanlianke: 'Three pungs of one suit with consecutive numbers.',
  hunquandaiyao: 'A 1, a 9 or an honor in every set and in the pair.',
  diting:
    'Your hand is ready at your own first draw and you declare it with “MIJI”. After that the hand may not change, not even by a concealed kong.',
  santongke: 'The same pung in all three suits.',
  yisesantongshun:
    'Three identical chows. If the other two sets are Pure double chow, Twice pure double chow is added.',
  duiduihu: 'Five pungs or kongs.',
  hunyise: 'Tiles of one suit, and honors.',
  xiaosanyuan: 'Two pungs of dragons and a pair of the third. It includes the dragon pungs.',
  silianke: 'Four pungs of one suit with consecutive numbers.',
  shiliubuda:
    'A concealed hand of all seven honors and, in each suit, three tiles of 147, 148, 149, 158, 159, 169, 258, 259, 269 or 369. One of the 16 tiles is doubled.',
  chunquandaiyao: 'A 1 or a 9 in every set and in the pair, and no honors.',
  sangangzi: 'Three kongs. Flower kongs do not count.',
  hunlaotou:
    'Only 1s, 9s and honors. It includes Outside hand. Seven pairs and a pung, or All pungs, may be added.',
  sianke: 'Four concealed pungs or kongs.',
  qiqiangyi:
    'You have seven flowers and another player has the eighth. Declare it when you take the replacement tile. The hand does not matter. Other flower patterns do not score.',
  baxianguohai:
    'You have set aside all eight flowers. Declare it as a self-draw when you take the replacement tile. The hand does not matter. Other flower patterns do not score.',
  tianting:
    'A non-dealer is ready on the deal and declares it with “MIJI” before their own first draw. After that the hand may not change, not even by a concealed kong.',
  baduiban: 'A concealed hand of seven pairs and a pung. Four of a kind may count as two pairs.',
  dasanyuan: 'Three pungs of dragons. It includes the dragon pungs.',
  qiankewanlai:
    'Sixteen unrelated whose suits are 147, 258 and 369 in any order. Any tile may be the doubled one.',
  ziyise: 'Honors only, also as seven pairs and a pung.',
  qingyise: 'Tiles of one suit only.',
  xiaosixi: 'Three pungs of winds and a pair of the fourth. Round wind and Seat wind may be added.',
  wulianke: 'Five pungs or kongs of one suit with consecutive numbers.',
  sigangzi: 'Four kongs. Flower kongs do not count.',
  lvyise:
    'Only 2, 3, 4, 6, 8 of bamboos and green dragons. Half flush may be added. Without green dragons, Full flush and All simples may be added.',
  wuanke: 'Five concealed pungs or kongs. It includes All pungs and Concealed hand.',
  dihu: 'A non-dealer who is ready on the deal wins by self-draw in the first turn, before anybody has called a tile. Concealed kongs are allowed. No declaration is needed.',
  renhu:
    'A non-dealer who is ready on the deal wins on a discard before their own first draw, before anybody has called a tile. Concealed kongs are allowed. No declaration is needed.',
  dasixi: 'Four pungs of winds. It includes Round wind and Seat wind.',
  jiulongfeitian:
    'The hand is all one suit and waits for all nine tiles of it. Each of them must give five sets and a pair, and the shape must not be Nine Gates. It includes Full flush and Concealed hand.',
  qinglaotou: 'Only 1s and 9s. Seven pairs and a pung, All pungs and Triple pung may be added.',
  siliantaibao: 'Four identical chows.',
  wugangzi: 'Five kongs, melded or concealed, and a pair. It includes Single wait and All pungs.',
  tianhu:
    'The dealer wins by self-draw before the first discard. It includes Concealed self-draw and Dealer. Repeats may be added.',
};

const presets = {supercup: 'Super Cup mahjong'} as const satisfies Record<XinzhangPreset, string>;

/** Names of patterns under the preset. */
const presetNames = {
  supercup: {
    dapinghu: {name: 'All chows'},
  },
} as const satisfies Record<XinzhangPreset, Partial<Record<XinzhangPattern, PatternName>>>;

/** Conditions that the preset changes, or that would name a pattern it takes out. */
const presetConditions = {
  supercup: {
    menqianqing:
      'A win without melded chows, pungs or kongs, by discard or self-draw. Concealed kongs are allowed.',
    zimo: 'A win by self-draw. Concealed hand is added.',
    gangshangkaihua:
      'A self-draw on the replacement tile of a concealed kong, an added kong or a flower. Self-draw is added.',
    huagang:
      'All four seasons or all four plants, scored once for each. Your seat flower in that set is added.',
    dapinghu:
      'Five chows and a pair of numbers, without honors or flowers, and a two-sided wait won by discard.',
    wuanke: 'Five concealed pungs or kongs. All pungs and Concealed hand are not added.',
  },
} as const satisfies Record<XinzhangPreset, Partial<Record<XinzhangPattern, string>>>;

const payments = {
  zhuangjia: 'dealer',
  lianzhuang: 'repeats, won by the dealer',
  lazhuang: 'repeats, paid by the dealer',
  qiqiangyi: 'three times Seven robbing one',
} as const satisfies Record<Exclude<XinzhangPayment, 'win'>, string>;

export const text: RulesetText<XinzhangPattern, XinzhangPreset> = {
  title,
  names,
  conditions,
  presets,
  presetNames,
  presetConditions,
  payments,
  details: async () => (await import('../details/en.js')).details,
};
