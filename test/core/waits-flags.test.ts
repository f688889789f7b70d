import {expect, it} from 'vitest';
import type {Ruleset} from '../../src/core/ruleset.js';
import {score} from '../../src/core/score.js';
import type {Situation} from '../../src/core/situation.js';
import {waits} from '../../src/core/waits.js';
import {luqiao, mcr, ribon} from '../../src/rules/index.js';

/** Flags that belong to one way of winning. */
const CASES: readonly (readonly [Ruleset, Situation, string])[] = [
  [luqiao, {rules: 'luqiao', hand: '[[1111p]] 234m 567m 89s EE', wild: '9m', flags: ['replacement']}, '7s'],
  [mcr, {rules: 'mcr', hand: '[[1111p]] 234m 567m 89s EE', flags: ['replacement']}, '7s'],
  [mcr, {rules: 'mcr', hand: '[111p] 234m 567m 89s EE', flags: ['lastTile']}, '7s'],
  [ribon, {rules: 'ribon', hand: '[[1111p]] 234p 567p 89s EE', flags: ['replacement']}, '7s'],
];

it.each(CASES)(
  '%#: a flag counts only for the ways of winning that it can go with',
  (ruleset, situation, tile) => {
    const wait = waits(situation, ruleset).ready.find((found) => found.tile === tile);
    for (const by of ['discard', 'self'] as const) {
      const hand = `${situation.hand} +${tile}`;
      const {flags = []} = situation;
      const possible = flags.filter(
        (flag) => ruleset.flags.find((spec) => spec.flag === flag)?.by?.includes(by) ?? true,
      );
      const {total} = score(
        {...situation, hand, by, flags: possible, ...(by === 'discard' ? {from: 'south'} : {})},
        ruleset,
      );
      expect(wait?.[by].total).toBe(total);
    }
  },
);
