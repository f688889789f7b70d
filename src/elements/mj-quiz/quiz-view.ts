/** The question, what it is answered by, and what became of the answer. */
import {html, nothing, type TemplateResult} from 'lit';
import {inOneText} from '../../locales/circumstances.js';
import type {QuizNote} from '../../quiz/note.js';
import {amountsView, boxesView, dealView, numberView, radiosView} from './fields-view.js';
import {answersOnHand} from '../../quiz/ask.js';
import {besideHand, stillHand} from './hand-row.js';
import {handKeysView, moveKeysView, tilesView} from './keys-view.js';
import {setsView} from './sets-view.js';
import type {QuizContent} from './quiz-content.js';
import {shownText} from './tile-texts.js';
import type {QuizView} from './view.js';

function answerView(view: QuizView): TemplateResult {
  const {form} = view.posed;
  switch (form.is) {
    case 'number':
      return numberView(view, form.unit);
    case 'radios':
      return radiosView(view);
    case 'boxes':
      return boxesView(view, form);
    case 'tiles':
      return tilesView(view, form);
    case 'hand':
      return handKeysView(view);
    case 'moves':
      return moveKeysView(view, form);
    case 'sets':
      return setsView(view);
    case 'amounts':
      return amountsView(view, form);
    case 'deal':
      return dealView(view, form.counters);
  }
}

/** Reasons as a list. */
export function notesView(
  notes: readonly QuizNote[],
  part: string,
  view: Pick<QuizView, 'words' | 'posed' | 'index' | 'terms'>,
): TemplateResult | typeof nothing {
  const {words, posed, index, terms} = view;
  if (!notes.length) return nothing;
  return html`<ul class="notes" part=${part}>
    ${notes.map(
      (note) => html`<li part="reason"><bdi>${shownText(posed.say(note), words, index, terms)}</bdi></li>`,
    )}
  </ul>`;
}

function verdictView(view: QuizView): TemplateResult {
  const {verdict, words, said, notes, tellsRight, isEdited, posed} = view;
  const {quiz} = words.strings;
  const left = html`<p class="said" part="said"><bdi>${said}</bdi></p>`;
  if (!verdict) return left;
  const {right} = verdict;
  const is = right ? 'right' : 'wrong';
  return html`${isEdited && said ? left : nothing}
    <div
      class=${`verdict ${is}${isEdited ? ' edited' : ''}`}
      part=${`verdict verdict-${is}${isEdited ? ' verdict-edited' : ''}`}
    >
      <p class="outcome">
        <span class="mark" aria-hidden="true">${right ? '✓' : '×'}</span
        ><strong part="outcome">${(posed.outcome ?? quiz)[is]}</strong>
        ${isEdited ? nothing : html`<bdi>${said}</bdi>`}
      </p>
      ${tellsRight ? html`<slot name="right"></slot>` : nothing} ${notesView(notes, 'reasons', view)}
    </div>`;
}

/** Why the answer is right, folded to one line. */
const whyView = ({why, words, onWhy}: QuizView): TemplateResult | typeof nothing =>
  why
    ? html`<details class="why" part="why" @toggle=${onWhy}>
        <summary part="why-label">${words.strings.quiz.why}</summary>
        ${why}
      </details>`
    : nothing;

function actionsView(view: QuizView): TemplateResult {
  const {words, isOver, onward, canHint, canReveal, onCheck, onHint, onReveal} = view;
  const {quiz} = words.strings;
  const button = (label: string, act: () => void, name: string) =>
    html`<button class=${name} part=${`button ${name}`} type="button" @click=${act}>${label}</button>`;
  return html`<div class="actions" part="actions">
    <button
      class="main check"
      part=${onward ? 'button next' : 'button check'}
      type="button"
      aria-disabled=${isOver && !onward ? 'true' : nothing}
      @click=${onCheck}
    >
      ${onward?.label ?? quiz.check}
    </button>
    ${canHint ? button(quiz.hint, onHint, 'hint') : nothing}
    ${canReveal ? button(quiz.reveal, onReveal, 'reveal') : nothing}
  </div>`;
}

/** What is said of the hand, which its picture does not show, and what lies beside it. */
function givenView(view: QuizView): TemplateResult {
  const {posed, words} = view;
  const {given} = posed;
  return html`<div class="given">
    ${
      given.length
        ? html`<p class="small" part="circumstances"><bdi>${inOneText(words.strings, given)}</bdi></p>`
        : nothing
    }
    ${besideHand(view)}
  </div>`;
}

/** The table that is asked about, with the author's words where there are some; nothing where no table is inside. */
export const askedTableView = ({hasOwnQuestion, hasTable}: QuizContent): TemplateResult | typeof nothing =>
  hasTable
    ? html`<div
        class=${hasOwnQuestion ? 'table question' : 'table'}
        part=${hasOwnQuestion ? 'question' : nothing}
      >
        <slot></slot>
      </div>`
    : nothing;

/** The question; nothing where the author's words stand with the table. */
function questionView({hasOwnQuestion, hasTable, question}: QuizView): TemplateResult | typeof nothing {
  if (hasOwnQuestion && hasTable) return nothing;
  return html`<div class="question" part="question">
    ${hasOwnQuestion ? html`<slot></slot>` : html`<bdi>${question}</bdi>`}
  </div>`;
}

/** The question with its fields, buttons and verdict. */
export function quizView(view: QuizView): TemplateResult {
  const {words, hint, solution, folded, isDisabled, isEdited} = view;
  const {quiz} = words.strings;
  return html`<fieldset class=${isEdited ? 'quiz edited' : 'quiz'} part="quiz" ?disabled=${isDisabled}>
    ${questionView(view)} ${givenView(view)} ${answersOnHand(view.posed) ? nothing : stillHand(view)}
    ${view.others}
    <div class="answer" part="answer">${answerView(view)}</div>
    <div class="result">
      ${actionsView(view)} ${hint ? notesView([hint], 'hint-text', view) : nothing} ${verdictView(view)}
      ${
        solution
          ? html`<div class="solution" part="solution">
              <strong>${quiz.answer}</strong>${notesView(solution, 'reasons', view)}
            </div>`
          : nothing
      }
      ${whyView(view)}
    </div>
    ${
      folded
        ? html`<details class="folded" part="folded">
            <summary>${quiz.answer}</summary>
            ${notesView(folded, 'reasons', view)}
          </details>`
        : nothing
    }
  </fieldset>`;
}
