/** Questions as authors use them: attempts, hints, forms, surrounding examples, print, languages. */
import {expect, fixture, html} from '@open-wc/testing';
import type {TemplateResult} from 'lit';
import type {MjHand} from '../../src/elements/mj-hand/mj-hand.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {texts} from './example-fixture.js';
import {waitUntil} from './patience.js';
import {HAND, all, find, press, quizOf, type} from './quiz-fixture.js';

describe('mj-quiz', () => {
  it('asks again as often as the author allows, and shows the answer then where he says so', async () => {
    const quiz = await quizOf('total', {attempts: 2, reveal: 'auto'});
    quiz.focus();
    await type(quiz, '1');
    await press(quiz, 'Enter');
    expect(texts(quiz, '.outcome')[0]).to.include('1 attempt left.');
    expect(all(quiz, '[part=solution]')).to.have.length(0);
    await type(quiz, '2');
    await press(quiz, 'Enter');
    expect(texts(quiz, '.outcome')[0]).to.include('No attempts left.');
    expect(texts(quiz, '[part=solution] [part=reason]')).to.include('Total: 64 hu');
    await press(quiz, 'Enter');
    expect(find(quiz, '.check').ariaDisabled).to.equal('true');
  });

  it('never shows the answer where the author says so', async () => {
    const quiz = await quizOf('total', {reveal: 'never'});
    quiz.value = '1';
    quiz.check();
    await quiz.updateComplete;
    expect(all(quiz, '.reveal')).to.have.length(0);
  });

  it('hints without the answer', async () => {
    const quiz = await quizOf('total', {hint: true});
    find(quiz, '.hint').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=hint-text]')).to.deep.equal(['5 patterns count.']);
  });

  it('asks for an answer where none is given', async () => {
    const quiz = await quizOf('total');
    let count = 0;
    quiz.addEventListener('mj-answer', () => count++);
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(texts(quiz, '[part=said]')).to.deep.equal(['Please answer first.']);
    expect(count).to.equal(0);
  });

  it('is a field of a form: sent, required, reset and disabled', async () => {
    const quiz = await quizOf('total', {required: true});
    const form = document.createElement('form');
    quiz.replaceWith(form);
    form.append(quiz);
    await quiz.updateComplete;
    expect(form.checkValidity()).to.equal(false);
    quiz.focus();
    await type(quiz, '64');
    expect([...new FormData(form)]).to.deep.equal([['answer', '64']]);
    expect(form.checkValidity()).to.equal(true);
    quiz.check();
    form.reset();
    await quiz.updateComplete;
    expect([quiz.value, quiz.solved]).to.deep.equal(['', false]);
    quiz.disabled = true;
    await quiz.updateComplete;
    expect(find(quiz, 'fieldset').matches(':disabled')).to.equal(true);
    form.remove();
  });

  it('shows its own hand once: in the card, below what is asked and what lies beside the hand', async () => {
    const quiz = await quizOf('total');
    expect(all(quiz, '[part=quiz] .asked .row')).to.have.length(1);
    expect(all(quiz, '.row')).to.have.length(1);
    expect(all(quiz, '.asked .group.meld')).to.have.length(2);
    expect(all(quiz, '.asked .still')).to.have.length(8);
    expect(texts(quiz, '.asked .sr')[0]).to.include('2 3 4 characters');
    const [question, given, row, answer] = ['.question', '.given .beside', '.row', '.answer'].map(
      (name) => find(quiz, name).getBoundingClientRect().bottom,
    );
    expect([given > question, row > given, answer > row]).to.deep.equal([true, true, true]);
  });

  it('asks about the example around, in the words of its author', async () => {
    const example = await fixture(
      html`<mj-example rules="luqiao" by="self" seat="south" wild="5s" hand=${HAND}
        ><mj-hand></mj-hand><mj-quiz ask="total">How much?</mj-quiz></mj-example
      >`,
    );
    const quiz = example.querySelector('mj-quiz')!;
    await waitUntil(() => quiz.shadowRoot?.querySelector('[part=quiz]'));
    expect(all(quiz, '.row')).to.have.length(0);
    expect(quiz.shadowRoot!.querySelector('slot')!.assignedNodes()[0].textContent).to.equal('How much?');
    quiz.value = '64';
    quiz.check();
    expect(quiz.solved).to.equal(true);
  });

  it('shows the hands of the other players that are given, each with its seat', async () => {
    const example = await fixture(
      html`<mj-example
        rules="luqiao"
        by="discard"
        from="west"
        seat="south"
        wild="9s"
        hand="[345s] 45m 567p 789p SS +3m"
        others-west="[[8888s]] [WWW] 3m 9m 1p 4p 3s 6s C"
        others-east="[444m] 2m 6m 8m 3s 4s 6s W N F 1p"
        ><mj-hand></mj-hand><mj-quiz ask="payments"></mj-quiz
      ></mj-example>`,
    );
    const quiz = example.querySelector('mj-quiz')!;
    await waitUntil(() => quiz.shadowRoot?.querySelector('.others'));
    expect(texts(quiz, '.others > span')).to.deep.equal(['East', 'West']);
    expect(all<MjHand>(quiz, '.others mj-hand').map(({hand}) => hand)).to.deep.equal([
      '[444m] 2m 6m 8m 3s 4s 6s W N F 1p',
      '[[8888s]] [WWW] 3m 9m 1p 4p 3s 6s C',
    ]);
  });

  it('asks anew about another hand', async () => {
    const quiz = await quizOf('total');
    quiz.value = '64';
    quiz.check();
    quiz.hand = '[FFF] [234m] 456m 78m 99m +9m';
    await quiz.updateComplete;
    await quiz.updateComplete;
    expect([quiz.value, quiz.solved]).to.deep.equal(['', false]);
  });

  it('says what cannot be asked', async () => {
    const cases: readonly (readonly [TemplateResult, string])[] = [
      [html`<mj-quiz ask="nonsense" rules="mcr" hand="123m"></mj-quiz>`, 'too-few-tiles'],
      [html`<mj-quiz ask="nonsense" rules="mcr" by="self" hand="1112345678999s +5s"></mj-quiz>`, 'bad-field'],
      [html`<mj-quiz ask="waits" rules="mcr" hand="1479m 1479p 1479s E"></mj-quiz>`, 'unanswerable'],
      [
        html`<mj-quiz ask="total" rules="mcr" by="self" hand="1479m 1479p 1479s E +N"></mj-quiz>`,
        'incomplete',
      ],
    ];
    for (const [template, code] of cases) {
      const quiz = await fixture<MjQuiz>(template);
      await waitUntil(() => quiz.problem?.code === code, code);
    }
  });

  it('takes the answer along on paper, folded, unless the author hides it', async () => {
    const quiz = await quizOf('total');
    window.dispatchEvent(new Event('beforeprint'));
    await quiz.updateComplete;
    expect(find(quiz, 'details').hasAttribute('open')).to.equal(false);
    expect(texts(quiz, 'details li').join()).to.include('64');
    window.dispatchEvent(new Event('afterprint'));
    await quiz.updateComplete;
    expect(all(quiz, 'details')).to.have.length(0);
    quiz.answer = 'hidden';
    window.dispatchEvent(new Event('beforeprint'));
    await quiz.updateComplete;
    expect(all(quiz, 'details')).to.have.length(0);
    window.dispatchEvent(new Event('afterprint'));
  });

  for (const lang of ['en', 'ja', 'zh-Hant', 'zh-Hans']) {
    it(`has words for every question in ${lang}`, async () => {
      const seen: string[] = [];
      for (const ask of ['total', 'lines', 'win', 'groups', 'payments']) {
        const box = await fixture(
          html`<div lang=${lang}>
            <mj-quiz ask=${ask} rules="luqiao" by="self" wild="5s" hand=${HAND}></mj-quiz>
          </div>`,
        );
        const quiz = box.querySelector('mj-quiz')!;
        await waitUntil(() => quiz.shadowRoot?.querySelector('[part=question]')?.textContent.trim());
        seen.push(texts(quiz, '[part=question]')[0]);
        await expect(quiz).to.be.accessible();
      }
      expect(new Set(seen).size).to.equal(5);
    });
  }
});
