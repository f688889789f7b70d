import {aTimeout, expect, fixture, fixtureCleanup, html} from '@open-wc/testing';
import {ContextConsumer} from '@lit/context';
import {LitElement} from 'lit';
import {exampleContext} from '../../src/contexts/example.js';
import type {MjExample} from '../../src/elements/mj-example/mj-example.js';
import {watch} from '../../src/mahjong.js';
import {ELEMENTS} from '../../src/loader/element-modules.js';
import {ATTRIBUTES} from '../../src/loader/markup.js';
import {PRESETS, SOURCES} from '../../src/loader/sources.js';
import {waitUntil} from './patience.js';

const MCR = '[123m][456m] 789m 234p 5s +5s';
const textIn = (root: Element | undefined | null): string => root?.shadowRoot?.textContent ?? '';
const breakdown = (example: Element): Element | null | undefined =>
  example.shadowRoot?.querySelector('mj-score-breakdown');
const total = (example: Element): string =>
  breakdown(example)?.shadowRoot?.querySelector('[part~=total]')?.textContent.trim() ?? '';
const scores = (example: Element, wanted: string) =>
  waitUntil(() => total(example).includes(wanted), `no total ${wanted}`);

/** A page's own element inside an example. */
class PageTotal extends LitElement {
  private readonly example = new ContextConsumer(this, {context: exampleContext, subscribe: true});
  override render() {
    return this.example.value?.result?.total ?? 'none';
  }
}

describe('the loader', () => {
  it('answers a page that asks an example before it is one', async () => {
    expect(customElements.get('mj-example')).to.equal(undefined);
    customElements.define('page-total', PageTotal);
    const example = await fixture(
      html`<mj-example rules="mcr" by="discard" hand=${MCR}><page-total></page-total></mj-example>`,
    );
    const asking = example.querySelector('page-total');
    await waitUntil(() => textIn(asking) === '19', 'not answered');
  });

  it('fetches an element and its rule set when they come to stand on the page', async () => {
    const example = await fixture(html`<mj-example rules="mcr" by="discard">${MCR}</mj-example>`);
    await scores(example, '19');
  });

  it('fetches a table to play at once the reader comes near', async () => {
    const around = await fixture(
      html`<div>
        <mj-waits rules="mcr" hand="123m 456m 789m 13p 99s"></mj-waits>
        <div style="height: 9000px"></div>
        <mj-play rules="mcr" seed="7"></mj-play>
      </div>`,
    );
    const play = around.querySelector('mj-play');
    await customElements.whenDefined('mj-waits');
    expect(customElements.get('mj-play')).to.equal(undefined);
    play?.scrollIntoView();
    await waitUntil(() => textIn(play).includes('Wall 7'), 'nothing is dealt');
  });

  it('puts a ledger in place of a fence, and fetches its rule set', async () => {
    const text = 'lang=en\nrules=ribon players=A,B,C\nA tsumo 12';
    const around = await fixture(
      html`<div>
        <pre><code class="language-mj-ledger">${text}</code></pre>
      </div>`,
    );
    await waitUntil(() => textIn(around.querySelector('mj-ledger')).includes('+24'), 'no ledger');
    expect(around.querySelectorAll('pre').length).to.equal(0);
  });

  it('fetches the rule set of a preset', async () => {
    const hand = '[123m][456m] 789m 234p 5s +5s';
    const example = await fixture(html`<mj-example rules="guobiao@1" by="discard">${hand}</mj-example>`);
    await scores(example, '19');
  });

  it('fetches a rule set that is named by a property', async () => {
    const example = await fixture<MjExample>(html`<mj-example></mj-example>`);
    example.situation = {rules: 'luqiao', by: 'self', wild: '7m', hand: '[EEE] 24p 678p 345s 11s +3p'};
    await scores(example, '36');
  });

  it('shows the words of the language around', async () => {
    const around = await fixture(
      html`<div lang="ja">
        <mj-example rules="shiragiku" by="self">123456789m 123p 555s E +E</mj-example>
      </div>`,
    );
    const example = around.querySelector('mj-example')!;
    await waitUntil(() => total(example).includes('台'), 'not in Japanese');
  });

  it('says that a rule set is unknown only where there is none', async () => {
    const example = await fixture(html`<mj-example rules="chess" by="self">1m +1m</mj-example>`);
    await waitUntil(() => example.shadowRoot?.querySelector('[part~=error]')?.textContent);
  });

  it('never complains of a rule set that is coming', async () => {
    const complaints: string[] = [];
    const listen = (event: HTMLElementEventMap['mj-invalid']) => complaints.push(event.detail.code);
    document.body.addEventListener('mj-invalid', listen);
    const example = await fixture(html`<mj-example rules="xinzhang" by="self">123m</mj-example>`);
    await waitUntil(() => example.shadowRoot?.querySelector('[part~=error]')?.textContent);
    document.body.removeEventListener('mj-invalid', listen);
    expect(complaints).not.to.include('unknown-rules');
  });

  it('finds elements that come, go and come again', async () => {
    for (let i = 0; i < 5; i++) {
      const example = await fixture(html`<mj-example rules="mcr" by="discard">${MCR}</mj-example>`);
      if (i % 2) example.remove();
      else await scores(example, '19');
      fixtureCleanup();
    }
  });

  it('looks into a shadow root that it is given, until it is told to stop', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({mode: 'open'});
    const stop = watch(root);
    const put = () => {
      const text = document.createElement('p');
      text.append('[mj]123m[/mj]');
      root.append(text);
      return text;
    };
    const first = put();
    await waitUntil(() => first.querySelector('mj-tiles')?.shadowRoot?.querySelector('[part~=tile]'));
    stop();
    const second = put();
    await aTimeout(50);
    expect(second.querySelectorAll('mj-tiles').length).to.equal(0);
  });
});

describe('what the loader knows', () => {
  it('are all attributes that an example has, and none that a stranger must not set', async () => {
    await ELEMENTS['mj-example']();
    const {observedAttributes} = customElements.get('mj-example') as unknown as {
      observedAttributes: string[];
    };
    const left = observedAttributes.filter((name) => !ATTRIBUTES.includes(name));
    expect(left).to.deep.equal([]);
    expect(ATTRIBUTES.filter((name) => !observedAttributes.includes(name))).to.deep.equal(['lang']);
  });

  it('are all rule sets and their presets, each under its name', async () => {
    const rulesets = await Promise.all(Object.values(SOURCES).map(({ruleset}) => ruleset()));
    expect(rulesets.map(({id}) => id)).to.deep.equal(Object.keys(SOURCES));
    const presets = rulesets.flatMap(({id, presets: found = []}) => found.map((preset) => [preset.id, id]));
    expect(Object.fromEntries(presets)).to.deep.equal(PRESETS);
  });

  it('are elements under their own tags', async () => {
    for (const [tag, fetchIt] of Object.entries(ELEMENTS)) {
      await fetchIt();
      expect(customElements.get(tag), tag).to.be.a('function');
    }
  });
});
