/** One option: what it decides, its value, its source, and the button that resets it. */
import {html, noChange, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {parseTiles} from '../../core/notation/parse.js';
import type {OptionText, RulesetDetails, RulesetText} from '../../core/game/names.js';
import type {Words} from '../../controllers/localize.js';
import type {AllStrings} from '../../locales/index.js';
import {withNames} from '../views/name-lang.js';
import {valueText} from '../views/rules-badge.js';
import {tileView} from '../views/tile-view.js';
import {numberFieldName, isByPreset, isChanged, rangeOf, type House} from './house.js';
import type {HouseAction} from './house-state.js';
import type {OptionSpec} from '../../core/game/options.js';
import {isFault} from '../../core/situation/result.js';

/** The data for the templates of the form. */
export interface OptionsView {
  readonly house: House;
  readonly words: Words<AllStrings>;
  readonly text: RulesetText;
  readonly details: RulesetDetails;
  /** The text of number fields that is invalid, by {@link numberFieldName}. */
  readonly mistyped: ReadonlyMap<string, string>;
  /** Whether tiles have numerals in their corners. */
  readonly index: boolean;
  readonly off: boolean;
  readonly act: (action: HouseAction) => void;
}

/** The row of one option. The control follows from its type: a checkbox, a list, a number, or several numbers. */
export function optionView(view: OptionsView, name: string): TemplateResult {
  const {house, details} = view;
  const spec = house.ruleset.options[name];
  const words = details.options[name] ?? {label: name, help: ''};
  const changed = isChanged(house, name);
  const control = CONTROLS[spec.type](view, name, words);
  const inner = html`${control}${helpView(name, words)}${footView(view, name, spec, words)}`;
  const many = spec.type === 'choice' || spec.type === 'counts';
  return html`<div
    class=${changed ? 'option changed' : 'option'}
    part=${changed ? 'option option-changed' : 'option'}
    data-option=${name}
  >
    ${
      many
        ? html`<fieldset class="grid" aria-describedby=${describedBy(name)}>
            <legend part="option-label"><bdi>${words.label}</bdi></legend>
            ${inner}
          </fieldset>`
        : html`<div class="grid">${inner}</div>`
    }
  </div>`;
}

const describedBy = (name: string): string => `help-${name} state-${name}`;

const helpView = (name: string, {help}: OptionText): TemplateResult =>
  html`<p class="help" part="help" id="help-${name}"><bdi>${help}</bdi><slot name="help-${name}"></slot></p>`;

type Control = (view: OptionsView, name: string, words: OptionText) => unknown;

const CONTROLS: Readonly<Record<OptionSpec['type'], Control>> = {
  boolean: ({house, act}, name, {label}) =>
    html`<label class="choice name"
      ><input
        type="checkbox"
        .checked=${live(house.values[name] === true)}
        aria-describedby=${describedBy(name)}
        @input=${(event: Event) => act({do: 'set', name, value: (event.target as HTMLInputElement).checked})}
      /><span part="option-label"><bdi>${label}</bdi></span></label
    >`,

  number: (view, name, {label}) =>
    html`<label class="name" part="option-label" for="field-${name}"><bdi>${label}</bdi></label>
      <div class="control">${numberView(view, name, view.house.values[name] as number)}</div>`,

  choice: ({house, act}, name, {choices = {}}) => {
    const spec = house.ruleset.options[name];
    const all = (spec.type === 'choice' ? spec.choices : []).map(
      (choice) =>
        html`<label class="choice"
          ><input
            type="radio"
            name=${name}
            .value=${String(choice)}
            .checked=${live(house.values[name] === choice)}
            @input=${() => act({do: 'set', name, value: choice})}
          /><span><bdi>${choices[choice] ?? choice}</bdi></span></label
        >`,
    );
    return html`<div class="control">${all}</div>`;
  },

  counts: (view, name) => {
    const counts = Object.entries(view.house.values[name] as Readonly<Record<string, number>>);
    const all = counts.map(
      ([key, n]) => html`<label class="count">${keyView(view, key)}${numberView(view, name, n, key)}</label>`,
    );
    return html`<div class="control counts">${all}</div>`;
  },
};

function numberView(view: OptionsView, name: string, value: number, key?: string): TemplateResult {
  const {house, mistyped, act, words} = view;
  const [min, max] = rangeOf(house.ruleset.options[name]);
  const wrong = mistyped.has(numberFieldName(name, key));
  return html`<span class="numeric"
    ><input
      id=${key === undefined ? `field-${name}` : nothing}
      type="number"
      inputmode="numeric"
      required
      min=${min}
      max=${max}
      .value=${wrong ? noChange : live(String(value))}
      aria-invalid=${wrong ? 'true' : 'false'}
      aria-describedby=${describedBy(name)}
      @input=${(event: Event) => act({do: 'type', name, text: (event.target as HTMLInputElement).value, key})}
    />${wrong ? html`<span class="error" part="error" role="alert">${words.strings.options.range(min, max)}</span>` : nothing}</span
  >`;
}

/** A tile as a picture with its name; other keys as text. */
function keyView({words: {speech, strings}, index}: OptionsView, key: string): TemplateResult {
  const read = parseTiles(key);
  if (isFault(read) || read.tiles.length !== 1) return html`<span>${key}</span>`;
  const [tile] = read.tiles;
  return html`${tileView(tile, {index})}<span class="sr"
      >${withNames(speech.speakTile(strings.tiles, tile), strings)}</span
    >`;
}

function footView(view: OptionsView, name: string, spec: OptionSpec, words: OptionText): TemplateResult {
  const {house, text, off, act} = view;
  const {options, score, table} = view.words.strings;
  const changed = isChanged(house, name);
  const [mark, meaning] = spec.provenance === 'page' ? table.page : score.provenance[spec.provenance];
  const preset = house.preset && isByPreset(house, name) ? text.presets[house.preset.id] : undefined;
  return html`<div class="foot">
    <span><span part="cite">${spec.cite}</span> <span part="provenance" title=${meaning}>${mark}</span></span>
    <span id="state-${name}"
      >${changed ? html`<strong class="mark" part="changed-mark">${options.changed}</strong> ` : nothing}${
        changed
          ? html`<span part="default"
              ><bdi
                >${options.standard(valueText(view.words.strings, house.defaults[name], words))}</bdi
              ></span
            >`
          : preset
            ? html`<span part="preset-mark"><bdi>${options.byPreset(preset)}</bdi></span>`
            : nothing
      }</span
    >
    ${
      changed && !off
        ? html`<button
            type="button"
            class="quiet"
            part="button reset"
            aria-label=${options.resetOf(words.label)}
            @click=${() => act({do: 'reset', name})}
          >
            ${options.reset}
          </button>`
        : nothing
    }
  </div>`;
}
