/** The work on one hand is limited, whatever a stranger writes. */
import {describe, expect, test} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {waits} from '../../src/core/waiting/waits.js';
import * as rulesets from '../../src/rules/index.js';

const all = Object.values(rulesets);

describe('a hand', () => {
  test('is refused where it has more than 1,000 characters', () => {
    for (const ruleset of all) {
      const long = '1m '.repeat(333);
      expect(score({rules: ruleset.id, hand: `${long}1`}, ruleset).reason?.code).not.toBe('too-long');
      const {status, reason} = score({rules: ruleset.id, hand: `${long}1m`}, ruleset);
      expect([status, reason?.code]).toEqual(['invalid', 'too-long']);
    }
  });

  test('is refused before its arrangements are searched', () => {
    // split into sets, so many tiles have more arrangements than a computer can count: the search would never end
    const hands = ['123m'.repeat(240), '1112345678999m'.repeat(60), `${'1112345678999m'.repeat(60)}?`];
    for (const ruleset of all) {
      for (const hand of hands) {
        const {status} = score({rules: ruleset.id, hand, by: 'self'}, ruleset);
        expect([status, waits({rules: ruleset.id, hand}, ruleset).status]).toEqual(['invalid', 'invalid']);
      }
    }
  });
});
