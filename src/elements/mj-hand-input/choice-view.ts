/** Radio buttons, checkboxes and lists, each with the reason if it is not available. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {live} from 'lit/directives/live.js';
import {announce} from '../../controllers/announcer.js';

/** A radio button or checkbox. */
export interface ChoiceControl {
  readonly label: string;
  /** Additional text beside the label, less prominent. */
  readonly more?: string;
  readonly checked: boolean;
  /** The reason why it cannot be chosen. */
  readonly why?: string;
  readonly choose: () => void;
}

/** Shows and announces the reason why a control does nothing, or hides it again: touch screens show no tooltips. */
export function showReason(event: Event, why: string): void {
  event.preventDefault();
  const control = (event.currentTarget as Element).closest('label, button');
  if (control?.classList.toggle('asked')) announce(control, why);
}

/** @param group name of the radio buttons that belong together; without it, a checkbox */
export function choiceView(
  {label, more, checked, why, choose}: ChoiceControl,
  group?: string,
): TemplateResult {
  const handle = (event: Event) => {
    if (why) showReason(event, why);
    else choose();
  };
  return html`<label class=${why ? 'choice off' : 'choice'} part="choice" title=${ifDefined(why)}>
    <input
      type=${group ? 'radio' : 'checkbox'}
      name=${ifDefined(group)}
      .checked=${live(checked)}
      aria-disabled=${ifDefined(why ? 'true' : undefined)}
      @click=${handle}
    /><span>${label}</span>${more ? html` <small>${more}</small>` : nothing}${refusedView(why)}
  </label>`;
}

const refusedView = (why: string | undefined): TemplateResult | typeof nothing =>
  why ? html` <span class="sr">${why}</span>` : nothing;

const fieldView = (label: string, why: string | undefined, control: TemplateResult): TemplateResult =>
  html`<label class=${why ? 'field off' : 'field'} part="field" title=${ifDefined(why)}>
    <span class="name">${label}</span>${refusedView(why)} ${control}
  </label>`;

/** A list to choose one value from; `''` means no choice. */
export interface List<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly options: readonly (readonly [value: T | '', label: string])[];
  readonly why?: string;
  readonly choose: (value: T | undefined) => void;
}

/** A list of a few values; the empty value means none. */
export function listView<T extends string>({label, value, options, why, choose}: List<T>): TemplateResult {
  const handle = ({target}: Event) => {
    const {selectedIndex} = target as HTMLSelectElement;
    choose(options[selectedIndex][0] || undefined);
  };
  return fieldView(
    label,
    why,
    html`<select ?disabled=${why !== undefined} .value=${live(value)} @change=${handle}>
      ${options.map(([of, name]) => html`<option value=${of} ?selected=${of === value}>${name}</option>`)}
    </select>`,
  );
}

/** A field for a number. */
export interface Count {
  readonly label: string;
  /** Empty where no number is given. */
  readonly value: number | '';
  readonly why?: string;
  readonly choose: (value: number | undefined) => void;
}

/** A field for a whole number, which may be empty. Unfinished input is left alone. */
export function countView({label, value, why, choose}: Count): TemplateResult {
  const handle = ({target}: Event) => {
    const field = target as HTMLInputElement;
    const n = Math.floor(field.valueAsNumber);
    field.value = String(value);
    choose(n >= 0 ? n : undefined);
  };
  return fieldView(
    label,
    why,
    html`<input
      type="number"
      min="0"
      step="1"
      inputmode="numeric"
      placeholder=" "
      ?disabled=${why !== undefined}
      .value=${String(value)}
      @change=${handle}
    />`,
  );
}
