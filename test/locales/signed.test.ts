/** Numbers with their sign. */
import {expect, it} from 'vitest';
import {signed} from '../../src/core/situation/signed.js';

it('points won and lost have a sign, and nothing has none', () => {
  expect([8, -8, 0].map(signed)).toEqual(['+8', '−8', '0']);
});
