/** Why an answer is right: the steps of an explanation, or reasons where these say as much. */
import {html, nothing, type TemplateResult} from 'lit';
import {later, type Needing} from '../../controllers/fetched.js';
import type {Verdict} from '../../quiz/ask.js';
import {EXPLAIN_PARTS} from '../views/parts.js';
import {notesView} from './quiz-view.js';
import type {QuizView} from './view.js';

/** An explanation is fetched when it is opened. */
const explainFor = later(() => import('../mj-explain/define.js'));

/** The explanation is part of the question: pages hear of the question alone. */
const keep = (event: Event): void => event.stopPropagation();

/** The explanation, as soon as its element has come. @param verdict the verdict on the last answer @param host waits for that element */
export function whyView(
  view: Pick<QuizView, 'words' | 'posed' | 'index' | 'terms'>,
  verdict: Verdict | undefined,
  host: Needing,
): TemplateResult | typeof nothing {
  const {posed} = view;
  // the explanation has the reading that is scored, and the reader has another one
  if (verdict?.reasons) return notesView(verdict.reasons, 'reasons', view);
  if (!posed.explained)
    return notesView(posed.solution(verdict?.right ? verdict.given : undefined), 'reasons', view);
  const {situation, steps} = posed.explained;
  if (!explainFor(host)) return nothing;
  return html`<mj-explain
    exportparts=${EXPLAIN_PARTS}
    .situation=${situation}
    .steps=${steps}
    @mj-score=${keep}
    @mj-step=${keep}
  ></mj-explain>`;
}
