/** A lesson in a page: one step at a time, next when solved, an address for each step, a summary. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import type {ProgressDetail} from '../../src/elements/events.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
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
  });

  it('goes on without an answer where it is free', async () => {
    const lesson = await lessonOf(true);
    await next(lesson);
    await next(lesson);
    expect(headings(lesson)).to.deep.equal(['Three']);
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
    await next(lesson);
    lesson.querySelectorAll('mj-quiz')[1].check();
    await answer(lesson, 1, '1');
    lesson.querySelectorAll('mj-quiz')[1].shadowRoot?.querySelector<HTMLElement>('.reveal')?.click();
    await lesson.updateComplete;
    expect(told.at(-1)).to.deep.equal({done: 2, right: 0, of: 2, missed: ['One', 'Two']});
    await next(lesson);
    await next(lesson);
    expect(texts(lesson, '[part=summary] p')[0]).to.equal('0 of 2 right at the first attempt.');
    expect(texts(lesson, '[part=again]')).to.deep.equal(['One', 'Two']);
    lesson.shadowRoot?.querySelector<HTMLElement>('[part=again] button')?.click();
    await lesson.updateComplete;
    expect(headings(lesson)).to.deep.equal(['One']);
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
