/** 香港舊章: Hong Kong mahjong in the old style. */
import {hasKong} from 'mahjong-elements/core/patterns/kongs.js';
import {fault, type Fault} from 'mahjong-elements/core/problem.js';
import {hasFlag, type Position} from 'mahjong-elements/core/position.js';
import type {Match} from 'mahjong-elements/core/match.js';
import type {Ruleset, Tally} from 'mahjong-elements/core/ruleset.js';
import {thirteenOrphans} from 'mahjong-elements/core/shapes/thirteen-orphans.js';
import {SEATS} from 'mahjong-elements/core/situation.js';
import {KINDS} from 'mahjong-elements/core/tile.js';
import {options, type HongkongOptions} from './options.js';
import {patterns} from './patterns.js';
import {pay, reckon, total} from './payments.js';
import {rules} from './rules.js';

const copies = Array.from({length: KINDS}, () => 4);

/** What the hand and its circumstances contradict. */
function check(position: Position<HongkongOptions>): Fault | undefined {
  const {from, dealer, liable, seat} = position;
  if (liable === seat) return fault('bad-seat', seat, 'liable');
  if (hasFlag(position, 'replacement') && !hasKong(position))
    return fault('flag-conflict', 'replacement', 'flags');
  if (hasFlag(position, 'earthly') && from && from !== dealer)
    return fault('flag-conflict', 'earthly', 'flags');
  return undefined;
}

/** 三番起糊: a hand below the minimum may not win (HK-2). */
function forbids({options: {minimum}}: Match<HongkongOptions>, {sums}: Tally): Fault | undefined {
  return sums.faan < minimum ? fault('below-minimum', String(minimum)) : undefined;
}

export const hongkong: Ruleset<HongkongOptions> = {
  id: 'hongkong',
  version: 1,
  unit: 'faan',
  seats: SEATS,
  sets: 4,
  tiles: ({flowers}) => ({copies, flowers}),
  fields: ['round', 'flowers', 'liable'],
  shapes: [thirteenOrphans],
  flags: [
    {flag: 'replacement', by: ['self']},
    {flag: 'kongOnKong', by: ['self'], needs: ['replacement']},
    {flag: 'lastTile', by: ['self', 'discard']},
    {flag: 'heavenly', by: ['self'], seat: 'dealer', unmelded: true, not: ['lastTile', 'replacement']},
    {flag: 'earthly', by: ['discard'], seat: 'other', unmelded: true, not: ['lastTile']},
  ],
  options,
  presets: [
    {
      id: 'hongkong-full',
      options: {doubling: 'full', discarderPays: 'all', limit: 8},
      patterns: {wuhua: {off: true}},
      cite: 'HK-8',
      provenance: 'found',
    },
  ],
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  rules,
  flow: async () => (await import('./flow.js')).flow,
  check,
  worth: ({faan}) => faan,
  total,
  reckon,
  forbids,
  pay,
};
