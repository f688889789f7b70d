/** What a lesson and its exercises keep in this browser, if the author asks for it. */
import {expect, html} from '@open-wc/testing';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {
  dayOf,
  NOTHING_KEPT,
  readReaderRecord,
  type KeptIdea,
  type ReaderRecord,
} from '../../src/quiz/kept.js';
import {score} from '../../src/core/scoring/score.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import '../../src/elements/mj-board/define.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const CLAIM = 'rules=mcr left=52 S: 78m 234p 55s 123456m W: 99m 123p 456s 789s 1s 2p play: E: +9m -9m';
const KEY = 'mahjong-elements/club';

const lessonOf = (keep?: string): Promise<MjLesson> =>
  show<MjLesson>(
    html`<mj-lesson id="one" .keep=${keep}>
      <section>
        <h2>One</h2>
        <mj-quiz ask="win" rules="luqiao" by="self" hand=${HAND}></mj-quiz>
      </section>
      <section><h2>Two</h2></section>
    </mj-lesson>`,
    '[part=head]',
  );

const reviewOf = (): Promise<MjDrill> =>
  show<MjDrill>(html`<mj-drill keep="club" review></mj-drill>`, '[part=drill]');

const kept = (): ReaderRecord => readReaderRecord(localStorage.getItem(KEY));
const today = dayOf(new Date());
const forget = (element: HTMLElement): HTMLElement =>
  element.shadowRoot?.querySelector<HTMLElement>('[part=forget]') ?? expect.fail('no button');

async function answer(quiz: MjQuiz | null | undefined, value: string): Promise<void> {
  if (!quiz) expect.fail('no question');
  await waitUntil(() => quiz.shadowRoot?.querySelector('[part=quiz]'));
  quiz.value = value;
  quiz.check();
  await quiz.updateComplete;
}
const quizIn = async (drill: MjDrill): Promise<MjQuiz> => {
  await waitUntil(() => drill.shadowRoot?.querySelector('mj-quiz'));
  return drill.shadowRoot?.querySelector('mj-quiz') ?? expect.fail('no question');
};

const ABOUT_HAND: KeptIdea = {situation: {rules: 'luqiao', hand: HAND, by: 'self'}, ask: 'win'};

/** Keeps a question that was missed, due on a day. */
const keepMissed = (due: number, idea: KeptIdea = ABOUT_HAND, times = 0): void =>
  localStorage.setItem(KEY, JSON.stringify({...NOTHING_KEPT, missed: [{idea, due, times}]}));

describe('what is kept', () => {
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => {
    localStorage.removeItem(KEY);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is nothing without the attribute', async () => {
    const {setItem} = Storage.prototype;
    const stored: string[] = [];
    Storage.prototype.setItem = (key) => stored.push(key);
    try {
      const lesson = await lessonOf();
      await answer(lesson.querySelector('mj-quiz'), 'no');
      expect(lesson.progress.steps).to.deep.equal({1: 'seen'});
      expect(stored).to.deep.equal([]);
      expect(texts(lesson, '[part=kept]')).to.deep.equal([]);
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('is nothing before the reader does something', async () => {
    const lesson = await lessonOf('club');
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(texts(lesson, '[part=kept] bdi')).to.deep.equal(['What you do is kept in this browser alone.']);
    expect(forget(lesson).getAttribute('aria-disabled')).to.equal('true');
  });

  it('is how far the reader has come, for the next visit', async () => {
    const lesson = await lessonOf('club');
    await answer(lesson.querySelector('mj-quiz'), 'yes');
    await waitUntil(() => lesson.shadowRoot?.querySelector('.next:not([aria-disabled])'));
    lesson.shadowRoot?.querySelector<HTMLElement>('.next')?.click();
    await lesson.updateComplete;
    expect(kept().lessons.one).to.deep.equal({
      step: 2,
      steps: {1: {mark: 'right', day: today}, 2: {mark: 'seen', day: today}},
    });
    lesson.remove();
    history.replaceState(null, '', location.pathname + location.search);
    const again = await lessonOf('club');
    expect(texts(again, '[part=head] bdi')).to.deep.equal(['Step 2 of 2']);
    expect(again.progress.steps).to.deep.equal({1: 'right', 2: 'seen'});
  });

  it('is what was missed: due tomorrow, once, however often the answer was wrong', async () => {
    const lesson = await lessonOf('club');
    const quiz = lesson.querySelector('mj-quiz');
    await answer(quiz, 'no');
    await answer(quiz, 'no');
    expect(kept().missed.map(({idea, due, times}) => [idea.ask, due, times])).to.deep.equal([
      ['win', today + 1, 0],
    ]);
  });

  it('is a missed question about a table, which is due and forgotten as any other', async () => {
    const lesson = await show<MjLesson>(
      html`<mj-lesson keep="club">
        <section>
          <h2>One</h2>
          <mj-quiz ask="may" seat="south"><mj-board bottom="south">${CLAIM}</mj-board></mj-quiz>
        </section>
      </mj-lesson>`,
      '[part=head]',
    );
    const review = await reviewOf();
    for (let i = 0; i < 2; i++) await answer(lesson.querySelector('mj-quiz'), 'no');
    await waitUntil(() => texts(review, '[part=summary]').join().includes('tomorrow'));
    expect(kept().missed).to.have.length(1);
    const [{idea, due, times}] = kept().missed;
    expect(idea).to.include({rules: 'mcr', ask: 'may', seat: 'south', bottom: 'south', at: 2});
    expect([due, times]).to.deep.equal([today + 1, 0]);
    forget(review).click();
    await lesson.updateComplete;
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('is forgotten at the reader’s wish, and nothing comes back by itself', async () => {
    const lesson = await lessonOf('club');
    await answer(lesson.querySelector('mj-quiz'), 'no');
    expect(localStorage.getItem(KEY)).not.to.equal(null);
    forget(lesson).click();
    await lesson.updateComplete;
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(texts(lesson, '[part=kept] bdi')).to.deep.equal(['All is forgotten.']);
    expect(lesson.progress).to.deep.equal({step: 1, steps: {1: 'seen'}});
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('is shared by all that have the name', async () => {
    const lesson = await lessonOf('club');
    const review = await reviewOf();
    expect(texts(review, '[part=summary]')).to.deep.equal(['Nothing has to be repeated.']);
    await answer(lesson.querySelector('mj-quiz'), 'no');
    await waitUntil(() => texts(review, '[part=summary]').join().includes('tomorrow'));
    forget(review).click();
    await lesson.updateComplete;
    expect(forget(lesson).getAttribute('aria-disabled')).to.equal('true');
  });

  it('is written by another page of the browser too', async () => {
    const review = await reviewOf();
    keepMissed(today + 3);
    window.dispatchEvent(new StorageEvent('storage', {key: KEY}));
    await waitUntil(() => texts(review, '[part=summary]').join().includes('in 3 days'));
  });

  it('may be anything: what cannot be read is as if it were not there', async () => {
    localStorage.setItem(KEY, '{"version":1,"lessons":{"one":{"step":"x"}},"missed":[{"idea":{}}]}');
    const lesson = await lessonOf('club');
    expect(texts(lesson, '[part=head] bdi')).to.deep.equal(['Step 1 of 2']);
    const review = await reviewOf();
    expect(texts(review, '[part=summary]')).to.deep.equal(['Nothing has to be repeated.']);
  });

  it('lasts as long as the page where the browser refuses to store', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {configurable: true, get: refuse});
    try {
      const lesson = await lessonOf('refused');
      expect(texts(lesson, '[part=kept] bdi')[0]).to.include('This browser keeps nothing');
      await answer(lesson.querySelector('mj-quiz'), 'no');
      const review = await show<MjDrill>(html`<mj-drill keep="refused" review></mj-drill>`, '[part=drill]');
      expect(texts(review, '[part=summary]').join()).to.include('tomorrow');
      forget(review).click();
      await review.updateComplete;
      expect(texts(review, '[part=summary]')).to.deep.equal(['Nothing has to be repeated.']);
    } finally {
      if (own) Object.defineProperty(window, 'localStorage', own);
    }
  });
});

describe('a review', () => {
  beforeEach(() => localStorage.removeItem(KEY));
  afterEach(() => localStorage.removeItem(KEY));

  for (const [isRight, due, times, said] of [
    [true, 3, 1, 'in 3 days'],
    [false, 1, 0, 'tomorrow'],
  ] as const)
    it(`asks what is due, with another hand, and again ${said} if the first answer is ${isRight ? 'right' : 'wrong'}`, async () => {
      keepMissed(today - 5);
      const review = await reviewOf();
      const quiz = await quizIn(review);
      expect(texts(review, '[part=head] bdi')[0]).to.equal('Exercise 1 of 1');
      await waitUntil(() => quiz.exercise);
      const {ask, situation} = quiz.exercise ?? expect.fail('no exercise');
      expect(ask).to.equal('win');
      expect(situation.hand).not.to.equal(HAND);
      const answers = score(situation, luqiao).status === 'win' ? ['yes', 'no'] : ['no', 'yes'];
      if (!isRight) await answer(quiz, answers[1]);
      await answer(quiz, answers[0]);
      expect(kept().missed.map((one) => [one.due - today, one.times])).to.deep.equal([[due, times]]);
      await waitUntil(() => quiz.onward);
      quiz.onward?.go();
      await waitUntil(() => texts(review, '[part=summary] p').length);
      expect(texts(review, '[part=summary] p')[1]).to.include(said);
      // it is not asked twice on a day
      expect(texts(await reviewOf(), '[part=summary]').join()).to.include(said);
    });

  for (const [isRight, due, times] of [
    [true, 3, 1],
    [false, 1, 0],
  ] as const)
    it(`asks about another table; then in ${due} days, if the first answer is ${isRight ? 'right' : 'wrong'}`, async () => {
      const idea: KeptIdea = {rules: 'mcr', text: CLAIM, at: 2, ask: 'may', seat: 'south', bottom: 'south'};
      keepMissed(today - 5, idea);
      const review = await reviewOf();
      const quiz = await quizIn(review);
      await waitUntil(() => quiz.tableExercise);
      const board = quiz.querySelector('mj-board') ?? expect.fail('no board');
      expect(board.textContent).not.to.equal(CLAIM);
      expect([quiz.ask, board.bottom]).to.deep.equal(['may', quiz.seat]);
      const {pose, round, seat} = quiz.tableExercise ?? expect.fail('no table');
      const {expected} = pose(round, seat).judge('');
      if (!isRight) await answer(quiz, expected === 'no' ? `${seat}:chow:78m` : 'no');
      await answer(quiz, expected);
      expect(quiz.solved).to.equal(true);
      expect(kept().missed).to.deep.equal([{idea, due: today + due, times}]);
      await waitUntil(() => quiz.onward);
      quiz.onward?.go();
      await waitUntil(() => texts(review, '[part=summary] p').length);
    });

  it('asks about hands and tables of the same rules, the one after the other', async () => {
    const other: KeptIdea = {
      rules: 'luqiao',
      text: 'rules=luqiao wild=9s W: 77p 123m 456m 789s 4p 1s play: E: +1m -7p',
      at: 2,
      ask: 'may',
    };
    const due = [ABOUT_HAND, other, {...other, ask: 'next', rules: 'mcr'}] as const;
    const missed = due.map((idea) => ({idea, due: today, times: 0}));
    localStorage.setItem(KEY, JSON.stringify({...NOTHING_KEPT, missed}));
    const review = await reviewOf();
    const first = await quizIn(review);
    expect(texts(review, '[part=head] bdi')[0]).to.equal('Exercise 1 of 2');
    await waitUntil(() => first.exercise);
    for (const value of ['yes', 'no']) if (!first.solved) await answer(first, value);
    await waitUntil(() => first.onward);
    first.onward?.go();
    await waitUntil(() => review.shadowRoot?.querySelector<MjQuiz>('mj-quiz')?.tableExercise);
    expect(texts(review, '[part=head] bdi')[0]).to.equal('Exercise 2 of 2');
  });

  it('passes over a table that somebody has changed into none', async () => {
    keepMissed(today, {rules: 'mcr', text: '<script>', at: 0, ask: 'may'});
    const review = await show<MjDrill>(html`<mj-drill keep="club" review>Words</mj-drill>`, 'slot');
    await waitUntil(() => review.problem);
    expect(review.problem?.code).to.equal('unanswerable');
  });

  it('has nothing of what is due later', async () => {
    keepMissed(today + 2);
    const review = await reviewOf();
    expect(texts(review, '[part=summary]')).to.deep.equal([
      'Nothing more to repeat today. Next time: in 2 days.',
    ]);
  });

  it('needs a name', async () => {
    const review = await show<MjDrill>(html`<mj-drill review>Words</mj-drill>`, 'slot');
    await waitUntil(() => review.problem);
    expect(review.problem?.message).to.include('keep');
  });
});
