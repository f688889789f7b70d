/** A question about a table that an element asks itself. */
import {html, nothing, type TemplateResult} from 'lit';
import type {TableIdea} from '../../quiz/table-idea.js';
import type {AnswerDetail} from '../base/events.js';
import {QUIZ_PARTS} from './parts.js';

/** What comes of the question. */
interface Asking<Onward> {
  /** What comes after it. */
  readonly onward: Onward | undefined;
  readonly onAnswer: (event: CustomEvent<AnswerDetail>) => void;
  readonly onReveal?: (event: Event) => void;
}

/** The question, with the table that it is about. */
export function tableQuestion<Onward>(
  {text, at, ask, seat, bottom, seen, index, looks = {}}: TableIdea,
  {onward, onAnswer, onReveal}: Asking<Onward>,
): TemplateResult {
  return html`<mj-quiz
    exportparts=${QUIZ_PARTS}
    .ask=${ask}
    .seat=${seat}
    .hint=${looks.hint}
    .attempts=${looks.attempts}
    .reveal=${looks.reveal}
    .index=${looks.index}
    .theme=${looks.theme}
    .tileTheme=${looks.tileTheme}
    .size=${looks.size}
    .names=${looks.names}
    .onward=${onward}
    @mj-answer=${onAnswer}
    @mj-reveal=${onReveal ?? nothing}
    ><mj-board .index=${index ?? false} .at=${String(at)} .bottom=${bottom} .seen=${seen}
      >${text}</mj-board
    ></mj-quiz
  >`;
}
