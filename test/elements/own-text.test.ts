/** The hand between the tags, however a page formats it. */
import {expect, fixture} from '@open-wc/testing';
import {html as staticHtml, unsafeStatic} from 'lit/static-html.js';
import './all-rules.js';
import './example-fixture.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {waitUntil} from './patience.js';

const WAYS = [
  '<p>[123m][456m] 789m 234p 5s +5s</p>',
  '<b>[123m]</b>[456m] <i>789m</i> 234p 5s <span>+5s</span>',
  '<font><font>[123m][456m] 789m 234p 5s +5s</font></font>',
  '[123m][456m]<wbr> 789m<br>234p 5s +5s',
  '<code>[123m][456m] 789m 234p 5s +5s</code><img alt="">',
  '[123m][456m] 789m 234p 5s +5s<script type="text/plain">1m</script><template>2m</template>',
  '<ruby>[123m][456m]<rp>(</rp><rt>chii</rt><rp>)</rp></ruby> 789m 234p 5s +5s',
  '<!-- 1m -->[123m][456m] 789m 234p 5s +5s<p slot="caption">9m, with <mj-tiles>5s</mj-tiles></p>',
];

const example = (inside: string) =>
  fixture<MjExample>(
    staticHtml`<mj-example rules="mcr" by="discard" views="hand">${unsafeStatic(inside)}</mj-example>`,
  );

const tilesOf = (found: MjExample): number =>
  found.shadowRoot?.querySelector('mj-hand')?.shadowRoot?.querySelectorAll('.tile').length ?? 0;

describe('the text of an example', () => {
  for (const inside of WAYS) {
    it(`is its hand: ${inside}`, async () => {
      const found = await example(inside);
      await waitUntil(() => tilesOf(found) === 14);
      expect(found.matches(':state(invalid)')).to.be.false;
    });
  }

  it('is its hand when a page translates what it says around it', async () => {
    const found = await example('[123m][456m] 789m 234p 5s +5s');
    await waitUntil(() => tilesOf(found) === 14);
    const wrapper = document.createElement('span');
    wrapper.append(...found.childNodes);
    found.append(wrapper);
    await found.updateComplete;
    expect(tilesOf(found)).to.equal(14);
  });

  it('is still beside the example of an attribute when a browser translates it', async () => {
    const found = await fixture<MjExample>(
      staticHtml`<mj-example rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"
        ><font><font>A pure straight.</font></font></mj-example
      >`,
    );
    await waitUntil(() => tilesOf(found) === 14);
  });

  it('is not shown where other elements show the hand of an attribute', async () => {
    const found = await fixture<MjExample>(
      staticHtml`<mj-example rules="mcr" by="discard" hand="[123m][456m] 789m 234p 5s +5s"
        ><p>My own words.</p></mj-example
      >`,
    );
    expect(tilesOf(found)).to.equal(0);
    expect(found.shadowRoot?.querySelector('slot')?.assignedElements()).to.have.length(1);
  });
});
