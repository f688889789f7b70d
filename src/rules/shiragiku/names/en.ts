import type {PatternName, RulesetText} from '../../../core/names.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../payments.js';

export const title = 'Shiragiku Taiwanese mahjong';

export const names = {
  menqing: {name: 'Concealed hand', also: ['menqing', '門清']},
  buqiu: {name: 'Concealed self-draw', also: ['buqiu', 'asking for nothing', '不求']},
  mohu: {name: 'Self-draw', also: ['mohu', 'zimo', '摸胡', '自摸']},
  qiangganghu: {name: 'Robbing a kong', also: ['qiangganghu', '搶槓胡']},
  duting: {name: 'Single wait', also: ['duting', 'closed, edge or pair wait', '独聴']},
  banqiu: {name: 'Half begging', also: ['banqiu', '半求']},
  gangshang: {name: 'Win on a replacement', also: ['gangshang kaihua', 'flower on the kong', '槓上開花']},
  haidi: {name: 'Moon from the sea bed', also: ['haidi moyue', 'last tile draw', '海底摸月']},
  hedi: {name: 'Fish from the river bed', also: ['hedi laoyu', 'last discard', '河底撈魚']},
  fanpaiDragon: {name: 'Dragon pung', also: ['fanpai', '翻牌', '三元牌']},
  fanpaiRound: {name: 'Round wind pung', also: ['prevailing wind', '荘風牌']},
  fanpaiSeat: {name: 'Seat wind pung', also: ['own wind', '門風牌']},
  seatFlower: {name: 'Seat flower', also: ['own flower', '門風花']},
  pinghu: {name: 'All chows', also: ['pinghu', '平胡']},
  quanqiu: {name: 'Full begging', also: ['quanqiu', 'melded hand', '全求']},
  huagang: {name: 'Set of four flowers', also: ['huagang', 'flower kong', '花槓']},
  sananke: {name: 'Three concealed pungs', also: ['sananke', '三暗刻']},
  diting: {name: 'Earthly ready', also: ['diting', '地聴']},
  pengpenghu: {name: 'All pungs', also: ['pengpenghu', '碰碰胡']},
  xiaosanyuan: {name: 'Little three dragons', also: ['xiaosanyuan', '小三元']},
  hunyise: {name: 'Half flush', also: ['hunyise', '混一色']},
  sianke: {name: 'Four concealed pungs', also: ['sianke', '四暗刻']},
  tianting: {name: 'Heavenly ready', also: ['tianting', '天聴']},
  dasanyuan: {name: 'Big three dragons', also: ['dasanyuan', '大三元']},
  xiaosixi: {name: 'Little four winds', also: ['xiaosixi', '小四喜']},
  qingyise: {name: 'Full flush', also: ['qingyise', '清一色']},
  ziyise: {name: 'All honors', also: ['ziyise', '字一色']},
  wuanke: {name: 'Five concealed pungs', also: ['wuanke', '五暗刻']},
  baxian: {name: 'Eight immortals', also: ['baxian guohai', 'eight flowers', '八仙過海']},
  tianhu: {name: 'Heavenly hand', also: ['tianhu', '天胡']},
  dihu: {name: 'Earthly hand', also: ['dihu', '地胡']},
  renhu: {name: 'Human hand', also: ['renhu', '人胡']},
  dasixi: {name: 'Big four winds', also: ['dasixi', '大四喜']},
} as const satisfies Record<ShiragikuPattern, PatternName>;

export const conditions = {
  menqing:
    'No chow, pung or exposed kong was called; concealed kongs are no matter. By self-draw or discard.',
  buqiu: 'A self-draw with a concealed hand; the concealed hand counts beside it.',
  mohu: 'The winning tile was drawn by the winner, with called sets or without.',
  qiangganghu: 'The winning tile is the one that another player adds to a pung.',
  duting: 'The winning tile completes a closed wait, an edge wait or the pair.',
  banqiu: 'All five sets were called, none of them a concealed kong, and the win is a self-draw.',
  gangshang:
    'A self-draw of the tile that replaces a concealed kong, an added kong or a flower. After an open kong there is no win.',
  haidi: 'A self-draw of the last tile that can be drawn; a replacement tile is not one.',
  hedi: 'The winning tile is the last discard, after which the hand would be drawn.',
  fanpaiDragon: 'One tai for each pung or kong of 中, 發 or 白.',
  fanpaiRound: 'A pung or kong of the round’s wind.',
  fanpaiSeat: 'A pung or kong of your own wind; if it is the round’s too, two tai together.',
  seatFlower: 'One tai for each of the two flowers of your seat; not with eight immortals.',
  pinghu:
    'Five chows and a pair of numbers, no flower, won on a discard with a two-sided wait; sets may be called.',
  quanqiu: 'All five sets were called, none of them a concealed kong, and the win is by discard.',
  huagang: 'Two tai for each complete set 春夏秋冬 or 梅蘭菊竹; the seat’s flowers count beside it.',
  sananke: 'Three concealed pungs or kongs.',
  diting: 'A non-dealer declares ready with the first discard, before any call or kong, and wins.',
  pengpenghu: 'All five sets are pungs or kongs.',
  xiaosanyuan: 'Two dragons as pungs and the third as the pair; it includes the two dragon tai.',
  hunyise: 'Tiles of one suit and honors only.',
  sianke: 'Four concealed pungs or kongs; all pungs count beside it.',
  tianting: 'The dealer declares ready with the first discard, and wins.',
  dasanyuan: 'All three dragons as pungs or kongs; it includes the three dragon tai.',
  xiaosixi: 'Three winds as pungs and the fourth as the pair; round and seat wind count beside it.',
  qingyise: 'Tiles of one suit only; flowers are no matter.',
  ziyise: 'Honors only; dragons, winds and all pungs count beside it.',
  wuanke: 'Five concealed pungs or kongs; all pungs do not count beside it.',
  baxian:
    'One player has laid out all eight flowers and declares it; any hand will do, and it is paid as a self-draw.',
  tianhu: 'The dealer’s seventeen tiles are complete on the deal, or after its flowers were replaced.',
  dihu: 'A non-dealer wins on the dealer’s first discard.',
  renhu:
    'A non-dealer wins on the first draw, with no chow, pung, kong or flower from a draw before; flowers of the deal are no matter.',
  dasixi: 'All four winds as pungs or kongs; it includes round and seat wind.',
} as const satisfies Record<ShiragikuPattern, string>;

export const payments = {
  base: 'base',
  tai: 'tai',
  dealer: 'dealer’s point',
  counters: 'counters',
} as const satisfies Record<ShiragikuPayment, string>;

export const presets = {};

export const text: RulesetText<ShiragikuPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/en.js')).details,
};
