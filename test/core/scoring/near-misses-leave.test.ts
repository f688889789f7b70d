/** Finding near misses changes no later score, although it tries hands with more wild tiles than exist. */
import {expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import {nearMisses} from '../../../src/core/scoring/near-misses.js';
import {score} from '../../../src/core/scoring/score.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';

it('hands with 財神 that are not complete stay so', async () => {
  const drawn = await drawing(luqiao);
  for (let n = 0; n < 400; n++) {
    const one = drawn.draw({seed: `left ${n}`, level: 3, near: n % 2 === 0});
    if (one) nearMisses(one.situation, luqiao);
  }
  const incomplete = [
    {hand: '[123s][234s] 9m PPP 5m W E +7m', wild: '9m', seat: 'north', by: 'discard'},
    {hand: '[678p][234p] FFPPW1p8p +F', wild: 'F', seat: 'south', by: 'self'},
  ] as const;
  for (const situation of incomplete)
    expect(score({rules: 'luqiao', ...situation}, luqiao)).toMatchObject({status: 'not-a-win', total: 0});
});
