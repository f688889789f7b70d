/** Draws how an author's rules were read. */
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import type {TextProblem, TextReading} from '../../contexts/ruleset.js';
import type {Lang} from '../../core/game/names.js';
import type {RulesetStrings} from '../../locales/tools/strings.js';
import {styleNumbers} from '../views/numbers.js';
import type {RowMark, RowState} from './row-marks.js';

/** The reading of a text, and the words to tell it in. */
export interface ReadingView {
  readonly reading: TextReading;
  readonly strings: RulesetStrings;
  readonly lang: Lang;
}

/** How many rows were read and score: also what is said when that changes. */
export function countText({reading: {rows}, strings}: ReadingView): string {
  return strings.read(rows.length, rows.filter(({isScored}) => isScored).length);
}

/** A tick, and a triangle around an exclamation mark: drawn, since not every font has them. */
const SIGNS: Readonly<Record<RowState, string>> = {
  scored: 'M6 13.2 1.2 8.4 2.8 6.8 6 10l7.2-7.2 1.6 1.6z',
  wanting: 'M8 1 0 15h16zM7.1 6h1.8v4.6H7.1zm0 5.6h1.8v1.8H7.1z',
};

const signView = (state: RowState): TemplateResult =>
  html`<svg viewBox="0 0 16 16" fill-rule="evenodd"><path d=${SIGNS[state]} /></svg>`;

/** The marks beside the rows. The list below tells the same in words, so that they are only looked at. */
export const marksView = (marks: readonly RowMark[], shown: number | undefined): TemplateResult =>
  html`<div class="marks" aria-hidden="true">
    ${marks.map(
      ({state, line, top, height}) =>
        html`<span
          class="mark ${state} ${line === shown ? 'shown' : ''}"
          part="mark ${state}"
          data-numbers=${styleNumbers({'--_top': top, '--_height': height})}
          >${signView(state)}</span
        >`,
    )}
  </div>`;

/** The count, and what is wrong, with its line. */
export function reportView(
  view: ReadingView,
  isMarked: boolean,
  onShow: (problem: TextProblem) => void,
): TemplateResult {
  const {reading, strings} = view;
  const {problems} = reading;
  return html`<p class="count" part="count"><bdi>${countText(view)}</bdi></p>
    ${isMarked ? legendView(view) : nothing}
    ${
      problems.length
        ? html`<ol class="problems" part="problems" aria-label=${strings.problems}>
            ${problems.map((problem) => problemView(view, problem, onShow))}
          </ol>`
        : nothing
    }`;
}

const legendView = ({strings}: ReadingView): TemplateResult =>
  html`<p class="legend" part="legend" aria-hidden="true">
    ${(['scored', 'wanting'] as const).map(
      (state) =>
        html`<span class="state"
          ><span class="sign ${state}">${signView(state)}</span>${strings.states[state]}</span
        >`,
    )}
  </p>`;

function problemView(
  {reading, strings, lang}: ReadingView,
  problem: TextProblem,
  onShow: (problem: TextProblem) => void,
): TemplateResult {
  const {line, about, of, words} = problem;
  const where = strings.line(line, of);
  const isHere = of === undefined && reading.placeOf(line) !== undefined;
  const place = isHere
    ? html`<button type="button" part="button" @click=${() => onShow(problem)}>${where}</button>`
    : html`<span class="where">${where}</span>`;
  return html`${keyed(
    `${line} ${about}`,
    html`<li class="problem" part="problem">
      ${place} ${about ? html`<b class="about" part="about" dir="auto">${about}</b>` : nothing}
      <span class="error" part="error" dir="auto">${words[lang]}</span>
    </li>`,
  )}`;
}
