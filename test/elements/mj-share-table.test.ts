/** Tables and rounds, shared. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {ShareDetail} from '../../src/elements/base/events.js';
import type {MjBoard} from '../../src/elements/mj-board/mj-board.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import type {MjShare} from '../../src/elements/mj-share/mj-share.js';
import {parseRound} from '../../src/round/text/parse.js';
import {texts} from './example-fixture.js';
import {boardOf, told, TOLD} from './round-fixture.js';
import {button, choose, codeOf} from './share-fixture.js';
import {waitUntil} from './patience.js';
import {isFault} from '../../src/core/situation/result.js';

/** An element that shares the one with the id `r`, once it shows its code. */
async function shareOf(element: HTMLElement, targets = ''): Promise<MjShare> {
  element.id = 'r';
  const share = await fixture<MjShare>(
    html`<mj-share lang="en" for="r" base="https://host.example/" targets=${targets}></mj-share>`,
  );
  await waitUntil(() => codeOf(share), 'no code');
  return share;
}

const GIVEN = {rules: 'luqiao', wild: '9s', turn: 'west'};

describe('mj-share of a round', () => {
  it('gives a tag that tells the same, with its rules pinned and its looks', async () => {
    const code = codeOf(await shareOf(await told()));
    const {body} = new DOMParser().parseFromString(code, 'text/html');
    expect([...body.children].map(({localName}) => localName)).to.deep.equal(['mj-round']);
    const [made] = body.children;
    expect(made.getAttribute('rules')).to.equal('luqiao@1');
    expect(made.getAttribute('bottom')).to.equal('south');
    expect(made.getAttribute('for')).to.equal(null);
    expect(parseRound(made.textContent)).to.deep.equal(parseRound(TOLD, {...GIVEN, rules: 'luqiao@1'}));
  });

  it('gives the step that is shown, and another after another step', async () => {
    const round = await told();
    const share = await shareOf(round);
    expect(codeOf(share)).to.contain(' at="0"');
    round.go('@a');
    await waitUntil(() => codeOf(share).includes(' at="4"'), 'not the step');
    round.go(99);
    round.go(round.steps);
    await waitUntil(() => codeOf(share).includes(` at="${round.steps}"`), 'not the last step');
    expect(codeOf(share), 'the hand of the winner is not what is shared').to.contain('<mj-round');
  });

  it('offers all forms but an address and PNG', async () => {
    const share = await shareOf(await told());
    expect(texts(share, '[part~=target]')).to.deep.equal([
      'Tag',
      'Iframe',
      'Markdown',
      'BBCode',
      'Text',
      'SVG',
    ]);
    expect(await share.codeFor('png')).to.equal('');
    expect(await share.toBlob()).to.equal(undefined);
  });

  it('gives a frame whose title says the step, and a fence', async () => {
    const round = await told();
    round.go('@a');
    const share = await shareOf(round);
    const frame = new DOMParser()
      .parseFromString(await choose(share, 'iframe'), 'text/html')
      .querySelector('iframe');
    expect(round.spoken).not.to.equal('');
    expect(frame?.title).to.equal(round.spoken);
    const url = new URL(frame?.src ?? '');
    expect(url.pathname).to.equal('/embed-round.html');
    const record = parseRound(url.searchParams.get('mj-round') ?? '');
    expect(isFault(record)).to.equal(false);
    expect(await choose(share, 'md')).to.match(/^```mj-round\nat=4 bottom=south\nrules=luqiao@1 /);
    expect(await choose(share, 'text')).to.contain(round.spoken);
  });

  it('gives the table as SVG, to copy and to save', async () => {
    const round = await told();
    const share = await shareOf(round);
    expect(await choose(share, 'svg')).to.equal(await boardOf(round).toSVG());
    const saved = oneEvent<CustomEvent<ShareDetail>>(share, 'mj-share');
    button(share, 'save').click();
    expect((await saved).detail).to.include({target: 'svg', how: 'save'});
  });

  it('keeps what is written in a comment text', async () => {
    const nasty = '&lt;img src=x onerror=alert(1)&gt; & "quoted" ``` [/code]';
    const share = await shareOf(await told(TOLD.replace('Another tile.', nasty)));
    const {body} = new DOMParser().parseFromString(codeOf(share), 'text/html');
    expect([...body.querySelectorAll('*')].map(({localName}) => localName)).to.deep.equal(['mj-round']);
    expect(body.textContent).to.contain(nasty);
  });
});

describe('mj-share of a board', () => {
  const BOARD = 'E: 123m456p | 1m 2m^\nS: | 3m';

  it('gives its own text', async () => {
    const board = await fixture<MjBoard>(html`<mj-board lang="en" numbers>${BOARD}</mj-board>`);
    const share = await shareOf(board);
    expect(codeOf(share)).to.equal(`<mj-board numbers="" translate="no">\n${BOARD}\n</mj-board>`);
    expect(await choose(share, 'text')).to.contain(board.spoken);
    expect(board.spoken).not.to.equal('');
  });

  it('gives the round that it shows a position of, and which', async () => {
    const round: MjRound = await told();
    round.id = 'told';
    const board = await fixture<MjBoard>(html`<mj-board lang="en" for="told" at="@a"></mj-board>`);
    await waitUntil(() => board.shadowRoot?.querySelector('[part=table]'), 'no table');
    const share = await shareOf(board);
    expect(codeOf(share)).to.match(/^<mj-board rules="luqiao@1" at="4" translate="no">/);
    expect(codeOf(share)).to.contain('S: win');
  });
});
