import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../pay.js';

const title = 'Shiragiku Taiwanese mahjong';

export const names: Readonly<Record<ShiragikuPattern, PatternName>> = {
  menqing: {name: 'Concealed hand'},
  buqiu: {name: 'Concealed self-draw'},
  mohu: {name: 'Self-draw'},
  qiangganghu: {name: 'Robbing a kong'},
  duting: {name: 'Single wait'},
  banqiu: {name: 'Half melded hand'},
  gangshang: {name: 'Win on a replacement'},
  haidi: {name: 'Last draw'},
  hedi: {name: 'Last discard'},
  fanpaiDragon: {name: 'Dragon pung'},
  fanpaiRound: {name: 'Round wind pung'},
  fanpaiSeat: {name: 'Seat wind pung'},
  seatFlower: {name: 'Seat flower'},
  pinghu: {name: 'All chows'},
  quanqiu: {name: 'Melded hand'},
  huagang: {name: 'Set of four flowers'},
  sananke: {name: 'Three concealed pungs'},
  diting: {name: 'Earthly ready'},
  pengpenghu: {name: 'All pungs'},
  xiaosanyuan: {name: 'Little three dragons'},
  hunyise: {name: 'Half flush'},
  sianke: {name: 'Four concealed pungs'},
  tianting: {name: 'Heavenly ready'},
  dasanyuan: {name: 'Big three dragons'},
  xiaosixi: {name: 'Little four winds'},
  qingyise: {name: 'Full flush'},
  ziyise: {name: 'All honors'},
  wuanke: {name: 'Five concealed pungs'},
  baxian: {name: 'Eight immortals'},
  tianhu: {name: 'Heavenly hand'},
  dihu: {name: 'Earthly hand'},
  renhu: {name: 'Human hand'},
  dasixi: {name: 'Big four winds'},
};

export const conditions: Readonly<Record<ShiragikuPattern, string>> = {
  menqing: 'No chow, pung or exposed kong was called; concealed kongs are allowed. By self-draw or discard.',
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
  fanpaiSeat:
    'A pung or kong of your own wind; if it is the round’s too, two tai together, though the page’s 「組数分」 may also mean one.',
  seatFlower: 'One tai for each of the two flowers of your seat; not with eight immortals.',
  pinghu:
    'Five chows and a pair of numbers, no flower, won on a discard with a two-sided wait; sets may be called.',
  quanqiu: 'All five sets were called, none of them a concealed kong, and the win is by discard.',
  huagang: 'Two tai for each complete set 春夏秋冬 or 梅蘭菊竹; the seat’s flowers count beside it.',
  sananke: 'Three pungs or kongs of tiles that the player has drawn.',
  diting:
    'A non-dealer declares ready with the first discard, before any call or kong, and wins. Concealed hand and concealed self-draw are not counted beside it, unless agreed.',
  pengpenghu: 'All five sets are pungs or kongs.',
  xiaosanyuan: 'Two dragons as pungs and the third as the pair; it includes the two dragon tai.',
  hunyise: 'Tiles of one suit and honors only.',
  sianke: 'Four pungs or kongs of tiles that the player has drawn; all pungs count beside it.',
  tianting:
    'The dealer declares ready with the first discard, and wins. Concealed hand and concealed self-draw are not counted beside it, unless agreed.',
  dasanyuan: 'All three dragons as pungs or kongs; it includes the three dragon tai.',
  xiaosixi: 'Three winds as pungs and the fourth as the pair; round and seat wind count beside it.',
  qingyise: 'Tiles of one suit only, flowers aside.',
  ziyise: 'Honors only; dragons, winds and all pungs count beside it.',
  wuanke: 'Five pungs or kongs of tiles that the player has drawn; all pungs do not count beside it.',
  baxian:
    'One player has laid out all eight flowers and declares it; any hand will do, and it is paid as a self-draw.',
  tianhu:
    'The dealer’s seventeen tiles are complete on the deal, or after its flowers were replaced. Concealed hand, concealed self-draw and self-draw are not counted beside it, unless agreed.',
  dihu: 'A non-dealer wins on the dealer’s first discard. Concealed hand, concealed self-draw and self-draw are not counted beside it, unless agreed.',
  renhu:
    'A non-dealer wins on the first draw, with no chow, pung, kong or flower from a draw before; flowers of the deal do not count. Concealed hand, concealed self-draw and self-draw are not counted beside it, unless agreed.',
  dasixi: 'All four winds as pungs or kongs; it includes round and seat wind.',
};

const payments = {
  base: 'base',
  tai: 'tai',
  dealer: 'dealer’s point',
  counters: 'counters',
} as const satisfies Record<ShiragikuPayment, string>;

const presets = {};

export const text: RulesetText<ShiragikuPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  details: async () => (await import('../details/en.js')).details,
};
