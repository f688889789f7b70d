/**
 * Hands that have a pattern, and hands that lack one thing for it: a tile, a suit, a call, the winning tile's place.
 */
import {describe, expect, it} from 'vitest';
import type {RibonPattern} from '../../../src/rules/ribon/patterns.js';
import {play, values, type More} from './play.js';

const self = {by: 'self', from: undefined} as const;
const kongs = '[EEEE][[2222p]][444+4s]';

/** Hands with the pattern and hands that just miss it, by notation or with more of the situation. */
const edges: Partial<
  Record<RibonPattern, {has: readonly (string | More)[]; misses: readonly (string | More)[]}>
> = {
  tsumo: {
    has: [
      {hand: '234p 678p 234s 78s 66s +6s', ...self},
      {hand: '[[8888p]] 234p 234s 78s 66s +6s', ...self},
    ],
    misses: ['234p 678p 234s 78s 66s +6s', {hand: '[888p] 234p 234s 78s 66s +6s', ...self}],
  },
  pinfu: {
    has: ['234p 678p 234s 78s 66s +6s', '234p 678p 234s 78s 66s +9s', '234p 678p 234s 78s WW +6s'],
    misses: [
      '234p 678p 234s 68s 66s +7s',
      '234p 678p 234s 89s 66s +7s',
      '234p 678p 234s 12s 66s +3s',
      '234p 678p 234s 567s 9s +9s',
      '234p 678p 234s 78s SS +6s',
      '234p 678p 234s 78s EE +6s',
      '234p 678p 234s 78s CC +6s',
      '888p 234p 234s 78s 66s +6s',
      '[888p] 234p 234s 78s 66s +6s',
    ],
  },
  iipeikou: {
    has: ['234p 234p 234s 789s 6s +6s', '223344p 111s 789s 6s +6s', '[[8888p]] 223344s 789s 6s +6s'],
    misses: ['234p 345p 234s 789s 6s +6s', '234p 234s 567p 789s 6s +6s', '[888p] 223344s 789s 6s +6s'],
  },
  ryanpeikou: {
    has: ['778899p 33445s 99s +5s', '11112222p 3333p 9s +9s', '334455667788s 9p +9p'],
    misses: ['778899p 33456s 99s +4s', '778899p 345678s 9s +9s', '[999p] 223344p 78s 99s +9s'],
  },
  tanyao: {
    has: ['[222p] 678p 345s 34s 88s +2s', '2233p 4466p 3388s 5s +5s'],
    misses: ['[222p] 678p 345s 34s 99s +2s', '[222p] 678p 345s 34s WW +2s', '[222p] 678p 345s 12s 88s +3s'],
  },
  yakuhai: {
    has: ['[PPP] 123p 678p 345s 9s +9s', '[SSS] 123p 678p 345s 9s +9s', '[EEE] 123p 678p 345s 9s +9s'],
    misses: ['[WWW] 123p 678p 345s 9s +9s', '[999p] 123p 678p 345s P +P'],
  },
  chiitoitsu: {
    has: ['1122p 5599s EE FF C +C', '1111p 5599s EE FF C +C'],
    misses: ['778899p 33445s 99s +5s', {hand: '1111p 5599s EE FF C +C', rules: 'tohtenko'}],
  },
  fourAlike: {
    has: ['1111p 5599s EE FF C +C', '1111p 9999s EE FF C +C'],
    misses: ['1122p 5599s EE FF C +C', '22333344p 678s 9s 9s +2s'],
  },
  chanta: {
    has: ['789p 123s 89s EE CCC +7s', '[CCC] 789p 123s 89s 99p +7s', '[999p] 111s 789s 78p EE +9p'],
    misses: ['789p 123s 78s EE CCC +6s', '789p 123s 89s 55p CCC +7s', '[CCC][999p] 111s 999s E +E'],
  },
  junchan: {
    has: ['123p 789p 111s 89s 99p +7s', '[111s] 123p 789p 89s 99p +7s'],
    misses: ['123p 789p 111s 89s EE +7s', '123p 789p 111s 78s 99p +6s', '123p 789p 111s 89s 88p +7s'],
  },
  ittsuu: {
    has: ['[WWW] 123p 456p 789p 5s +5s', '[[WWWW]] 123s 456s 789s 5s +5s'],
    misses: [
      '[WWW] 123p 456p 789s 5s +5s',
      '[WWW] 123p 345p 789p 5s +5s',
      '[WWW] 234p 456p 789p 5s +5s',
      '[WWW] 123p 456s 789p 5s +5s',
    ],
  },
  sanankou: {
    has: [
      '[PPP] 222p 444s 666s 9s +9s',
      {hand: '[PPP] 222p 444s 66s 99s +6s', ...self},
      '[[EEEE]] 222p 444s 78p 99s +6p',
    ],
    misses: [
      '[PPP] 222p 444s 66s 99s +6s',
      '[PPP][444s] 222p 666s 9s +9s',
      // the tile may be in the pung or in the chow; here the chow needs it
      '[PPP] 222p 444s 99p 56s +7s',
    ],
  },
  sankantsu: {has: [`${kongs} 78p 99s +6p`], misses: ['[EEE][[2222p]][444+4s] 78p 99s +6p']},
  shousangen: {
    has: ['[PPP] 678s FFF 234p C +C', '[PPPP] 678s 234p FFF C +C'],
    misses: ['[PPP] 678s FFF 234p W +W', '[PPP] 678s 234p 999p C +C'],
  },
  toitoi: {
    has: ['[WWW][888p] 222p 99p 77p +7p'],
    misses: ['[WWW][888p] 222p 99p 78p +9p', '1122p 5599s EE FF C +C'],
  },
  honroutou: {
    has: ['[999p][999s][FFF] S PPP +S', '1199p 1199s EE FF C +C', '[111p] 999p 111s 99s CC +9s'],
    misses: ['[999p][999s][FFF] 8p PPP +8p', '1199p 1188s EE FF C +C', '[999p][CCC] 111s 789s E +E'],
  },
  honitsu: {
    has: ['[WWW][888p] 222p 99p 77p +7p', '1122p 4499p EE FF C +C'],
    misses: ['[WWW][888s] 222p 99p 77p +7p', '[111p] 234p 567p 88p 79p +8p'],
  },
  chinitsu: {
    has: ['[111p] 234p 567p 88p 79p +8p', '[111p] 234p 567p 8p 789p +8p'],
    misses: ['[111p] 234p 567p EE 79p +8p', '[111p] 234p 567p 88p 79s +8s'],
  },
  kokushi: {has: ['19m 19p 19s ESWNPFC +C', '19m 19p 19s ESWNPFF +C'], misses: ['19m 19p 19s ESWNPFF +F']},
  suuankou: {
    has: ['111444p 4446668s +8s', {hand: '111444p 44466s 88s +6s', ...self}, '[[1111p]] 444p 444666s 8s +8s'],
    misses: ['111444p 44466s 88s +6s', '[111p] 444p 444666s 8s +8s'],
  },
  daisangen: {
    has: ['[FFF][CCC] 678s 9s PPP +9s', '[FFFF][CCC] 678s 9s PP 9s +P'],
    misses: ['[FFF][CCC] 678s 999s P +P', '[FFF][CCC] 678s 99s EE +E'],
  },
  shousuushii: {
    has: ['789p EE SSS WW NNN +W', '789p NN EE SSS WWW +E', '[EEE][SSS] WWW 789p N +N'],
    misses: ['789p EE SSS 99p NNN +E', '[EEE][NNN] WWW SS 9p 9p +S'],
  },
  daisuushii: {
    has: ['[NNN][WWW][SSS][EEE] 9s +9s', 'EEE SSS WWW NN PP +N'],
    misses: ['[NNN][WWW][SSS] 999s E +E', '[WWW][SSS][EEE] 999s 1s +1s'],
  },
  tsuuiisou: {
    has: ['EE SS WW NN PP FF C +C', '[EEE][NNN] SS PP CCC +S', '[EEE][PPP] SSS FFF C +C'],
    misses: [
      'EE SS WW NN PP FF 1s +1s',
      '[EEE][PPP] SSS FFF 1s +1s',
      {hand: '[EEE][NNN] SS PP CCC +S', rules: 'tohtenko'},
      {hand: '[EEE][NNN] SS WWW CC +S', rules: 'tohtenko'},
    ],
  },
  chinroutou: {
    has: ['[111m][999p] 999s 111s 9m +9m', '[111m][999m] 999s 111s 1p +1p'],
    misses: ['[111m][999p] 999s 111s P +P', '[999p] 999s 111s 111p 2p +2p', '1199m 1199p 1199s 1m +1m'],
  },
  ryuuiisou: {
    has: ['[FFF][666s] 234s 234s 8s +8s', '[333s][666s] 234s 222s 8s +8s'],
    misses: ['[FFF][666s] 234s 345s 8s +8s', '[PPP][666s] 234s 234s 8s +8s', '223344s 6688s FF 2s +2s'],
  },
  chuuren: {
    has: ['1112345567899s +9s', '1112345678999p +5p', '1123456788999p +1p'],
    misses: [
      '111234567888s 9s +9s',
      '[[1111s]] 234567888s 9s +9s',
      '1112345678999p +5s',
      '[111p] 2345678999p +1p',
    ],
  },
  suukantsu: {
    has: ['[PPPP][4444p][[FFFF]][777+7s] E +E'],
    misses: ['[PPPP][4444p][[FFFF]] 777s E +E', '[PPPP][4444p][[FFFF]][777s] E +E'],
  },
};

describe('李凡師サンマ: each pattern, and what just misses it', () => {
  for (const [id, {has, misses}] of Object.entries(edges)) {
    const asked = (more: string | More): More => (typeof more === 'string' ? {hand: more} : more);
    it.each(has)(`${id}: %j`, (more) => expect(Object.keys(values(asked(more)))).toContain(id));
    it.each(misses)(`no ${id}: %j`, (more) => {
      expect(play(asked(more)).status).not.toBe('invalid');
      expect(Object.keys(values(asked(more)))).not.toContain(id);
    });
  }
});
