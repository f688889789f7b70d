/** A question on a page, and helpers for its tests. */
import {html, oneEvent} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import type {AnswerDetail} from '../../src/elements/base/events.js';
import type {MjQuiz} from '../../src/elements/mj-quiz/mj-quiz.js';
import './all-rules.js';
import {show} from './example-fixture.js';

export const HAND = '[FFF] [234m] 456m 78m 99m +6m';
export const MIXED = {rules: 'luqiao', hand: HAND, by: 'self', seat: 'south', wild: '5s'} as const;

export const READY = {...MIXED, hand: HAND.split(' +')[0], by: undefined};

export const quizOf = (
  ask: string,
  more: Partial<MjQuiz> = {},
  hand: Partial<MjQuiz> = MIXED,
): Promise<MjQuiz> =>
  show<MjQuiz>(
    html`<mj-quiz
      ask=${ask}
      rules=${hand.rules}
      hand=${hand.hand}
      .by=${hand.by}
      .seat=${hand.seat}
      .wild=${hand.wild}
      .choices=${more.choices}
      .attempts=${more.attempts}
      .hint=${more.hint ?? false}
      .reveal=${more.reveal ?? 'asked'}
      .answer=${more.answer}
      .required=${more.required ?? false}
      name="answer"
    ></mj-quiz>`,
    '[part=quiz]',
  );

export const find = (quiz: MjQuiz, selector: string): HTMLElement => {
  const found = quiz.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
export const all = <T extends HTMLElement>(quiz: MjQuiz, selector: string): T[] => [
  ...(quiz.shadowRoot?.querySelectorAll<T>(selector) ?? []),
];
export const focused = (quiz: MjQuiz): Element | null | undefined => quiz.shadowRoot?.activeElement;
export const press = async (quiz: MjQuiz, ...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({press: key});
  await quiz.updateComplete;
};
export const type = async (quiz: MjQuiz, text: string): Promise<void> => {
  await sendKeys({type: text});
  await quiz.updateComplete;
};
export const answered = (quiz: MjQuiz): Promise<AnswerDetail> =>
  oneEvent(quiz, 'mj-answer').then((event) => (event as CustomEvent<AnswerDetail>).detail);
