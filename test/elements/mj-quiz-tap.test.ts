/** Questions that are answered on the thing itself: one tap on a tile, one press of a key, and the verdict at that tile. */
import {expect} from '@open-wc/testing';
import {sendMouse, resetMouse} from '@web/test-runner-commands';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import type {AnswerDetail} from '../../src/elements/base/events.js';
import {middleOf, texts} from './example-fixture.js';
import {ASKED, askedOf} from './quiz-answers-fixture.js';
import {all, find, focused, press, quizOf} from './quiz-fixture.js';
import {setMedium} from './medium.js';
import {needing} from './needs.js';

const [HAND] = ASKED.discard;

/** A question about a discard, and the answers that are checked. */
async function discarding(more: Partial<MjQuiz> = {}): Promise<{quiz: MjQuiz; answers: AnswerDetail[]}> {
  const quiz = await quizOf('discard', more, HAND);
  const answers: AnswerDetail[] = [];
  quiz.addEventListener('mj-answer', (event) => answers.push(event.detail));
  return {quiz, answers};
}

const keyOf = (quiz: MjQuiz, tile: string): HTMLElement => find(quiz, `.key[data-tile="${tile}"]`);

/** What describes a button for a screen reader. */
const descriptionOf = (quiz: MjQuiz, key: HTMLElement): string | undefined =>
  quiz.shadowRoot?.getElementById(key.getAttribute('aria-describedby') ?? '-')?.textContent;

describe('a question about a discard', () => {
  it('is answered on the hand, which stands on the page once', async () => {
    const {quiz} = await discarding();
    expect(all(quiz, 'mj-hand')).to.deep.equal([]);
    expect(
      all(quiz, '.key')
        .map(({dataset}) => dataset.tile)
        .join(' '),
    ).to.equal('1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 3p 9s 9s 8s');
    expect(find(quiz, '.row').previousElementSibling?.textContent).to.match(/^Hand of 14 tiles/);
  });

  it('is answered by one tap, with the verdict at the tile before anything is fetched', async () => {
    const {quiz, answers} = await discarding();
    const fetched = performance.getEntriesByType('resource').length;
    keyOf(quiz, '1p').click();
    await quiz.updateComplete;
    expect(answers).to.deep.equal([{ask: 'discard', right: false, given: '1p', attempt: 1}]);
    expect(all(quiz, '[part=wrong]').map((mark) => mark.closest('button'))).to.deep.equal([
      keyOf(quiz, '1p'),
    ]);
    keyOf(quiz, '8s').click();
    await quiz.updateComplete;
    expect(all(quiz, '[part=wrong]')).to.deep.equal([]);
    expect(all(quiz, '[part=right]').map((mark) => mark.closest('button'))).to.deep.equal([
      keyOf(quiz, '8s'),
    ]);
    expect(performance.getEntriesByType('resource').length).to.equal(fetched);
    expect([quiz.solved, quiz.value]).to.deep.equal([true, '8s']);
  });

  it('counts a double tap once, and no second tap on a tile that is told to be wrong', async () => {
    const {quiz, answers} = await discarding({attempts: 3});
    keyOf(quiz, '1p').scrollIntoView({block: 'center'});
    await sendMouse({type: 'move', position: middleOf(keyOf(quiz, '1p'))});
    for (let i = 0; i < 2; i++) await sendMouse({type: 'click', position: middleOf(keyOf(quiz, '1p'))});
    keyOf(quiz, '1p').dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true}));
    keyOf(quiz, '1p').click();
    await quiz.updateComplete;
    expect(answers).to.have.length(1);
    keyOf(quiz, '3p').dispatchEvent(new MouseEvent('click', {detail: 2, bubbles: true}));
    expect([answers.length, quiz.value]).to.deep.equal([1, '1p']);
    await resetMouse();
  });

  it('is answered by the keyboard alone, which leads on from the right answer', async () => {
    const {quiz, answers} = await discarding();
    let went = 0;
    quiz.addEventListener('mj-answer', () => {
      if (quiz.solved) quiz.onward = {label: 'Next', go: () => went++};
    });
    quiz.focus();
    await press(quiz, 'ArrowRight', 'Space');
    expect([answers.at(-1)?.given, focused(quiz)]).to.deep.equal(['2m', keyOf(quiz, '2m')]);
    await press(quiz, 'End', 'Enter');
    expect(answers.at(-1)?.right).to.equal(true);
    expect((focused(quiz) as HTMLElement).textContent.trim()).to.equal('Next');
    expect(went).to.equal(0);
    await press(quiz, 'Enter');
    expect(went).to.equal(1);
  });

  it('tells the verdict as a description of the tile, whose name stays', async () => {
    const {quiz} = await discarding();
    const key = keyOf(quiz, '1p');
    const nameOf = () => key.querySelector('.sr')?.textContent;
    const name = nameOf();
    expect([name, key.ariaPressed, descriptionOf(quiz, key)]).to.deep.equal([
      '1 of dots',
      'false',
      undefined,
    ]);
    key.click();
    await quiz.updateComplete;
    expect([nameOf(), key.ariaPressed, descriptionOf(quiz, key)]).to.deep.equal([name, 'true', 'wrong']);
    keyOf(quiz, '8s').click();
    await quiz.updateComplete;
    expect(descriptionOf(quiz, keyOf(quiz, '8s'))).to.equal('right');
    expect(descriptionOf(quiz, key)).to.equal(undefined);
  });

  it('is checked by the button where a slip would be the only attempt', async () => {
    const {quiz, answers} = await discarding({attempts: 1});
    keyOf(quiz, '1p').click();
    await quiz.updateComplete;
    expect([answers.length, quiz.value]).to.deep.equal([0, '1p']);
    keyOf(quiz, '8s').click();
    await quiz.updateComplete;
    find(quiz, '.check').click();
    expect(answers.map(({given}) => given)).to.deep.equal(['8s']);
  });

  it('presses of two equal tiles the one that was tapped', async () => {
    const {quiz} = await discarding();
    const [, second] = all(quiz, '.key[data-tile="9s"]');
    second.click();
    await quiz.updateComplete;
    expect(all(quiz, '[aria-pressed=true]')).to.deep.equal([second]);
    expect(all(quiz, '[part=wrong]').map((mark) => mark.closest('button'))).to.deep.equal([second]);
  });

  it('draws what was called before the tiles, and marks the drawn one', async () => {
    const quiz = await quizOf('discard', {}, {rules: 'mcr', hand: '[123m] 456m 789m 13p 99s 8s'});
    const row = find(quiz, '.row');
    expect(row.querySelectorAll('.meld .tile')).to.have.length(3);
    expect(row.querySelector('.win-mark')?.closest('button')).to.equal(keyOf(quiz, '8s'));
    expect(texts(quiz, '[part=outcome]')).to.deep.equal([]);
  });
});

it('a move of a table is answered by one tap', async () => {
  const quiz = await askedOf('move');
  find(quiz, '.key[data-tile="9m"]').click();
  await quiz.updateComplete;
  expect([quiz.tries, all(quiz, '[part=wrong]').length]).to.deep.equal([1, 1]);
});

describe('a hand that is split', () => {
  it('stands on the page once, and three tiles that make a set come together', async () => {
    const quiz = await quizOf('groups');
    expect(all(quiz, 'mj-hand')).to.deep.equal([]);
    for (const at of [0, 1, 2]) {
      all(quiz, '.cell .key')[at].click();
      await quiz.updateComplete;
    }
    expect(quiz.value).to.equal('456m');
    expect(all(quiz, '[part=set] .tile')).to.have.length(3);
  });

  needing('another medium').it(
    'shakes three tiles that make no set once, and not where the reader wants no motion',
    async () => {
      const quiz = await quizOf('groups');
      const shaken = (): string[] =>
        all(quiz, '.cell')
          .map((cell) => getComputedStyle(cell))
          .filter(({animationName}) => animationName !== 'none')
          .map(({animationIterationCount}) => animationIterationCount);
      const tap = async (...places: readonly number[]): Promise<void> => {
        for (const at of places) {
          all(quiz, '.cell .key')[at].click();
          await quiz.updateComplete;
        }
      };
      // 4 5 6 6 7 8 9 9
      await tap(0, 2);
      expect(shaken()).to.deep.equal([]);
      await tap(3);
      expect(shaken()).to.deep.equal(['1', '1', '1']);
      await setMedium({'prefers-reduced-motion': 'reduce'});
      expect(shaken()).to.deep.equal([]);
      await setMedium();
    },
  );

  it('leaves three tiles that make no set to the reader, and pairs the last two', async () => {
    const quiz = await quizOf('groups');
    const tap = async (...places: readonly number[]): Promise<void> => {
      for (const at of places) {
        all(quiz, '.cell .key')[at].click();
        await quiz.updateComplete;
      }
    };
    // 4 5 6 6 7 8 9 9
    await tap(0, 2, 3);
    expect([quiz.value, all(quiz, '[aria-pressed=true]').length]).to.deep.equal(['', 3]);
    await tap(0, 2, 3);
    await tap(6, 7);
    expect(quiz.value).to.equal('');
    await tap(6, 7);
    await tap(0, 1, 2);
    await tap(0, 1, 2);
    await tap(0, 1);
    expect(quiz.value).to.equal('456m 678m 99m');
    find(quiz, '.check').click();
    await quiz.updateComplete;
    expect(all(quiz, '[part=set] [part=right]')).to.have.length(3);
  });
});
