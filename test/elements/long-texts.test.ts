/** Texts as long as an attacker likes, and keys that pollute prototypes: an error is shown, and soon. */
import {expect} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

const LONG = 100_000;
/** Milliseconds from the text to the error. The best of a few: a busy machine says nothing of the element. */
const SOON = 100;
const RUNS = 5;

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const TAGS = [
  'mj-example',
  'mj-hand-input',
  'mj-waits',
  'mj-quiz',
  'mj-explain',
  'mj-rules-table',
  'mj-share',
  'mj-settlement',
  'mj-score-breakdown',
];

const TEXTS: Readonly<Record<string, readonly [attribute: string, text: string]>> = {
  'a hand of 100,000 characters': ['hand', '1m'.repeat(LONG / 2)],
  'brackets alone': ['hand', '['.repeat(LONG)],
  'what is no notation at all': ['hand', '<b>'.repeat(LONG / 3)],
  'house rules of 100,000 characters': ['options', 'x:1;'.repeat(LONG / 4)],
  'a key that pollutes prototypes': ['options', '__proto__:1; constructor:2'],
};

const told = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=error]')?.textContent.trim();

async function timed(tag: string, attribute: string, text: string): Promise<number> {
  const element = document.createElement(tag) as HTMLElement & {readonly updateComplete: Promise<boolean>};
  element.setAttribute('rules', 'luqiao');
  element.setAttribute('by', 'self');
  element.setAttribute('hand', HAND);
  document.body.append(element);
  await element.updateComplete;
  await waitUntil(() => element.shadowRoot?.childElementCount);
  const start = performance.now();
  element.setAttribute(attribute, text);
  await element.updateComplete;
  if (!told(element)) await waitUntil(() => told(element), `${tag} says nothing`);
  const took = performance.now() - start;
  element.remove();
  return took;
}

describe('a text that is too much', () => {
  for (const tag of TAGS) {
    for (const [what, [attribute, text]] of Object.entries(TEXTS)) {
      it(`is refused by ${tag} at once: ${what}`, async () => {
        let best = Infinity;
        for (let i = 0; i < RUNS && best > SOON; i++)
          best = Math.min(best, await timed(tag, attribute, text));
        expect(best).to.be.at.most(SOON);
        expect(Object.keys(Object.prototype)).to.deep.equal([]);
      });
    }
  }

  it('is refused by mj-rules-options at once: house rules of 100,000 characters', async () => {
    let best = Infinity;
    for (let i = 0; i < RUNS && best > SOON; i++) {
      best = Math.min(best, await timed('mj-rules-options', 'options', 'x:1;'.repeat(LONG / 4)));
    }
    expect(best).to.be.at.most(SOON);
  });
});
