/** Radio buttons, checkboxes and lists, with the reason where one of them is not open. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {live} from 'lit/directives/live.js';
import {announce} from '../../controllers/announcer.js';

/** A radio button or checkbox. */
export interface Choice {
  readonly label: string;
  /** Beside the label, less important. */
  readonly more?: string;
  readonly checked: boolean;
  /** Why it cannot be chosen. */
  readonly why?: string;
  readonly choose: () => void;
}

/** Shows and says why a control does nothing, or hides it again: a finger sees no tooltip. */
export function ask(event: Event, why: string): void {
  event.preventDefault();
  const control = (event.currentTarget as Element).closest('label, button');
  if (control?.classList.toggle('asked')) announce(control, why);
}

/** @param group the name of the radio buttons that belong together; without one, a checkbox */
export function choiceView({label, more, checked, why, choose}: Choice, group?: string): TemplateResult {
  const handle = (event: Event) => {
    if (why) ask(event, why);
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

/** A list to choose one value from; `''` says nothing. */
export interface List<T extends string> {
  readonly label: string;
  readonly value: T | '';
  readonly options: readonly (readonly [value: T | '', label: string])[];
  readonly why?: string;
  readonly choose: (value: T | undefined) => void;
}

/** One of a few, from a list; the empty value is none. */
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
  /** Empty where nothing is said. */
  readonly value: number | '';
  readonly why?: string;
  readonly choose: (value: number | undefined) => void;
}

/** A whole number, or none. Half typed, it is left alone. */
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
