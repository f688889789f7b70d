/** How the winning tile came, whose hand it is, and what else is so: only what the rule set asks for. */
import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import {live} from 'lit/directives/live.js';
import type {WinBy} from '../../core/hand.js';
import {SEATS, type Flag, type Seat, type Situation} from '../../core/situation.js';
import type {Strings} from '../../locales/index.js';
import {flagChoices, refusedWay, type Refusal} from './choices.js';
import type {Editor} from './editor.js';

const WAYS: readonly WinBy[] = ['discard', 'self', 'robbing'];

export interface SituationView {
  readonly editor: Editor;
  readonly situation: Situation;
  readonly strings: Strings;
}

export function situationView(view: SituationView): TemplateResult {
  const {input} = view.strings;
  return html`<div class="situation" part="situation" role="group" aria-label=${input.situation}>
    <div class="fields">${seatsView(view)} ${countersView(view)}</div>
    ${flagsView(view)}
  </div>`;
}

/** A choice with the reason why it is none, said and shown. */
function choiceView(
  type: 'radio' | 'checkbox',
  label: string,
  checked: boolean,
  why: string | undefined,
  choose: () => void,
): TemplateResult {
  const handle = (event: Event) => {
    if (why) event.preventDefault();
    else choose();
  };
  return html`<label class=${why ? 'choice off' : 'choice'} part="choice" title=${ifDefined(why)}>
    <input
      type=${type}
      name=${type}
      .checked=${live(checked)}
      aria-disabled=${ifDefined(why ? 'true' : undefined)}
      @click=${handle}
    /><span>${label}</span>${why ? html`<span class="sr">${why}</span>` : nothing}
  </label>`;
}

/** How the winning tile came, and from whom. */
export function waysView(view: SituationView): TemplateResult {
  return html`<div class="won">${waysOf(view)} ${fromView(view)}</div>`;
}

function waysOf({editor, situation, strings}: SituationView): TemplateResult {
  const {input, problems} = strings;
  const {ruleset} = editor.setting;
  return html`<div class="ways" role="radiogroup" aria-label=${input.by}>
    <span class="name" aria-hidden="true">${input.by}</span>
    ${WAYS.map((by) => {
      const fault = ruleset && refusedWay(ruleset, situation, by);
      const why = fault && problems[fault.code](fault.about ?? '');
      return choiceView('radio', input.ways[by], editor.draft.fields.by === by, why, () =>
        editor.set('by', by),
      );
    })}
  </div>`;
}

function selectView(
  editor: Editor,
  field: 'from' | 'seat' | 'round' | 'dealer',
  label: string,
  options: readonly (readonly [value: Seat | '', label: string])[],
  why?: string,
): TemplateResult {
  const {fields} = editor.draft;
  const value = fields[field] ?? options[0][0];
  return html`<label class=${why ? 'field off' : 'field'} part="field" title=${ifDefined(why)}>
    <span class="name">${label}</span>
    <select
      ?disabled=${why !== undefined}
      .value=${live(value)}
      @change=${({target}: Event) =>
        editor.set(
          field,
          SEATS.find((seat) => seat === (target as HTMLSelectElement).value),
        )}
    >
      ${options.map(([seat, name]) => html`<option value=${seat} ?selected=${seat === value}>${name}</option>`)}
    </select>
  </label>`;
}

function fromView({editor, strings}: SituationView): TemplateResult {
  const {input, settlement} = strings;
  const {by, seat = 'east', flags} = editor.draft.fields;
  const others = editor.setting.seats.filter((other) => other !== seat);
  const open = by === 'discard' || by === 'robbing' || (flags ?? []).includes('sevenFlowers');
  const options = others.map((other) => [other, settlement.seats[other]] as const);
  return selectView(
    editor,
    'from',
    input.fields.from,
    [['', input.unsaid], ...options],
    open ? undefined : input.fromNone,
  );
}

function seatsView({editor, strings}: SituationView): TemplateResult[] {
  const {input, settlement} = strings;
  const {ruleset, seats} = editor.setting;
  const known = ['seat', ...(ruleset?.fields ?? []), ...Object.keys(editor.draft.fields)];
  const asked = (['seat', 'round', 'dealer'] as const).filter((field) => known.includes(field));
  return asked.map((field) => {
    const values = field === 'round' ? SEATS : seats;
    const names = field === 'round' ? input.rounds : settlement.seats;
    return selectView(
      editor,
      field,
      input.fields[field],
      values.map((seat) => [seat, names[seat]] as const),
    );
  });
}

function countersView({editor, strings}: SituationView): TemplateResult | typeof nothing {
  const {ruleset} = editor.setting;
  const {counters} = editor.draft.fields;
  if (!ruleset?.fields.includes('counters') && counters === undefined) return nothing;
  const handle = ({target}: Event) => {
    const {valueAsNumber: n} = target as HTMLInputElement;
    editor.set('counters', n > 0 ? Math.floor(n) : undefined);
  };
  return html`<label class="field" part="field">
    <span class="name">${strings.input.fields.counters}</span>
    <input
      type="number"
      min="0"
      step="1"
      inputmode="numeric"
      .value=${live(String(counters ?? 0))}
      @change=${handle}
    />
  </label>`;
}

function flagsView({editor, situation, strings}: SituationView): TemplateResult | typeof nothing {
  const {ruleset} = editor.setting;
  const {hand, fields} = editor.draft;
  const choices = ruleset ? flagChoices(ruleset, situation, hand) : [];
  const unknown = (fields.flags ?? []).filter((flag) => !choices.some((choice) => choice.flag === flag));
  if (!choices.length && !unknown.length) return nothing;
  const {flags} = strings.input;
  return html`<div class="flags" part="flags">
    ${choices.map(({flag, on, refusal}) => {
      const why = refusal && reasonOf(view(editor, flag), refusal, strings);
      return choiceView('checkbox', flags[flag], on, why, () => editor.toggleFlag(flag));
    })}
    ${unknown.map((flag) => choiceView('checkbox', nameOf(flags, flag), true, undefined, () => editor.toggleFlag(flag)))}
  </div>`;
}

/** A flag of another rule set still has its name; one that nobody knows has its id. */
const nameOf = (names: Readonly<Partial<Record<string, string>>>, flag: string): string =>
  names[flag] ?? flag;

const view = ({setting: {ruleset}}: Editor, flag: Flag): readonly WinBy[] =>
  ruleset?.flags.find((spec) => spec.flag === flag)?.by ?? [];

function reasonOf(ways: readonly WinBy[], refusal: Refusal, {input, hand}: Strings): string {
  const {refusals, flags} = input;
  if (refusal.what === 'by') return refusals.by(hand.join(ways.map((by) => input.ways[by])));
  if (refusal.what === 'not' || refusal.what === 'needs') {
    return refusals[refusal.what](hand.join(refusal.flags.map((flag) => flags[flag])));
  }
  return refusals[refusal.what];
}
