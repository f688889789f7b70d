/** Every tutorial in the other languages can be solved with the keyboard alone. */
import {expect} from '@open-wc/testing';
import {goThrough} from './tutorial-fixture.js';

describe('a tutorial in another language', () => {
  for (const file of ['xinzhang.zh-Hant.html', 'mcr.zh-Hant.html', 'mcr.zh-Hans.html', 'mcr.en.html']) {
    it(`is solved by keyboard alone: ${file}`, async () => {
      const {unsolved, summary} = await goThrough(file);
      expect(unsolved).to.deep.equal([]);
      expect(summary.match(/13/g)).to.have.length(2);
    });
  }
});
