/** The hand as text in a field: the plain alternative to the keyboard. */
import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';

/** The data for the template of the text field. */
export interface NotationView {
  readonly label: string;
  readonly text: string;
  /** Whether the text is the input that cannot be read or scored. */
  readonly wrong: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly onInput: (event: Event) => void;
  readonly onChange: () => void;
}

/** The field with the notation, under its label. */
export function notationView(view: NotationView): TemplateResult {
  return html`<label class="notation" part="notation">
    <span class="name">${view.label}</span>
    <input
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      dir="ltr"
      .value=${live(view.text)}
      ?required=${view.required}
      ?readonly=${view.readonly}
      ?disabled=${view.disabled}
      aria-invalid=${view.wrong ? 'true' : 'false'}
      aria-describedby="problem"
      @input=${view.onInput}
      @change=${view.onChange}
    />
  </label>`;
}
