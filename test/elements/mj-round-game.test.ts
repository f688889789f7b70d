/** A whole game in one tag. */
import {expect, html} from '@open-wc/testing';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import {waitUntil} from './patience.js';
import {boardOf, button, said} from './round-fixture.js';

const GAME = `rules=mcr players=Aoi,Ben,Chiyo,Dan turn=east
  S: [123m][456m] 78m 234p 55s
  play:
  E: +W -9m {? What would you do?}
  S: win
  expect E-26 S+42 W-8 N-8
===
players=Ben,Chiyo,Dan,Aoi points=E42,S-8,W-8,N-26 turn=east
  E: 99m 123p 456s 789s 1s 2p
  play:
  E: +9p -9p`;

/** Two hands of tenhou.net/6, the second drawn. */
const hand = (kyoku: number, points: readonly number[], result: readonly unknown[]) => [
  [kyoku, 0, 0],
  points,
  [11],
  [],
  ...[0, 1, 2, 3].flatMap((i) => [
    [11, 12, 13, 14, 15, 16, 17, 18, 19].map((n) => n + 10 * (i % 3)).concat([41, 42, 43, 44]),
    i === kyoku ? [45] : [],
    i === kyoku ? [60] : [],
  ]),
  result,
];
const TENHOU6 = JSON.stringify({
  title: ['', ''],
  name: ['Aoi', 'Ben', 'Chiyo', 'Dan'],
  rule: {disp: 'test', aka: 0},
  log: [
    hand(0, [25000, 25000, 25000, 25000], ['流局', [0, 0, 0, 0]]),
    hand(1, [25000, 25000, 25000, 25000], ['流局', [1500, -500, -500, -500]]),
  ],
});

const game = (text: string, hand?: number): Promise<MjRound> =>
  show<MjRound>(
    html`<mj-round id="game" lang="en" bottom="south" .hand=${hand}>${text}</mj-round>`,
    '[part=said]',
  );

describe('a game in mj-round', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('lists its hands, with dealer, result and points', async () => {
    const element = await game(GAME);
    const [first, second] = texts(element, '[part~=hand-button]').map((text) => text.replace(/\s+/g, ' '));
    expect(first).to.contain('Aoi (dealer)').and.to.contain('Ben wins (from Aoi).');
    expect(first).to.contain('Aoi −26 · Ben 42 · Chiyo −8 · Dan −8');
    expect(second).to.contain('Ben (dealer)').and.not.to.contain('drawn');
    expect(element.shadowRoot!.querySelectorAll('mj-board')).to.have.length(1);
  });

  it('goes on to the next hand from the end of one, and by keys', async () => {
    const element = await game(GAME);
    element.go(element.steps);
    await element.updateComplete;
    button(element, 'forward').click();
    await waitUntil(() => element.hand === 2 && said(element) === 'The beginning');
    const names = () => texts(boardOf(element), '[part=name]').filter(Boolean).sort();
    await waitUntil(() => texts(boardOf(element), '[part=points]').length === 4);
    expect(names()).to.deep.equal(['Aoi', 'Ben', 'Chiyo', 'Dan']);
    const key = (name: string) =>
      button(element, 'forward').dispatchEvent(
        new KeyboardEvent('keydown', {key: name, bubbles: true, composed: true, cancelable: true}),
      );
    key('PageUp');
    await waitUntil(() => element.hand === 1);
    key('PageUp');
    expect(element.hand).to.equal(1);
    key('PageDown');
    await waitUntil(() => element.hand === 2);
  });

  it('has an address for each step', async () => {
    const element = await game(GAME);
    element.go(2);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part~=link]')?.getAttribute('href')).to.equal('#game/1/2');
    location.hash = '#game/2/1';
    await waitUntil(() => element.hand === 2 && said(element) === 'East draws 9 dots.');
    location.hash = '#other/1/1';
    await element.updateComplete;
    expect(element.hand).to.equal(2);
  });

  it('stops at a question, and lists what was played once the reader goes on', async () => {
    const element = await game(GAME);
    const moves = () => element.shadowRoot!.querySelectorAll('[part~=move]').length;
    element.go(2);
    await element.updateComplete;
    expect(texts(element, '[part~=question]')).to.include('What would you do?');
    expect(moves()).to.equal(2);
    button(element, 'forward').click();
    await element.updateComplete;
    expect(moves()).to.equal(3);
  });

  it('reads logs of other programs', async () => {
    const element = await game(TENHOU6, 2);
    expect(element.problem?.message).to.equal(undefined);
    const hands = texts(element, '[part~=hand-button]').map((text) => text.replace(/\s+/g, ' '));
    expect(hands[1])
      .to.contain('Ben (dealer)')
      .and.to.contain('The hand is drawn.')
      .and.to.contain('Aoi 26,500');
  });

  it('says what is wrong with one hand at its place in the text, and shows the others', async () => {
    const element = await game(GAME.replace('+9p -9p', '+9p -8p'), 2);
    await waitUntil(() => element.problem);
    expect(element.problem?.line).to.equal(11);
    element.hand = 1;
    await element.updateComplete;
    expect(element.problem).to.equal(undefined);
  });

  it('is not wider than 320 pixels, and accessible', async () => {
    const element = await game(GAME);
    element.style.inlineSize = '320px';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.whole')!.scrollWidth).to.be.at.most(320);
    await expect(element).to.be.accessible();
  });
});
