/** A lesson in a page: one step at a time, next when solved, an address for each step, a summary. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {ProgressDetail} from '../../src/elements/base/events.js';
import {score} from '../../src/core/scoring/score.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import '../../src/elements/mj-play/define.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

const quiz = (ask: string) => html`<mj-quiz ask=${ask} rules="luqiao" by="self" hand=${HAND}></mj-quiz>`;

const lessonOf = (free = false): Promise<MjLesson> =>
  show<MjLesson>(
    html`<mj-lesson id="lesson" ?free=${free}>
      <p>Always here</p>
      <section>
        <h2>One</h2>
        ${quiz('win')}
      </section>
      <section>
        <h2>Two</h2>
        ${quiz('total')}
      </section>
      <section>
        <h2>Three</h2>
        <p>Nothing to answer.</p>
      </section>
    </mj-lesson>`,
    '[part=head]',
  );

const headings = (lesson: MjLesson): string[] =>
  [...lesson.querySelectorAll('h2')].filter((one) => one.checkVisibility()).map((one) => one.textContent);
const next = async (lesson: MjLesson): Promise<void> => {
  lesson.shadowRoot?.querySelector<HTMLElement>('.next')?.click();
  await lesson.updateComplete;
};
/** Goes on past the other hand of a question that was wrong. */
const on = async (lesson: MjLesson): Promise<void> => {
  await next(lesson);
  await next(lesson);
};
const freshIn = async (lesson: MjLesson): Promise<MjQuiz> => {
  const quizOf = () => lesson.shadowRoot?.querySelector('mj-drill')?.shadowRoot?.querySelector('mj-quiz');
  await waitUntil(() => quizOf()?.shadowRoot?.querySelector('[part=quiz]'));
  return quizOf() ?? expect.fail('no quiz');
};
const mainOf = (one: MjQuiz): HTMLElement =>
  one.shadowRoot?.querySelector<HTMLElement>('.check') ?? expect.fail('no button');
const answer = async (lesson: MjLesson, at: number, value: string): Promise<void> => {
  const one = lesson.querySelectorAll('mj-quiz')[at];
  await waitUntil(() => one.shadowRoot?.querySelector('[part=quiz]'));
  one.value = value;
  one.check();
  await lesson.updateComplete;
};

describe('mj-lesson', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('shows one step, and the next one once its question is answered', async () => {
    const lesson = await lessonOf();
    expect(headings(lesson)).to.deep.equal(['One']);
    expect(texts(lesson, '[part=head] bdi')).to.deep.equal(['Step 1 of 3']);
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['One']);
    await answer(lesson, 0, 'yes');
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['Two']);
    expect(location.hash).to.equal('#lesson-2');
    expect(document.activeElement).to.equal(lesson.querySelectorAll('section')[1]);
    // focus for screen readers alone draws no box around a section
    expect(getComputedStyle(lesson.querySelectorAll('section')[1]).outlineStyle).to.equal('none');
  });

  it('goes on without an answer where it is free', async () => {
    const lesson = await lessonOf(true);
    await next(lesson);
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['Three']);
  });

  it('goes on without an answer from a step alone that is free', async () => {
    const lesson = await lessonOf();
    const [first, second] = lesson.querySelectorAll('section');
    first.dataset.free = '';
    lesson.requestUpdate();
    await lesson.updateComplete;
    expect(texts(lesson, '[part=unsolved]')).to.deep.equal([]);
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['Two']);
    expect(second.dataset.free).to.equal(undefined);
    await next(lesson);
    expect(headings(lesson), 'the others wait for an answer').to.deep.equal(['Two']);
  });

  it('tells the document how far it is, also from inside a component', async () => {
    const host = await fixture(html`<div></div>`);
    const lesson = await lessonOf();
    host.attachShadow({mode: 'open'}).append(lesson);
    const told = oneEvent(document, 'mj-progress');
    await answer(lesson, 0, 'yes');
    expect((await told).target).to.equal(host);
  });

  it('tells the page how far it is, and sums up what is worth another look', async () => {
    const lesson = await lessonOf();
    const told: ProgressDetail[] = [];
    lesson.addEventListener('mj-progress', ({detail}) => told.push(detail));
    await answer(lesson, 0, 'no');
    await answer(lesson, 0, 'yes');
    await on(lesson);
    const second = lesson.querySelectorAll('mj-quiz')[1];
    second.check();
    await answer(lesson, 1, '1');
    await second.updateComplete;
    second.shadowRoot!.querySelector<HTMLElement>('.reveal')!.click();
    await second.updateComplete;
    await lesson.updateComplete;
    expect(told.at(-1)).to.deep.equal({
      ...{done: 2, right: 0, of: 2, missed: ['One', 'Two'], unseen: ['Three']},
    });
    await on(lesson);
    await next(lesson);
    expect(told.at(-1)?.unseen).to.deep.equal([]);
    expect(texts(lesson, '[part=summary] p')[0]).to.equal('0 of 2 right at the first attempt.');
    expect(texts(lesson, '[part=later]')).to.deep.equal(['One']);
    expect(texts(lesson, '[part=again]')).to.deep.equal(['Two']);
    expect(texts(lesson, '[part=can], [part=unseen]')).to.deep.equal([]);
    expect(texts(lesson, '.summary h3')).to.deep.equal([
      'After a hint or a second try',
      'Answer shown or not found',
    ]);
    await waitUntil(() =>
      [...document.querySelectorAll('[aria-live]')].some(({textContent}) =>
        textContent.includes('After a hint or a second try: One'),
      ),
    );
    lesson.shadowRoot?.querySelector<HTMLElement>('[part=later] button')?.click();
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['One']);
  });

  it('leads on from the question that is right, without another button', async () => {
    const lesson = await lessonOf();
    const [first] = lesson.querySelectorAll('mj-quiz');
    await answer(lesson, 0, 'yes');
    await first.updateComplete;
    expect(mainOf(first).textContent.trim()).to.equal('Next');
    expect(lesson.shadowRoot?.querySelector('.next')?.checkVisibility({visibilityProperty: true})).to.equal(
      false,
    );
    mainOf(first).click();
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['Two']);
  });

  it('answers its first question before any later step is drawn, and draws the next alone once that is right', async () => {
    const lesson = await show<MjLesson>(
      html`<mj-lesson>
        ${['win', 'win', 'total'].map(
          (ask) =>
            html`<section>
              <h2>A step</h2>
              ${quiz(ask)}
            </section>`,
        )}
      </mj-lesson>`,
      '[part=head]',
    );
    const quizzes = [...lesson.querySelectorAll('mj-quiz')];
    const [first] = quizzes;
    const drawn = () => quizzes.map((one) => Boolean(one.shadowRoot?.querySelector('[part=quiz]')));
    await waitUntil(() => drawn()[0]);
    expect(drawn()).to.deep.equal([true, false, false]);
    const inFirst = (part: string) =>
      first.shadowRoot?.querySelector<HTMLElement>(part) ?? expect.fail(`no ${part}`);
    inFirst('input[value=no]').click();
    await first.updateComplete;
    expect(inFirst('[part=outcome]').textContent).to.equal('Not right.');
    expect(drawn(), 'a step that cannot be left').to.deep.equal([true, false, false]);
    inFirst('input[value=yes]').click();
    await first.updateComplete;
    expect(inFirst('[part=outcome]').textContent).to.equal('Right.');
    await waitUntil(() => drawn()[1]);
    expect(drawn()).to.deep.equal([true, true, false]);
  });

  it('asks by a hand to play: a puzzle until it is solved, other goals until the hand is over', async () => {
    const lesson = await show<MjLesson>(
      html`<mj-lesson
        ><section>
          <h2>Puzzle</h2>
          <mj-play
            rules="mcr"
            seed="3"
            speed="none"
            goal="best"
            position="left=40 turn=south S: 123456m 78m 234p 55s +W"
          ></mj-play>
        </section>
        <section>
          <h2>Goal</h2>
          <mj-play rules="mcr" goal="total 999"></mj-play></section
      ></mj-lesson>`,
      '[part=head]',
    );
    const progress: ProgressDetail[] = [];
    lesson.addEventListener('mj-progress', ({detail}) => progress.push(detail));
    const [puzzle, goal] = lesson.querySelectorAll('mj-play');
    const keys = (): HTMLElement[] => [
      ...(puzzle.shadowRoot?.querySelectorAll<HTMLElement>('.key:not([aria-disabled])') ?? []),
    ];
    await waitUntil(() => keys().length, 'nobody asks');
    keys()[0].click();
    await waitUntil(() => progress.length, 'the wrong answer is not counted');
    expect(progress.at(-1)).to.deep.include({done: 0, right: 0, of: 2});
    keys().at(-1)?.click();
    await waitUntil(() => progress.at(-1)?.done === 1, 'the right answer is not counted');
    expect(progress.at(-1)).to.deep.include({right: 0, missed: ['Puzzle']});
    const detail = {ask: 'goal', right: false, given: '', attempt: 1};
    goal.dispatchEvent(new CustomEvent('mj-answer', {bubbles: true, detail}));
    expect(progress.at(-1)).to.deep.include({done: 2, right: 0, missed: ['Puzzle', 'Goal']});
  });

  it('goes back one step', async () => {
    const lesson = await lessonOf(true);
    await next(lesson);
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['Three']);
    lesson.shadowRoot?.querySelector<HTMLElement>('.steps button:not(.next)')?.click();
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['Two']);
  });

  it('brings back what was wrong as another hand of the same idea, at the end of its step', async () => {
    const lesson = await lessonOf();
    await answer(lesson, 0, 'yes');
    await next(lesson);
    const second = lesson.querySelectorAll('mj-quiz')[1];
    second.index = true;
    await answer(lesson, 1, '1');
    const right = score({rules: 'luqiao', by: 'self', hand: HAND}, luqiao).total;
    await answer(lesson, 1, String(right));
    await second.updateComplete;
    expect(mainOf(second).textContent.trim()).to.equal('Another hand');
    mainOf(second).click();
    const fresh = await freshIn(lesson);
    expect(headings(lesson)).to.deep.equal(['Two']);
    expect(texts(lesson, 'h3')).to.deep.equal(['One more like it, because the first try missed.']);
    expect(lesson.shadowRoot?.activeElement?.localName).to.equal('mj-drill');
    expect(lesson.shadowRoot?.querySelector('h3')?.getBoundingClientRect().top).to.be.within(-1, innerHeight);
    expect(fresh.ask).to.equal('total');
    expect(fresh.index, 'numerals as in the lesson').to.be.true;
    expect(fresh.situation).to.include({rules: 'luqiao', by: 'self'}).and.not.to.include({hand: HAND});
    const ownNext = (): boolean =>
      lesson.shadowRoot?.querySelector('.next')?.checkVisibility({visibilityProperty: true}) ?? false;
    expect(ownNext(), 'a way past the other hand').to.equal(true);
    const told: ProgressDetail[] = [];
    lesson.addEventListener('mj-progress', ({detail}) => told.push(detail));
    fresh.value = String(score(fresh.situation, luqiao).total);
    fresh.check();
    await fresh.updateComplete;
    await lesson.updateComplete;
    expect(told.map(({done, right: n, of}) => [done, n, of])).to.deep.equal([[2, 1, 2]]);
    await waitUntil(() => mainOf(fresh).textContent.trim() === 'Next');
    expect(ownNext(), 'one button that leads on').to.equal(false);
    mainOf(fresh).click();
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['Three']);
    await next(lesson);
    expect(texts(lesson, '[part=can]')).to.deep.equal(['One']);
    expect(texts(lesson, '[part=later]')).to.deep.equal(['Two']);
    expect(texts(lesson, '[part=again]')).to.deep.equal([]);
    // three hands of what was hard and of what is known
    const practised = await freshIn(lesson);
    expect(practised.ask).to.equal('total');
    expect(texts(lesson.shadowRoot?.querySelector('mj-drill') ?? lesson, '[part=head] bdi')[0]).to.equal(
      'Exercise 1 of 3',
    );
  });

  it('tells steps that have not been shown from wrong ones', async () => {
    history.replaceState(null, '', '#lesson-3');
    const lesson = await lessonOf();
    await next(lesson);
    expect(texts(lesson, '[part=summary] p')).to.deep.equal([]);
    expect(texts(lesson, '[part=unseen]')).to.deep.equal(['One', 'Two']);
    expect(texts(lesson, '[part=again], [part=can]')).to.deep.equal([]);
  });

  it('names its progress bar, and says how far it is', async () => {
    const lesson = await lessonOf();
    await answer(lesson, 0, 'yes');
    await on(lesson);
    const {ariaLabel, ariaValueText} = lesson.shadowRoot!.querySelector('progress')!;
    expect([ariaLabel, ariaValueText]).to.deep.equal(['Progress', '1 of 3']);
  });

  it('gives and takes the progress that a page keeps', async () => {
    const lesson = await lessonOf();
    await answer(lesson, 0, 'no');
    await answer(lesson, 0, 'yes');
    await on(lesson);
    const kept = JSON.parse(JSON.stringify(lesson.progress)) as MjLesson['progress'];
    expect(kept).to.deep.equal({step: 2, steps: {1: 'missed', 2: 'seen'}});
    lesson.remove();
    history.replaceState(null, '', location.pathname);
    const other = await lessonOf();
    other.progress = kept;
    await other.updateComplete;
    expect(headings(other)).to.deep.equal(['Two']);
    expect(other.progress).to.deep.equal(kept);
    // an address goes before the step that was kept
    other.remove();
    history.replaceState(null, '', '#lesson-3');
    const third = await lessonOf();
    third.progress = kept;
    await third.updateComplete;
    expect(headings(third)).to.deep.equal(['Three']);
    expect(third.progress.steps).to.include({1: 'missed'});
  });

  it('shows what comes after it with the summary alone', async () => {
    const lesson = await lessonOf(true);
    const link = document.createElement('a');
    link.slot = 'next';
    link.href = '#';
    link.textContent = 'The next lesson';
    lesson.append(link);
    expect(link.checkVisibility()).to.equal(false);
    for (let i = 0; i < 3; i++) await next(lesson);
    expect(link.checkVisibility()).to.equal(true);
  });

  it('opens at the step that the address names', async () => {
    history.replaceState(null, '', '#lesson-3');
    const lesson = await lessonOf();
    expect(headings(lesson)).to.deep.equal(['Three']);
    history.replaceState(null, '', '#lesson-1');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['One']);
  });

  it('is all of its sections on paper, and once it is gone', async () => {
    const lesson = await lessonOf();
    window.dispatchEvent(new Event('beforeprint'));
    expect(headings(lesson)).to.deep.equal(['One', 'Two', 'Three']);
    window.dispatchEvent(new Event('afterprint'));
    expect(headings(lesson)).to.deep.equal(['One']);
    lesson.remove();
    expect(lesson.querySelectorAll('[slot]')).to.have.length(0);
  });

  it('leaves a text without sections as it is', async () => {
    const lesson = await fixture<MjLesson>(html`<mj-lesson><p>Only prose</p></mj-lesson>`);
    await lesson.updateComplete;
    expect(lesson.querySelector('p')?.checkVisibility()).to.equal(true);
    await expect(await lessonOf()).to.be.accessible();
  });
});
