/**
 * Very long texts, and keys that pollute prototypes: elements show an error, in time that grows in proportion to the
 * length.
 */
import {expect} from '@open-wc/testing';
import './all-rules.js';
import './example-fixture.js';
import '../../src/define.js';
import {LINEAR, growth} from '../growth.js';
import {TAGS} from '../page/elements.js';
import {waitUntil} from './patience.js';

const LONG = 100_000;

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
/** Every element that reads a hand by rules and reports its mistakes itself. */
const READERS = TAGS.filter((tag) => {
  const {observedAttributes} = customElements.get(tag) as unknown as {observedAttributes: string[]};
  return (
    observedAttributes.includes('hand') &&
    !['mj-hand', 'mj-rules-options', 'mj-variant', 'mj-ledger', 'mj-round'].includes(tag)
  );
});

const HOUSE_RULES = ['options', 'x:1;'] as const;
/** The text that is repeated until it is long. */
const PIECES: Readonly<Record<string, readonly [attribute: string, piece: string]>> = {
  'a hand of 100,000 characters': ['hand', '1m'],
  'brackets alone': ['hand', '['],
  'what is no notation at all': ['hand', '<b>'],
  'house rules of 100,000 characters': HOUSE_RULES,
};
const POLLUTING = '__proto__:1; constructor:2';

const told = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=error]')?.textContent.trim();

/**
 * Gives a text to an element that shows a hand, and waits for its message. @returns how long that took, in
 * milliseconds
 */
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

const growthIn = (tag: string, [attribute, piece]: readonly [attribute: string, piece: string]) =>
  growth((length) => timed(tag, attribute, piece.repeat(length / piece.length)), LONG);

describe('a text that is too much', () => {
  for (const tag of READERS) {
    for (const [what, kind] of Object.entries(PIECES)) {
      it(`is refused by ${tag}: ${what}`, async () => {
        expect(await growthIn(tag, kind)).to.be.below(LINEAR);
      });
    }

    it(`is refused by ${tag}: a key that pollutes prototypes`, async () => {
      await timed(tag, 'options', POLLUTING);
      expect(Object.keys(Object.prototype)).to.deep.equal([]);
    });
  }

  it('is refused by mj-rules-options: house rules of 100,000 characters', async () => {
    expect(await growthIn('mj-rules-options', HOUSE_RULES)).to.be.below(LINEAR);
  });
});
