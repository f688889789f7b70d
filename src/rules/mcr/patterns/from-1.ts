/** 1 point. */
import {bitCount} from '../../../core/match.js';
import type {Pattern} from '../../../core/ruleset.js';
import {FLOWER, kindName} from '../../../core/tile.js';
import {chows} from '../combine.js';
import {alike, hand, outsidePungs, steps, waitedAs, won} from '../forms.js';
import {ron, tsumo} from './examples.js';

const flowerTiles = (flowers: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((i) => (flowers >> i) & 1)
    .map((i) => kindName(FLOWER + i))
    .join('');

export const from1 = [
  {
    id: 'yibangao',
    native: '一般高',
    value: 1,
    when: chows(2, steps(0)),
    example: ron('[123m] [456m] 789m 123m 5s +5s'),
    cite: 'MC-#69',
    provenance: 'found',
  },
  {
    id: 'xixiangfeng',
    native: '喜相逢',
    value: 1,
    when: chows(2, alike),
    example: ron('[123m] [456m] 789m 123p 5s +5s'),
    cite: 'MC-#70',
    provenance: 'found',
  },
  {
    id: 'lianliu',
    native: '連六',
    value: 1,
    when: chows(2, steps(3)),
    example: ron('234m 234p 34s 567s 88p +2s'),
    cite: 'MC-#71',
    provenance: 'found',
  },
  {
    id: 'laoshaofu',
    native: '老少副',
    value: 1,
    when: chows(2, steps(6)),
    example: ron('[123m] 123p 12s 789s 55p +3s'),
    cite: 'MC-#72',
    provenance: 'found',
  },
  {
    id: 'yaojiuke',
    native: '幺九刻',
    value: 1,
    each: true,
    when: outsidePungs,
    example: ron('[999p] [123m] 456m 789m 5s +5s'),
    cite: 'MC-#73',
    provenance: 'found',
  },
  {
    id: 'minggang',
    native: '明槓',
    value: 1,
    each: true,
    when: (m) => m.kongs & m.open,
    example: ron('[5555p] [123m] 456m 789m 5s +5s'),
    cite: 'MC-#74',
    provenance: 'found',
  },
  {
    id: 'queyimen',
    native: '缺一門',
    value: 1,
    when: hand((m) => bitCount(m.suits) === 2),
    example: ron('[123m] [456m] 789m 555s 2s +2s'),
    cite: 'MC-#75',
    provenance: 'found',
  },
  {
    id: 'wuzi',
    native: '無字',
    value: 1,
    when: hand((m) => m.honors === 0),
    example: ron('[999p] [123m] 456m 789m 5s +5s'),
    cite: 'MC-#76',
    provenance: 'found',
  },
  {
    id: 'bianzhang',
    native: '辺張',
    value: 1,
    when: waitedAs('edge'),
    example: ron('[234m] [345m] 456m EE 12p +3p'),
    cite: 'MC-#77',
    provenance: 'found',
  },
  {
    id: 'kanzhang',
    native: '嵌張',
    value: 1,
    when: waitedAs('closed'),
    example: ron('[234m] [345m] 456m EE 13p +2p'),
    cite: 'MC-#78',
    provenance: 'found',
  },
  {
    id: 'dandiaojiang',
    native: '単釣将',
    value: 1,
    when: waitedAs('pair'),
    example: ron('[123m] [456m] 789m 234p 5s +5s'),
    cite: 'MC-#79',
    provenance: 'found',
  },
  {
    id: 'zimo',
    native: '自摸',
    value: 1,
    when: won((m) => m.self),
    example: tsumo('[123m] [456m] 789m 234p 5s +5s'),
    cite: 'MC-#80',
    provenance: 'found',
  },
  {
    id: 'huapai',
    native: '花牌',
    value: 1,
    when: won((m) => m.position.flowers !== 0),
    times: (m) => bitCount(m.position.flowers),
    tiles: (m) => flowerTiles(m.position.flowers),
    example: ron('[123m] [456m] 789m 234p 5s +5s', {flowers: '春夏'}),
    cite: 'MC-#81',
    provenance: 'found',
  },
] as const satisfies readonly Pattern[];
