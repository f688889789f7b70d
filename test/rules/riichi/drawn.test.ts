import {describe, expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {riichi} from '../../../src/rules/riichi/index.js';
import {testDrawn} from '../drawn-bundle.js';

testDrawn('riichi', ['riichi', 'wrc', 'ema']);

describe.each(['tenhou', 'mleague', 'mahjongsoul'])('riichi: the hands of %s', (preset) => {
  it.each([false, true])('are drawn as without a preset; near misses: %s', async (near) => {
    const drawn = await drawing(riichi);
    expect(drawn.patterns(preset)).toEqual(drawn.patterns());
    for (const id of drawn.patterns())
      for (const level of [1, 2, 3] as const)
        for (const options of [{}, {kiriageMangan: true, openTanyao: false}]) {
          const spec = {seed: `alike ${id} ${level}`, patterns: [id], near, level, options};
          const one = drawn.draw(spec);
          const situation = one && {...one.situation, rules: preset};
          expect(drawn.draw({...spec, preset})?.situation).toEqual(situation);
        }
  });
});
