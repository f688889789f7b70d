/** Exercises on a page: next, score, exercises that come back, a summary. */
import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {score} from '../../src/core/scoring/score.js';
import type {ProgressDetail} from '../../src/elements/base/events.js';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {mcr} from '../../src/rules/mcr/index.js';
import './all-rules.js';
import {show, texts} from './example-fixture.js';
import {waitUntil} from './patience.js';

const drillOf = (more: Partial<MjDrill> = {}): Promise<MjDrill> =>
  show<MjDrill>(
    html`<mj-drill
      rules="mcr"
      ask=${more.ask ?? 'win'}
      seed=${more.seed ?? 's'}
      count=${more.count ?? 2}
      .patterns=${more.patterns}
      .level=${more.level}
      >Exercises</mj-drill
    >`,
    '[part=drill], [part=error]',
  );

const quizIn = async (drill: MjDrill) => {
  await drill.updateComplete;
  const quiz = drill.shadowRoot?.querySelector('mj-quiz');
  if (!quiz) throw new Error('no quiz');
  await waitUntil(() => quiz.shadowRoot?.querySelector('[part=quiz]'));
  return quiz;
};
const next = (drill: MjDrill): HTMLElement => drill.shadowRoot!.querySelector<HTMLElement>('.next')!;

describe('mj-drill', () => {
  it('shows an exercise, and the next one once it is answered', async () => {
    const drill = await drillOf();
    const first = JSON.stringify((await quizIn(drill)).situation);
    expect(texts(drill, '[part=head] bdi')[0]).to.equal('Exercise 1 of 2');
    next(drill).click();
    await drill.updateComplete;
    expect(JSON.stringify((await quizIn(drill)).situation)).to.equal(first);
    const quiz = await quizIn(drill);
    quiz.value = 'no';
    quiz.check();
    await drill.updateComplete;
    next(drill).click();
    await drill.updateComplete;
    expect(JSON.stringify((await quizIn(drill)).situation)).not.to.equal(first);
  });

  it('tells the document how far it is, also from inside a component', async () => {
    const host = await fixture(html`<div></div>`);
    const root = host.attachShadow({mode: 'open'});
    root.innerHTML = '<mj-drill rules="mcr" ask="win" seed="s" count="1"></mj-drill>';
    const drill = root.querySelector('mj-drill')!;
    await waitUntil(() => drill.shadowRoot?.querySelector('mj-quiz'));
    const quiz = await quizIn(drill);
    const told = oneEvent(document, 'mj-progress');
    quiz.value = 'yes';
    quiz.check();
    expect((await told).target).to.equal(host);
  });

  it('tells the page how far it is, brings back what was wrong, and sums up', async () => {
    const drill = await drillOf({count: 1});
    const quiz = await quizIn(drill);
    const situation = JSON.stringify(quiz.situation);
    const told = oneEvent(drill, 'mj-progress');
    const verdict = oneEvent(quiz, 'mj-answer');
    quiz.value = 'yes';
    quiz.check();
    const {right} = ((await verdict) as CustomEvent<{right: boolean}>).detail;
    const detail = ((await told) as CustomEvent<ProgressDetail>).detail;
    expect([detail.done, detail.right, detail.of]).to.deep.equal([1, right ? 1 : 0, 1]);
    expect(detail.missed).to.have.length(right ? 0 : 1);
    next(drill).click();
    await drill.updateComplete;
    if (!right) {
      // another hand of the same pattern
      expect(JSON.stringify((await quizIn(drill)).situation)).not.to.equal(situation);
      expect(texts(drill, '[part=head] bdi')[0]).to.include('again');
      const again = await quizIn(drill);
      again.value = score(again.situation, mcr).status === 'win' ? 'yes' : 'no';
      again.check();
      await drill.updateComplete;
      next(drill).click();
      await drill.updateComplete;
    }
    expect(texts(drill, '[part=summary] h2')).to.deep.equal(['Summary']);
  });

  it('goes on from the question itself, and draws other hands like given ones', async () => {
    const like = [
      {
        situation: {rules: 'luqiao', by: 'self', wild: '5s', hand: '[FFF] [234m] 456m 78m 99m +6m'},
        ask: 'total',
      },
    ] as const;
    const drill = await show<MjDrill>(html`<mj-drill seed="a" .like=${like}></mj-drill>`, '[part=drill]');
    let went = 0;
    drill.onward = {label: 'Go on', go: () => went++};
    const quiz = await quizIn(drill);
    expect(quiz.ask).to.equal('total');
    expect(quiz.situation)
      .to.include({rules: 'luqiao', by: 'self'})
      .and.not.to.include({hand: like[0].situation.hand});
    const {exercise} = quiz;
    if (!exercise) throw new Error('no hand');
    const {total} = score(exercise.situation, luqiao);
    quiz.value = String(total);
    quiz.check();
    await drill.updateComplete;
    await quiz.updateComplete;
    expect(quiz.shadowRoot?.querySelector('.check')?.textContent.trim()).to.equal('Go on');
    quiz.shadowRoot?.querySelector<HTMLElement>('.check')?.click();
    expect(went).to.equal(1);
    drill.onward = undefined;
    await drill.updateComplete;
    next(drill).click();
    await drill.updateComplete;
    expect(texts(drill, '[part=summary] p')[0]).to.equal('1 of 1 right at the first attempt.');
    expect(drill.shadowRoot?.querySelectorAll('[part=summary] button')).to.have.length(0);
  });

  it('gives the same exercises for the same seed', async () => {
    const of = async (seed: string) => JSON.stringify((await quizIn(await drillOf({seed}))).situation);
    expect(await of('a')).to.equal(await of('a'));
    expect(await of('a')).not.to.equal(await of('b'));
  });

  it('says what no exercise can be made of', async () => {
    const drill = await drillOf({patterns: 'nothing'});
    expect(drill.problem?.field).to.equal('patterns');
    expect(texts(drill, '[part=problem] [part=text]')).to.deep.equal(['nothing']);
    const other = await drillOf({ask: 'nonsense'});
    expect(other.problem?.field).to.equal('ask');
    expect(texts(other, '[part=problem] [part=text]')).to.deep.equal(['nonsense']);
  });

  it('can be read by everybody', async () => {
    const drill = await drillOf({ask: 'lines'});
    await quizIn(drill);
    await expect(drill).to.be.accessible();
  });
});
