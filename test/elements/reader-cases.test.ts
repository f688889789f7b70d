/** What readers of lessons met: each case as it stood on a page. */
import {expect, fixture, html} from '@open-wc/testing';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';
import type {MjExplain} from '../../src/elements/mj-explain/mj-explain.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import type {MjWaits} from '../../src/elements/mj-waits/mj-waits.js';
import './all-rules.js';
import './riichi-rules.js';
import {show} from './example-fixture.js';
import {waitUntil} from './patience.js';

const quizIn = async (root: ParentNode | null | undefined, within = 'mj-quiz'): Promise<MjQuiz> => {
  const found = (): MjQuiz | null | undefined => root?.querySelector<MjQuiz>(within);
  await waitUntil(() => found()?.shadowRoot?.querySelector('[part=quiz]'));
  return found() ?? expect.fail('no quiz');
};
const freshIn = async (lesson: MjLesson): Promise<MjQuiz> => {
  await waitUntil(() => lesson.shadowRoot?.querySelector('mj-drill')?.shadowRoot?.querySelector('mj-quiz'));
  return quizIn(lesson.shadowRoot?.querySelector('mj-drill')?.shadowRoot);
};
const boxesOf = (quiz: MjQuiz): string[] =>
  [...(quiz.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].map(
    ({value}) => value,
  );
const answer = async (quiz: MjQuiz, value: string): Promise<void> => {
  quiz.value = value;
  quiz.check();
  await quiz.updateComplete;
};
const next = async (lesson: MjLesson): Promise<void> => {
  await lesson.updateComplete;
  lesson.shadowRoot?.querySelector<HTMLElement>('.next')?.click();
  await lesson.updateComplete;
};

describe('cases of readers', () => {
  it('C1: a question about waits says which it means, and the element for waits says both', async () => {
    const hand = '123m 55p 23456s 789s';
    const quiz = await show<MjQuiz>(
      html`<mj-quiz ask="waits" rules="mcr" hand=${hand}></mj-quiz>`,
      '[part=quiz]',
    );
    const asked = () => quiz.shadowRoot?.querySelector('[part=question]')?.textContent.trim();
    expect(asked()).to.equal('Which tiles can this hand win on?');
    await answer(quiz, '1s');
    expect(quiz.solved).to.equal(true);
    quiz.answer = 'completing';
    await quiz.updateComplete;
    expect(asked()).to.contain('complete this hand');
    await answer(quiz, '1s');
    expect(quiz.solved).to.equal(false);
    await answer(quiz, '147s');
    expect(quiz.solved).to.equal(true);
    const waits = await show<MjWaits>(html`<mj-waits rules="mcr" hand=${hand}></mj-waits>`, '[part=waits]');
    expect(waits.shadowRoot?.querySelector('[part=summary]')?.textContent.trim()).to.contain(
      'Ready: 3 kinds complete it, and it can win on one of them',
    );
  });

  it('C4: what would make a win comes first, with its worth', async () => {
    const explain = await show<MjExplain>(
      html`<mj-explain
        all
        lang="en"
        rules="riichi"
        by="discard"
        from="west"
        seat="south"
        hand="[345m] 123s 678p 56s 99p +4s"
      ></mj-explain>`,
      '[part=steps]',
    );
    const written = explain.shadowRoot?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(written).to.match(
      /One change away Pinfu: if 3 4 5 characters had not been called, for a win of 1000 points/,
    );
    expect(written).not.to.match(/One change away.*(Self-draw fu|Closed, edge)/);
  });

  it('marks the tile that was missed among the keys, once the answer is shown', async () => {
    const quiz = await show<MjQuiz>(
      html`<mj-quiz ask="waits" rules="riichi" hand="234m 678p 55p 34567s"></mj-quiz>`,
      '[part=quiz]',
    );
    const marked = (part: string) =>
      [...(quiz.shadowRoot?.querySelectorAll(`[part=${part}]`) ?? [])].map(
        (mark) => mark.closest<HTMLElement>('.key')?.dataset.tile,
      );
    await answer(quiz, '12s');
    expect([marked('wrong'), marked('unchosen')]).to.deep.equal([['1s'], []]);
    quiz.shadowRoot?.querySelector<HTMLElement>('.reveal')?.click();
    await quiz.updateComplete;
    expect([marked('wrong'), marked('unchosen')]).to.deep.equal([['1s'], ['5s', '8s']]);
  });

  it('C2: a question that cannot be asked has its reason, shows none to readers, and locks no lesson', async () => {
    const lesson = await fixture<MjLesson>(
      html`<mj-lesson id="l2"
        ><section>
          <h2>One</h2>
          <mj-quiz ask="waits" rules="mcr" hand="123m 456m 789p 55s 67s"></mj-quiz>
        </section>
        <section><h2>Two</h2></section></mj-lesson
      >`,
    );
    const quiz = lesson.querySelector('mj-quiz') ?? expect.fail('no quiz');
    await waitUntil(() => quiz.problem?.message);
    expect(quiz.problem?.message).to.contain('no waiting tile reaches 8 fan');
    expect(quiz.shadowRoot?.textContent.trim()).to.equal('');
    await waitUntil(() => lesson.shadowRoot?.querySelector('.next:not([aria-disabled])'));
    expect(lesson.shadowRoot?.querySelectorAll('[part=unsolved]').length).to.equal(0);
    const onward = lesson.shadowRoot?.querySelector('.next') ?? expect.fail('no button');
    expect(onward.checkVisibility({visibilityProperty: true}), 'a way on').to.equal(true);
    await next(lesson);
    expect(lesson.step).to.equal(2);
  });

  it('C3: a drill about flushes has a box for each of them', async () => {
    for (const seed of ['monday', 'tuesday', 'friday']) {
      const drill = await show<MjDrill>(
        html`<mj-drill
          rules="mcr"
          ask="lines"
          patterns="hunyise qingyise"
          level="1"
          seed=${seed}
          count="1"
        ></mj-drill>`,
        'mj-quiz',
      );
      expect(boxesOf(await quizIn(drill.shadowRoot))).to.include.members(['hunyise', 'qingyise']);
    }
  });

  it('C6: a missed Pure Straight is a box of the other hand, for each lesson', async () => {
    for (const id of ['own', 'a', 'b', 'c']) {
      const lesson = await fixture<MjLesson>(
        html`<mj-lesson id=${id}
          ><section>
            <h2>Six</h2>
            <mj-quiz
              ask="lines"
              rules="mcr@1"
              by="discard"
              from="west"
              seat="south"
              hint
              hand="[123s] [456s] 789s 567m 6p +6p"
            ></mj-quiz></section
        ></mj-lesson>`,
      );
      const quiz = await quizIn(lesson);
      const {situation} = quiz.exercise ?? expect.fail('no exercise');
      await answer(quiz, 'no');
      const missed = quiz.exercise?.missed ?? [];
      expect(missed).to.include('qinglong');
      await answer(quiz, missed.join(' '));
      expect(quiz.solved).to.equal(true);
      await next(lesson);
      const fresh = await freshIn(lesson);
      expect(boxesOf(fresh)).to.include.members([...missed]);
      expect(fresh.situation.hand).not.to.equal(situation.hand);
      expect(fresh.situation).to.include({by: 'discard', from: 'west', seat: 'south'});
      expect(fresh.situation.flowers).to.equal(undefined);
      lesson.remove();
    }
  });

  it('C9: missed patterns are boxes of the other hand, which keeps its circumstances and its looks', async () => {
    const lesson = await fixture<MjLesson>(
      html`<mj-lesson id="l9"
        ><section>
          <h2>Nine</h2>
          <mj-example rules="riichi" by="self" seat="south" flags="riichi" indicators="E">
            <mj-hand>345m 789p 234s 67m 88p +8m</mj-hand><mj-quiz ask="lines" index></mj-quiz>
          </mj-example></section
      ></mj-lesson>`,
    );
    const quiz = await quizIn(lesson);
    await answer(quiz, 'futei');
    const missed = [...(quiz.exercise?.missed ?? [])];
    expect(missed).to.include.members(['riichi', 'tsumo', 'pinfu']);
    await answer(quiz, ['futei', ...missed].join(' '));
    expect(quiz.solved).to.equal(true);
    await next(lesson);
    const fresh = await freshIn(lesson);
    expect(boxesOf(fresh)).to.include.members(missed);
    expect(fresh.situation).to.deep.include({by: 'self', seat: 'south', flags: ['riichi']});
    expect(fresh.index).to.equal(true);
    expect(fresh.hint).to.equal(false);
  });

  it('a list of the author decides which boxes there are', async () => {
    const quiz = await show<MjQuiz>(
      html`<mj-quiz
        ask="lines"
        rules="riichi"
        by="self"
        hand="345m 789p 234s 67m 88p +8m"
        patterns="toitoi"
        scope="pinfu tanyao"
      ></mj-quiz>`,
      '[part=quiz]',
    );
    const counting = ['futei', 'tsumo', 'pinfu'];
    expect(boxesOf(quiz)).to.include.members([...counting, 'toitoi', 'tanyao', 'no']);
    for (const id of boxesOf(quiz)) expect([...counting, 'toitoi', 'tanyao', 'no'], id).to.include(id);
    quiz.scope = 'pinfu none';
    await quiz.updateComplete;
    expect(quiz.problem).to.include({code: 'bad-field', field: 'scope', about: 'none'});
  });
});
