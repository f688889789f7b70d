/** A tutorial that asks in every way can be solved with the keyboard alone. `tutorials-taught.test.ts` goes by taps. */
import {expect} from '@open-wc/testing';
import {ASKS, TABLE_ASKS} from '../../src/quiz/ask.js';
import {goThrough} from './tutorial-fixture.js';

describe('a tutorial', () => {
  it('is solved by keyboard alone', async () => {
    const lessons = await goThrough('luqiao.en.html');
    for (const {unsolved, summary, asks} of lessons) {
      expect(unsolved).to.deep.equal([]);
      expect(summary.match(/\d+/g)?.map(Number), summary).to.deep.equal([asks.length, asks.length]);
    }
    expect(lessons.flatMap(({asks}) => asks)).to.include.members([...ASKS, ...TABLE_ASKS]);
  });
});
