/** An element says in words that a file it needs has failed, until the file has come. */
import {expect, fixture, html} from '@open-wc/testing';
import {later} from '../../src/controllers/fetched.js';
import '../../src/elements/mj-board/define.js';
import '../../src/elements/mj-hand/define.js';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import {waitUntil} from './patience.js';

const SAID = {
  ja: '表示に必要なファイルを読み込めませんでした。',
  'zh-Hant': '顯示所需的檔案無法載入。',
  'zh-Hans': '显示所需的文件无法加载。',
  en: 'A file that is needed to show this could not be loaded.',
};

/** Something that fails as often as is said before it comes. */
function failing(times: number) {
  let left = times;
  return later(() => (left-- > 0 ? Promise.reject(new TypeError('no such file')) : Promise.resolve('came')));
}

const noteIn = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('.missing')].map(({textContent}) => textContent);

describe('an element that lacks a file', () => {
  const {error} = console;
  beforeEach(() => (console.error = () => undefined));
  afterEach(() => (console.error = error));

  for (const [lang, said] of Object.entries(SAID))
    it(`says so in ${lang}, and keeps it while it changes, until the file has come`, async () => {
      const hand = await fixture<MjHand>(html`<mj-hand lang=${lang}>123m</mj-hand>`);
      const wanted = failing(2);
      wanted(hand);
      await waitUntil(() => noteIn(hand).length);
      expect(noteIn(hand)).to.deep.equal([said]);
      hand.hand = '456p';
      await hand.updateComplete;
      expect(noteIn(hand)).to.deep.equal([said]);
      // it fails again
      window.dispatchEvent(new Event('online'));
      await new Promise((done) => setTimeout(done));
      expect(noteIn(hand)).to.deep.equal([said]);
      window.dispatchEvent(new Event('online'));
      await waitUntil(() => !noteIn(hand).length);
      expect(wanted(hand)).to.equal('came');
    });

  it('says so once for several files, until the last has come', async () => {
    const hand = await fixture<MjHand>(html`<mj-hand>123m</mj-hand>`);
    const wanted = [failing(1), failing(2)];
    for (const one of wanted) one(hand);
    await waitUntil(() => noteIn(hand).length);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => wanted[0](hand));
    expect(noteIn(hand)).to.deep.equal([SAID.en]);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => !noteIn(hand).length);
  });

  it('says so where it stands in the page, if it is a part of another or asks in its name', async () => {
    const board = await fixture(html`<mj-board>E: 123m | 1m</mj-board>`);
    failing(1)({element: board, requestUpdate: () => undefined});
    await waitUntil(() => noteIn(board).length);
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => !noteIn(board).length);
  });
});
