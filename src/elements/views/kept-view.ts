/** The line that says what this browser keeps, with the button that makes it forget. */
import {html, nothing, type TemplateResult} from 'lit';
import type {KeepController} from '../../controllers/keep.js';
import {NOTHING_KEPT} from '../../quiz/kept.js';
import type {LessonStrings} from '../../locales/lesson/strings.js';

/** The line; nothing where the author does not ask for keeping. */
export function keptView(
  lesson: LessonStrings,
  keeper: KeepController,
  onForget: () => void,
): TemplateResult | typeof nothing {
  if (!keeper.isOn) return nothing;
  const said = keeper.isForgotten ? lesson.forgotten : keeper.isLasting ? lesson.kept : lesson.unkept;
  const isEmpty = (): boolean => keeper.kept === NOTHING_KEPT;
  return html`<p class="head kept" part="kept">
    <bdi>${said}</bdi>
    <button
      part="forget"
      type="button"
      aria-disabled=${isEmpty() ? 'true' : nothing}
      @click=${() => isEmpty() || onForget()}
    >
      ${lesson.forget}
    </button>
  </p>`;
}
