/**
 * For every kind of question: the page does not contain the answer before it is given, and the verdict is announced
 * once, while the focus stays.
 */
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {tilesIn} from '../../src/core/notation/parse.js';
import {kindName, kindOf} from '../../src/core/tiles/tile.js';
import {ASKS, TABLE_ASKS, type Ask, type TableAsk} from '../../src/quiz/ask.js';
import {allSaid, listen} from './announced.js';
import {rest} from './every-fixture.js';
import {needing} from './needs.js';
import {oursIn, partsIn} from './ours-in.js';
import {waitUntil} from './patience.js';
import {ASKED, TABLES, asked, askedOf, firstOf, rightOf, toldOf} from './quiz-answers-fixture.js';
import {MIXED, all, answered, focused, quizOf} from './quiz-fixture.js';

/** All that says more than right or wrong. */
const TOLD =
  '[part=reason], [part=solution], [part=folded], [part=wrong], [part=hint-text], details, .hint, .reveal';

/** The texts that would give an answer away: its numbers, or the sets of the whole split. */
const secretsIn = (ask: Ask, right: string): string[] => {
  if (ask === 'total') return [right];
  const amounts = right.split(' ').map((part) => part.split(':').at(1)?.replace(/^-/, '') ?? '');
  if (ask === 'payments') return amounts;
  // a number of one digit is found in names of tiles too
  if (ask === 'sums') return amounts.filter((n) => n.length > 1);
  // melds can be seen anyway
  return ask === 'groups' ? right.split(' ').filter((set) => !MIXED.hand.includes(set)) : [];
};

/** Finds a secret as a word or number of its own: in `16.65` there is no 16. */
const alone = (secret: string): RegExp => new RegExp(`(?<![\\w#.-])${secret}(?![\\w%]|\\.\\d)`);

/** All words and attributes in an element and below it, drawings left out. */
function writtenIn(quiz: MjQuiz): string {
  const parts = [quiz, ...partsIn(quiz.parentElement ?? quiz), ...quiz.querySelectorAll('*')];
  const attributes = parts.flatMap((part) =>
    part.closest('svg') ? [] : [...part.attributes].map(({name, value}) => (name === 'hand' ? '' : value)),
  );
  const texts = [quiz, ...oursIn(quiz.parentElement ?? quiz)].flatMap(({shadowRoot, textContent}) => [
    textContent,
    ...[...(shadowRoot?.children ?? [])].map((child) => (child.matches('style') ? '' : child.textContent)),
  ]);
  return [...attributes, ...texts].join('\n');
}

/** A choice without the tile or word that it offers. */
function shapeOf(choice: Element): string {
  const copy = choice.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    // it is known which tile is wild
    part.classList.remove('wild');
    part.removeAttribute('part');
    for (const name of [
      'value',
      'id',
      'for',
      'data-tile',
      'data-at',
      'aria-label',
      'title',
      'tabindex',
      'lang',
    ])
      part.removeAttribute(name);
    // that a tile was drawn is no answer: it stands apart, right or wrong
    if (part.matches('.win-mark')) part.remove();
    part.classList.remove('drawn');
    if (part.matches('svg, .tile, bdi, [part=reading]')) part.replaceChildren();
  }
  return copy.outerHTML
    .replace(/<!--.*?-->/g, '')
    .replace(/>[^<]*</g, '><')
    .replace(/\s+/g, ' ');
}

/** The choices of a question, each with whether it is right. */
function choicesOf(quiz: MjQuiz, ask: Ask | TableAsk, right: string): {choice: Element; isRight: boolean}[] {
  const kinds = tilesIn(right).map((tile) => kindName(kindOf(tile)));
  if (ask === 'waits' || ask === 'discard' || ask === 'wins')
    return all(quiz, '.key[data-tile]').map((choice) => ({
      choice,
      isRight: kinds.includes(choice.dataset.tile ?? ''),
    }));
  if (ask === 'move')
    return all(quiz, '.key[data-tile]').map((choice) => ({
      choice,
      isRight: right === `discard:${choice.dataset.tile ?? ''}`,
    }));
  if (ask === 'total' || ask === 'groups' || ask === 'payments') return [];
  return all<HTMLInputElement>(quiz, 'input').map((input) => ({
    choice: input.closest('label') ?? input,
    isRight: right.split(' ').includes(input.value),
  }));
}

describe('where the answer is never shown, a question', () => {
  for (const ask of ASKS) {
    it(`keeps it after a wrong answer and on paper: ${ask}`, async () => {
      const quiz = await quizOf(ask, {reveal: 'never', attempts: 1}, ASKED[ask][0]);
      const answer = answered(quiz);
      [, quiz.value] = ASKED[ask];
      quiz.check();
      expect(await answer)
        .to.include({right: false})
        .and.not.have.property('expected');
      window.dispatchEvent(new Event('beforeprint'));
      await quiz.updateComplete;
      const told = all(quiz, TOLD);
      window.dispatchEvent(new Event('afterprint'));
      expect(told).to.deep.equal([]);
    });

    it(`says right or wrong and nothing else: ${ask}`, async () => {
      const quiz = await quizOf(ask, {reveal: 'never', hint: true}, ASKED[ask][0]);
      for (const given of [ASKED[ask][1], ASKED[ask][1], ASKED[ask][1], firstOf(ask, rightOf(ask))]) {
        const answer = answered(quiz);
        quiz.value = given;
        quiz.check();
        expect(await answer).not.to.have.property('expected');
        await quiz.updateComplete;
        expect(all(quiz, TOLD)).to.deep.equal([]);
      }
      expect(quiz.solved).to.equal(true);
    });
  }

  for (const ask of TABLE_ASKS) {
    it(`keeps it after a wrong answer: ${ask} of a table`, async () => {
      const quiz = await askedOf(ask);
      quiz.reveal = 'never';
      await quiz.updateComplete;
      const answer = answered(quiz);
      [, , quiz.value] = TABLES[ask];
      quiz.check();
      expect(await answer)
        .to.include({right: false})
        .and.not.have.property('expected');
      await quiz.updateComplete;
      expect(all(quiz, TOLD)).to.deep.equal([]);
    });
  }
});

describe('after wrong answers, a question', () => {
  for (const ask of ASKS) {
    it(`says where at the first miss, from the second one also why, and never the answer: ${ask}`, async () => {
      const quiz = await asked(ask);
      const right = rightOf(ask);
      const told: number[] = [];
      for (let miss = 1; miss <= 3; miss++) {
        const answer = answered(quiz);
        [, quiz.value] = ASKED[ask];
        quiz.check();
        expect(await answer)
          .to.include({right: false, attempt: miss})
          .and.not.have.property('expected');
        await quiz.updateComplete;
        const reasons = all(quiz, '[part=reason]');
        told.push(reasons.length);
        const text = reasons.map(({textContent}) => textContent).join('\n');
        for (const secret of secretsIn(ask, right)) expect(alone(secret).test(text), text).to.equal(false);
        expect(all(quiz, '[part=solution], [part=folded], details')).to.deep.equal([]);
      }
      expect(told[0]).to.be.above(0);
      // to a yes or no there is one other answer: the reason comes at once
      if (ask === 'win') expect(told[1]).to.equal(told[0]);
      else expect(told[1]).to.be.above(told[0]);
      expect(told[2]).to.equal(told[1]);
    });
  }
});

describe('before it is answered, a question', () => {
  for (const ask of ASKS) {
    needing('the accessibility tree').it(`keeps its answer to itself: ${ask}`, async () => {
      const quiz = await asked(ask);
      const form = document.createElement('form');
      quiz.parentElement?.append(form);
      form.append(quiz);
      await rest(form);
      const right = rightOf(ask);
      expect(right).not.to.equal('');
      // feedback of another question, which may still be on its way
      await allSaid(quiz);
      document.querySelector('[data-mj-announcer]')?.replaceChildren();
      const tree = JSON.stringify(await executeServerCommand('accessible-tree'));
      const spoken = tree.replaceAll(/"description":|"role":/g, '');
      for (const secret of secretsIn(ask, right)) {
        const word = alone(secret);
        expect([word.test(writtenIn(quiz)), word.test(spoken)], secret).to.deep.equal([false, false]);
      }
      expect(quiz.value).to.equal('');
      expect([...new FormData(form)].filter(([, value]) => value !== '')).to.deep.equal([]);
      expect(all(quiz, '[part=solution], [part=folded], details, [part~=verdict]')).to.deep.equal([]);
      const choices = choicesOf(quiz, ask, right);
      const others = choices.filter(({isRight}) => !isRight).map(({choice}) => shapeOf(choice));
      for (const {choice} of choices.filter(({isRight}) => isRight))
        expect(others).to.include(shapeOf(choice));
    });

    it(`says its verdict once, in words, and leaves the focus: ${ask}`, async () => {
      const quiz = await asked(ask);
      for (const [given, verdict] of [
        [ASKED[ask][1], 'Not right.'],
        [firstOf(ask, rightOf(ask)), 'Right.'],
      ]) {
        const said = listen();
        quiz.value = given;
        await quiz.updateComplete;
        quiz.focus();
        const before = focused(quiz);
        expect(before).to.be.instanceOf(HTMLElement);
        quiz.check();
        await quiz.updateComplete;
        const verdicts = () => said().filter((text) => text.includes(verdict)).length;
        await waitUntil(verdicts, `${ask}: ${verdict}`);
        await allSaid(quiz);
        expect(verdicts(), said().join('|')).to.equal(1);
        expect(quiz.shadowRoot?.textContent).to.contain(verdict);
        // the runner takes long to tell two elements apart that differ
        expect(focused(quiz) === before, 'the focus stays').to.equal(true);
        expect(all(quiz, '[aria-live], [role=status], [role=alert]')).to.deep.equal([]);
      }
      expect(quiz.solved).to.equal(true);
    });
  }

  for (const [ask, way] of TABLE_ASKS.flatMap((one) => [
    [one, 'beside'] as const,
    [one, 'around'] as const,
  ])) {
    it(`keeps its answer to itself, ${way} a table: ${ask}`, async () => {
      const right = await toldOf(ask);
      const quiz = await askedOf(ask, way);
      const form = document.createElement('form');
      quiz.parentElement?.append(form);
      form.append(quiz);
      await rest(form);
      // numbers of rules, and what hands are worth, are reasons
      expect(writtenIn(quiz)).not.to.match(/MC-\d|\d fan/);
      expect(quiz.value).to.equal('');
      expect([...new FormData(form)].filter(([, value]) => value !== '')).to.deep.equal([]);
      expect(all(quiz, '[part=solution], [part=folded], details, [part~=verdict]')).to.deep.equal([]);
      const choices = choicesOf(quiz, ask, right);
      const others = choices.filter(({isRight}) => !isRight).map(({choice}) => shapeOf(choice));
      const rightOnes = choices.filter(({isRight}) => isRight);
      expect(rightOnes).to.have.length(right.split(' ').length);
      for (const {choice} of rightOnes) expect(others).to.include(shapeOf(choice));
      quiz.value = right;
      quiz.check();
      await quiz.updateComplete;
      expect(quiz.solved).to.equal(true);
      expect(writtenIn(quiz)).to.match(/Right\./);
    });
  }

  it('would be found out: what is answered stands there', async () => {
    const quiz = await asked('payments');
    quiz.value = rightOf('payments');
    quiz.check();
    await rest(quiz.parentElement ?? quiz);
    expect(writtenIn(quiz)).to.match(/Right\./);
    expect(quiz.value).to.equal(rightOf('payments'));
  });
});
