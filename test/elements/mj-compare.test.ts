import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import {MjCompare} from '../../src/elements/mj-compare/mj-compare.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '111m 444m 777p 99p EE +E';
const of = (inside: TemplateResult) =>
  show<MjCompare>(
    html`<mj-compare rules="mcr" by="discard" from="west" hand=${HAND}>${inside}</mj-compare>`,
    'table',
  );
const rows = (compare: Element): string[][] =>
  [...(compare.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );
const heads = (compare: Element) => texts(compare, '[part=head]');

describe('mj-compare', () => {
  it('puts the lines of all in rows, and marks what differs in words and shape', async () => {
    const compare = await of(html`<mj-variant by="self"></mj-variant>`);
    expect(heads(compare)).to.deep.equal(['As it is', 'Won by self-draw']);
    expect(rows(compare).find(([name]) => name === 'Self-Drawn')).to.deep.equal([
      'Self-Drawn',
      '–',
      '1 fan + added',
    ]);
    expect(rows(compare).find(([name]) => name === 'Three Concealed Pungs')?.[2]).to.match(
      /^– − gone included in Four Concealed Pungs$/,
    );
    expect(texts(compare, '[part=total]')).to.deep.equal(['30 fan', '71 fan ▲ more']);
    expect(texts(compare, '[part=net] td').slice(0, 2)).to.deep.equal(['+54 points', '+237 points']);
  });

  it('aligns one shape under several rule sets, and does not compare their units', async () => {
    const compare = await show<MjCompare>(
      html`<mj-compare rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p"
        ><mj-variant rules="ribon"></mj-variant><mj-variant rules="luqiao" wild="9m"></mj-variant
      ></mj-compare>`,
      'table',
    );
    const flush = rows(compare).find(([name]) => name === 'Full Flush')!;
    expect(flush).to.have.length(4);
    expect(flush.slice(1).join()).to.match(/^\d+ fan,\d+ points,\d+ tai$/);
    expect(texts(compare, '[part=total]').join()).not.to.match(/more|less/);
  });

  it('marks names in another language than the words around them, also those of a column of its own', async () => {
    const compare = await show<MjCompare>(
      html`<mj-compare lang="en" names="ja" rules="mcr" by="self" hand="234p 345p 678p 888p 5p +5p"
        ><mj-variant rules="ribon"></mj-variant
      ></mj-compare>`,
      'table',
    );
    const named = [...compare.shadowRoot!.querySelectorAll('[part=name], small.other[lang]')];
    expect(named.map(({localName}) => localName)).to.include.members(['th', 'small']);
    for (const name of named) expect(name.getAttribute('lang')).to.equal('ja');
    const columns = [...compare.shadowRoot!.querySelectorAll<HTMLElement>('small.other')];
    expect(columns.filter((small) => !small.lang && !small.querySelector('[lang=ja]'))).to.deep.equal([]);
  });

  it('says why a column cannot be scored', async () => {
    const compare = await of(
      html`<mj-variant rules="ribon"></mj-variant><mj-variant hand="12q"></mj-variant
        ><mj-variant options="nonsense:1"></mj-variant><mj-variant rules="nobody"></mj-variant>`,
    );
    const reasons = texts(compare, '[part=reason]');
    expect(reasons[1]).to.contain('4 of characters');
    expect(reasons[2]).to.contain('q');
    expect(reasons[3]).to.contain('nonsense');
    expect(reasons[4]).to.contain('nobody');
    expect(compare.problem).to.equal(undefined);
  });

  it('has six variants at most, called as their author wants', async () => {
    const variants = Array.from({length: 8}, (_, i) => html`<mj-variant counters=${i}>no. ${i}</mj-variant>`);
    const compare = await of(html`${variants}`);
    expect(heads(compare)).to.have.length(7);
    expect(heads(compare)[1]).to.equal('no. 0');
  });

  it('takes the example around it, and follows it and its own variants', async () => {
    const example = await fixture<MjExample>(
      html`<mj-example rules="mcr" by="discard" from="west" hand=${HAND}
        ><mj-compare><mj-variant by="self"></mj-variant></mj-compare
      ></mj-example>`,
    );
    const compare = example.querySelector('mj-compare')!;
    await waitUntil(() => texts(compare, '[part=total]').length === 2);
    example.querySelector('mj-variant')!.setAttribute('by', 'discard');
    await waitUntil(() => texts(compare, '[part=total]').join() === '30 fan,30 fan');
    example.hand = '111m 444m 777p 99p FF +F';
    await waitUntil(() => texts(compare, '[part=total]').join() === '28 fan,28 fan');
    const more = document.createElement('mj-variant');
    more.setAttribute('flags', 'lastTile');
    compare.append(more);
    await waitUntil(() => heads(compare).length === 3);
  });

  it('adds house rules to those of the example', async () => {
    const compare = await show<MjCompare>(
      html`<mj-compare
        rules="luqiao"
        by="self"
        wild="5s"
        options="roundUpToTen:true"
        hand="11p234m579sCCCEE +1p"
        ><mj-variant options="laziCap:40"></mj-variant
      ></mj-compare>`,
      'table',
    );
    expect(texts(compare, '[part=total]')[1]).to.match(/^40 hu/);
    expect(heads(compare)[1]).to.contain('40');
  });

  it('tells the page of no score but its own', async () => {
    const told: unknown[] = [];
    const handle = ({target}: Event) => told.push((target as Element).localName);
    document.addEventListener('mj-score', handle);
    await of(html`<mj-variant by="self"></mj-variant>`);
    document.removeEventListener('mj-score', handle);
    expect(told).to.deep.equal(['mj-compare']);
  });

  for (const lang of ['ja', 'en', 'zh-Hant', 'zh-Hans']) {
    it(`is accessible in ${lang}`, async () => {
      const page = await fixture(
        html`<div lang=${lang}>
          <mj-compare rules="mcr" by="self" hand=${HAND}
            ><mj-variant rules="ribon"></mj-variant><mj-variant by="discard" from="west"></mj-variant
          ></mj-compare>
        </div>`,
      );
      const compare = page.querySelector('mj-compare')!;
      await waitUntil(() => compare.shadowRoot?.querySelector('table'));
      await expect(compare).to.be.accessible();
    });
  }

  for (const around of ['div', 'mj-example'])
    it(`gives its hand to variants that were there before it, in <${around}>`, async () => {
      const tag = `late-compare-${around}`;
      const own = around === 'div' ? `rules="mcr" by="discard" from="west" hand="${HAND}"` : 'seat="north"';
      const box = await fixture<HTMLElement>(html`<div lang="en"></div>`);
      box.innerHTML = `<${around} rules="mcr" by="discard" from="west" hand="${HAND}"><${tag} ${own}>
        <mj-variant by="self"></mj-variant></${tag}></${around}>`;
      await new Promise(requestAnimationFrame);
      customElements.define(tag, class extends MjCompare {});
      const compare = box.querySelector(tag)!;
      await waitUntil(() => compare.shadowRoot?.querySelector('table'));
      expect(heads(compare)).to.deep.equal(['As it is', 'Won by self-draw']);
    });

  it('shows that there is more as long as there is, by a shape', async () => {
    const compare = await of(html`<mj-variant by="self"></mj-variant><mj-variant seat="north"></mj-variant>`);
    compare.style.inlineSize = '18rem';
    const scroll = compare.shadowRoot!.querySelector<HTMLElement>('.scroll')!;
    const edge = () => getComputedStyle(scroll.parentElement!, '::after');
    await waitUntil(() => edge().content.includes('›'));
    scroll.scrollTo({left: scroll.scrollWidth});
    await waitUntil(() => edge().content === 'none');
    scroll.scrollTo({left: 0});
    await waitUntil(() => edge().content.includes('›'));
    compare.style.inlineSize = '60rem';
    await waitUntil(() => edge().content === 'none');
  });

  it('scrolls where it is too wide', async () => {
    const compare = await of(html`<mj-variant by="self"></mj-variant><mj-variant seat="north"></mj-variant>`);
    compare.style.inlineSize = '20rem';
    await compare.updateComplete;
    expect(compare.getBoundingClientRect().width).to.equal(320);
    expect(compare.shadowRoot!.querySelector('[part=compare]')!.clientWidth).to.be.at.most(320);
  });
});
