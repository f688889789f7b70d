/** Goes through a tutorial as a reader who only uses the keyboard. */
import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjDrill} from '../../src/elements/mj-drill/mj-drill.js';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {tilesIn} from '../../src/core/notation/parse.js';
import {score} from '../../src/core/scoring/score.js';
import {kindName, kindOf} from '../../src/core/tiles/tile.js';
import {isAsk, type Posed} from '../../src/quiz/ask.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';
import '../../src/elements/mj-board/define.js';
import '../../src/elements/mj-drill/define.js';
import '../../src/elements/mj-explain/define.js';
import './all-rules.js';
import './riichi-rules.js';
import './example-fixture.js';
import {waitUntil} from './patience.js';

const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({press: key});
};
const again = (key: string, n: number): string[] => Array.from({length: n}, () => key);
const rootOf = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`no shadow root in ${element.localName}`);
  return element.shadowRoot;
};
const namesIn = (tiles: string): string[] => tilesIn(tiles).map((tile) => kindName(kindOf(tile)));

/** The right answer, as the library computes it; about a table, the referee has it. */
export function rightOf(quiz: MjQuiz): string {
  const {ask, situation} = quiz;
  if (!isAsk(ask)) return (Reflect.get(quiz, 'posedQuestion') as Posed).judge('').expected;
  if (!situation) throw new Error('no question');
  const ruleset = rulesets[situation.rules.split('@')[0] as 'mcr'];
  return QUESTIONS[ask].expected({situation, ruleset, result: score(situation, ruleset)});
}

/** Tabs to the button that checks the answer, unless the key that gave it has checked it. */
async function check(quiz: MjQuiz): Promise<void> {
  if (quiz.solved) return;
  for (let i = 0; i < 12 && !rootOf(quiz).activeElement?.matches('.check'); i++) await press('Tab');
  await press('Enter');
}

/** Moves from key to key with the arrows. */
async function choose(quiz: MjQuiz, tiles: readonly string[]): Promise<void> {
  const rows = () => {
    const lines = [...rootOf(quiz).querySelectorAll('.line')];
    // a hand is one row
    return (lines.length ? lines : [...rootOf(quiz).querySelectorAll('.keys')]).map((line) => [
      ...line.querySelectorAll('button'),
    ]);
  };
  for (const tile of tiles) {
    const all = rows();
    const line = all.findIndex((row) => row.some(({dataset}) => dataset.tile === tile));
    const at = all[line].findIndex(({dataset}) => dataset.tile === tile);
    const now = all.findIndex((row) => row.some((one) => one === rootOf(quiz).activeElement));
    const down = line - now;
    await press(...again(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down)), 'Home');
    await press(...again('ArrowRight', at), 'Space');
  }
  if (!tiles.length) await press('Tab', 'Space');
  await check(quiz);
}

/** Puts each tile into the set of its number. */
async function split(quiz: MjQuiz, sets: readonly string[]): Promise<void> {
  for (const [i, set] of sets.entries()) {
    for (const tile of namesIn(set)) {
      await quiz.updateComplete;
      const keys = [...rootOf(quiz).querySelectorAll<HTMLElement>('.split .key')];
      const at = keys.findIndex(({dataset}) => dataset.tile === tile);
      const now = keys.findIndex((one) => one === rootOf(quiz).activeElement);
      await press(...again(at < now ? 'ArrowLeft' : 'ArrowRight', Math.abs(at - now)), String(i + 1));
    }
  }
  await quiz.updateComplete;
  await check(quiz);
}

async function solve(quiz: MjQuiz): Promise<void> {
  await waitUntil(() => rootOf(quiz).querySelector('[part=quiz]'));
  const right = rightOf(quiz);
  quiz.focus();
  switch (quiz.ask) {
    case 'total':
      await sendKeys({type: right});
      return press('Enter');
    case 'win':
      // the space bar answers; arrow keys only go from one to the next
      return right === 'yes' ? press('Space') : press('ArrowDown', 'Enter');
    case 'lines':
    case 'may': {
      const ids = right.split(' ');
      const boxes = [...rootOf(quiz).querySelectorAll<HTMLInputElement>('input')];
      for (const [i, {value}] of boxes.entries())
        await press(...(i ? ['Tab'] : []), ...(ids.includes(value) ? ['Space'] : []));
      return press('Enter');
    }
    case 'sums':
    case 'payments': {
      for (const [i, part] of right.split(' ').entries()) {
        if (i) await press('Tab');
        await sendKeys({type: part.split(':')[1]});
      }
      return press('Enter');
    }
    case 'next': {
      const [who, counters] = right.split(' ');
      const seats = [...rootOf(quiz).querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const at = seats.findIndex(({value}) => value === who);
      await press(...(at ? again('ArrowDown', at) : ['Space']));
      if (counters === undefined) return at ? press('Enter') : undefined;
      await press('Tab');
      await sendKeys({type: counters});
      return press('Enter');
    }
    case 'groups':
      return split(quiz, right.split(' '));
    case 'move': {
      const others = [...rootOf(quiz).querySelectorAll<HTMLElement>('.moves button')];
      const at = others.findIndex(({dataset}) => dataset.move === right);
      // each of them is a tab stop; tiles to discard before them are one
      const isAfterTiles = rootOf(quiz).activeElement?.matches('.key') ?? false;
      await press(...again('Tab', isAfterTiles ? at + 1 : at), 'Space');
      return check(quiz);
    }
    default: {
      const names = right === 'no' ? [] : namesIn(right);
      return choose(quiz, quiz.ask === 'discard' ? names.slice(0, 1) : names);
    }
  }
}

/** Goes on: by the Enter key where a question that is over leads on itself, or with the button after it. */
async function goOn(element: MjLesson | MjDrill, quiz: MjQuiz | undefined): Promise<void> {
  if (!quiz?.onward)
    for (let i = 0; i < 12 && !rootOf(element).activeElement?.matches('.next'); i++) await press('Tab');
  await press('Enter');
  await element.updateComplete;
}

/** Solves the question of an exercise, until the exercises are at an end. */
async function solveAll(drill: MjDrill): Promise<MjQuiz[]> {
  const solved: MjQuiz[] = [];
  await waitUntil(() => rootOf(drill).querySelector('mj-quiz'));
  for (let quiz; (quiz = rootOf(drill).querySelector('mj-quiz'));) {
    await solve(quiz);
    await quiz.updateComplete;
    solved.push(quiz);
    if (!quiz.solved) break;
    await drill.updateComplete;
    await goOn(drill, quiz);
  }
  return solved;
}

/** Asserts that a verdict can be seen, as soon as the page has scrolled, and the button beside it too. */
export async function verdictInView(quiz: MjQuiz, where: string): Promise<void> {
  const isSeen = (): boolean => {
    const box = rootOf(quiz).querySelector('[part~=verdict] .outcome')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight + 1;
  };
  await waitUntil(isSeen, `verdict out of view: ${where}`);
  const main = rootOf(quiz).querySelector('.check')?.getBoundingClientRect();
  expect(
    main !== undefined && main.bottom > 0 && main.top < innerHeight,
    `button out of view: ${where}`,
  ).to.equal(true);
}

async function solveSection(section: HTMLElement): Promise<string[]> {
  const quizzes = [...section.querySelectorAll('mj-quiz')];
  for (const quiz of quizzes) {
    const where = quiz.textContent.trim();
    await solve(quiz);
    await quiz.updateComplete;
    await verdictInView(quiz, where);
    expect(rootOf(quiz).querySelector('[part=why-label]'), `no reason: ${where}`).to.not.equal(null);
  }
  for (const drill of section.querySelectorAll('mj-drill')) quizzes.push(...(await solveAll(drill)));
  const title = section.querySelector('h3')?.textContent ?? '';
  return quizzes.filter(({solved}) => !solved).map(({value}) => `${title}: ${value}`);
}

/** How a reader has come to the end of a lesson. */
interface Gone {
  /** The steps whose question was not solved, each with the answer that was given. */
  readonly unsolved: readonly string[];
  /** The text of the summary. */
  readonly summary: string;
  /** What the questions ask; undefined for an exercise. */
  readonly asks: readonly (string | undefined)[];
}

/** A lesson as at the first visit: what was done in another language, or in another test, is not kept. */
export function atFirst(part: MjLesson): MjLesson {
  const lesson = document.importNode(part, true);
  lesson.removeAttribute('keep');
  return lesson;
}

/** Goes through each lesson of a tutorial. */
export async function goThrough(file: string): Promise<Gone[]> {
  history.replaceState(null, '', location.pathname + location.search);
  const source = await (await fetch(`/stories/tutorials/${file}`)).text();
  const page = new DOMParser().parseFromString(source, 'text/html');
  const box = await fixture(html`<div lang=${page.documentElement.lang}></div>`);
  const gone: Gone[] = [];
  for (const part of page.querySelectorAll('mj-lesson')) {
    const lesson = atFirst(part);
    box.replaceChildren(lesson);
    await waitUntil(() => rootOf(lesson).querySelector('[part=steps]'));
    const unsolved: string[] = [];
    const sections = [...lesson.querySelectorAll('section')];
    for (const section of sections) {
      unsolved.push(...(await solveSection(section)));
      await lesson.updateComplete;
      await goOn(lesson, section.querySelector('mj-quiz') ?? undefined);
    }
    const summary = rootOf(lesson).querySelector('[part=summary] p')?.textContent.trim() ?? '';
    const asks = [...lesson.querySelectorAll('mj-quiz, mj-drill')].map((one) => (one as MjQuiz).ask);
    gone.push({unsolved, summary, asks});
  }
  return gone;
}
