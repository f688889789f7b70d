import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';
import {waits} from '../../src/core/waiting/waits.js';
import * as rulesets from '../../src/rules/index.js';

const RULESETS = Object.values(rulesets);

/** JSON values of types that fields do not expect. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'x',
  'constructor',
  [],
  [null],
  ['x'],
  {},
  {east: null},
];
const FIELDS: readonly (keyof Situation)[] = [
  'rules',
  'hand',
  'by',
  'from',
  'seat',
  'round',
  'dealer',
  'counters',
  'wild',
  'flowers',
  'gari',
  'indicators',
  'uraIndicators',
  'flags',
  'others',
  'liable',
  'passedTotal',
  'passedTiles',
];

const code = (situation: unknown): string | undefined => score(situation as Situation, RULESETS).reason?.code;
const waitsCode = (situation: unknown): string | undefined =>
  waits(situation as Situation, RULESETS).reason?.code;

describe.each(RULESETS)('$id: what is no situation', ({id, sets}) => {
  const held = `${'123m456p789s345s'.slice(0, 4 * (sets - 1))} 123s E`;
  const hands = [{hand: held}, {hand: `${held} +E`, by: 'self'}];

  it.each(FIELDS)('%s: any value gives a result, and a reason where it is invalid', (field) => {
    for (const hand of hands) {
      for (const value of VALUES) {
        const situation = {rules: id, ...hand, [field]: value} as unknown as Situation;
        for (const result of [score(situation, RULESETS), waits(situation, RULESETS)]) {
          if (result.status === 'invalid') expect(result.reason?.code).toBeTruthy();
          expect(typeof result.rules).toBe('string');
        }
      }
    }
  });
  it('options are an object', () => {
    for (const options of [null, 'x', ['x'], [], 1, true]) {
      expect(code({rules: id, hand: held, options})).toBe('bad-field');
      expect(waitsCode({rules: id, hand: held, options})).toBe('bad-field');
    }
  });
});

describe('what is no situation', () => {
  it('no object at all', () => {
    for (const value of [null, undefined]) {
      expect([code(value), waitsCode(value)]).toEqual(['bad-json', 'bad-json']);
    }
  });
  it.each([1, true, 'x', []])('%j', (value) => {
    expect(code(value)).toMatch(/^bad-(json|field)$/);
    expect(waitsCode(value)).toBe('bad-field');
  });
  it('a rule set is pinned by its version alone', () => {
    const of = (rules: string) => score({rules, hand: '123m'}, RULESETS).rules;
    expect(['mcr', 'mcr@1', 'guobiao@1'].map(of)).toEqual(['mcr@1', 'mcr@1', 'guobiao@1']);
    for (const rules of ['mcr@', 'mcr@2', 'mcr@01', 'mcr@1@1', ' mcr', 'MCR', '@1', '']) {
      expect(code({rules, hand: '123m'})).toBe('unknown-rules');
    }
  });
  it('a hand that has won waits for nothing', () => {
    for (const by of ['self', undefined]) {
      expect(waitsCode({rules: 'mcr', hand: '123m456m789m123s E +E', by})).toBe('misplaced-mark');
    }
    expect(waitsCode({rules: 'mcr', hand: '123m456m789m123s E ron E'})).toBe('misplaced-mark');
  });
  it('refuses an unknown way of winning', () => {
    expect(waitsCode({rules: 'mcr', hand: '123m456m789m123s E', by: 'steal'})).toBe('bad-field');
  });
});
