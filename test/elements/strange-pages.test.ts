/** Pages whose markup hides what a document has, and pages with an old library that replaces `Array.from`. */
import {expect} from '@open-wc/testing';
import {waitUntil} from './patience.js';

/** What Lit does not ask the document for: what it asks for, no element can do without. */
const NAMES = [
  'addEventListener',
  'body',
  'createDocumentFragment',
  'createElementNS',
  'defaultView',
  'dispatchEvent',
  'documentElement',
  'getElementById',
  'head',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'removeEventListener',
];
const HAND = '[123m][456m] 789m 234p 5s +5s';

/** All text that an element shows. */
const shown = (root: Element): string =>
  [root, ...(root.shadowRoot?.querySelectorAll('*') ?? [])]
    .map((element) => element.shadowRoot?.textContent ?? '')
    .join(' ');

/** `$A` of Prototype.js, without its special cases: it knows neither iterables nor a function to map. */
const oldFrom = (given: ArrayLike<unknown>): unknown[] => {
  const found: unknown[] = Array(given.length || 0);
  for (let i = 0; i < found.length; i++) found[i] = given[i];
  return found;
};

describe('a page', () => {
  const {from} = Array;
  const {body} = document;
  const pictures = NAMES.map((name) => Object.assign(document.createElement('img'), {name}));
  const make = (markup: string): Element => {
    const around = document.createElement('div');
    around.innerHTML = markup;
    body.append(around);
    return around;
  };
  after(() => {
    for (const picture of pictures) picture.remove();
    Array.from = from;
  });

  it('whose pictures have the names of methods shows its elements all the same', async () => {
    body.append(...pictures);
    expect(document.addEventListener).to.equal(pictures[0]);
    await import('../../src/mahjong.js');
    const around = make(
      `<p id="ex"></p><mj-example id="ex" lang="en" rules="mcr" by="discard">${HAND}</mj-example>
      <mj-board lang="en">E: 123m p: 1s</mj-board><mj-score-breakdown lang="en" for="ex"></mj-score-breakdown>
      <form><input name="querySelectorAll"><input name="matches"><mj-hand>123m</mj-hand></form>
      <p>[mj rules=mcr by=discard lang=en]${HAND}[/mj]</p>`,
    );
    const all = around.getElementsByTagName('mj-example');
    await waitUntil(() => all.length === 2, 'no shortcode');
    for (const example of all) await waitUntil(() => shown(example).includes('19'), 'no total');
    const [breakdown] = around.getElementsByTagName('mj-score-breakdown');
    await waitUntil(() => shown(breakdown).includes('19'), 'the id of another is taken for the example');
    const [hand] = around.getElementsByTagName('mj-hand');
    await waitUntil(() => hand.shadowRoot?.querySelectorAll('.tile').length === 3, 'no hand in the form');
    const [board] = around.getElementsByTagName('mj-board');
    await waitUntil(() => board.shadowRoot?.querySelector('.tile'), 'no board');
    around.remove();
    for (const picture of pictures) picture.remove();
  });

  it('with an old Array.from shows its elements all the same', async () => {
    Array.from = oldFrom as typeof from;
    const around = make(
      `<mj-example lang="en" rules="mcr" by="discard">${HAND}</mj-example>
      <mj-round lang="en">rules=mcr turn=east play: E: +1m -1m</mj-round>
      <mj-ledger lang="en">rules=ribon players=A,B,C\nA tsumo 12</mj-ledger>`,
    );
    const [example] = around.getElementsByTagName('mj-example');
    await waitUntil(() => shown(example).includes('19'), 'no total');
    const [ledger] = around.getElementsByTagName('mj-ledger');
    await waitUntil(() => shown(ledger).includes('+24'), 'no ledger');
    const [round] = around.getElementsByTagName('mj-round');
    await waitUntil(
      () => round.shadowRoot?.querySelector('mj-board')?.shadowRoot?.querySelector('.tile'),
      'no round',
    );
    expect(shown(round)).not.to.match(/not a move|\[object/);
    around.remove();
  });
});
