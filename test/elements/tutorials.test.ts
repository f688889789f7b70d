/** Every tutorial in Japanese can be solved with the keyboard alone. */
import {expect} from '@open-wc/testing';
import {goThrough} from './tutorial-fixture.js';

describe('a tutorial', () => {
  for (const file of ['luqiao.html', 'shiragiku.html', 'ribon.html', 'xinzhang.html', 'mcr.html']) {
    it(`is solved by keyboard alone: ${file}`, async () => {
      const {unsolved, summary} = await goThrough(file);
      expect(unsolved).to.deep.equal([]);
      expect(summary).to.equal('13問のうち13問を一度で正解しました。');
    });
  }
});
