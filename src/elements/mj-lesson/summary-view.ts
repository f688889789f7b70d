/** The end of a lesson: what the reader can do now, what was hard, hands drawn from that, and where to go on. */
import {html, nothing, type TemplateResult} from 'lit';
import type {LearningStrings} from '../../locales/lesson.js';
import {questionsIn, titleOf, type StepMarks} from './lesson-steps.js';

/** Steps by how they ended, each in one list. */
interface StepEnds {
  /** Right at the first try. */
  readonly can: readonly HTMLElement[];
  /** Solved after a hint, with a second try, or with another hand. */
  readonly later: readonly HTMLElement[];
  /** The answer was shown, or not found. */
  readonly hard: readonly HTMLElement[];
  /** Not shown yet. */
  readonly unseen: readonly HTMLElement[];
}

/** How the steps ended that ask something. */
export function endsOf(marks: StepMarks, sections: readonly HTMLElement[]): StepEnds {
  const asking = sections.filter((section) => marks.isSeen(section) && questionsIn([section]));
  const can = asking.filter((section) => marks.isRightAtOnce(section));
  const later = asking.filter((section) => !can.includes(section) && marks.isSolvedAlone(section));
  return {
    ...{can, later, hard: asking.filter((section) => !can.includes(section) && !later.includes(section))},
    unseen: sections.filter((section) => !marks.isSeen(section)),
  };
}

/** The lists of a summary as sentences. */
export function spokenSummary(
  {lesson, punctuation, hand}: LearningStrings,
  sections: readonly HTMLElement[],
  ends: StepEnds,
): string[] {
  const names = ['can', 'later', 'hard', 'unseen'] as const;
  return names
    .filter((name) => ends[name].length)
    .map((name) => {
      const titles = ends[name].map((section) => titleOf(section, sections.indexOf(section)));
      return `${lesson[name]}${punctuation.colon}${hand.join(titles)}`;
    });
}

/** What the template of a summary is given. */
export interface SummaryView {
  readonly strings: LearningStrings;
  readonly sections: readonly HTMLElement[];
  readonly ends: StepEnds;
  /** How many questions were right at the first attempt, of those that have been shown. */
  readonly right: number;
  readonly of: number;
  /** Hands drawn from what was hard; undefined until they have been fetched, or where none can be drawn. */
  readonly hands?: TemplateResult;
  /** Other tables of those that were hard to the end; undefined where there are none. */
  readonly tables: TemplateResult | undefined;
  readonly onGo: (at: number) => void;
  readonly onRestart: () => void;
}

/** The end of a lesson. */
export function summaryView(view: SummaryView): TemplateResult {
  const {strings, sections, ends, right, of, hands, tables, onRestart} = view;
  const {can, later, hard, unseen} = ends;
  const {lesson} = strings;
  const title = (section: HTMLElement): string => titleOf(section, sections.indexOf(section));
  return html`<div class="summary" part="summary">
      <h2>${lesson.summary}</h2>
      ${of ? html`<p><bdi>${lesson.right(right, of)}</bdi></p>` : nothing}
      ${
        can.length
          ? html`<h3>${lesson.can}</h3>
              <ul class="can">
                ${can.map((section) => html`<li part="can"><bdi>${title(section)}</bdi></li>`)}
              </ul>`
          : nothing
      }
      ${leadsView(view, {head: lesson.later, steps: later, part: 'later'})}
      ${leadsView(view, {head: lesson.hard, steps: hard, part: 'again'})}
      ${leadsView(view, {head: lesson.unseen, steps: unseen, part: 'unseen'})}
    </div>
    ${
      (hands ?? tables)
        ? html`<h3>${lesson.hands}</h3>
            ${hands}${tables}`
        : nothing
    }
    <div class="steps">
      <slot name="next"></slot>
      <button part="button" type="button" @click=${onRestart}>${lesson.restart}</button>
    </div>`;
}

interface Leads {
  readonly head: string;
  readonly steps: readonly HTMLElement[];
  readonly part: string;
}

/** Steps as buttons that lead to them. */
const leadsView = (
  {sections, onGo}: SummaryView,
  {head, steps, part}: Leads,
): TemplateResult | typeof nothing =>
  steps.length
    ? html`<h3>${head}</h3>
        <ul class=${part}>
          ${steps.map((section) => {
            const at = sections.indexOf(section);
            return html`<li part=${part}>
              <button part="button" type="button" @click=${() => onGo(at)}>${titleOf(section, at)}</button>
            </li>`;
          })}
        </ul>`
    : nothing;
