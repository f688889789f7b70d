/** What is asked, in whose words, and the hand where nothing else shows it. */
import {html, type TemplateResult} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AskingStrings} from '../../locales/quiz.js';
import {isAsk, type Asked} from '../../quiz/ask.js';
import {drawnOf} from '../../quiz/discard.js';
import {asksTile} from '../../quiz/win.js';
import type {MjElement} from '../mj-element.js';
import type {ShowsTiles} from '../shows-tiles.js';
import type {ScoredView} from '../scored-view.js';

/** Answers to choose from, at most. */
const MOST_CHOICES = 40;

/** What is asked about: the scored situation with the author's choices and answer. */
export function askedOf(
  {state: {situation}, known: {ruleset}, result, strings}: ScoredView<AskingStrings>,
  choices: number | undefined,
  answer: string | undefined,
): Asked {
  return {
    ...{situation, ruleset, result},
    answer: answer === 'hidden' ? '' : answer,
    choices: Math.min(Math.max(Number(choices) || 0, 0), MOST_CHOICES),
    messages: strings.problems,
  };
}

/** The question where the author has no words for it; empty for what is none. */
export function ourQuestion(ask: unknown, asked: Asked, {quiz}: AskingStrings): string {
  if (!isAsk(ask)) return '';
  return quiz.questions[ask === 'win' && asksTile(asked) ? 'winTile' : ask];
}

/** What is asked about, with the tile that came last as one drawn. */
export function discarding(state: ExampleState | undefined): ExampleState | undefined {
  if (!state || state.situation.by) return state;
  const {result: _, ...rest} = state;
  return {...rest, situation: drawnOf(state.situation)};
}

/** Whether the author has put a question into the tag. */
export const hasQuestion = (host: Element): boolean =>
  [...host.childNodes].some(
    (node) => (node instanceof Element && !node.slot) || (node instanceof Text && node.data.trim() !== ''),
  );

/** The hand that is asked about, without its score; takes the looks of the question. */
export const handView = (
  {rules, hand, by, wild, flowers, gari, indicators, seat}: Situation,
  {index, theme, tileTheme, size, names}: ShowsTiles & Pick<MjElement, 'theme'>,
): TemplateResult =>
  html`<mj-hand
    .rules=${rules}
    .hand=${hand}
    .by=${by}
    .wild=${wild}
    .flowers=${flowers}
    .gari=${gari}
    .indicators=${indicators}
    .seat=${seat}
    .index=${index}
    .theme=${theme}
    .tileTheme=${tileTheme}
    .size=${size}
    .names=${names}
  ></mj-hand>`;
