/** The sentence that says why a hand is no win. */
import {expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {en} from '../../src/locales/en.js';
import {sayStatus} from '../../src/locales/status.js';
import {mcr} from '../../src/rules/mcr/index.js';

const said = (hand: string): string => sayStatus(en, score({rules: 'mcr', hand, by: 'self'}, mcr));

it('is empty for a win', () => expect(said('123m 456m 789m 123p 5s +5s')).toBe(''));

it('has the reason where one is known', () => {
  expect(said('123m 456m 789m 124p 5s +5s')).toMatch(/^Not a win: .+\.$/);
  expect(sayStatus(en, {status: 'not-a-win', unit: 'fan'})).toBe('Not a win');
});
