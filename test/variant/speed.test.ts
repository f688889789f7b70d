/** A text is read at once, and scores no more than twice as slowly as the rule set that was programmed. */
import {expect, it} from 'vitest';
import {plainHands} from '../rules/drawn-bundle.js';
import {comparing} from './bundle.js';
import {TEXTS} from './texts.js';

/** The time of a quickest round is that of a machine whose caches others use at the same time, if some use them all the time. */
const BUSY = 2;

it(
  'reads a text in 10 ms, and scores at half the speed of the built-in rule set',
  {timeout: 600_000},
  async () => {
    const {speeds} = await comparing();
    const found = await speeds(TEXTS, 25, plainHands);
    expect(found).toHaveLength(5);
    for (const {name, read, ratio} of found) {
      expect(read, `${name}: reading`).toBeLessThan(10 * BUSY);
      expect(ratio, `${name}: scoring`).toBeGreaterThan(0.5);
    }
  },
);
