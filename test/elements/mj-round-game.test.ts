/** A whole game in one tag. */
import {expect, html} from '@open-wc/testing';
import {nothing} from 'lit';
import {sendKeys} from '@web/test-runner-commands';
import './all-rules.js';
import './riichi-rules.js';
import {show, texts} from './example-fixture.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
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

const NAMES = ['Aoi B.', 'Ben', 'Chiyo_C', 'Dan'];
const HELD = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Two drawn hands as programs of mjai write them, one event a line. */
const MJAI = [
  {type: 'start_game', names: NAMES},
  ...[0, 1].flatMap((oya) => [
    {
      ...{type: 'start_kyoku', bakaze: 'E', dora_marker: '1m', kyoku: oya + 1, honba: 0, kyotaku: 0, oya},
      scores: [25000, 25000, 25000, 25000],
      tehais: ['m', 'p', 's', 'm'].map((suit) => [...HELD.map((n) => `${n}${suit}`), 'E', 'S', 'W', 'N']),
    },
    {type: 'tsumo', actor: oya, pai: 'P'},
    {type: 'dahai', actor: oya, pai: 'P', tsumogiri: true},
    {type: 'ryukyoku', reason: 'fanpai', deltas: [0, 0, 0, 0]},
    {type: 'end_kyoku'},
  ]),
  {type: 'end_game'},
]
  .map((event) => JSON.stringify(event))
  .join('\n');

/** The same as majiang writes them. */
const KOBALAB = JSON.stringify({
  ...{title: 'a game', player: NAMES, qijia: 0},
  log: [0, 1].map((jushu) => [
    {
      qipai: {
        ...{
          zhuangfeng: 0,
          jushu,
          changbang: 0,
          lizhibang: 0,
          defen: [25000, 25000, 25000, 25000],
          baopai: 'm1',
        },
        shoupai: ['m', 'p', 's', 'm'].map((suit) => `${suit}123456789z1234`),
      },
    },
    {zimo: {l: 0, p: 'z5'}},
    {dapai: {l: 0, p: 'z5_'}},
    {pingju: {name: '流局', shoupai: ['', '', '', ''], fenpei: [0, 0, 0, 0]}},
  ]),
  ...{defen: [25000, 25000, 25000, 25000], rank: [1, 2, 3, 4], point: ['0', '0', '0', '0']},
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

  it('shows the hand that is chosen in its list', async () => {
    const element = await game(GAME);
    const inList = (n: number) =>
      element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=hand-button]')[n - 1];
    for (const n of [2, 1]) {
      inList(n).click();
      await waitUntil(() => inList(n).ariaCurrent === 'true');
      expect(element.hand).to.equal(n);
    }
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
    await waitUntil(() => element.hand === 2 && said(element) === 'East draws 9 of dots.');
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

  it('asks at a stop for the move that the reader would make, and goes on once it is there', async () => {
    const element = await game(GAME);
    element.go(2);
    const quiz = () => element.shadowRoot!.querySelector<MjQuiz>('mj-quiz');
    const inQuiz = (selector: string) => [...quiz()!.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
    await waitUntil(() => quiz()?.shadowRoot?.querySelector('[part=quiz]'));
    expect(quiz()!.textContent.trim()).to.equal('What would you do?');
    const moves = inQuiz('.moves button');
    expect(moves.map(({dataset}) => dataset.move)).to.deep.equal(['win', 'chow:[_978m]', 'pass']);
    // nothing in the question tells what was played
    expect(moves.filter(({ariaPressed}) => ariaPressed === 'true')).to.deep.equal([]);
    const answers: unknown[] = [];
    element.addEventListener('mj-answer', ({detail}) => answers.push(detail));
    moves[2].click();
    await quiz()!.updateComplete;
    const outcome = () => inQuiz('[part=outcome]')[0]?.textContent;
    expect(outcome()).to.equal('There is a better move.');
    expect(element.shadowRoot!.querySelectorAll('[part~=move]')).to.have.length(2);
    moves[0].click();
    await quiz()!.updateComplete;
    expect(outcome()).to.equal('Right.');
    expect(answers).to.deep.include.members([
      {ask: 'move', right: false, given: 'pass', attempt: 1},
      {ask: 'move', right: true, given: 'win', expected: 'win', attempt: 2},
    ]);
    await expect(element).to.be.accessible();
    // the button after the verdict leads on
    inQuiz('.check')[0].click();
    await waitUntil(() => element.step === 3);
    await waitUntil(() => !quiz());
    expect((element.shadowRoot!.activeElement as HTMLElement).part.contains('forward')).to.equal(true);
  });

  it('asks at a stop with the keyboard alone: arrow keys choose a tile, and do not step', async () => {
    const element = await game(GAME.replace('E: +9p -9p', 'E: +9p {? And now?} -1s'), 2);
    element.go(1);
    const quiz = () => element.shadowRoot!.querySelector<MjQuiz>('mj-quiz');
    await waitUntil(() => quiz()?.shadowRoot?.querySelector('.key'));
    quiz()!.focus();
    const keys = [...quiz()!.shadowRoot!.querySelectorAll<HTMLElement>('.key')];
    const at = keys.findIndex(({dataset}) => dataset.tile === '1s');
    for (let i = 0; i < at; i++) await sendKeys({press: 'ArrowRight'});
    await sendKeys({press: 'Space'});
    expect(element.step).to.equal(1);
    expect(quiz()!.value).to.equal('discard:1s');
    await quiz()!.updateComplete;
    expect(quiz()!.solved).to.equal(true);
    // the focus is on what leads on
    expect(quiz()!.shadowRoot!.activeElement?.matches('.check')).to.equal(true);
    await sendKeys({press: 'Enter'});
    await waitUntil(() => element.step === 2);
  });

  it('lets the question stand where no move can be right: without rules, or of a hidden hand', async () => {
    for (const text of [GAME.replace('rules=mcr ', ''), GAME.replace('S: [123m][456m] 78m 234p 55s', '')]) {
      const element = await game(text);
      element.go(2);
      await element.updateComplete;
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(element.shadowRoot!.querySelectorAll('mj-quiz')).to.have.length(0);
      expect(texts(element, '.now-note')).to.deep.equal(['What would you do?']);
    }
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

  for (const [program, log] of Object.entries({mjai: MJAI, majiang: KOBALAB}))
    for (const rules of [undefined, 'tenhou'])
      it(`reads whole games of ${program}, ${rules ? 'judged' : 'without rules'}, with the names as people write them`, async () => {
        const element = await show<MjRound>(
          html`<mj-round lang="en" rules=${rules ?? nothing} hand="2">${log}</mj-round>`,
          '[part=said]',
        );
        // the referee does not take a hand for drawn with tiles left
        if (rules) await waitUntil(() => element.problem?.cite === 'RC-25');
        else expect(element.problem).to.equal(undefined);
        const hands = texts(element, '[part~=hand-button]').map((text) => text.replace(/\s+/g, ' '));
        expect(hands).to.have.length(2);
        expect(hands[0]).to.contain('Aoi B. (dealer)').and.to.contain('The hand is drawn.');
        expect(hands[1]).to.contain('Ben (dealer)').and.to.contain('Chiyo_C 25,000');
        await waitUntil(() => texts(boardOf(element), '[part=points]').length === 4);
        expect(texts(boardOf(element), '[part=name]')).to.include.members(['Aoi B.', 'Chiyo_C']);
        element.go(2);
        await element.updateComplete;
        expect(said(element)).to.contain('East discards');
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
