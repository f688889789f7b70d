import type {OptionTexts, PatternName, RulesetText} from '../../../core/names.js';
import type {ShiragikuOption, options as specs} from '../options.js';
import type {ShiragikuPattern} from '../patterns.js';
import type {ShiragikuPayment} from '../payments.js';
import type {ShiragikuRule} from '../rules.js';

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

export const options = {
  flowers: {label: 'Flowers', help: 'Play with the eight flowers, 144 tiles in all.'},
  gameLength: {
    label: 'Length of a game',
    help: 'How many rounds are played.',
    choices: {hanchan: 'East and South', tonpu: 'East only', ichang: 'All four'},
  },
  multiRon: {
    label: 'Several winners',
    help: 'One discard can have several winners; otherwise only the nearest in turn wins.',
  },
  firstTurn: {
    label: 'Names of wins in the first turn',
    help: 'What counts as an earthly and what as a human hand; both are 16 tai.',
    choices: {
      page: 'Earthly on the dealer’s first discard, human on a non-dealer’s first draw',
      game2020: 'Earthly on both; human on another discard of the first turn that is not the dealer’s',
    },
  },
  dasixiIncludesPengpeng: {
    label: 'Big four winds include all pungs',
    help: 'All pungs do not count beside big four winds.',
  },
  dutingStrict: {
    label: 'Single wait on one kind only',
    help: 'A single wait counts only where no other kind of tile completes the hand.',
  },
  tianhuAllowsDuting: {
    label: 'Single wait with a heavenly hand',
    help: 'A heavenly hand has a single wait by the tile that is marked as the winning one.',
  },
  laZhuangOnTsumo: {
    label: 'Counters on a non-dealer’s self-draw',
    help: 'Who pays for the dealer’s repeats when a non-dealer wins by self-draw.',
    choices: {all: 'All three', dealerOnly: 'The dealer alone'},
  },
  openKongThenFlowerWin: {
    label: 'Win after an open kong and a flower',
    help: 'Where an open kong is replaced by a flower, the tile that replaces the flower may be won on.',
  },
  flowerOrder: {
    label: 'Order of the flowers',
    help: 'Which of the plants belongs to which seat.',
    choices: {梅蘭菊竹: '菊 to West, 竹 to North', 梅蘭竹菊: '竹 to West, 菊 to North'},
  },
  doubleWind: {
    label: 'Tai for a double wind',
    help: 'What a pung is worth whose wind is both the round’s and the seat’s.',
    choices: {2: '2 tai', 1: '1 tai'},
  },
  base: {label: 'Base', help: 'The points that every win has (摸帯).'},
  taiValue: {label: 'Points for one tai', help: 'Not applied to the points for the dealer and the counters.'},
} as const satisfies OptionTexts<typeof specs>;

export const rules = {
  'SG-1': 'Three dice, and 136 tiles, or 144 with the eight flowers.',
  'SG-2':
    'No bonus tiles, no riichi, no minimum and no limit. A win is a pair and five sets, never pairs; the one special form is eight immortals.',
  'SG-3': 'Discards are not kept in order, and your own do not bar a win.',
  'SG-4':
    'Hands of 16 tiles, the dealer’s of 17. The seat that the dealer’s three dice point to before the deal is East, so that the dealer need not be.',
  'SG-5':
    'Flowers of the deal are laid out and replaced before the dealer’s first discard, beginning with the dealer.',
  'SG-6':
    'Sixteen tiles are never drawn; each kong or flower moves the last tile by one, so that sixteen stay.',
  'SG-7': 'A game is the East and South rounds, the East round alone, or all four, as is usual in Taiwan.',
  'SG-8':
    'A drawn flower is laid beside the hand and replaced from the wall’s end; a win on that tile is a win on a replacement.',
  'SG-9': 'A flower drawn as the last tile can be laid out, but not replaced: the hand is drawn.',
  'SG-10':
    'Seat flowers: 春 and 梅 East, 夏 and 蘭 South, 秋 and 菊 West, 冬 and 竹 North. The round’s wind has no flower.',
  'SG-11': 'Seven robbing one is not played.',
  'SG-12':
    'Chows, pungs and kongs can be called. A concealed kong lies face down, all four tiles, until the hand is over.',
  'SG-13':
    'No win on the tile that replaces an open kong; a win on a replacement is after a concealed kong, an added kong or a flower.',
  'SG-14': 'After a chow, neither the tile just called nor the one at the chow’s other end may be discarded.',
  'SG-15':
    'Whoever passes a pung cannot call the same tile until after the next discard or added kong of his own.',
  'SG-16':
    'Whoever passes a win cannot win on the same tile, not by self-draw either, until his next discard; other tiles are free. An added kong lifts this as a discard does, a concealed kong or a flower does not.',
  'SG-17': 'Only an added kong can be robbed, never a concealed one.',
  'SG-18':
    'With the first discard, if nobody has called or made a kong before, a player may declare ready; from then on he discards what he draws and lays out flowers, and makes no kong. The declaration is void if he is not ready, and not allowed if he is already complete.',
  'SG-19': 'The last tile makes no kong.',
  'SG-20': 'If several could win on one discard, only the nearest in turn does.',
  'SG-21':
    'An exhausted wall, four kongs (by one player too) and four equal winds as first discards are draws, and the dealer stays after each. There is no penalty for not being ready.',
  'SG-22':
    'A dealer who wins stays, with one more counter. If somebody else wins, the counters go back to 0 and the deal passes.',
  'SG-23': 'One point more if the winner or the payer is the dealer.',
  'SG-24': 'A winning dealer gets one point more for each counter.',
  'SG-25':
    'A non-dealer who wins on the dealer’s discard, or by self-draw, gets one point more for each counter; not on another non-dealer’s discard.',
  'SG-26':
    'The discarder alone pays, or on a self-draw each of the three: the base of 5, the tai, and the points above.',
  'SG-26b': 'Nobody is liable for another’s payment.',
  'SG-26c':
    'On the game’s screen the dealer’s score has a yellow frame, and 聴 beside the seat wind marks a declared ready hand. Discards are shown first and then thrown to the middle, and eight immortals are chosen like any win.',
  'SG-27':
    'Eight immortals stand when the eighth flower has been replaced. An incomplete hand has them alone, a complete one all other patterns that are not of flowers too; all three pay as for a self-draw. Not declared, they are lost for the hand.',
} as const satisfies Record<ShiragikuRule, string>;

export const payments = {
  base: 'base',
  tai: 'tai',
  dealer: 'dealer’s point',
  counters: 'counters',
} as const satisfies Record<ShiragikuPayment, string>;

export const presets = {};

export const text: RulesetText<ShiragikuPattern, ShiragikuOption, ShiragikuRule, never> = {
  title,
  names,
  conditions,
  options,
  rules,
  presets,
  payments,
};
