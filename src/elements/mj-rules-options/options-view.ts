/** The form as a whole. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {attributes} from '../../share/markup.js';
import {changedIn, shortForm, type House} from './house.js';
import {optionView, type OptionsView} from './option-view.js';
import {pinned} from '../../core/reading/table.js';

/** The parts of the form outside single options. */
export interface FormView {
  /** The score of the hand by these rules; empty without a hand. */
  readonly total: string;
  /** Whether copying succeeded, in words; empty before anybody tried. */
  readonly copied: string;
  readonly onChange: () => void;
  readonly onCopy: (field: HTMLInputElement) => void;
}

/** The form: presets, options in groups, the changed options, and the code to copy. */
export function optionsView(view: OptionsView, form: FormView): TemplateResult {
  const {house, words, text, off} = view;
  return html`<fieldset
    class="form"
    part="options"
    ?disabled=${off}
    @input=${(event: Event) => event.stopPropagation()}
    @change=${form.onChange}
  >
    <legend class="caption" part="caption">
      ${words.strings.options.caption(text.title || house.ruleset.id)}
    </legend>
    ${house.ruleset.presets?.length ? presetsView(view) : nothing}
    ${Object.keys(house.ruleset.options).map((name) => optionView(view, name))} ${summaryView(view, form)}
  </fieldset>`;
}

function presetsView({house, text, words, act}: OptionsView): TemplateResult {
  const {ruleset, preset} = house;
  const all: readonly (readonly [id: string, name: string])[] = [
    [ruleset.id, text.title || ruleset.id],
    ...(ruleset.presets ?? []).map(({id}) => [id, text.presets[id] ?? id] as const),
  ];
  const chosen = preset?.id ?? ruleset.id;
  return html`<fieldset class="presets" part="presets">
    <legend>${words.strings.options.preset}</legend>
    <div class="control">
      ${all.map(
        ([id, name]) =>
          html`<label class="choice"
            ><input
              type="radio"
              name=" rules"
              .value=${id}
              .checked=${live(id === chosen)}
              @input=${() => act({do: 'choose', id})}
            /><span>${name}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** The attributes as an author writes them into a tag; pinned, so that their meaning never changes. */
function attributesText(house: House): string {
  const options = shortForm(house);
  return attributes([
    ['rules', pinned(house.ruleset, house.preset)],
    ...(options ? [['options', options] as const] : []),
  ]).text.trim();
}

function summaryView(view: OptionsView, {total, copied, onCopy}: FormView): TemplateResult {
  const {house, words, off, act} = view;
  const {options, share} = words.strings;
  const changed = changedIn(house).length;
  const copy = ({target}: Event) => {
    const field = (target as HTMLElement).closest('.code')?.querySelector('input');
    if (field) onCopy(field);
  };
  return html`<div class="summary">
    <p class="tally">
      <bdi part="summary">${options.count(changed)}</bdi>
      <button
        type="button"
        part="button reset-all"
        aria-disabled=${changed || view.mistyped.size ? 'false' : 'true'}
        ?disabled=${off}
        @click=${() => (changed || view.mistyped.size) && act({do: 'reset', name: ''})}
      >
        ${options.resetAll}
      </button>
      ${total ? html`<span class="total" part="total"><bdi>${total}</bdi></span>` : nothing}
    </p>
    <div class="code">
      <label for="code">${options.code}</label>
      <div class="copy">
        <input
          id="code"
          part="code"
          readonly
          dir="ltr"
          spellcheck="false"
          .value=${attributesText(house)}
        /><button type="button" part="button" @click=${copy}>${share.copy}</button>
      </div>
      <p class="copied" part="copied"><bdi>${copied}</bdi></p>
    </div>
  </div>`;
}

/** Moves the focus into the fields of an option; without a name it does nothing. */
export function focusOption(root: ParentNode, name: string): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const field = `[data-option="${name}"] input`;
  (find(`${field}:checked`) ?? find(field))?.focus();
}
