import {describe, expect, it} from 'vitest';
import type {Situation} from '../../../src/core/situation/situation.js';
import {bundled, drawnPairs} from '../drawn-bundle.js';
import {testDrawn} from '../drawn-tests.js';
import {testAgainstMajiang} from './majiang-tests.js';

testDrawn('riichi', ['riichi', 'wrc', 'ema']);
testAgainstMajiang();

/** Of so many pairs of each pattern: two of each level, one of them under other house rules. */
const PAIRS = 6;

describe.each(['tenhou', 'mleague', 'mahjongsoul'])('riichi: the hands of %s', (preset) => {
  it('are drawn as without a preset, and so are near misses', async () => {
    const {pairsOf, comparisons} = await bundled();
    const usual = await drawnPairs('riichi');
    const drawn = await pairsOf({...comparisons.riichi, preset});
    expect(drawn.patterns).toEqual(usual.patterns);
    const under = (situation?: Situation) => situation && {...situation, rules: preset};
    for (const {id, at, hand, near} of usual.ofEach(PAIRS)) {
      const other = drawn.pair(id, at);
      expect([other.hand, other.near?.situation]).toEqual([under(hand), under(near?.situation)]);
    }
  });
});
