/** What a question says: on which lines, and in which language. */
import {expect, fixture, html} from '@open-wc/testing';
import type {RulesetText} from '../../src/core/game/names.js';
import {registerRuleset} from '../../src/controllers/rulesets.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {luqiao} from '../../src/rules/luqiao/index.js';
import {text as en} from '../../src/rules/luqiao/names/en.js';
import {text as ja} from '../../src/rules/luqiao/names/ja.js';
import {texts} from './example-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';
import {waitUntil} from './patience.js';
import {HAND, MIXED, all, quizOf} from './quiz-fixture.js';

/** The box of a text, or of an element. */
function boxOf(node: Node): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

describe('mj-quiz says', () => {
  it('no bracket or comma beside tiles alone on a line', async () => {
    const quiz = await quizOf('lines', {attempts: 1, reveal: 'auto'});
    const box = quiz.parentElement ?? expect.fail('no box');
    quiz.value = 'none';
    all<HTMLInputElement>(quiz, 'input')[0].click();
    quiz.check();
    await waitUntil(() => all(quiz, '.kept').length);
    let asked = 0;
    for (let width = 200; width < 420; width += 9) {
      box.style.inlineSize = `${width}px`;
      for (const kept of all(quiz, '.kept')) {
        const tiles = [...kept.querySelectorAll('.tile')];
        const run = kept.querySelector('.run') ?? expect.fail('no tiles');
        for (const [sibling, tile] of [
          [run.previousSibling, tiles[0]],
          [run.nextSibling, tiles.at(-1)],
        ] as const) {
          if (!(sibling instanceof Text && sibling.data.trim() && tile)) continue;
          const [mark, beside] = [boxOf(sibling), tile.getBoundingClientRect()];
          expect(mark.top, `${sibling.data} at ${width} px`).to.be.below(run.getBoundingClientRect().bottom);
          expect(mark.bottom).to.be.above(run.getBoundingClientRect().top);
          expect(beside.height).to.be.above(0);
          asked++;
        }
      }
      expect(quiz.scrollWidth, `${width} px`).to.be.at.most(width);
    }
    expect(asked).to.be.above(20);
  });

  it('the author’s words under the verdict once the answer is right, also aloud', async () => {
    for (const reveal of ['asked', 'never'] as const) {
      const quiz = await quizOf('win', {reveal});
      const own = document.createElement('p');
      own.slot = 'right';
      own.textContent = 'Count the sets.';
      quiz.append(own);
      for (const answer of ['no', 'yes']) {
        quiz.value = answer;
        quiz.check();
        await quiz.updateComplete;
        const isTold = answer === 'yes' && reveal === 'asked';
        expect(own.checkVisibility(), `${reveal} ${answer}`).to.equal(isTold);
        if (isTold)
          await waitUntil(() =>
            [...document.querySelectorAll('[aria-live]')].some(({textContent}) =>
              textContent.includes('Right. Count the sets.'),
            ),
          );
      }
      // another answer hides them again
      quiz.value = 'no';
      await quiz.updateComplete;
      expect(own.checkVisibility()).to.equal(false);
    }
  });

  it('no reason twice', async () => {
    const far = {...MIXED, hand: '147m 258p 369s ESWN +1m', wild: '9p'};
    const quiz = await quizOf('win', {}, far);
    for (const times of [1, 2]) {
      quiz.value = 'yes';
      quiz.check();
      await quiz.updateComplete;
      const reasons = all(quiz, '.verdict [part=reason]').map(({innerText}) => innerText);
      expect(reasons).to.have.length.of.at.least(times);
      expect([...new Set(reasons)]).to.deep.equal(reasons);
    }
  });

  it('nothing about making sets once the tiles are split', async () => {
    const quiz = await quizOf('groups');
    const help = all(quiz, '[part=help]')[0];
    expect(help.checkVisibility({visibilityProperty: true})).to.equal(true);
    quiz.value = '456m 678m 99m';
    quiz.check();
    await quiz.updateComplete;
    expect(quiz.solved).to.equal(true);
    expect(help.checkVisibility({visibilityProperty: true})).to.equal(false);
    expect(all(quiz, '.split')[0].innerText).not.to.contain('empty');
  });

  needing('another medium').it('nothing on paper that only a screen can do', async () => {
    const quiz = await quizOf('groups');
    const buttons = all(quiz, '[part~=button], [part=help]');
    expect(buttons.filter(({offsetHeight}) => offsetHeight)).to.have.length(3);
    await setMedium({media: 'print'});
    expect(buttons.filter(({offsetHeight}) => offsetHeight)).to.deep.equal([]);
    await setMedium();
  });

  it('reasons for payments in the language of the page, once the names have come', async () => {
    let come: (text: RulesetText) => void = () => undefined;
    const coming = new Promise<RulesetText>((resolve) => (come = resolve));
    registerRuleset({...luqiao, id: 'slow'}, {en, ja: () => coming});
    const quiz = await fixture<MjQuiz>(
      html`<mj-quiz
        lang="ja"
        rules="slow"
        ask="payments"
        by="self"
        seat="south"
        wild="5s"
        hand=${HAND}
      ></mj-quiz>`,
    );
    quiz.value = 'east:1 south:1 west:1 north:-3';
    quiz.check();
    await quiz.updateComplete;
    expect(all(quiz, '[part=quiz]')).to.have.length(0);
    come(ja);
    await waitUntil(() => all(quiz, '[part=quiz]').length);
    quiz.check();
    quiz.check();
    await waitUntil(() => all(quiz, '[part=reason]').length > 1);
    all(quiz, '.reveal')[0].click();
    await waitUntil(() => all(quiz, '[part=solution]').length);
    expect(texts(quiz, '[part=reason]').join(' '))
      .to.include('東家は南家に払います')
      .and.include('胡')
      .and.not.match(/[a-z]{3}/i);
  });

  it('the verdict again in the language that the page changes to', async () => {
    const quiz = await quizOf(
      'win',
      {attempts: 3},
      {rules: 'luqiao', hand: '123m 456m 789m 11p 23s +1s', by: 'discard', wild: '1s'},
    );
    quiz.value = 'yes';
    quiz.check();
    await waitUntil(() => all(quiz, '[part=reason]').length);
    const before = [texts(quiz, '[part=reason]').join(' '), texts(quiz, '[part=outcome]').join('')];
    expect(before.join()).to.match(/[a-z]{3}/);
    quiz.lang = 'ja';
    await waitUntil(() => texts(quiz, '[part=outcome]').join('') !== before[1]);
    const after = texts(quiz, '[part=verdict], [part~=verdict]').join(' ');
    expect(after).not.to.match(/[a-z]{3}/i);
    expect(quiz.matches(':state(wrong)')).to.equal(true);
  });
});
