/** Where the fields of a question stand, and the button that checks and then leads on: in one place, whatever the answer. */
import {expect} from '@open-wc/testing';
import {setViewport} from '@web/test-runner-commands';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {ASKS, TABLE_ASKS, type Ask, type TableAsk} from '../../src/quiz/ask.js';
import {TABLES, ASKED, askedOf, firstOf, rightOf, toldOf} from './quiz-answers-fixture.js';
import {all, find, quizOf} from './quiz-fixture.js';
import {inWindow} from './needs.js';

/** What readers answer by. */
const FIELDS = 'input, label, button, .run';

/** The boxes of some parts, from the corner of the question. */
function boxesOf(quiz: MjQuiz, parts: readonly HTMLElement[]): string[] {
  const corner = find(quiz, '.quiz').getBoundingClientRect();
  return parts.map((one, i) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    const box = [x - corner.x, y - corner.y, width, height].map(Math.round);
    return `${one.localName} ${i}: ${box.join(' ')}`;
  });
}

/** Where the button is that checks an answer, and then leads on. */
const mainOf = (quiz: MjQuiz): string => {
  const corner = find(quiz, '.quiz').getBoundingClientRect();
  const {x, y} = find(quiz, '.check').getBoundingClientRect();
  return `${Math.round(x - corner.x)} ${Math.round(y - corner.y)}`;
};

/** Answers that are wrong in other fields: the button for no tile, a set among others, a move that is no discard. */
const WRONG_TOO: Partial<Record<Ask | TableAsk, string>> = {
  waits: 'none',
  groups: '456m 67m 899m',
  wins: 'none',
  move: 'win',
};

async function holds(quiz: MjQuiz, wrongs: readonly string[], right: string): Promise<void> {
  quiz.hint = true;
  const said: string[] = [];
  for (const answer of [...wrongs, right]) {
    quiz.value = answer;
    await quiz.updateComplete;
    // the letters of a question are fetched when it is drawn: until then its lines break elsewhere
    await document.fonts.ready;
    const fields = all(quiz, '.answer :is(' + FIELDS + ')');
    const before = [boxesOf(quiz, fields), mainOf(quiz)];
    for (let i = 0; i < 2; i++) {
      quiz.check();
      await quiz.updateComplete;
      said.push(find(quiz, '[part=outcome]').textContent);
      expect([boxesOf(quiz, fields), mainOf(quiz)], `${answer}, checked`).to.deep.equal(before);
    }
    if (answer !== right) continue;
    quiz.onward = {label: 'Next', go: () => undefined};
    await quiz.updateComplete;
    expect(find(quiz, '.check').textContent.trim()).to.equal('Next');
    expect(mainOf(quiz), 'next').to.equal(before[1]);
  }
  expect(new Set(said)).to.have.length(2);
}

const wrongOf = (ask: Ask | TableAsk, wrong: string): string[] => [wrong, WRONG_TOO[ask] ?? wrong];

for (const width of [360, 1000])
  inWindow(width).describe(`at ${width} px no field and no button moves when an answer is checked`, () => {
    before(async () => {
      // a scroll bar that comes with the reason takes room from the page in some browsers: that is not the question's doing
      document.documentElement.style.overflowY = 'scroll';
      await setViewport({width, height: 900});
    });
    after(async () => {
      document.documentElement.style.overflowY = '';
      await setViewport({width: 800, height: 600});
    });

    for (const ask of ASKS)
      it(ask, async () => {
        await holds(
          await quizOf(ask, {}, ASKED[ask][0]),
          wrongOf(ask, ASKED[ask][1]),
          firstOf(ask, rightOf(ask)),
        );
      });

    for (const ask of TABLE_ASKS)
      it(`${ask} of a table`, async () => {
        const right = await toldOf(ask);
        await holds(await askedOf(ask), wrongOf(ask, TABLES[ask][2]), right);
      });
  });
