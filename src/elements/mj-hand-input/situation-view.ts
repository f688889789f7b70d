/** The way of winning, the seat and the circumstances, as far as the rule set uses them; and whose hand is edited. */
import {html, nothing, type TemplateResult} from 'lit';
import {SEATS, WAYS, type Seat, type Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {choiceView, countView, listView} from './choice-view.js';
import {flagChoices, refusedWay, otherFlagChoices, type FlagChoice, type FlagRefusal} from './choices.js';
import type {DraftFields, HandDraft} from './draft.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {nameIn} from '../../locales/name-in.js';
import {handSize} from './edit.js';
import type {EditorAction} from './reduce.js';
import {editedDraft, otherEdited, otherSeats, winnerOf, type EditorState} from './state.js';

/** The data for the template of the situation. */
export interface SituationView {
  readonly state: EditorState;
  readonly situation: Situation;
  readonly strings: AllStrings;
  readonly act: (action: EditorAction) => void;
}

/** Fields for the way of winning, seats, counters and flags; fields that the rule set does not use are left out. */
export function situationView(view: SituationView): TemplateResult {
  const {state, situation, strings, act} = view;
  const {setting, whole} = state;
  const choices = setting.ruleset ? flagChoices(setting.ruleset, situation, whole.hand) : [];
  return html`<div class="situation" part="situation" role="group" aria-label=${strings.input.situation}>
    <div class="fields">${seatsView(view)} ${countersView(view)} ${liableView(view)} ${passedView(view)}</div>
    ${flagsView(whole, choices, setting.ruleset, strings, (flag) => act({do: 'flag', flag}))}
  </div>`;
}

/** Fields for the way of winning and the discarder. */
export function waysView(view: SituationView): TemplateResult {
  return html`<div class="won">${waysOf(view)} ${fromView(view)}</div>`;
}

function waysOf({state, situation, strings, act}: SituationView): TemplateResult {
  const {input} = strings;
  const {ruleset} = state.setting;
  const choices = WAYS.map((by) => ({
    label: input.ways[by],
    checked: state.whole.fields.by === by,
    why: ruleset && refusedWay(ruleset, situation, by) ? input.refusals.position.robbing : undefined,
    choose: () => act({do: 'set', field: 'by', value: by}),
  }));
  return html`<div class="ways" role="radiogroup" aria-label=${input.by}>
    <span class="name" aria-hidden="true">${input.by}</span>
    ${choices.map((choice) => choiceView(choice, 'by'))}
  </div>`;
}

/** A choice between the other players, or none. */
function otherPlayerView(
  {state, strings, act}: SituationView,
  field: 'from' | 'liable',
  why: string | undefined,
): TemplateResult {
  const {input, settlement, situation} = strings;
  return listView<Seat>({
    label: situation.fields[field],
    value: state.whole.fields[field] ?? '',
    options: [
      ['', input.unsaid],
      ...otherSeats(state).map((seat) => [seat, settlement.seats[seat]] as const),
    ],
    why,
    choose: (value) => act({do: 'set', field, value}),
  });
}

function fromView(view: SituationView): TemplateResult {
  const {by, flags} = view.state.whole.fields;
  const open = by === 'discard' || by === 'robbing' || (flags ?? []).includes('sevenFlowers');
  return otherPlayerView(view, 'from', open ? undefined : view.strings.input.fromNone);
}

/** Whether the rule set uses a field, or the field is filled in anyway. */
const asks = ({setting, whole}: EditorState, field: keyof DraftFields): boolean =>
  (setting.ruleset?.fields.includes(field) ?? false) || whole.fields[field] !== undefined;

function seatsView({state, strings, act}: SituationView): TemplateResult[] {
  const {settlement, situation} = strings;
  const {setting, whole} = state;
  const fields = (['seat', 'round', 'dealer'] as const).filter(
    (field) => field === 'seat' || asks(state, field),
  );
  return fields.map((field) => {
    const seats = field === 'round' ? SEATS : setting.seats;
    const names = field === 'round' ? situation.rounds : settlement.seats;
    return listView<Seat>({
      label: situation.fields[field],
      value: whole.fields[field] ?? seats[0],
      options: seats.map((seat) => [seat, names[seat]] as const),
      choose: (seat) => act(field === 'seat' && seat ? {do: 'sit', seat} : {do: 'set', field, value: seat}),
    });
  });
}

function countersView({state, strings, act}: SituationView): TemplateResult | typeof nothing {
  if (!asks(state, 'counters')) return nothing;
  return countView({
    label: strings.situation.fields.counters,
    value: state.whole.fields.counters ?? 0,
    choose: (n) => act({do: 'set', field: 'counters', value: n === 0 ? undefined : n}),
  });
}

/** The field for the player who pays for all; only for a win. */
function liableView(view: SituationView): TemplateResult | typeof nothing {
  const {state, strings} = view;
  if (!asks(state, 'liable')) return nothing;
  const {hand, fields} = state.whole;
  const open = hand.win !== undefined || fields.liable !== undefined;
  return otherPlayerView(view, 'liable', open ? undefined : strings.input.refusals.won);
}

/** The field for the total of a win that was passed, which a win by discard is compared with. */
function passedView({state, strings, act}: SituationView): TemplateResult | typeof nothing {
  if (!asks(state, 'passedTotal')) return nothing;
  const {input, hand, situation} = strings;
  const {by, passedTotal} = state.whole.fields;
  const open = by === 'discard' || by === 'robbing' || passedTotal !== undefined;
  const why = input.refusals.by(hand.join([input.ways.discard, input.ways.robbing]));
  return countView({
    label: situation.fields.passedTotal,
    value: passedTotal ?? '',
    why: open ? undefined : why,
    choose: (value) => act({do: 'set', field: 'passedTotal', value}),
  });
}

/** A checkbox for each flag of the rule set, with the reason if it cannot be set; empty where there are no flags. */
function flagsView(
  {fields}: HandDraft,
  choices: readonly FlagChoice[],
  ruleset: Ruleset | undefined,
  strings: AllStrings,
  toggle: (flag: string) => void,
): TemplateResult | typeof nothing {
  const unknown = (fields.flags ?? []).filter((flag) => !choices.some((choice) => choice.flag === flag));
  if (!choices.length && !unknown.length) return nothing;
  const {flags} = strings.situation;
  return html`<div class="flags" part="flags">
    ${choices.map(({flag, on, refusal}) => {
      const why = refusal && reasonOf(flag, refusal, ruleset, strings);
      return choiceView({label: nameIn(flags, flag), checked: on, why, choose: () => toggle(flag)});
    })}
    ${unknown.map((flag) =>
      choiceView({label: nameIn(flags, flag), checked: true, choose: () => toggle(flag)}),
    )}
  </div>`;
}

function reasonOf(
  flag: string,
  refusal: FlagRefusal,
  ruleset: Ruleset | undefined,
  {input, hand, situation}: AllStrings,
): string {
  const {refusals, ways} = input;
  if (refusal.what === 'by') {
    const open = (ruleset?.flags ?? []).find((spec) => spec.flag === flag)?.by ?? [];
    return refusals.by(hand.join(open.map((by) => ways[by])));
  }
  if (refusal.what === 'not' || refusal.what === 'needs') {
    return refusals[refusal.what](hand.join(refusal.flags.map((other) => nameIn(situation.flags, other))));
  }
  if (refusal.what === 'position') {
    const known: Readonly<Partial<Record<string, string>>> = refusals.position;
    return known[flag] ?? refusals.position.other;
  }
  return refusals[refusal.what];
}

/** A choice for each hand, with the state of each. */
export function whoseView({state, strings, act}: SituationView): TemplateResult | typeof nothing {
  const {setting, whole} = state;
  const own = winnerOf(state);
  const at = otherEdited(state) ?? own;
  if (!setting.ruleset?.fields.includes('others') && !whole.others) return nothing;
  const {input, settlement} = strings;
  const more = (seat: Seat): string => {
    if (seat === own) return whole.hand.win === undefined ? '' : input.winner;
    const other = whole.others?.[seat];
    return other ? `${handSize(other.hand)}/${setting.size}` : input.unsaid;
  };
  const choices = [own, ...otherSeats(state)].map((seat) => ({
    label: settlement.seats[seat],
    more: more(seat),
    checked: seat === at,
    choose: () => act({do: 'look', seat}),
  }));
  return html`<div class="whose" part="whose" role="radiogroup" aria-label=${input.whose}>
    <span class="name" aria-hidden="true">${input.whose}</span>
    ${choices.map((choice) => choiceView(choice, 'whose'))}
  </div>`;
}

/** The circumstances of another player's hand. */
export function otherView({state, situation, strings, act}: SituationView, at: Seat): TemplateResult {
  const {ruleset} = state.setting;
  const draft = editedDraft(state);
  const choices = ruleset ? otherFlagChoices(ruleset, situation, at, draft) : [];
  return html`<div class="won">
    <span class="name">${strings.input.notWon}</span>
    ${flagsView(draft, choices, ruleset, strings, (flag) => act({do: 'flag', flag, isOwn: true}))}
  </div>`;
}
