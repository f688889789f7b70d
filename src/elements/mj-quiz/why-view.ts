/** Why an answer is right: the steps of an explanation, or reasons where these say as much. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Posed} from '../../quiz/ask.js';
import type {QuizNote} from '../../quiz/note.js';
import {EXPLAIN_PARTS} from '../views/parts.js';
import {notesView} from './quiz-view.js';
import type {QuizView} from './view.js';

/** The explanation is part of the question: pages hear of the question alone. */
const keep = (event: Event): void => event.stopPropagation();

/** The explanation, as soon as its element has come. */
export function whyView(
  posed: Posed,
  given: string | undefined,
  view: Pick<QuizView, 'words' | 'posed' | 'index' | 'terms'>,
  {hasCome, reasons}: {readonly hasCome: () => boolean; readonly reasons?: readonly QuizNote[]},
): TemplateResult | typeof nothing {
  // the explanation has the reading that is scored, and the reader has another one
  if (reasons) return notesView(reasons, 'reasons', view);
  if (!posed.explained) return notesView(posed.solution(given), 'reasons', view);
  const {situation, steps} = posed.explained;
  if (!hasCome()) return nothing;
  return html`<mj-explain
    exportparts=${EXPLAIN_PARTS}
    .situation=${situation}
    .steps=${steps}
    @mj-score=${keep}
    @mj-step=${keep}
  ></mj-explain>`;
}
