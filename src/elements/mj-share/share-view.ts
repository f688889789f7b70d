import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {ShareStrings} from '../../locales/tools/strings.js';
import {isPixels, type Target} from '../../share/targets.js';
import type {Code} from './codes.js';

/** The data for the template of the code. */
export interface ShareView {
  readonly strings: ShareStrings;
  readonly offered: readonly Target[];
  readonly chosen: Target;
  readonly code: Code;
  /** The message about the last action; empty before any. */
  readonly said: string;
  readonly onChoose: (target: Target) => void;
  readonly onCopy: () => void;
  readonly onCopyPicture: () => void;
  readonly onSave: () => void;
}

/** The forms to choose from, the code, and buttons to copy and save it. */
export function shareView(view: ShareView): TemplateResult {
  const {strings, chosen, said} = view;
  return html`<div class="form" part="share">
    <fieldset class="targets" part="targets">
      <legend class="label" part="label">${strings.label}</legend>
      ${view.offered.map((target) => targetView(view, target))}
    </fieldset>
    <p class="hint" part="hint" id="hint"><bdi>${strings.hints[chosen]}</bdi></p>
    ${codeView(view)} ${actionsView(view)}
    <p class="copied" part="copied"><bdi>${said}</bdi></p>
  </div>`;
}

function targetView({strings, chosen, onChoose}: ShareView, target: Target): TemplateResult {
  return html`<label class="target" part=${target === chosen ? 'target target-chosen' : 'target'}
    ><input
      type="radio"
      name="target"
      .value=${target}
      .checked=${live(target === chosen)}
      @change=${() => onChoose(target)}
    />${strings.targets[target]}</label
  >`;
}

/** The code as text, which can always be selected, whatever a page allows. */
function codeView({strings, chosen, code}: ShareView): TemplateResult {
  const spoken = isPixels(chosen);
  const prose = chosen === 'text' || spoken;
  return html`${
      code.picture
        ? html`<div class="frame">
            <canvas part="picture" role="img" aria-label=${strings.targets[chosen]}></canvas>
          </div>`
        : nothing
    }<label class=${spoken ? 'code-label' : 'sr'} part="code-label" for="code"
      >${spoken ? strings.alt : strings.targets[chosen]}</label
    ><textarea
      id="code"
      class=${prose ? 'prose' : ''}
      part="code"
      readonly
      rows="5"
      spellcheck="false"
      dir=${prose ? 'auto' : 'ltr'}
      aria-describedby="hint"
      .value=${code.text}
    ></textarea>`;
}

function actionsView(view: ShareView): TemplateResult {
  const {strings, chosen, onCopy, onCopyPicture, onSave} = view;
  const button = (part: string, word: string, onClick: () => void, main = false) =>
    html`<button type="button" class=${main ? 'main' : ''} part="button ${part}" @click=${onClick}>
      ${word}
    </button>`;
  const save = () => button('save', strings.save, onSave);
  const buttons = isPixels(chosen)
    ? [
        button('copy-picture', strings.copyPicture, onCopyPicture, true),
        save(),
        button('copy', strings.copyAlt, onCopy),
      ]
    : [button('copy', strings.copy, onCopy, true), ...(chosen === 'svg' ? [save()] : [])];
  return html`<div class="actions" part="actions">${buttons}</div>`;
}
