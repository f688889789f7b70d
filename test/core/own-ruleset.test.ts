/** A rule set from outside: it has its own units, flags, seats and limit, and is written against the public entries. */
import {describe, expect, it} from 'vitest';
import {whole} from '../../src/core/match.js';
import type {Pattern} from '../../src/core/pattern.js';
import type {OptionSpec, OptionsOf, Ruleset} from '../../src/core/ruleset.js';
import {explainFault, fault, messagesWith, type OwnProblems} from '../../src/core/problem.js';
import {score} from '../../src/core/score.js';
import {waits} from '../../src/core/waits.js';
import {en} from '../../src/locales/en.js';

const options = {
  limit: {type: 'number', default: 6, min: 1, max: 13, cite: 'OWN-2', provenance: 'page'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

type OwnOptions = OptionsOf<typeof options>;

const common = {provenance: 'page', kind: 'win', cite: 'OWN-1'} as const;

const patterns = [
  {...common, id: 'win', native: 'win', value: 2, when: () => whole(true)},
  {...common, id: 'rain', native: 'rain', value: 3, unit: 'drops', when: (m) => whole(m.has('rainy'))},
  {
    ...common,
    id: 'rich',
    native: 'rich',
    value: (m) => m.options.limit,
    when: (m) => whole(m.pungs === m.all - m.pair),
  },
] as const satisfies readonly Pattern<OwnOptions>[];

const own: Ruleset<OwnOptions> = {
  id: 'own',
  version: 1,
  unit: 'faan',
  seats: ['east', 'south'],
  sets: 4,
  tiles: {copies: Array.from({length: 34}, () => 4), flowers: false},
  fields: [],
  shapes: [],
  flags: [{flag: 'rainy', by: ['self']}],
  options,
  presets: [],
  patterns,
  examples: () => Promise.resolve({}),
  rules: [],
  worth: ({faan, drops}) => faan + drops,
  total: (worth, {limit}) => ({total: Math.min(worth, limit), capped: worth > limit}),
  sums: ({faan, drops}) => ({faan, drops}),
  pay: ({winner, total}) => [
    {from: winner === 'east' ? 'south' : 'east', to: winner, amount: total, why: 'win'},
  ],
};

const hand = '123m 456m 789m 234p 5s +5s';
const rules = 'own';

describe('a rule set of somebody else’s', () => {
  it('has problems of its own, in its own words', () => {
    const wet = fault('too-wet', 'rain');
    const clauses: OwnProblems = {'too-wet': (about) => `too much ${about}`};
    const messages = messagesWith(en.problems, clauses);
    expect(explainFault(wet, messages).message).toBe('Too much rain.');
    expect(messagesWith(en.problems, clauses)).toBe(messages);
    expect(explainFault({...wet}, en.problems).message).toBe('Too-wet.');
  });

  it('counts in its own units, and sums them up', () => {
    const {status, unit, total, sums, lines, net} = score({rules, hand, by: 'self', flags: ['rainy']}, own);
    expect([status, unit, total, sums]).toEqual(['win', 'faan', 5, {faan: 2, drops: 3}]);
    expect(lines.map((line) => [line.id, line.unit])).toEqual([
      ['win', 'faan'],
      ['rain', 'drops'],
    ]);
    expect(net).toEqual({east: 5, south: -5});
  });

  it('has its own flags, seats, options and limit', () => {
    const conflict = score({rules, hand, by: 'discard', flags: ['rainy']}, own);
    expect([conflict.reason?.code, conflict.sums]).toEqual(['flag-conflict', {faan: 0, drops: 0}]);
    expect(score({rules, hand, by: 'self', flags: ['lastTile']}, own).reason?.code).toBe('unknown-flag');
    expect(score({rules, hand, by: 'self', seat: 'west'}, own).reason?.code).toBe('bad-seat');
    const rich = {rules, hand: '111m 222m 333p 444p 5s +5s', by: 'self'} as const;
    expect(score(rich, own)).toMatchObject({total: 6, capped: true});
    expect(score({...rich, options: {limit: 9}}, own).total).toBe(9);
  });

  it('waits', () => {
    expect(waits({rules, hand: '123m 456m 789m 234p 5s'}, own).ready.map(({tile}) => tile)).toEqual(['5s']);
  });

  it('gives each line its value, however many other hands were scored', () => {
    // more values than lines are kept for, so that some share a place
    const counting: Ruleset<OwnOptions> = {
      ...own,
      fields: ['counters'],
      patterns: [
        {
          ...common,
          id: 'win',
          native: 'win',
          value: ({position}) => position.counters,
          when: () => whole(true),
        },
      ],
    };
    for (let counters = 1; counters < 10_000; counters++)
      expect(score({rules, hand, by: 'self', counters}, counting).lines[0].value).toBe(counters);
  });
});
