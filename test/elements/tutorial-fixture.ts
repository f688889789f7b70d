/** Goes through a tutorial as a reader who only uses the keyboard. */
import {fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {MjLesson} from '../../src/elements/mj-lesson/mj-lesson.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import {tilesIn} from '../../src/core/notation/parse.js';
import {score} from '../../src/core/scoring/score.js';
import {kindName, kindOf} from '../../src/core/tiles/tile.js';
import {isAsk} from '../../src/quiz/ask.js';
import {QUESTIONS} from '../../src/quiz/questions.js';
import * as rulesets from '../../src/rules/index.js';
import './all-rules.js';
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

/** The right answer, as the library computes it. */
function rightOf(quiz: MjQuiz): string {
  const example = quiz.closest('mj-example');
  const {ask} = quiz;
  if (!example || !isAsk(ask)) throw new Error('no question');
  const {situation} = example;
  const ruleset = rulesets[situation.rules.split('@')[0] as 'mcr'];
  return QUESTIONS[ask].expected({situation, ruleset, result: score(situation, ruleset)});
}

/** Moves from key to key with the arrows. */
async function choose(quiz: MjQuiz, tiles: readonly string[]): Promise<void> {
  const rows = () =>
    [...rootOf(quiz).querySelectorAll('.line')].map((line) => [...line.querySelectorAll('button')]);
  for (const tile of tiles) {
    const all = rows();
    const line = all.findIndex((row) => row.some(({dataset}) => dataset.tile === tile));
    const at = all[line].findIndex(({dataset}) => dataset.tile === tile);
    const now = all.findIndex((row) => row.some((one) => one === rootOf(quiz).activeElement));
    const down = line - now;
    await press(...again(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down)), 'Home');
    await press(...again('ArrowRight', at), 'Space');
  }
  await press('Tab', 'Enter');
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
  while (!rootOf(quiz).activeElement?.matches('.check')) await press('Tab');
  await press('Enter');
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
      return press(right === 'yes' ? 'Space' : 'ArrowDown', 'Enter');
    case 'lines': {
      const ids = right.split(' ');
      const boxes = [...rootOf(quiz).querySelectorAll<HTMLInputElement>('input')];
      for (const [i, {value}] of boxes.entries())
        await press(...(i ? ['Tab'] : []), ...(ids.includes(value) ? ['Space'] : []));
      return press('Enter');
    }
    case 'payments': {
      for (const [i, part] of right.split(' ').entries()) {
        if (i) await press('Tab');
        await sendKeys({type: part.split(':')[1]});
      }
      return press('Enter');
    }
    case 'groups':
      return split(quiz, right.split(' '));
    default:
      return choose(quiz, quiz.ask === 'discard' ? namesIn(right).slice(0, 1) : namesIn(right));
  }
}

/** Tabs to the button for the next step. */
async function goOn(lesson: MjLesson): Promise<void> {
  for (let i = 0; i < 12 && !rootOf(lesson).activeElement?.matches('.next'); i++) await press('Tab');
  await press('Enter');
  await lesson.updateComplete;
}

/** @returns the steps whose question was not solved, and the text of the summary */
export async function goThrough(file: string): Promise<{unsolved: string[]; summary: string}> {
  history.replaceState(null, '', location.pathname + location.search);
  const source = await (await fetch(`/stories/tutorials/${file}`)).text();
  const page = new DOMParser().parseFromString(source, 'text/html');
  const box = await fixture(html`<div lang=${page.documentElement.lang}></div>`);
  box.append(document.importNode(page.querySelector('mj-lesson') as Element, true));
  const lesson = box.querySelector('mj-lesson') as MjLesson;
  await waitUntil(() => rootOf(lesson).querySelector('[part=steps]'));
  const unsolved: string[] = [];
  for (const section of lesson.querySelectorAll('section')) {
    const quiz = section.querySelector('mj-quiz') as MjQuiz;
    await solve(quiz);
    await quiz.updateComplete;
    if (!quiz.solved) unsolved.push(`${section.querySelector('h2')?.textContent ?? ''}: ${quiz.value}`);
    await goOn(lesson);
  }
  return {unsolved, summary: rootOf(lesson).querySelector('[part=summary] p')?.textContent.trim() ?? ''};
}
