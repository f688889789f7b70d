import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../pay.js';

const title = 'Taizhou Luqiao mahjong';

export const names: Readonly<Record<LuqiaoPattern, PatternName>> = {
  hudi: {name: 'Base hu'},
  pairOwnWind: {name: 'Pair of own wind'},
  pairDragon: {name: 'Pair of dragons'},
  mingke: {name: 'Melded pung'},
  anke: {name: 'Concealed pung'},
  minggang: {name: 'Melded kong'},
  angang: {name: 'Concealed kong'},
  duiduihu: {name: 'All pungs'},
  qiandang: {name: 'Closed wait'},
  zimo: {name: 'Self-draw'},
  ownWindPung: {name: 'Pung or kong of own wind'},
  dragonPung: {name: 'Pung or kong of dragons'},
  qingyise: {name: 'Full flush'},
  hunyise: {name: 'Half flush'},
  sifenghuiqi: {name: 'All four winds'},
};

export const conditions: Readonly<Record<LuqiaoPattern, string>> = {
  hudi: 'Every winning hand scores this.',
  pairOwnWind: 'A pair of your own wind. Losing hands score every pair of this kind.',
  pairDragon: 'A pair of dragons. Losing hands score every pair of this kind.',
  mingke:
    'A pung that was called, or that the winning discard completed: 2 hu for 2–8, 4 hu for 1, 9 and honors.',
  anke: 'A pung in the concealed hand, or one that the winner completed by self-draw: 4 hu for 2–8, 8 hu for 1, 9 and honors. Four of a kind not declared as a kong count as one pung.',
  minggang:
    'A kong called on a discard, or a pung to which the fourth tile was added: 8 hu for 2–8, 16 hu for 1, 9 and honors.',
  angang: 'A kong declared with four tiles that you drew yourself: 16 hu for 2–8, 32 hu for 1, 9 and honors.',
  duiduihu: 'All four sets of the winning hand are pungs or kongs. The pattern scores hu, not tai.',
  qiandang:
    'The winning tile is the middle tile of a concealed chow. Edge waits and pair waits score nothing.',
  zimo: 'The winner drew the winning tile from the wall.',
  ownWindPung:
    'A pung or kong of your own wind. Only the winner may use wild tiles in it. With wild tiles two such sets are possible. They still count 1 tai.',
  dragonPung: '1 tai for each pung or kong of dragons. Only the winner may use wild tiles in it.',
  qingyise:
    'All tiles are of one suit. Wild tiles and white dragons count as the tiles they stand for. If a white dragon was called, the hand is only a half flush.',
  hunyise:
    'All tiles are of one suit or honors. Wild tiles and white dragons count as the tiles they stand for.',
  sifenghuiqi:
    'All four winds, if the players have agreed to count it. They also agree whether three pungs and a pair are enough.',
};

const presets = {};

const payments = {
  liable: 'liable: discard',
  baoDragon2: 'liable: third dragon',
  baoQingyise: 'liable: fed a visible full flush',
  baoLiveDragon: 'liable: live dragon',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

const limits = {lazi: 'limit'};

export const text: RulesetText<LuqiaoPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  limits,
  details: async () => (await import('../details/en.js')).details,
};
