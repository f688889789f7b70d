/** Why an answer is right: the steps of an explanation, or reasons where these say as much. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Posed} from '../../quiz/ask.js';
import {EXPLAIN_PARTS} from '../parts.js';
import type {MjElement} from '../mj-element.js';
import type {ShowsTiles} from '../shows-tiles.js';
import {notesView} from './quiz-view.js';
import type {QuizView} from './view.js';

type Looks = ShowsTiles & Pick<MjElement, 'theme'>;

/** The explanation is part of the question: pages hear of the question alone. */
const keep = (event: Event): void => event.stopPropagation();

/** The explanation, as soon as its element has come. */
export function whyView(
  posed: Posed,
  view: Pick<QuizView, 'words' | 'posed' | 'index'>,
  {looks, hasCome}: {readonly looks: Looks; readonly hasCome: () => boolean},
): TemplateResult | typeof nothing {
  if (!posed.explained) return notesView(posed.solution(), 'reasons', view);
  const {situation, steps} = posed.explained;
  if (!hasCome()) return nothing;
  return html`<mj-explain
    exportparts=${EXPLAIN_PARTS}
    .situation=${situation}
    .steps=${steps}
    .index=${looks.index}
    .theme=${looks.theme}
    .tileTheme=${looks.tileTheme}
    .size=${looks.size}
    .names=${looks.names}
    @mj-score=${keep}
    @mj-step=${keep}
  ></mj-explain>`;
}
