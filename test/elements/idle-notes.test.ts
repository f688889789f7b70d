/** What an element states that changes nothing is told to its author, in the console, and nothing else is. */
import {expect, fixture} from '@open-wc/testing';
import {html} from 'lit';
import '../../src/define.js';
import './all-rules.js';
import './riichi-rules.js';
import type {SituationElement} from '../../src/elements/base/situation-element.js';
import {waitUntil} from './patience.js';

const warn = console.warn.bind(console);

/** What was told about elements while a page was shown. */
async function told(markup: string, isDone: (element: SituationElement) => unknown): Promise<string[]> {
  const said: string[] = [];
  // what is below the window waits
  const box = await fixture(html`<div style="position: fixed; inset: 0"></div>`);
  console.warn = (message: string): void => void said.push(message);
  try {
    box.innerHTML = markup;
    const element = box.lastElementChild as SituationElement;
    await waitUntil(() => isDone(element), markup);
    await element.updateComplete;
    return said.filter((message) => message.startsWith('<mj-'));
  } finally {
    console.warn = warn;
  }
}

const scored = (element: SituationElement): unknown => element.result ?? element.problem;

const RENHOU = 'rules="riichi" by="discard" from="west" seat="south"';
const HAND = '123m 456p 23p PP SSS';

describe('what is told', () => {
  it('is a flag that these house rules do not count, in the language of the page', async () => {
    const tag = (more: string): string =>
      `<mj-example ${RENHOU} flags="human" ${more}>${HAND} +4p</mj-example>`;
    expect(await told(tag('lang="en"'), scored)).to.deep.equal([
      '<mj-example> flags human changes nothing for this hand',
    ]);
    expect(await told(tag('lang="ja"'), scored)).to.deep.equal([
      '<mj-example> flags human を付けても、この手の結果は変わりません',
    ]);
    expect(await told(tag('options="renhou:mangan"'), scored)).to.deep.equal([]);
  });

  it('is a flag that changes no wait, and not one that does', async () => {
    const tag = (flag: string): string =>
      `<mj-waits lang="en" rules="riichi" seat="south" flags="${flag}">${HAND}</mj-waits>`;
    const isShown = (element: Element): unknown => element.shadowRoot?.querySelector('[part=waits]');
    expect(await told(tag('human'), isShown)).to.deep.equal([
      '<mj-waits> flags human changes nothing for this hand',
    ]);
    expect(await told(tag('riichi'), isShown)).to.deep.equal([]);
  });

  it('is what an element states itself, and not what its source does', async () => {
    const source = `<mj-example id="idle-source" lang="en" rules="mcr" by="self">123m 456m 789m 13p 99s +2p</mj-example>`;
    const linked = '<mj-settlement lang="en" for="idle-source" wild="9p" from="west"></mj-settlement>';
    expect(await told(`${source}${linked}`, scored)).to.deep.equal([
      '<mj-settlement> mcr does not use wild',
      '<mj-settlement> from does not go with by self',
    ]);
  });
});

describe('winds and flags in the notation of the Chinese community', () => {
  const linesOf = async (bits: string): Promise<string[]> => {
    const box = await fixture<HTMLDivElement>(html`<div style="position: fixed; inset: 0"></div>`);
    const hand = `[NNN,3][123m,1]789m1188p8p|${bits}`;
    box.innerHTML = `<mj-example lang="en" rules="mcr" notation="gb" hand="${hand}"></mj-example>`;
    const example = box.firstElementChild as SituationElement;
    await waitUntil(() => scored(example));
    return example.result?.lines.map(({id}) => id) ?? [];
  };

  it('are read by an element as by the command', async () => {
    expect(await linesOf('NE0000')).to.include('quanfengke');
    expect(await linesOf('EN0000'))
      .to.include('menfengke')
      .and.not.include('quanfengke');
    expect(await linesOf('EE1000')).to.include('zimo');
    expect(await linesOf('EE0010')).to.include('haidilaoyue');
  });

  it('give way to attributes, and the author is told', async () => {
    const page = `<mj-example lang="en" rules="mcr" notation="gb" hand="[NNN,3][123m,1]789m1188p8p|NE0000" round="west"></mj-example>`;
    expect(await told(page, scored)).to.deep.equal(['<mj-example> round west does not go with |NE0000']);
  });
});
