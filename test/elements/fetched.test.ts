/** What cannot be fetched is reported once, and elements go on with what they have. */
import {aTimeout, expect, html} from '@open-wc/testing';
import {LocalizeController} from '../../src/controllers/localize.js';
import {make} from './hand-fixture.js';
import {waitUntil} from './patience.js';

describe('words that cannot be fetched', () => {
  const {error} = console;
  let errors: unknown[] = [];
  beforeEach(() => {
    errors = [];
    console.error = (...args: unknown[]) => errors.push(args[0]);
  });
  afterEach(() => {
    console.error = error;
  });

  it('are one error on the console, and no rejection that nobody handles', async () => {
    const hand = await make(html`<mj-hand>123m</mj-hand>`);
    const refused = Promise.reject(new TypeError('no such file'));
    const controller = new LocalizeController(hand, {
      vocabulary: () => ({get: () => undefined, load: () => refused.then()}),
      names: () => undefined,
    });
    const rejections: unknown[] = [];
    const handle = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      rejections.push(event.reason);
    };
    window.addEventListener('unhandledrejection', handle);
    for (let i = 0; i < 5; i++) controller.refresh();
    await waitUntil(() => errors.length > 0, 'no error');
    await aTimeout(100);
    window.removeEventListener('unhandledrejection', handle);
    expect(rejections).to.deep.equal([]);
    expect(errors.map(String)).to.deep.equal(['TypeError: no such file']);
    expect(hand.shadowRoot!.querySelectorAll('.tile')).to.have.length(3);
  });
});
