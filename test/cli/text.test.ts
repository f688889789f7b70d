import {expect, it} from 'vitest';
import {toldWaits} from '../../src/cli/text.js';
import {waits} from '../../src/core/waiting/waits.js';
import {en} from '../../src/locales/en.js';
import {en as tools} from '../../src/locales/tools/en.js';
import {mcr} from '../../src/rules/mcr/index.js';

it('a way in which a tile cannot be won has its reason behind it', () => {
  const hand = '234m 567m 345p 678s 5s';
  expect(toldWaits(waits({rules: 'mcr', hand}, mcr, en.problems), tools.waits)).toContain(
    '5s  3 left  7 by discard (The hand is below the minimum of 8 fan.)  9 by self-draw',
  );
});
