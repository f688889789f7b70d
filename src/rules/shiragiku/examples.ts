/** A situation for each pattern of しらぎく: shown in the table, and scored by the tests. */
import type {Example} from '../../core/game/pattern.js';
import type {ShiragikuPattern} from './patterns.js';

const ron = {by: 'discard', from: 'west', seat: 'south'} as const;
const tsumo = {by: 'self', seat: 'south'} as const;

/** A situation that scores, by pattern; none for a pattern that cannot occur. */
export const examples: Readonly<Record<ShiragikuPattern, Example>> = {
  menqing: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'discard', from: 'south', seat: 'west'},
  buqiu: {hand: '123m 456m 678p 345s 22p 78s +9s', by: 'self', seat: 'west'},
  mohu: {hand: '[123m] [555p] 234s 678s 45m 99p +6m', ...tsumo},
  qiangganghu: {hand: '[123m] [555p] 234s 678s 45m 99p +6m', by: 'robbing', from: 'west', seat: 'south'},
  duting: {hand: '[123m] [555p] 234s 678s 46m 99p +5m', ...ron},
  banqiu: {hand: '[123m] [555p] [456s] [WWW] [8888m] 9s +9s', by: 'self', seat: 'north'},
  gangshang: {
    hand: '[[9999p]] 13m 666p 222s 888s EE +2m',
    by: 'self',
    seat: 'north',
    round: 'west',
    flags: ['replacement'],
  },
  haidi: {hand: '[123m] [555p] 234s 678s 45m 99p +6m', ...tsumo, flags: ['lastTile']},
  hedi: {hand: '[123m] [555p] 234s 678s 45m 99p +6m', ...ron, flags: ['lastTile']},
  fanpaiDragon: {hand: '[FFF] [123m] 234s 678s 45m 99p +6m', ...ron},
  fanpaiRound: {hand: '[EEE] [123m] 234s 678s 45m 99p +6m', ...ron},
  fanpaiSeat: {hand: '[SSS] [123m] 234s 678s 45m 99p +6m', ...ron},
  seatFlower: {hand: '[123m] [555p] 234s 678s 45m 99p +6m', ...ron, flowers: '夏蘭'},
  pinghu: {hand: '123m 456m 678p 34s 77s 234p +5s', by: 'discard', from: 'south', seat: 'west'},
  quanqiu: {hand: '[123m] [555p] [456s] [WWW] [8888m] 9s +9s', by: 'discard', from: 'south', seat: 'north'},
  huagang: {hand: '[234s] [678p] 234m 567m 34p 66s +5p', ...ron, flowers: '春夏秋冬蘭'},
  sananke: {hand: '[123m] 555p 888s 222m 45m 99p +6m', ...ron},
  diting: {
    hand: '123m 456m 789m 234p 56p 88s +7p',
    by: 'discard',
    from: 'north',
    seat: 'west',
    flags: ['readyEarly'],
  },
  pengpenghu: {hand: '[111m] [FFF] [333m] EE 77m 999m +E', by: 'discard', from: 'west', counters: 1},
  xiaosanyuan: {hand: '[789m] [345p] [PPP] 999m F CCC +F', by: 'discard', from: 'south', seat: 'west'},
  hunyise: {hand: '[FFF] [456m] [123m] 789m EE 55m +E', ...ron},
  sianke: {
    hand: '[[9999p]] 13m 666p 222s 888s EE +2m',
    by: 'self',
    seat: 'north',
    round: 'west',
    flags: ['replacement'],
  },
  tianting: {hand: '123m 456m 789m 234p 56p 88s +7p', by: 'discard', from: 'north', flags: ['readyFirst']},
  dasanyuan: {hand: '[PPP] [FFF] [456p] CC 123p 99p +C', ...tsumo},
  xiaosixi: {hand: '[678s] [SSS] [EEE] 22m WWW NN +2m', by: 'self', seat: 'north', dealer: 'north'},
  qingyise: {hand: '1223344556789999s +2s', by: 'discard', from: 'east', seat: 'south', flowers: '冬蘭菊'},
  ziyise: {hand: '[EEE] [WWW] [CCC] SS NNN FF +S', ...ron},
  wuanke: {hand: '5888m 222333666p PPP +5m', by: 'self', seat: 'north'},
  baxian: {
    hand: '123m 456m 789m 234p 56p 8s C +7p',
    ...tsumo,
    flowers: '春夏秋冬梅蘭菊竹',
    flags: ['eightFlowers', 'flowerReplacement'],
  },
  tianhu: {hand: '345m 56777p PP FFF CCC +7p', by: 'self', flags: ['heavenly']},
  dihu: {hand: '77m 678p 222333444s EE +E', by: 'discard', from: 'east', seat: 'south', flags: ['earthly']},
  renhu: {hand: '5888m 222333666p PPP +5m', by: 'self', seat: 'north', flags: ['human']},
  dasixi: {hand: '[EEE] [WWW] [CCC] SS NNN FF +S', ...ron},
};
