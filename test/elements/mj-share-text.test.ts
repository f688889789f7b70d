/** A link to a hand by rules of the page, opened after the author has changed them. */
import {expect, fixture, html} from '@open-wc/testing';
import '../../src/mahjong.js';
import {waitUntil} from './patience.js';

type Example = HTMLElementTagNameMap['mj-example'];
const HAND = '111m 222p 333s 444m 5m +5m';
const OTHER = '123m 456m 789m 23p 55s +1p';

async function page(fan: number): Promise<Example> {
  const around = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  around.innerHTML = `
    <pre id="own">names = hk\n${fan} fan: All Pungs\n1 fan: All Chows</pre>
    <mj-example id="one" rules="#own" by="self" hand="${HAND}"><mj-share target="link"></mj-share></mj-example>`;
  return around.querySelector<Example>('mj-example')!;
}

const linkOf = (example: Example): string =>
  example.querySelector('mj-share')!.shadowRoot?.querySelector('textarea')?.value ?? '';

it('a link names the text that it was made by, and a page whose text is another says so', async () => {
  const before = location.href;
  const example = await page(3);
  await waitUntil(() => linkOf(example), 'no link');
  const link = new URL(linkOf(example));
  expect(link.searchParams.get('mj')).to.match(/^id\.one\.rules\.#own@1~0\w+\./);
  link.searchParams.set('mj', link.searchParams.get('mj')!.replace(/hand\..*$/, `hand.${OTHER}`));
  example.parentElement!.remove();
  history.replaceState(null, '', link.href);
  try {
    const changed = await page(4);
    await waitUntil(() => changed.problem?.code === 'rules-changed', 'no problem');
    expect(changed.situation.hand).to.equal(OTHER);
    expect(changed.problem?.message).to.match(/#own@1~\w+.*#own@1~\w+/);
    expect(changed.result).to.equal(undefined);
  } finally {
    history.replaceState(null, '', before);
  }
});
