import type {PatternName, RulesetText} from '../../../core/game/names.js';
import type {LuqiaoPattern} from '../patterns.js';
import type {LuqiaoPayment} from '../pay.js';

const title = 'Taizhou Luqiao mahjong';

export const names: Readonly<Record<LuqiaoPattern, PatternName>> = {
  hudi: {name: 'Base hu'},
  pairOwnWind: {name: 'Pair of own wind'},
  pairDragon: {name: 'Pair of dragons'},
  mingke: {name: 'Exposed pung'},
  anke: {name: 'Concealed pung'},
  minggang: {name: 'Exposed kong'},
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
  hudi: 'Every winning hand has it, whatever the hand holds.',
  pairOwnWind: 'A pair of your own wind; in a hand that has not won, every such pair counts.',
  pairDragon: 'A pair of 中, 發 or 白; in a hand that has not won, every such pair counts.',
  mingke:
    'A triplet that was called, or that the winner completed with a discard: 2 hu for 2–8, 4 for 1, 9 and honors.',
  anke: 'A triplet in the hand, or that the winner completed by self-draw: 4 hu for 2–8, 8 for 1, 9 and honors. Four tiles without a kong are one triplet.',
  minggang: 'A kong declared openly, or a fourth tile added to a pung: 8 hu for 2–8, 16 for 1, 9 and honors.',
  angang: 'A kong declared with four tiles of your own: 16 hu for 2–8, 32 for 1, 9 and honors.',
  duiduihu: 'All four sets of the winning hand are pungs or kongs. It is worth hu, not tai.',
  qiandang: 'The winning tile is the middle one of a concealed chow. Edge and pair waits are worth nothing.',
  zimo: 'The winning tile was drawn from the wall.',
  ownWindPung:
    'A pung or kong of your own wind; only the winner may use wild tiles in it. Two of them, which wild tiles can make, are still 1 tai.',
  dragonPung: 'One tai for each pung or kong of 中, 發 or 白; only the winner may use wild tiles in it.',
  qingyise:
    'All tiles are of one suit, wild tiles and 白 counted as what they stand for. A called 白 makes it a half flush.',
  hunyise: 'All tiles are of one suit or honors, wild tiles and 白 counted as what they stand for.',
  sifenghuiqi:
    'A hand with all four winds, where that is agreed; whether three pungs and a pair are enough is agreed too.',
};

const presets = {};

const payments = {
  liable: 'liable for the discard',
  baoDragon2: 'liable: third dragon',
  baoQingyise: 'liable: full flush on show',
  baoLiveDragon: 'liable: live dragon',
} as const satisfies Record<Exclude<LuqiaoPayment, 'win' | 'difference'>, string>;

const cap = 'limit';

export const text: RulesetText<LuqiaoPattern, never> = {
  title,
  names,
  conditions,
  presets,
  payments,
  cap,
  details: async () => (await import('../details/en.js')).details,
};
