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
  menqing:
    'A hand without melded chows, pungs or kongs. Concealed kongs are allowed. By self-draw or discard.',
  buqiu: 'A self-draw with a concealed hand. Concealed hand is added.',
  mohu: 'The winner drew the winning tile. Melded sets are allowed.',
  qiangganghu: 'The winning tile is the one that another player adds to a pung.',
  duting: 'The winning tile completes a closed wait, an edge wait or the pair.',
  banqiu: 'All five sets are melded, there is no concealed kong, and the win is a self-draw.',
  gangshang:
    'A self-draw on the replacement tile of a concealed kong, an added kong or a flower. You cannot win on the replacement tile of a melded kong.',
  haidi: 'A self-draw of the last tile that may be drawn. Replacement tiles do not count.',
  hedi: 'The winning tile is the last discard. Without a win the hand would be drawn.',
  fanpaiDragon: '1 tai for each pung or kong of dragons.',
  fanpaiRound: 'A pung or kong of the round wind.',
  fanpaiSeat:
    'A pung or kong of your seat wind. If it is the round wind too, 2 tai together. The page’s wording could also mean 1.',
  seatFlower: '1 tai for each of the two flowers of your seat. They are not added to Eight immortals.',
  pinghu:
    'Five chows and a pair of numbers, no flower, and a two-sided wait won by discard. Melded sets are allowed.',
  quanqiu: 'All five sets are melded, there is no concealed kong, and the win is by discard.',
  huagang: '2 tai for all four seasons, and 2 tai for all four plants. The flowers of your seat are added.',
  sananke: 'Three concealed pungs or kongs.',
  diting:
    'A non-dealer declares ready with the first discard, before any call or kong, and wins. Concealed hand and Concealed self-draw are not added, unless agreed.',
  pengpenghu: 'All five sets are pungs or kongs.',
  xiaosanyuan: 'Pungs of two dragons and a pair of the third. It includes the 2 tai of the dragons.',
  hunyise: 'Tiles of one suit and honors only.',
  sianke: 'Four concealed pungs or kongs. All pungs is added.',
  tianting:
    'The dealer declares ready with the first discard, and wins. Concealed hand and Concealed self-draw are not added, unless agreed.',
  dasanyuan: 'Pungs or kongs of all three dragons. It includes the 3 tai of the dragons.',
  xiaosixi: 'Pungs of three winds and a pair of the fourth. Round wind and seat wind are added.',
  qingyise: 'Tiles of one suit only. Flowers are allowed.',
  ziyise: 'Honors only. Dragons, winds and All pungs are added.',
  wuanke: 'Five concealed pungs or kongs. All pungs is not added.',
  baxian:
    'One player has set aside all eight flowers and declares it. The hand does not matter. Paid as a self-draw.',
  tianhu:
    'The dealer’s seventeen tiles are complete on the deal, or after its flowers were replaced. Concealed hand, Concealed self-draw and Self-draw are not added, unless agreed.',
  dihu: 'A non-dealer wins on the dealer’s first discard. Concealed hand, Concealed self-draw and Self-draw are not added, unless agreed.',
  renhu:
    'A non-dealer wins on their first draw, before any chow, pung or kong and before drawing a flower. Flowers dealt at the start do not matter. Concealed hand, Concealed self-draw and Self-draw are not added, unless agreed.',
  dasixi: 'Pungs or kongs of all four winds. It includes round wind and seat wind.',
};

const payments = {
  base: 'base',
  tai: 'tai',
  dealer: 'dealer’s point',
  counters: 'repeat counters',
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
