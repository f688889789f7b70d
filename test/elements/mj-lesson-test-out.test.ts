/** A reader who knows a lesson already shows it, by other hands like those of its questions. */
import {expect, html} from '@open-wc/testing';
import './all-rules.js';
import type {MjCover} from '../../src/elements/mj-cover/mj-cover.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {score} from '../../src/core/scoring/score.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';
const KEEP = 'testing-out';
const STORED = `mahjong-elements/${KEEP}`;

const lessonOf = (keep = '', isOffered = true): Promise<MjLesson> =>
  show<MjLesson>(
    html`<mj-lesson id="lesson" lang="en" keep=${keep} ?test-out=${isOffered}>
      <section>
        <h2>One</h2>
        <mj-quiz ask="total" rules="luqiao" by="self" hand=${HAND}></mj-quiz>
      </section>
      <section>
        <h2>Two</h2>
        <p>Nothing to answer.</p>
      </section>
      <section>
        <h2>Three</h2>
        <mj-quiz ask="total" rules="luqiao" by="self" hand=${HAND}></mj-quiz>
      </section>
    </mj-lesson>`,
    '[part=head]',
  );

const buttonOf = (lesson: MjLesson): HTMLElement | null =>
  lesson.shadowRoot!.querySelector<HTMLElement>('[part=test] button');
const shown = (lesson: MjLesson): string[] =>
  [...lesson.querySelectorAll('h2')].filter((one) => one.checkVisibility()).map((one) => one.textContent);

/** The question of the test that comes next, once it can be answered. */
async function questionIn(lesson: MjLesson, before?: MjQuiz): Promise<MjQuiz> {
  const found = () =>
    lesson.shadowRoot!.querySelector('mj-drill')?.shadowRoot?.querySelector<MjQuiz>('mj-quiz') ?? undefined;
  await waitUntil(() => found()?.exercise && !found()?.tries && (found() !== before || found()?.tries === 0));
  return found() ?? expect.fail('no question');
}

/** Answers all questions of the test. */
async function take(lesson: MjLesson, isRight: boolean): Promise<void> {
  for (let i = 0; i < 2; i++) {
    const quiz = await questionIn(lesson);
    const {situation} = quiz.exercise!;
    const total = score(situation, luqiao).total ?? expect.fail('no total');
    quiz.value = String(isRight ? total : total + 1);
    quiz.check();
    if (!isRight) {
      quiz.value = String(total);
      quiz.check();
    }
    await quiz.updateComplete;
    await waitUntil(() => quiz.onward !== undefined || quiz.solved);
    const next = () => quiz.shadowRoot!.querySelector<HTMLElement>('.check');
    await waitUntil(() => next()?.textContent.trim() === 'Next');
    next()!.click();
    await lesson.updateComplete;
  }
}

describe('mj-lesson test-out', () => {
  beforeEach(() => localStorage.removeItem(STORED));
  afterEach(() => {
    localStorage.removeItem(STORED);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('has nothing of it where the author does not ask for it', async () => {
    expect(buttonOf(await lessonOf('', false))).to.equal(null);
  });

  it('marks all steps as done if every first answer is right, and keeps that', async () => {
    const lesson = await lessonOf(KEEP);
    buttonOf(lesson)!.click();
    await questionIn(lesson);
    expect(shown(lesson)).to.deep.equal([]);
    expect(texts(lesson, '[part=head]')).to.deep.equal([
      '2 questions. If every first answer is right, the lesson is done.',
    ]);
    await expect(lesson).to.be.accessible();
    await take(lesson, true);
    await waitUntil(() => texts(lesson, '[part=head] bdi').join() === 'Summary');
    expect(lesson.progress).to.deep.equal({step: 4, steps: {1: 'right', 2: 'seen', 3: 'right'}});
    const cover = await show<MjCover>(
      html`<mj-cover keep=${KEEP} lang="en"
        ><ul slot="steps">
          <li><a href="#lesson-1">One</a></li>
          <li><a href="#lesson-2">Two</a></li>
          <li><a href="#lesson-3">Three</a></li>
        </ul></mj-cover
      >`,
      '[part=map]',
    );
    expect(cover.shadowRoot!.querySelectorAll('[part~=step-done]')).to.have.length(3);
  });

  it('leads to the lesson, and says what was right, if an answer is wrong; another try has other hands', async () => {
    const lesson = await lessonOf();
    buttonOf(lesson)!.click();
    const first = (await questionIn(lesson)).exercise!.situation.hand;
    await take(lesson, false);
    await waitUntil(() => shown(lesson).join() === 'One');
    expect(texts(lesson, '[part=test]').join()).to.contain('0 of 2 right at the first attempt.');
    expect(lesson.progress.steps).to.deep.equal({1: 'seen'});
    buttonOf(lesson)!.click();
    expect((await questionIn(lesson)).exercise!.situation.hand).not.to.equal(first);
  });

  it('can be left, and has an address to which a cover leads', async () => {
    const cover = await show<MjCover>(
      html`<mj-cover lang="en" test-out
        ><ul slot="steps">
          <li><a href="#lesson-1">One</a></li>
        </ul></mj-cover
      >`,
      '[part=map]',
    );
    const lesson = await lessonOf();
    cover.shadowRoot!.querySelector<HTMLElement>('[part=test]')!.click();
    await questionIn(lesson);
    const leave = [...lesson.shadowRoot!.querySelectorAll('button')].at(-1)!;
    expect(leave.textContent.trim()).to.equal('To the lesson');
    leave.click();
    await waitUntil(() => shown(lesson).join() === 'One');
  });
});
