/** Lessons and exercises have one button that leads on, in one place: where the answer was checked. */
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import {html} from 'lit';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {score} from '../../src/core/scoring/score.js';
import {mcr} from '../../src/rules/mcr/index.js';
import './all-rules.js';
import {show} from './example-fixture.js';
import {partsIn} from './ours-in.js';
import {waitUntil} from './patience.js';
import {inWindow} from './needs.js';

const HAND = '[FFF] [234m] 456m 78m 99m +6m';

/** The buttons of these words that a reader can see, in an element and in what it shows. */
const buttonsIn = (element: Element, words: readonly string[]): HTMLElement[] =>
  partsIn(element.parentElement ?? element)
    .filter((one): one is HTMLElement => one instanceof HTMLElement && one.matches('button, a'))
    .filter((one) => words.includes(one.textContent.trim()))
    .filter((one) => one.checkVisibility({visibilityProperty: true}));

const onwardIn = (element: Element): HTMLElement[] =>
  buttonsIn(element, ['Check', 'Next', 'Another hand', 'Summary']);

/** The corner of the one button that leads on, from the corner of an element around it. */
function placeIn(element: Element, around: Element): [x: number, y: number] {
  const [button, ...others] = onwardIn(element);
  expect(others.map((one) => one.textContent.trim())).to.deep.equal([]);
  const [corner, box] = [around.getBoundingClientRect(), button.getBoundingClientRect()];
  return [Math.round(box.x - corner.x), Math.round(box.y - corner.y)];
}

async function asked(quiz: MjQuiz | null | undefined): Promise<MjQuiz> {
  await waitUntil(() => quiz?.shadowRoot?.querySelector('[part=quiz]'));
  return quiz ?? expect.fail('no question');
}

for (const width of [360, 1000])
  inWindow(width).describe(`at ${width} px`, () => {
    before(() => setViewport({width, height: 900}));
    after(() => setViewport({width: 800, height: 600}));

    it('a lesson leads on where its question is checked, wherever the answer is wrong or right', async () => {
      const lesson = await show<MjLesson>(
        html`<mj-lesson>
          <section>
            <h2>One</h2>
            <mj-quiz ask="win" rules="luqiao" by="self" hand=${HAND} hint></mj-quiz>
          </section>
          <section><h2>Two</h2></section>
          <section><h2>Three</h2></section>
        </mj-lesson>`,
        '[part=head]',
      );
      const section = lesson.querySelector('section') ?? expect.fail('no step');
      const quiz = await asked(lesson.querySelector('mj-quiz'));
      const places = [placeIn(lesson, section)];
      const [back] = buttonsIn(lesson, ['Back']);
      expect(back.ariaDisabled).to.equal('true');
      for (const answer of ['no', 'yes']) {
        quiz.value = answer;
        await quiz.updateComplete;
        quiz.check();
        await quiz.updateComplete;
        await lesson.updateComplete;
        await quiz.updateComplete;
        places.push(placeIn(lesson, section));
      }
      expect(onwardIn(lesson)[0].textContent.trim()).to.equal('Another hand');
      expect(places.slice(1)).to.deep.equal([places[0], places[0]]);
      onwardIn(lesson)[0].click();
      const drillOf = (): MjDrill | null | undefined => lesson.shadowRoot?.querySelector('mj-drill');
      await waitUntil(() => drillOf()?.shadowRoot?.querySelector('mj-quiz'));
      const fresh = await asked(drillOf()?.shadowRoot?.querySelector('mj-quiz'));
      await lesson.updateComplete;
      const inFresh = (): [number, number] => placeIn(drillOf() ?? lesson, fresh);
      const before = inFresh();
      // the way past it has another name
      expect(buttonsIn(lesson, ['Skip'])).to.have.length(1);
      const isWin = score(fresh.situation, mcr).status === 'win';
      fresh.value = isWin ? 'yes' : 'no';
      fresh.check();
      if (!fresh.solved) {
        fresh.value = isWin ? 'no' : 'yes';
        fresh.check();
      }
      await waitUntil(() => buttonsIn(lesson, ['Next']).length > 0);
      expect(inFresh()).to.deep.equal(before);
      // the exercise is shown as solved before the lesson hears of it
      await waitUntil(() => buttonsIn(lesson, ['Skip']).length === 0, 'it can still be skipped');
      onwardIn(drillOf() ?? lesson)[0].click();
      await lesson.updateComplete;
      // steps of prose alone: the button stands beside the one that leads back, in every step
      const prose = (): [number, number] =>
        placeIn(lesson, lesson.shadowRoot?.querySelector('.steps') ?? lesson);
      const second = prose();
      onwardIn(lesson)[0].click();
      await lesson.updateComplete;
      expect(prose()).to.deep.equal(second);
      expect(buttonsIn(lesson, ['Back'])).to.have.length(1);
      onwardIn(lesson)[0].click();
      await lesson.updateComplete;
      expect(buttonsIn(lesson, ['Next', 'Summary', 'Skip'])).to.deep.equal([]);
    });

    it('a drill leads on where its question is checked', async () => {
      const drill = await show<MjDrill>(
        html`<mj-drill rules="mcr" ask="win" seed="s" count="2"></mj-drill>`,
        '[part=drill]',
      );
      const quiz = await asked(drill.shadowRoot?.querySelector('mj-quiz'));
      const places = [placeIn(drill, drill)];
      const isWin = score(quiz.situation, mcr).status === 'win';
      const answers = isWin ? ['no', 'yes'] : ['yes', 'no'];
      expect(buttonsIn(drill, ['Skip'])).to.have.length(0);
      for (const answer of answers) {
        quiz.value = answer;
        await quiz.updateComplete;
        quiz.check();
        await drill.updateComplete;
        await quiz.updateComplete;
        places.push(placeIn(drill, drill));
        expect(buttonsIn(drill, ['Skip'])).to.have.length(answer === answers[0] ? 1 : 0);
      }
      expect(onwardIn(drill)[0].textContent.trim()).to.equal('Next');
      expect(places.slice(1)).to.deep.equal([places[0], places[0]]);
    });
  });
