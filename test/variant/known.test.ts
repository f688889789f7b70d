/** The patterns that a text names: each is tested by hands, here or by another scorer, and found by its names as pages write them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {readRuleset} from '../../src/variant/index.js';
import {fold} from '../../src/variant/names/fold.js';
import {idsNamed, knownPatterns} from '../../src/variant/names/known.js';
import {galleryRuleset} from './gallery.js';
import {SECOND} from './seconds.js';
import {rulesetOf, TEXTS} from './texts.js';
import {robbed, ron, self, type Win} from './wins.js';

/** A pattern, with hands that have it and hands that just miss it. */
type Case = readonly [id: string, yes: readonly Win[], no: readonly Win[]];

const FOUR = 'forms = sevenPairs thirteenOrphans shisanlan';
const FIVE = '手牌 = 16\nforms = shiliubuda baduiban';
const WILD = '百搭 = 中';

const CHOWS = '123m 456m 345p 78s 99s +9s';
const MOON = '123m 456m 789s 55s 23p +1p';
const RED_PEACOCK = '[111s] [555s] [777s] 99s CC +C';

const PLAIN: readonly Case[] = [
  ['zhong', [self('[CCC] 123m 456p 78s 99s +9s')], [self('[FFF] 123m 456p 78s 99s +9s')]],
  ['fa', [self('[FFF] 123m 456p 78s 99s +9s')], [self('[PPP] 123m 456p 78s 99s +9s')]],
  ['bai', [self('[PPP] 123m 456p 78s 99s +9s')], [self('123m 456p 789s 78s PP +9s')]],
  ['jihu', [self(CHOWS), ron('1133m 5577p 2299s E +E')], []],
  [
    'hunpeng',
    [self('[111m] 444m 777m EE 99m +9m')],
    [self('[111m] 444m 777m 22m 99m +9m'), self('[111m] 444p 777m EE 99m +9m')],
  ],
  [
    'benikujaku',
    [self(RED_PEACOCK)],
    [self('[111s] [555s] [777s] 99s FF +F'), self('[111s] [555s] [888s] 99s CC +C')],
  ],
  ['wuziwuhua', [self(CHOWS)], [self(CHOWS, {flowers: '1f'}), self('123m 456m 345p 78s EE +9s')]],
  [
    'qinglongqidui',
    [self('1111m 2255m 6688m 9m +9m')],
    [self('1122m 3355m 6688m 9m +9m'), self('1111m 2255m 6688p 9m +9m')],
  ],
  ['jiangqidui', [self('2255m 88m 2255p 88p 2s +2s')], [self('2255m 88m 2255p 88p 3s +3s')]],
  ['daqixing', [self('EESSWWNNPPFFC +C')], [self('EESSWWNNPPFF1m +1m')]],
  [
    'ersuoqianggang',
    [robbed('123m 456m 345p 13s 99s +2s')],
    [robbed('123m 456m 345p 24s 99s +3s'), ron('123m 456m 345p 13s 99s +2s')],
  ],
  [
    'wutongkaihua',
    [self('[[1111m]] 456m 789s 46p 99s +5p', {flags: ['replacement']})],
    [
      self('[[1111m]] 456m 789s 46p 99s +5p'),
      self('[[1111m]] 456m 789s 57p 99s +6p', {flags: ['replacement']}),
    ],
  ],
  ['huashang', [self(CHOWS, {flowers: '1f', flags: ['flowerReplacement']})], [self(CHOWS, {flowers: '1f'})]],
  [
    'yitonglaoyue',
    [self(MOON, {flags: ['lastTile']})],
    [self(MOON), ron(MOON, {flags: ['lastTile']}), self('123m 456m 789s 55s 13p +2p', {flags: ['lastTile']})],
  ],
  [
    'jiutonglaoyu',
    [ron('123m 456m 789s 55s 78p +9p', {flags: ['lastTile']})],
    [self('123m 456m 789s 55s 78p +9p', {flags: ['lastTile']}), ron(MOON, {flags: ['lastTile']})],
  ],
  ['openRiichi', [self(CHOWS, {flags: ['openRiichi']})], [self(CHOWS)]],
  [
    'ishinouenimo',
    [self(CHOWS, {flags: ['doubleRiichi', 'lastTile']})],
    [self(CHOWS, {flags: ['doubleRiichi']}), self(CHOWS, {flags: ['lastTile']})],
  ],
  ['menqingzimo', [self(CHOWS)], [ron(CHOWS), self('[123m] 456m 345p 78s 99s +9s')]],
  ['jiangyan', [self('123m 456m 345p 78s 55s +9s')], [self(CHOWS)]],
  [
    'kawu',
    [self('123m 789m 345p 46s 99s +5s')],
    [self('123m 789m 345p 67s 99s +5s'), self('123m 789m 345p 57s 99s +6s')],
  ],
  [
    'mingsigui',
    [self('[111m] 123m 456p 78s 99s +9s'), ron('[111m] 23m 456p 789s 99s +1m')],
    [self('111m 123m 456p 78s 99s +9s'), self('[1111m] 123p 456p 78s 99s +9s')],
  ],
  [
    'ansigui',
    [self('111m 123m 456p 78s 99s +9s'), ron('11m 123m [456p] 789s 99s +1m')],
    [self('[111m] 123m 456p 78s 99s +9s'), self('[[1111m]] 123p 456p 78s 99s +9s')],
  ],
  [
    'shisanlan',
    [self('1m5m9m 1p4p8p 2s ESWNPF +C'), ron('1m4m7m 2p5p8p 3s6s9s ESWP +F')],
    [ron(CHOWS), self('1133m 5577p 2299s E +E')],
  ],
  ['qixingshisanlan', [ron('1m5m9m 1p4p8p 2s ESWNPF +C')], [ron('1m4m7m 2p5p8p 3s6s ESWNP +F')]],
  ['shuangpeng', [self('123m 456m 345p 77s 99s +9s')], [self('123m 456m 345p 789s 9s +9s')]],
  ['benhua2', [self(CHOWS, {flowers: '8f', seat: 'west'})], [self(CHOWS, {flowers: '7f', seat: 'west'})]],
  ['qiqiangyi', [self(CHOWS, {flags: ['sevenFlowers']})], [self(CHOWS)]],
  ['quanhua', [self(CHOWS, {flowers: '12345678f'})], [self(CHOWS, {flowers: '1234567f'})]],
];

const SIXTEEN: readonly Case[] = [
  [
    'wugangzi',
    [self('[1111m] [[2222p]] [5555s] [7777s] [EEEE] N +N')],
    [self('[1111m] [[2222p]] [5555s] [7777s] EEE N +N')],
  ],
  ['shiliubuda', [self('147m 258p 369s ESWNPFC +C')], [self('123m 456m 789m 123p 77s 88s +8s')]],
  ['baduiban', [self('1133m 5577p 2299s EE SS +S')], [self('123m 456m 789m 123p 77s 88s +8s')]],
  [
    'wulianke',
    [self('[222m] [333m] [444m] [555m] 66m EE +6m')],
    [self('[222m] [333m] [444m] [666m] 77m EE +7m')],
  ],
];

const WILDS: readonly Case[] = [
  ['sancai', [self('123m 456m 45p 99s CCC +6p')], [self('123m 456m 456p 89s CC +9s')]],
  ['sicai', [self('123m 456m 4p 99s CCCC +5p')], [self('123m 456m 45p 99s CCC +6p')]],
];

/** Whether a hand has a pattern where nothing else is a row. */
function has(id: string, settings: string, hand: Win): boolean {
  const {ruleset, problems} = readRuleset(`牌 = 144\n${settings}\n1番：${id}、甲\n甲 = always`, {
    id: 'known',
  });
  expect(problems, id).toEqual([]);
  if (!ruleset) return false;
  const result = score({...hand, rules: 'known'}, ruleset);
  expect(result.status, `${id}: ${hand.hand} ${result.reason?.message ?? ''}`).toBe('win');
  return result.lines.some((line) => line.id === id);
}

describe.each([
  ['four sets', FOUR, PLAIN],
  ['five sets', FIVE, SIXTEEN],
  ['wild tiles', WILD, WILDS],
] as const)('with %s', (_, settings, cases) => {
  it.each(cases)('%s', (id, yes, no) => {
    for (const hand of yes) expect(has(id, settings, hand), hand.hand).toBe(true);
    for (const hand of no) expect(has(id, settings, hand), hand.hand).toBe(false);
  });
});

it('has hands for each known pattern, here or in a text that another scorer has scored', () => {
  const rulesets = [...Object.keys(SECOND).map(galleryRuleset), ...Object.keys(TEXTS).map(rulesetOf)];
  const rows = rulesets.flatMap(({patterns}) => patterns.flatMap(({id, shape = id}) => [id, shape]));
  const tested = new Set([...rows, ...[...PLAIN, ...SIXTEEN, ...WILDS].map(([id]) => id)]);
  expect([...knownPatterns()].filter(({id}) => !tested.has(id)).map(({id}) => id)).toEqual([]);
});

describe('a name', () => {
  it('is found without plurals, with “hand” behind it, and with pong for pung', () => {
    const written: Readonly<Record<string, string>> = {
      pengpenghu: 'All Pongs · all pung · ALL PUNGS HAND',
      dasixi: 'Big Four Wind · Big Four Winds hand',
      shisanyao: 'Thirteen Orphan · 13 Orphans Hand',
      qidui: 'Seven Pair · Seven Pairs Hand',
      menqianqing: 'Concealed · Concealed hand',
    };
    for (const [id, names] of Object.entries(written))
      for (const name of names.split(' · ')) expect(idsNamed(name, undefined), name).toEqual([id]);
  });

  it('is the same with the traditional and the simplified letters of the words', () => {
    const folder = path.join(import.meta.dirname, '../..');
    const pairs = readFileSync(path.join(folder, 'tools/words/characters.txt'), 'utf8');
    const names = [...knownPatterns()].flatMap((one) => one.names).join('');
    const apart = [...pairs.matchAll(/(\p{Script=Han})(\p{Script=Han})/gu)].filter(
      ([, traditional, simplified]) => names.includes(traditional) && fold(traditional) !== fold(simplified),
    );
    expect(apart.map(([pair]) => pair)).toEqual([]);
  });
});
