/** A situation for each pattern of 台州路橋: shown in the table, and scored by the tests. */
import type {Example} from '../../core/game/pattern.js';
import type {LuqiaoPattern} from './patterns.js';

const ron = {by: 'discard', from: 'west', seat: 'south'} as const;

/** A situation that scores, by pattern; none for a pattern that cannot occur. */
export const examples: Readonly<Record<LuqiaoPattern, Example>> = {
  hudi: {hand: '[345s] 23m 567p 789p SS +4m', ...ron, wild: '9s'},
  pairOwnWind: {hand: '[345s] 23m 567p 789p SS +4m', ...ron, wild: '9s'},
  pairDragon: {hand: '[345s] 23m 567p 789p CC +4m', ...ron, wild: '9s'},
  mingke: {hand: '[555p] EE 99s 123m 456p +E', by: 'discard', from: 'west', wild: '1p'},
  anke: {hand: '[555p] EE 99s 123m 456p +E', by: 'self', wild: '1p'},
  minggang: {hand: '[6666p] 23m 789p 789s SS +4m', ...ron, wild: '9s'},
  angang: {hand: '[888s] [[9999p]] 33m 77m SSS +3m', by: 'self', seat: 'south', wild: '1m'},
  duiduihu: {hand: '[888s] [[9999p]] 33m 77m SSS +3m', by: 'self', seat: 'south', wild: '1m'},
  qiandang: {hand: '[EEE] 24p 678p 345s 11s +3p', by: 'self', wild: '7m'},
  zimo: {hand: '[EEE] 24p 678p 345s 11s +3p', by: 'self', wild: '7m'},
  ownWindPung: {hand: '[EEE] 24p 678p 345s 11s +3p', by: 'self', wild: '7m'},
  dragonPung: {hand: '[FFF] [234m] 456m 78m 99m +6m', ...ron, wild: '3p'},
  qingyise: {hand: 'PPP 123m 234m 78m 99m +6m', ...ron, wild: '5m'},
  hunyise: {hand: '[PPP] 123m 234m 78m 99m +6m', ...ron, wild: '5m'},
  sifenghuiqi: {
    hand: '[EEE] [SSS] [WWW] NN 55p +N',
    by: 'discard',
    from: 'west',
    wild: '9s',
    options: {sifenghuiqi: 'daOnly'},
  },
};
