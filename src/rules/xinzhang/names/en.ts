import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {XinzhangPattern} from '../patterns.js';
import type {XinzhangPayment} from '../pay.js';
import type {XinzhangPreset} from '../presets.js';

const title = 'Taiwan “New Chapter” mahjong';

export const names: Readonly<Record<XinzhangPattern, PatternName>> = {
  zhuangjia: {name: 'Dealer'},
  lianzhuang: {name: 'Dealer repeats'},
  lazhuang: {name: 'Dealer-repeat bonus'},
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
  qiqiangyi: {name: 'Seven rob one'},
  baxianguohai: {name: 'Eight immortals cross the sea'},
  tianting: {name: 'Heavenly ready'},
  baduiban: {name: 'Seven pairs and a triplet'},
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
  zhuangjia: 'The winner or the payer is the dealer. On a self-draw it counts with the dealer alone.',
  lianzhuang: 'The dealer wins: once for each repeat as dealer.',
  lazhuang: 'The dealer pays: once for each repeat as dealer.',
  menqianqing: 'A win by discard without chow, pung or open kong; concealed kongs are allowed.',
  zimo: 'A win by self-draw. A concealed hand has the concealed self-draw in its place.',
  duting: 'A win on an edge, closed or pair wait, the hand waiting for that one kind of tile only.',
  banqiuren:
    'All five sets exposed, no concealed kong, and a self-draw. Self-draw and single wait are added.',
  qianggang: 'A win on the tile that another player adds to a pung.',
  quanfeng: 'A pung or kong of the round wind.',
  menfeng: 'A pung or kong of your seat wind.',
  sanyuanpai: 'One tai for each pung or kong of dragons.',
  benhua: 'One tai for each flower of your own seat.',
  wuziwuhua: 'Neither an honor nor a flower.',
  duanyaojiu: 'No 1, no 9 and no honor.',
  yibangao: 'Two chows of the same numbers in the same suit.',
  hedilaoyu: 'A win on the tile that is discarded when the wall has run out.',
  xiaopinghu: 'Five chows and a pair, which may be of honors, with any wait. Seat flowers may be added.',
  haidilaoyue:
    'A self-draw of the last tile. It includes the self-draw; a concealed hand adds the concealed self-draw.',
  gangshangkaihua:
    'A self-draw of the tile that replaces a concealed kong, an added kong or a flower. It includes the self-draw.',
  huagang:
    'All four seasons or all four plants, once for each. It includes the seat flower among them, and is no kong for the kong patterns. The page prints two of them for any win after a “seven rob one” that was not declared.',
  sanxiangfeng: 'The same chow in all three suits.',
  yiqitongguan: '123, 456 and 789 of one suit.',
  buqiuren: 'A self-draw without chow, pung or open kong. It includes the self-draw and the concealed hand.',
  dapinghu:
    'Five chows and a pair of numbers, no honors, no flowers, won by discard on a two-sided wait. It includes the lesser form.',
  sananke: 'Three pungs or kongs made without another player’s tile.',
  erbangao: 'Two identical chows, twice over.',
  sanfenghui: 'Three pungs of winds. Round and seat wind may be added.',
  quanqiuren:
    'All five sets exposed, no concealed kong, and a win by discard on the pair. It includes the single wait.',
  sanlianke: 'Three pungs of one suit with consecutive numbers.',
  hunquandaiyao: 'A 1, a 9 or an honor in every set and the pair.',
  diting:
    'Ready at your own first draw and declared so with “MIJI”. From then on the hand may not change, not even by a concealed kong.',
  santongke: 'The same pung in all three suits.',
  yisesantongshun:
    'Three identical chows. If the other two sets are a pure double chow, twice pure double chow is added.',
  duiduihu: 'Five pungs or kongs.',
  hunyise: 'Tiles of one suit, and honors.',
  xiaosanyuan: 'Two pungs of dragons and a pair of the third. It includes the dragon pungs.',
  silianke: 'Four pungs of one suit with consecutive numbers.',
  shiliubuda:
    'A concealed hand of all seven honors and, in each suit, three tiles of 147, 148, 149, 158, 159, 169, 258, 259, 269 or 369, one tile of all doubled.',
  chunquandaiyao: 'A 1 or a 9 in every set and the pair, and no honor.',
  sangangzi: 'Three sets of four tiles alike; flower kongs are none.',
  hunlaotou:
    'Only 1, 9 and honors. It includes the outside hand; seven pairs and a triplet, or all pungs, may be added.',
  sianke: 'Four pungs or kongs made without another player’s tile.',
  qiqiangyi:
    'You have laid out seven flowers and another player has the eighth: it can be declared with the replacement tile, whatever the hand. No other flower scores.',
  baxianguohai:
    'You have laid out all eight flowers: it can be declared as a self-draw with the replacement tile, whatever the hand. No other flower scores.',
  tianting:
    'A non-dealer ready on the deal who declares it with “MIJI” before the first draw of their own. From then on the hand may not change, not even by a concealed kong.',
  baduiban: 'A concealed hand of seven pairs and a triplet; four of a kind may be two pairs.',
  dasanyuan: 'Three pungs of dragons, which it includes.',
  qiankewanlai:
    'Sixteen unrelated whose suits are 147, 258 and 369 in any order; any tile may be the doubled one.',
  ziyise: 'Honors only, also as seven pairs and a triplet.',
  qingyise: 'Tiles of one suit only.',
  xiaosixi: 'Three pungs of winds and a pair of the fourth. Round and seat wind may be added.',
  wulianke: 'Five pungs or kongs of one suit with consecutive numbers.',
  sigangzi: 'Four sets of four tiles alike; flower kongs are none.',
  lvyise:
    'Only 2, 3, 4, 6, 8 of bamboos and green dragons. A half flush may be added, or without dragons a full flush and all simples.',
  wuanke:
    'Five pungs or kongs made without another player’s tile. It includes all pungs and the concealed hand.',
  dihu: 'A non-dealer ready on the deal draws the winning tile in the first go-round, nobody having called a tile. Concealed kongs are allowed, a declaration is not needed.',
  renhu:
    'A non-dealer ready on the deal wins by discard before the first draw of their own, nobody having called a tile. Concealed kongs are allowed, a declaration is not needed.',
  dasixi: 'Four pungs of winds. It includes round and seat wind.',
  jiulongfeitian:
    'Ready for all nine tiles of the one suit held, each of which makes five sets and a pair, and not in the nine-gates form. It includes full flush and concealed hand.',
  qinglaotou: 'Only 1 and 9. Seven pairs and a triplet, all pungs and triple pung may be added.',
  siliantaibao: 'Four identical chows.',
  wugangzi:
    'Nothing but sets of four tiles alike beside the pair, exposed or concealed. It includes single wait and all pungs.',
  tianhu:
    'The dealer wins by self-draw before discarding for the first time. It includes the concealed self-draw and the dealer’s tai; dealer repeats may be added.',
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
      'A win without chow, pung or open kong, by discard or self-draw; concealed kongs are no matter.',
    zimo: 'A win by self-draw. A concealed hand is added.',
    gangshangkaihua:
      'A self-draw of the tile that replaces a concealed kong, an added kong or a flower. The self-draw is added.',
    huagang: 'All four seasons or all four plants, once for each. The seat flower among them is added.',
    dapinghu:
      'Five chows and a pair of numbers, without honors or flowers, won by discard on a two-sided wait.',
    wuanke: 'Five concealed pungs or kongs. All pungs and the concealed hand are included.',
  },
} as const satisfies Record<XinzhangPreset, Partial<Record<XinzhangPattern, string>>>;

const payments = {
  zhuangjia: 'dealer',
  lianzhuang: 'dealer repeats',
  lazhuang: 'dealer-repeat bonus',
  qiqiangyi: 'three times seven rob one',
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
