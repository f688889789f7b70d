/** Questions about a table, as readers meet them. */
import {expect, fixture, html} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import type {MjRound} from '../../src/elements/mj-round/mj-round.js';
import '../../src/elements/mj-round/define.js';
import {allSaid, listen} from './announced.js';
import {texts} from './example-fixture.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import {all, answered, find, press} from './quiz-fixture.js';
import {CLAIM, ENDED, TURN, about, around} from './quiz-table-fixture.js';

const box = (quiz: MjQuiz, value: string) =>
  all<HTMLInputElement>(quiz, 'input').find((one) => one.value === value)!;
/** The key at the plate of a seat of the table inside a question. */
const seatKey = (quiz: MjQuiz, side: string) =>
  quiz.querySelector('mj-board')?.shadowRoot?.querySelector<HTMLElement>(`.side.${side} .seat-key`);
const check = async (quiz: MjQuiz) => {
  const detail = answered(quiz);
  find(quiz, '.check').click();
  const {right} = await detail;
  await quiz.updateComplete;
  return right;
};

/** Answers which tiles win by keyboard alone, wrongly; the verdict is said once. */
async function answerByKeys(quiz: MjQuiz): Promise<void> {
  quiz.focus();
  await press(quiz, 'End');
  await press(quiz, 'Space');
  expect(quiz.value).to.equal('9m');
  quiz.value = '6m9m';
  const said = listen();
  find(quiz, '.check').focus();
  await press(quiz, 'Enter');
  await allSaid(quiz);
  expect(said().filter((text) => text.includes('Not right.'))).to.have.length(1);
}

describe('mj-quiz about a table', () => {
  it('tells the author that it has no table, and shows the words instead', async () => {
    const said: string[] = [];
    const {warn} = console;
    console.warn = (text: string) => said.push(text);
    try {
      const quiz = await fixture<MjQuiz>(
        html`<mj-quiz ask="may" rules="mcr" lang="en">E: | 1m S: 123m</mj-quiz>`,
      );
      // the words come after the problem
      await waitUntil(() =>
        quiz.problem?.message.includes('has no table: put `<mj-board>` or `<mj-round>` inside'),
      );
      expect(quiz.problem?.about).to.equal('no-table');
      expect(said.join()).to.contain('has no table');
      expect(quiz.checkVisibility()).to.be.true;
      expect(quiz.innerText).to.contain('E: | 1m');
    } finally {
      console.warn = warn;
    }
  });

  it('asks who may do what, by boxes, and says why a box is wrong at once', async () => {
    const quiz = await about('may', CLAIM);
    expect(texts(quiz, '[part=question]')).to.deep.equal(['What can each player do now?']);
    expect(texts(quiz, '[part=choice]').slice(0, 2)).to.deep.equal(['South: win', 'South: kong']);
    for (const value of ['south:win', 'west:pung', 'west:chow']) box(quiz, value).click();
    expect(await check(quiz)).to.equal(false);
    expect(texts(quiz, '[part=reason]').at(-1)).to.equal('2 more moves are possible.');
    expect(await check(quiz)).to.equal(false);
    const reasons = texts(quiz, '[part=reason]').join(' | ');
    expect(reasons)
      .to.include('South can do something else too.')
      .and.not.match(/South may chow|19 fan/);
    expect(reasons).to.match(/West may not chow .*: a chow can only .* from the player on the left\./);
    expect(all(quiz, '[part=reason] .tile')).to.have.length(3);
    for (const value of ['west:chow', 'south:chow', 'north:win']) box(quiz, value).click();
    expect(await check(quiz)).to.equal(true);
    find(quiz, '[part=why-label]').click();
    await waitUntil(() => all(quiz, '[part=why] [part=reason]').length);
    expect(texts(quiz, '[part=why]').join()).to.include('The first player after the discarder');
  });

  it('has no answer in the page before it is given', async () => {
    const quiz = await about('may', CLAIM);
    const tree = quiz.shadowRoot!.querySelector('[part=quiz]')!.textContent;
    expect(tree).not.to.match(/18|19|MC-/);
  });

  it('asks by which tiles one wins, by keyboard alone, and says the verdict once', async () => {
    const quiz = await about('wins', CLAIM, {seat: 'south'});
    await answerByKeys(quiz);
    expect(await check(quiz)).to.equal(false);
    expect(texts(quiz, '[part=reason]').join()).to.match(/South may not win on .*minimum of 8 fan/);
  });

  it('asks who deals next, as a field of a form', async () => {
    const quiz = await about('next', ENDED);
    const form = document.createElement('form');
    quiz.parentElement!.append(form);
    form.append(quiz);
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=choice]'));
    const detail = answered(quiz);
    box(quiz, 'south').click();
    expect([...new FormData(form)]).to.deep.equal([['answer', 'south']]);
    expect((await detail).right).to.equal(true);
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=why-label]'));
    find(quiz, '[part=why-label]').click();
    await waitUntil(() => all(quiz, '[part=why] [part=reason]').length);
    expect(texts(quiz, '[part=why] [part=reason]').join()).to.match(
      /^South has won on .*\. After every hand the deal passes, whether the dealer has won or not\. So the deal passes to South\.$/,
    );
  });

  it('asks for the counters where there are some', async () => {
    const quiz = await about('next', 'counters=2 start=deal\nE: 123p456p789p111s55m78m9m\nplay:\nE: win', {
      rules: 'xinzhang',
    });
    box(quiz, 'east').click();
    await quiz.updateComplete;
    expect(quiz.value).to.equal('');
    const field = find(quiz, 'input[type=text]') as HTMLInputElement;
    field.value = '3';
    field.dispatchEvent(new Event('change'));
    await quiz.updateComplete;
    expect(quiz.value).to.equal('east 3');
    expect(await check(quiz)).to.equal(true);
  });

  it('asks about the step of a round that is shown, and anew at another', async () => {
    const holder = await fixture<HTMLElement>(
      html`<div lang="en">
        <mj-round id="told" rules="luqiao" wild="9s" step="2"
          >turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p W: pass S: +2s -7p</mj-round
        ><mj-quiz ask="may" for="told"></mj-quiz>
      </div>`,
    );
    const quiz = holder.querySelector('mj-quiz')!;
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=choice]'));
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(true);
    (holder.querySelector('mj-round') as MjRound).go(5);
    await waitUntil(() => !quiz.solved);
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(false);
    expect(await check(quiz)).to.equal(false);
    expect(texts(quiz, '[part=reason]').join()).to.match(/this player passed the pung of [^(]*$/);
  });

  it('asks about the position that a board shows of a round', async () => {
    const holder = await fixture<HTMLElement>(
      html`<div lang="en">
        <mj-round id="whole" rules="luqiao" wild="9s"
          >turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p W: pass S: +2s -7p @b</mj-round
        ><mj-board id="one" for="whole" at="@b"></mj-board><mj-quiz ask="may" for="one"></mj-quiz>
      </div>`,
    );
    const quiz = holder.querySelector('mj-quiz')!;
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=choice]'));
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(false);
  });

  it('asks about the board inside it, which stands above our question', async () => {
    const quiz = await around('may', CLAIM);
    expect(texts(quiz, '[part=question]')).to.deep.equal(['What can each player do now?']);
    expect(all(quiz, 'slot')).to.have.length(1);
    const board = quiz.querySelector('mj-board')!;
    await waitUntil(() => board.shadowRoot?.querySelector('[part=table]'));
    expect(board.getBoundingClientRect().bottom).to.be.at.most(
      find(quiz, '[part=quiz]').getBoundingClientRect().top,
    );
    for (const value of ['west:pung', 'west:chow']) box(quiz, value).click();
    expect(await check(quiz)).to.equal(false);
    expect(await check(quiz)).to.equal(false);
    expect(texts(quiz, '[part=reason]').join(' | ')).to.match(/West may not chow .*: a chow can only/);
  });

  needing('the accessibility tree').it(
    'asks about the board inside it in the words beside that',
    async () => {
      const quiz = await around('wins', CLAIM, {seat: 'south', words: 'What does South win on?'});
      expect(all(quiz, '[part=question]')).to.have.length(1);
      expect(find(quiz, '[part=question] slot')).to.exist;
      expect(find(quiz, '[part=quiz]').textContent).not.to.include('Which tiles');
      const tree = JSON.stringify(await executeServerCommand('accessible-tree'));
      expect(tree).to.include('"What does South win on?"');
    },
  );

  it('is answered by keyboard alone around a board, and says the verdict once', async () => {
    const quiz = await around('wins', CLAIM, {seat: 'south'});
    await answerByKeys(quiz);
    expect(quiz.shadowRoot?.activeElement).to.equal(find(quiz, '.check'));
  });

  it('asks about the step that a round inside it shows', async () => {
    const holder = await fixture<HTMLElement>(
      html`<div lang="en">
        <mj-quiz ask="may"
          ><mj-round rules="luqiao" wild="9s" step="2"
            >turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p W: pass S: +2s -7p</mj-round
          ></mj-quiz
        >
      </div>`,
    );
    const quiz = holder.querySelector('mj-quiz')!;
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=choice]'));
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(true);
    quiz.querySelector('mj-round')!.go(5);
    await waitUntil(() => !quiz.solved);
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(false);
  });

  it('asks about another board that is put in place of the one inside it', async () => {
    const quiz = await around('may', CLAIM);
    const other = document.createElement('mj-board');
    other.setAttribute('rules', 'luqiao');
    other.setAttribute('wild', '9s');
    other.textContent = 'turn=E W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p';
    quiz.querySelector('mj-board')!.replaceWith(other);
    // the last box says that none of the others is right
    const seats = () =>
      all<HTMLInputElement>(quiz, 'input')
        .slice(0, -1)
        .map(({value}) => value.split(':')[0]);
    await waitUntil(() => seats().length && seats().every((seat) => seat === 'west'));
    other.remove();
    await waitUntil(() => !all(quiz, 'input').length);
    expect(quiz.problem).to.equal(undefined);
  });

  it('asks about the board that is named, and not about the one inside', async () => {
    const quiz = await about('may', CLAIM);
    quiz.innerHTML = '<mj-board rules="mcr">E: 123m 456m 789m 1p EE SS</mj-board>';
    await quiz.updateComplete;
    box(quiz, 'west:pung').click();
    expect(await check(quiz)).to.equal(false);
    expect(texts(quiz, '[part=question]')).to.deep.equal(['What can each player do now?']);
  });

  it('is answered at the seats of the table inside it, of which the radio buttons are heard alone', async () => {
    const quiz = await around('next', ENDED);
    const [east, south] = all<HTMLInputElement>(quiz, 'input');
    expect(east.closest('label')!.getBoundingClientRect().width, 'not seen').to.be.at.most(1);
    const seat = (side: string) => seatKey(quiz, side);
    await waitUntil(() => seat('bottom'));
    const hand = quiz.querySelector('mj-board')!;
    // the verdict may scroll the page to what it says
    const places = () =>
      [hand, find(quiz, '.check')].map(
        (one) => one.getBoundingClientRect().top - quiz.getBoundingClientRect().top,
      );
    hand.scrollIntoView();
    const before = places();
    seat('right')!.click();
    await quiz.updateComplete;
    await hand.updateComplete;
    expect(quiz.value).to.equal('west');
    expect(seat('right')!.querySelector('.wrong-mark')).to.exist;
    expect(places(), 'nothing moves when a mark appears').to.deep.equal(before);
    south.focus();
    seat('bottom')!.click();
    await quiz.updateComplete;
    await hand.updateComplete;
    expect(quiz.solved).to.equal(true);
    expect(seat('bottom')!.querySelector('.right-mark')).to.exist;
    quiz.remove();
    await hand.updateComplete;
  });

  it('opens at the table what a seat might do, and keeps it with the boxes', async () => {
    const quiz = await around('may', CLAIM);
    const board = quiz.querySelector('mj-board')!;
    const inBoard = (part: string) => [...board.shadowRoot!.querySelectorAll<HTMLElement>(part)];
    await waitUntil(() => inBoard('.seat-key').length);
    expect(inBoard('.seat-key'), 'all who may claim').to.have.length(3);
    const [first] = inBoard('.seat-key');
    first.click();
    await quiz.updateComplete;
    await board.updateComplete;
    const [win] = inBoard('.panel-key');
    win.click();
    await quiz.updateComplete;
    await board.updateComplete;
    const [ticked] = all<HTMLInputElement>(quiz, 'input').filter(({checked}) => checked);
    expect(ticked.value).to.equal(quiz.value);
    expect(quiz.value).to.match(/:win$/);
    expect(inBoard('.said').map((one) => one.textContent)).to.deep.equal(['win']);
    ticked.click();
    await quiz.updateComplete;
    await board.updateComplete;
    expect(inBoard('.said')).to.deep.equal([]);
    const other = document.createElement('p');
    quiz.replaceWith(other);
    other.append(board);
    await board.updateComplete;
    expect(inBoard('.seat-key, .seat-panel'), 'nothing of a question that is gone').to.deep.equal([]);
  });

  it('has the hand that may discard once: below the table, as a whole', async () => {
    const quiz = await around('move', TURN, {at: '1'});
    const board = quiz.querySelector('mj-board')!;
    const own = () => board.shadowRoot!.querySelector('.bottom [part~=own]')!;
    await waitUntil(() => own() && !own().checkVisibility());
    expect(all(quiz, '.key')).to.have.length(14);
  });

  it('hints, and takes the answer along on paper', async () => {
    const quiz = await about('may', CLAIM);
    find(quiz, '.hint').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=hint-text]')).to.deep.equal(['4 choices are right.']);
    window.dispatchEvent(new Event('beforeprint'));
    await quiz.updateComplete;
    expect(texts(quiz, 'details li')[0]).to.match(
      /^South may chow 9 of characters: South sits right of East/,
    );
    window.dispatchEvent(new Event('afterprint'));
    await quiz.updateComplete;
    expect(all(quiz, 'details')).to.have.length(0);
  });

  it('says what cannot be asked', async () => {
    expect((await about('next', CLAIM)).problem?.code).to.equal('unanswerable');
    expect((await about('may', CLAIM, {rules: ''})).problem?.code).to.equal('unanswerable');
    expect((await about('may', CLAIM, {seat: 'east'})).problem?.code).to.equal('unanswerable');
  });

  for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans'])
    it(`is accessible in ${lang}`, async () => {
      for (const [ask, text] of [
        ['may', CLAIM],
        ['next', ENDED],
      ] as const) {
        const quiz = await about(ask, text, {lang});
        expect(texts(quiz, '[part=question]')[0]).not.to.equal('');
        await expect(quiz).to.be.accessible();
      }
      const outer = await around('may', CLAIM, {lang});
      await expect(outer).to.be.accessible();
    });
});
