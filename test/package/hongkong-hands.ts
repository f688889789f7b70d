/** Hands of 香港舊章. */
import type {Situation} from '../../src/core/situation.js';

/** A situation of this rule set, or of one of its presets. */
export type Asked = Omit<Situation, 'rules'> & {rules?: string};

/** Hands that have a pattern, and hands that just miss it. */
export const HANDS: readonly (readonly [what: string, situation: Asked, lines: string[], total: number])[] = [
  [
    'a common hand by self-draw',
    {hand: '123m 456m 345p 78s 99s +9s', by: 'self'},
    ['menqianqing 1', 'pinghu 1', 'wuhua 1', 'zimo 1'],
    4,
  ],
  [
    'one pung makes it no common hand, one call no concealed one',
    {hand: '[123m] 456m 333p 78s 99s +9s', by: 'self', options: {minimum: 0}},
    ['wuhua 1', 'zimo 1'],
    2,
  ],
  [
    'own wind and round wind, both in the first round',
    {hand: '[EEE] 123m 456m 78m 99m +9m', by: 'discard', from: 'west'},
    ['hunyise 3', 'menfeng 1', 'quanfeng 1', 'wuhua 1'],
    6,
  ],
  [
    'no wind of one’s own',
    {hand: '[NNN] 123m 456m 78m 99m +9m', by: 'discard', from: 'west', seat: 'south'},
    ['hunyise 3', 'wuhua 1'],
    4,
  ],
  [
    'all pungs, one of them by a discard: not four concealed ones',
    {hand: '111m 444p 777s 22s 99p +9p', by: 'discard', from: 'west'},
    ['duiduihu 3', 'menqianqing 1', 'wuhua 1'],
    5,
  ],
  [
    'the same by self-draw',
    {hand: '111m 444p 777s 22s 99p +9p', by: 'self'},
    ['kankanhu 8', 'wuhua 1', 'zimo 1'],
    10,
  ],
  [
    'small dragons instead of the pungs in them',
    {hand: '[FFF] [CCC] 123m 78p PP +9p', by: 'discard', from: 'west'},
    ['wuhua 1', 'xiaosanyuan 5'],
    6,
  ],
  [
    'two pungs of dragons and another pair',
    {hand: '[FFF] [CCC] 123m 78p 11s +9p', by: 'discard', from: 'west'},
    ['sanyuanpai×2 2', 'wuhua 1'],
    3,
  ],
  [
    'great dragons',
    {hand: '[FFF] [CCC] [PPP] 78p 11s +9p', by: 'discard', from: 'west'},
    ['dasanyuan 8', 'wuhua 1'],
    9,
  ],
  [
    'mixed orphans instead of all pungs',
    {hand: '[111m] [999p] [NNN] 11s 99s +9s', by: 'discard', from: 'south', seat: 'east'},
    ['huayaojiu 4', 'wuhua 1'],
    5,
  ],
  [
    'pure orphans, where one honor fewer is there',
    {hand: '[111m] [999p] [111p] 11s 99s +9s', by: 'discard', from: 'south'},
    ['qingyaojiu 10', 'wuhua 1'],
    10,
  ],
  [
    'nine gates, and its flush not beside it',
    {hand: '1112345678999m +5m', by: 'discard', from: 'south'},
    ['jiuzilianhuan 10', 'wuhua 1'],
    10,
  ],
  [
    'nine gates with a kong are a flush',
    {hand: '[[1111m]] 2345678999m +2m', by: 'discard', from: 'south'},
    ['menqianqing 1', 'qingyise 7', 'wuhua 1'],
    9,
  ],
  [
    'small winds, without the wind of the seat',
    {hand: '[EEE] [SSS] [WWW] 78m NN +9m', by: 'discard', from: 'west'},
    ['hunyise 3', 'wuhua 1', 'xiaosixi 6'],
    10,
  ],
  [
    'great winds',
    {hand: '[EEE] [SSS] [WWW] NN 55p +N', by: 'discard', from: 'west', flowers: '2f'},
    ['dasixi 10', 'hunyise 3'],
    10,
  ],
  [
    'flowers of the seat: two of them, and no third',
    {hand: '123m 456m 345p 78s 99s +9s', by: 'self', seat: 'west', flowers: '3f 7f 8f'},
    ['menqianqing 1', 'pinghu 1', 'zhenghua×2 2', 'zimo 1'],
    5,
  ],
  [
    'a set of flowers instead of the seat’s one in it',
    {hand: '123m 456m 345p 78s 99s +9s', by: 'self', seat: 'west', flowers: '1f 2f 3f 4f 7f'},
    ['menqianqing 1', 'pinghu 1', 'yitaihua 2', 'zhenghua 1', 'zimo 1'],
    6,
  ],
  [
    'a kong on a kong instead of its replacement',
    {hand: '[[1111m]] [2222p] 345p 78s 99s +9s', by: 'self', flags: ['replacement', 'kongOnKong']},
    ['gangshanggang 8', 'wuhua 1'],
    9,
  ],
  [
    'thirteen orphans',
    {hand: '19m 19p 19s ESWNPFC +1m', by: 'self'},
    ['shisanyao 10', 'wuhua 1', 'zimo 1'],
    10,
  ],
];
