import {expect, html} from '@open-wc/testing';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {permalink} from '../../src/share/link.js';
import {codeOf, HAND, makeShare} from './share-fixture.js';
import {waitUntil} from './patience.js';

const SHARED = {
  rules: 'luqiao',
  by: 'self',
  hand: '[CCC] 234567m 99p 78s +9s',
  counters: 2,
  options: {laziCap: 60},
} as const;

const page = () =>
  makeShare(
    html`<div>
      <mj-example id="one" rules="luqiao" by="self" hand=${HAND}><mj-share></mj-share></mj-example>
      <mj-example id="two" rules="luqiao" by="self" hand=${HAND}><mj-share></mj-share></mj-example>
    </div>`,
  );

/**
 * Opens the page at an address, and waits until both elements that share have read it.
 * @param isShown whether the two examples, as text, show what they are to show
 * @returns the two examples as text
 */
async function open(id: string, isShown: (hands: string[]) => boolean = () => true): Promise<string[]> {
  const before = location.href;
  history.replaceState(null, '', permalink(before, SHARED, luqiao, id));
  const share = await page();
  const examples = [...share.closest('div')!.querySelectorAll('mj-example')];
  const shares = examples.map((example) => example.querySelector('mj-share')!);
  await waitUntil(() => shares.every(codeOf), 'no code');
  await Promise.all(examples.map((example) => example.updateComplete));
  const hands = () => examples.map(({situation}) => situation.hand);
  await waitUntil(() => isShown(hands()), 'nothing shared');
  history.replaceState(null, '', before);
  return hands();
}

describe('a page that is opened by a permalink', () => {
  it('leaves examples alone that it does not name', async () => {
    expect(await open('three')).to.deep.equal([HAND, HAND]);
  });

  it('shows what was shared in the example that it names', async () => {
    const hands = await open('two', ([, hand]) => hand !== HAND);
    expect(hands).to.deep.equal([HAND, '[CCC] 234567m99p78s +9s']);
    const two = document.getElementById('two') as HTMLElementTagNameMap['mj-example'];
    expect(two.situation).to.deep.include({options: {laziCap: 60}, counters: 2, by: 'self'});
  });

  it('shows it once', async () => {
    expect(await open('two')).to.deep.equal([HAND, HAND]);
    await waitUntil(() => !location.search.includes('mj='));
  });
});
