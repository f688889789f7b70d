import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {observed} from '../cases.js';

const CONCEALED = '123m 456m 789m 234p 56p 88s +7p';

const play = (more: Partial<Situation>) =>
  score(
    {
      rules: 'shiragiku',
      hand: '[123m] [555p] 234s 678s 45m 99p +6m',
      by: 'discard',
      from: 'west',
      seat: 'south',
      ...more,
    },
    shiragiku,
  );
const lines = (more: Partial<Situation>) => observed(play(more)).lines;

describe('しらぎく: flags that cannot be', () => {
  const conflict = (more: Partial<Situation>) => expect(play(more).reason?.code).toBe('flag-conflict');
  const first = {hand: CONCEALED, dealer: 'south', by: 'self'} as const;
  const CASES: Readonly<Record<string, Partial<Situation>>> = {
    'a replacement by discard': {hand: '[5555p] [123m] 234s 678s 45m 99p +6m', flags: ['replacement']},
    'a replacement without a kong': {by: 'self', flags: ['replacement']},
    'a flower’s replacement by discard': {flags: ['flowerReplacement'], flowers: '春'},
    'a flower’s replacement without flowers': {by: 'self', flags: ['flowerReplacement']},
    'SG-19 a kong robbed with the last tile': {by: 'robbing', flags: ['lastTile']},
    '天胡 of a non-dealer': {...first, dealer: 'east', flags: ['heavenly']},
    '天胡 by discard': {...first, by: 'discard', flags: ['heavenly']},
    '天胡 with a kong': {...first, hand: '[[1111m]] 456m 789m 234p 56p 88s +7p', flags: ['heavenly']},
    '天胡 with the last tile': {...first, flags: ['heavenly', 'lastTile']},
    '天胡 after declaring ready': {...first, flags: ['heavenly', 'readyFirst']},
    '地胡 of the dealer': {...first, by: 'discard', flags: ['earthly']},
    '地胡 after declaring ready': {...first, dealer: 'west', by: 'discard', flags: ['earthly', 'readyEarly']},
    '地胡 and 人胡': {...first, dealer: 'west', by: 'discard', flags: ['earthly', 'human']},
    '人胡 of the dealer': {...first, flags: ['human']},
    '人胡 after a call': {by: 'self', dealer: 'west', flags: ['human']},
    '人胡 after a drawn flower': {
      ...first,
      dealer: 'west',
      flowers: '春',
      flags: ['human', 'flowerReplacement'],
    },
    '人胡 after declaring ready': {...first, dealer: 'west', flags: ['human', 'readyEarly']},
    '天聴 of a non-dealer': {hand: CONCEALED, flags: ['readyFirst']},
    '地聴 of the dealer': {hand: CONCEALED, dealer: 'south', flags: ['readyEarly']},
    '地聴 with a call': {flags: ['readyEarly']},
    '地聴 with a concealed kong (SG-18)': {
      hand: '[[1111m]] 456m 789m 234p 56p 88s +7p',
      flags: ['readyEarly'],
    },
    '八仙過海 by discard': {flowers: '1f2f3f4f5f6f7f8f', flags: ['eightFlowers']},
    '八仙過海 with seven flowers': {by: 'self', flowers: '1f2f3f4f5f6f7f', flags: ['eightFlowers']},
  };
  for (const [name, more] of Object.entries(CASES)) it(name, () => conflict(more));

  it('SG-11 七搶一 is not known', () => {
    expect(play({flags: ['sevenFlowers']}).reason?.code).toBe('unknown-flag');
  });
  it('and those that can: 天胡 on the tile that replaced a flower of the deal (SG-Y30)', () => {
    const more = {...first, flowers: '春', flags: ['heavenly', 'flowerReplacement']} as const;
    expect(lines({...more, seat: 'south'})).toEqual({tianhu: 16, gangshang: 1});
  });
  it('and those that can: a first turn of the later game after declaring ready', () => {
    const more = {hand: CONCEALED, dealer: 'east', flags: ['human', 'readyEarly']} as const;
    expect(lines({...more, options: {firstTurn: 'game2020'}})).toEqual({renhu: 16, diting: 4, pinghu: 2});
  });
});

describe('しらぎく: what is no position, and no win', () => {
  it('a robbed tile that the winner holds too: there are only four', () => {
    expect(play({hand: '[123m] [555p] 234s 678s 4m 999p +4m', by: 'robbing'}).reason?.code).toBe(
      'five-of-a-kind',
    );
  });
  it('a hand of fourteen tiles', () => {
    expect(play({hand: '123m 456m 789m 56p 88s +7p'}).reason?.code).toBe('too-few-tiles');
  });
  it('SG-2 seven pairs and a triplet', () => {
    expect(play({hand: '1144m 1199p 3377s EE CC +C'}).status).toBe('not-a-win');
  });
  it('八仙過海 without a winning tile', () => {
    const situation = {rules: 'shiragiku', hand: '123m 456m 789m 234p 56p 88s', flags: ['eightFlowers']};
    expect(score({...situation, flowers: '1f2f3f4f5f6f7f8f'}, shiragiku).status).toBe('no-win-yet');
  });
  it('waits tell what each tile would score', () => {
    const {ready, distance} = waits(
      {rules: 'shiragiku', hand: '123m 456m 789m 234p 56p 88s', seat: 'west', flags: ['readyEarly']},
      shiragiku,
    );
    expect(distance).toBe(0);
    expect(ready.map(({tile, left, total, self}) => [tile, left, total, self.total])).toEqual([
      ['1p', 4, 6, 5],
      ['4p', 3, 6, 5],
      ['7p', 4, 6, 5],
    ]);
  });
});
