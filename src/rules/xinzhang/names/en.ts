import type {PatternName, RulesetText} from '../../../core/names.js';
import type {XinzhangPattern} from '../patterns.js';
import type {XinzhangPayment} from '../payments.js';
import type {XinzhangPreset} from '../presets.js';

export const title = 'Taiwan “New Chapter” mahjong';

export const names = {
  zhuangjia: {name: 'Dealer', also: ['zhuangjia', '莊家']},
  lianzhuang: {name: 'Dealer repeats', also: ['lianzhuang', '連莊']},
  lazhuang: {name: 'Pulling the dealer', also: ['lazhuang', '拉莊']},
  menqianqing: {name: 'Concealed hand', also: ['menqianqing', '門前清']},
  zimo: {name: 'Self-draw', also: ['zimo', '自摸']},
  duting: {name: 'Single wait', also: ['duting', '獨聽']},
  banqiuren: {name: 'Half melded hand', also: ['banqiuren', '半求人']},
  qianggang: {name: 'Robbing a kong', also: ['qianggang', '搶槓']},
  quanfeng: {name: 'Round wind', also: ['quanfeng', '圈風']},
  menfeng: {name: 'Seat wind', also: ['menfeng', '門風']},
  sanyuanpai: {name: 'Dragon pung', also: ['sanyuanpai', '三元牌']},
  benhua: {name: 'Seat flower', also: ['benhua', '本花']},
  wuziwuhua: {name: 'No honors, no flowers', also: ['wuziwuhua', '無字無花']},
  duanyaojiu: {name: 'All simples', also: ['duanyaojiu', 'tanyao', '断么九']},
  yibangao: {name: 'Twin chows', also: ['yibangao', '一般高']},
  hedilaoyu: {name: 'Last discard', also: ['hedilaoyu', '河底撈魚']},
  xiaopinghu: {name: 'Lesser all chows', also: ['xiaopinghu', '小平胡']},
  haidilaoyue: {name: 'Last draw', also: ['haidilaoyue', '海底撈月']},
  gangshangkaihua: {name: 'Win on a replacement', also: ['gangshangkaihua', '槓上開花']},
  huagang: {name: 'Flower kong', also: ['huagang', '花槓']},
  sanxiangfeng: {name: 'Mixed triple chow', also: ['sanxiangfeng', '三相逢']},
  yiqitongguan: {name: 'Straight', also: ['yiqitongguan', '一気通貫']},
  buqiuren: {name: 'Concealed self-draw', also: ['buqiuren', '不求人']},
  dapinghu: {name: 'Greater all chows', also: ['dapinghu', '大平胡', '平胡']},
  sananke: {name: 'Three concealed pungs', also: ['sananke', '三暗刻']},
  erbangao: {name: 'Double twin chows', also: ['erbangao', '二般高']},
  sanfenghui: {name: 'Three winds', also: ['sanfenghui', '三風會']},
  quanqiuren: {name: 'Melded hand', also: ['quanqiuren', '全求人']},
  sanlianke: {name: 'Three pungs in a row', also: ['sanlianke', '三連刻']},
  hunquandaiyao: {name: 'Outside hand', also: ['hunquandaiyao', 'chanta', '混全帶么']},
  diting: {name: 'Earthly ready', also: ['diting', '地聽']},
  santongke: {name: 'Triple pung', also: ['santongke', '三同刻']},
  yisesantongshun: {name: 'Triplet chows', also: ['yisesantongshun', 'pure triple chow', '一色三同順']},
  duiduihu: {name: 'All pungs', also: ['duiduihu', '對對胡']},
  hunyise: {name: 'Half flush', also: ['hunyise', '混一色']},
  xiaosanyuan: {name: 'Little three dragons', also: ['xiaosanyuan', '小三元']},
  silianke: {name: 'Four pungs in a row', also: ['silianke', '四連刻']},
  shiliubuda: {name: 'Sixteen unrelated', also: ['shiliubuda', '十六不搭']},
  chunquandaiyao: {name: 'Terminals in all sets', also: ['chunquandaiyao', 'junchan', '純全帶么']},
  sangangzi: {name: 'Three kongs', also: ['sangangzi', '三槓子']},
  hunlaotou: {name: 'Terminals and honors', also: ['hunlaotou', '混老頭']},
  sianke: {name: 'Four concealed pungs', also: ['sianke', '四暗刻']},
  qiqiangyi: {name: 'Seven rob one', also: ['qiqiangyi', '七搶一']},
  baxianguohai: {name: 'Eight immortals cross the sea', also: ['baxianguohai', '八仙過海']},
  tianting: {name: 'Heavenly ready', also: ['tianting', '天聽']},
  baduiban: {name: 'Seven pairs and a triplet', also: ['baduiban', '八對半']},
  dasanyuan: {name: 'Big three dragons', also: ['dasanyuan', '大三元']},
  qiankewanlai: {name: 'A thousand guests arrive', also: ['qiankewanlai', '千客萬來']},
  ziyise: {name: 'All honors', also: ['ziyise', '字一色']},
  qingyise: {name: 'Full flush', also: ['qingyise', '清一色']},
  xiaosixi: {name: 'Little four winds', also: ['xiaosixi', '小四喜']},
  wulianke: {name: 'Five pungs in a row', also: ['wulianke', '五連刻']},
  sigangzi: {name: 'Four kongs', also: ['sigangzi', '四槓子']},
  lvyise: {name: 'All green', also: ['lvyise', '綠一色']},
  wuanke: {name: 'Five concealed pungs', also: ['wuanke', '五暗刻']},
  dihu: {name: 'Earthly hand', also: ['dihu', '地胡']},
  renhu: {name: 'Human hand', also: ['renhu', '人胡']},
  dasixi: {name: 'Big four winds', also: ['dasixi', '大四喜']},
  jiulongfeitian: {name: 'Nine dragons fly to heaven', also: ['jiulongfeitian', '九龍飛天']},
  qinglaotou: {name: 'All terminals', also: ['qinglaotou', '清老頭']},
  siliantaibao: {name: 'Quadruple chows', also: ['siliantaibao', '四連太寶', '一色四順']},
  wugangzi: {name: 'Five kongs', also: ['wugangzi', '五槓子']},
  tianhu: {name: 'Heavenly hand', also: ['tianhu', '天胡']},
} as const satisfies Record<XinzhangPattern, PatternName>;

export const conditions = {
  zhuangjia: 'The winner or the payer is the dealer. On a self-draw it counts with the dealer alone.',
  lianzhuang: 'The dealer wins: once for each time that he has stayed dealer.',
  lazhuang: 'The dealer pays: once for each time that he has stayed dealer.',
  menqianqing: 'A win by discard without chow, pung or open kong; concealed kongs are no matter.',
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
  hedilaoyu: 'A win on the very last discard.',
  xiaopinghu: 'Five chows and a pair, which may be of honors, with any wait. Seat flowers may be added.',
  haidilaoyue:
    'A self-draw of the last tile. It includes the self-draw; a concealed hand adds the concealed self-draw.',
  gangshangkaihua:
    'A self-draw of the tile that replaces a concealed kong, an added kong or a flower. It includes the self-draw.',
  huagang:
    'All four seasons or all four plants, once for each. It includes the seat flower among them, and is no kong for the kong patterns.',
  sanxiangfeng: 'The same chow in all three suits.',
  yiqitongguan: '123, 456 and 789 of one suit.',
  buqiuren: 'A self-draw without chow, pung or open kong. It includes the self-draw and the concealed hand.',
  dapinghu:
    'Five chows and a pair of numbers, no honors, no flowers, won by discard on a two-sided wait. It includes the lesser form.',
  sananke: 'Three pungs or kongs made without another player’s tile.',
  erbangao: 'Two different pairs of twin chows.',
  sanfenghui: 'Three pungs of winds. Round and seat wind may be added.',
  quanqiuren:
    'All five sets exposed, no concealed kong, and a win by discard on the pair. It includes the single wait.',
  sanlianke: 'Three pungs of one suit with consecutive numbers.',
  hunquandaiyao: 'A 1, a 9 or an honor in every set and the pair.',
  diting:
    'Ready at your own first draw and declared so with “MIJI”. From then on the hand may not change, not even by a concealed kong.',
  santongke: 'The same pung in all three suits.',
  yisesantongshun:
    'Three identical chows. If the other two sets are twin chows, the double twin chows are added.',
  duiduihu: 'Five pungs or kongs.',
  hunyise: 'Tiles of one suit, and honors.',
  xiaosanyuan: 'Two pungs of dragons and a pair of the third. It includes the dragon pungs.',
  silianke: 'Four pungs of one suit with consecutive numbers.',
  shiliubuda:
    'A concealed hand of all seven honors and, in each suit, three tiles of 147, 148, 149, 158, 159, 169, 258, 259, 269 or 369, one tile of all doubled.',
  chunquandaiyao: 'A 1 or a 9 in every set and the pair, and no honor.',
  sangangzi: 'Three kongs; flower kongs are none.',
  hunlaotou:
    'Only 1, 9 and honors. It includes the outside hand; seven pairs and a triplet, or all pungs, may be added.',
  sianke: 'Four pungs or kongs made without another player’s tile.',
  qiqiangyi:
    'You have laid out seven flowers and another player has the eighth: it can be declared with the replacement tile, whatever the hand. No other flower scores.',
  baxianguohai:
    'You have laid out all eight flowers: it can be declared as a self-draw with the replacement tile, whatever the hand. No other flower scores.',
  tianting:
    'A non-dealer ready on the deal who declares it with “MIJI” before his first draw. From then on the hand may not change, not even by a concealed kong.',
  baduiban: 'A concealed hand of seven pairs and a triplet; four of a kind may be two pairs.',
  dasanyuan: 'Three pungs of dragons, which it includes.',
  qiankewanlai:
    'Sixteen unrelated whose suits are 147, 258 and 369 in any order; any tile may be the doubled one.',
  ziyise: 'Honors only, also as seven pairs and a triplet.',
  qingyise: 'Tiles of one suit only.',
  xiaosixi: 'Three pungs of winds and a pair of the fourth. Round and seat wind may be added.',
  wulianke: 'Five pungs or kongs of one suit with consecutive numbers.',
  sigangzi: 'Four kongs; flower kongs are none.',
  lvyise:
    'Only 2, 3, 4, 6, 8 of bamboos and green dragons. A half flush may be added, or without dragons a full flush and all simples.',
  wuanke:
    'Five pungs or kongs made without another player’s tile. It includes all pungs and the concealed hand.',
  dihu: 'A non-dealer ready on the deal draws the winning tile in the first go-round, nobody having called a tile. Concealed kongs are allowed, a declaration is not needed.',
  renhu:
    'A non-dealer ready on the deal wins by discard before his own first draw, nobody having called a tile. Concealed kongs are allowed, a declaration is not needed.',
  dasixi: 'Four pungs of winds. It includes round and seat wind.',
  jiulongfeitian:
    'Ready for all nine tiles of the one suit held, each of which makes five sets and a pair, and not in the nine-gates form. It includes full flush and concealed hand.',
  qinglaotou: 'Only 1 and 9. Seven pairs and a triplet, all pungs and triple pung may be added.',
  siliantaibao: 'Four identical chows.',
  wugangzi: 'Five kongs, exposed or concealed. It includes single wait and all pungs.',
  tianhu:
    'The dealer wins by self-draw before his first discard. It includes the concealed self-draw and the dealer’s tai; dealer repeats may be added.',
} as const satisfies Record<XinzhangPattern, string>;

export const presets = {supercup: 'Super Cup mahjong'} as const satisfies Record<XinzhangPreset, string>;

export const payments = {
  zhuangjia: 'dealer',
  lianzhuang: 'dealer repeats',
  lazhuang: 'pulling the dealer',
  qiqiangyi: 'three times seven rob one',
} as const satisfies Record<Exclude<XinzhangPayment, 'win'>, string>;

export const text: RulesetText<XinzhangPattern, XinzhangPreset> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/en.js')).details,
};
