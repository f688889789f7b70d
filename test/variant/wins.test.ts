/** Hands that are drawn for an author to look at. */
import {expect, it} from 'vitest';
import {idleIn} from '../../src/core/reading/idle.js';
import {score} from '../../src/core/scoring/score.js';
import {winsOf} from '../../src/variant/check/hands.js';
import {galleryRuleset} from './gallery.js';

it.each(['hongkong', 'taiwan', 'ningbo'])(
  'of %s win, and say no circumstance that changes nothing',
  (name) => {
    const ruleset = galleryRuleset(name);
    const wins = winsOf(ruleset, 60, '1');
    expect(wins).toHaveLength(60);
    expect(wins.some(({flags}) => flags)).toBe(true);
    for (const win of wins) {
      const outcome = (one: typeof win) => score(one, ruleset);
      expect(outcome(win).status, win.hand).toBe('win');
      const idle = idleIn(win, ruleset, outcome).map(({field, about}) => [field, about]);
      expect(
        idle.filter(([field]) => field === 'flags'),
        win.hand,
      ).toEqual([]);
    }
  },
);
