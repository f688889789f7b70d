/** The way of winning, the seat and the circumstances, as far as the rule set uses them; and whose hand is edited. */
import {html, nothing, type TemplateResult} from 'lit';
import {SEATS, WAYS, type Seat, type Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {choiceView, countView, listView} from './choice-view.js';
import {flagChoices, refusedWay, otherFlagChoices, type FlagChoice, type FlagRefusal} from './choices.js';
import type {DraftFields, HandDraft} from './draft.js';
import type {Editor} from './editor.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {nameIn} from '../../locales/name-in.js';
import {handSize} from './edit.js';

/** The data for the template of the situation. */
export interface SituationView {
  readonly editor: Editor;
  readonly situation: Situation;
  readonly strings: AllStrings;
}

/** Fields for the way of winning, seats, counters and flags; fields that the rule set does not use are left out. */
export function situationView(view: SituationView): TemplateResult {
  const {editor, situation, strings} = view;
  const {setting, whole} = editor;
  const choices = setting.ruleset ? flagChoices(setting.ruleset, situation, whole.hand) : [];
  return html`<div class="situation" part="situation" role="group" aria-label=${strings.input.situation}>
    <div class="fields">${seatsView(view)} ${countersView(view)} ${liableView(view)} ${passedView(view)}</div>
    ${flagsView(whole, choices, setting.ruleset, strings, (flag) => editor.toggleFlag(flag))}
  </div>`;
}

/** Fields for the way of winning and the discarder. */
export function waysView(view: SituationView): TemplateResult {
  return html`<div class="won">${waysOf(view)} ${fromView(view)}</div>`;
}

function waysOf({editor, situation, strings}: SituationView): TemplateResult {
  const {input} = strings;
  const {ruleset} = editor.setting;
  const choices = WAYS.map((by) => ({
    label: input.ways[by],
    checked: editor.whole.fields.by === by,
    why: ruleset && refusedWay(ruleset, situation, by) ? input.refusals.position.robbing : undefined,
    choose: () => editor.set('by', by),
  }));
  return html`<div class="ways" role="radiogroup" aria-label=${input.by}>
    <span class="name" aria-hidden="true">${input.by}</span>
    ${choices.map((choice) => choiceView(choice, 'by'))}
  </div>`;
}

/** A choice between the other players, or none. */
function otherPlayerView(
  {editor, strings}: SituationView,
  field: 'from' | 'liable',
  why: string | undefined,
): TemplateResult {
  const {input, settlement, situation} = strings;
  return listView<Seat>({
    label: situation.fields[field],
    value: editor.whole.fields[field] ?? '',
    options: [
      ['', input.unsaid],
      ...editor.otherSeats.map((seat) => [seat, settlement.seats[seat]] as const),
    ],
    why,
    choose: (seat) => editor.set(field, seat),
  });
}

function fromView(view: SituationView): TemplateResult {
  const {by, flags} = view.editor.whole.fields;
  const open = by === 'discard' || by === 'robbing' || (flags ?? []).includes('sevenFlowers');
  return otherPlayerView(view, 'from', open ? undefined : view.strings.input.fromNone);
}

/** Whether the rule set uses a field, or the field is filled in anyway. */
const asks = ({setting, whole}: Editor, field: keyof DraftFields): boolean =>
  (setting.ruleset?.fields.includes(field) ?? false) || whole.fields[field] !== undefined;

function seatsView({editor, strings}: SituationView): TemplateResult[] {
  const {settlement, situation} = strings;
  const {setting, whole} = editor;
  const fields = (['seat', 'round', 'dealer'] as const).filter(
    (field) => field === 'seat' || asks(editor, field),
  );
  return fields.map((field) => {
    const seats = field === 'round' ? SEATS : setting.seats;
    const names = field === 'round' ? situation.rounds : settlement.seats;
    return listView<Seat>({
      label: situation.fields[field],
      value: whole.fields[field] ?? seats[0],
      options: seats.map((seat) => [seat, names[seat]] as const),
      choose: (seat) => {
        if (field === 'seat' && seat) editor.sit(seat);
        else editor.set(field, seat);
      },
    });
  });
}

function countersView({editor, strings}: SituationView): TemplateResult | typeof nothing {
  if (!asks(editor, 'counters')) return nothing;
  return countView({
    label: strings.situation.fields.counters,
    value: editor.whole.fields.counters ?? 0,
    choose: (n) => editor.set('counters', n === 0 ? undefined : n),
  });
}

/** The field for the player who pays for all; only for a win. */
function liableView(view: SituationView): TemplateResult | typeof nothing {
  const {editor, strings} = view;
  if (!asks(editor, 'liable')) return nothing;
  const {hand, fields} = editor.whole;
  const open = hand.win !== undefined || fields.liable !== undefined;
  return otherPlayerView(view, 'liable', open ? undefined : strings.input.refusals.won);
}

/** The field for the total of a win that was passed, which a win by discard is compared with. */
function passedView({editor, strings}: SituationView): TemplateResult | typeof nothing {
  if (!asks(editor, 'passedTotal')) return nothing;
  const {input, hand, situation} = strings;
  const {by, passedTotal} = editor.whole.fields;
  const open = by === 'discard' || by === 'robbing' || passedTotal !== undefined;
  const why = input.refusals.by(hand.join([input.ways.discard, input.ways.robbing]));
  return countView({
    label: situation.fields.passedTotal,
    value: passedTotal ?? '',
    why: open ? undefined : why,
    choose: (n) => editor.set('passedTotal', n),
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
      choiceView({label: nameOf(flags, flag), checked: true, choose: () => toggle(flag)}),
    )}
  </div>`;
}

/** The name of a flag; one of another rule set has its name too, an unknown one its id. */
const nameOf = (names: Readonly<Partial<Record<string, string>>>, flag: string): string =>
  names[flag] ?? flag;

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
export function whoseView(
  {editor, strings}: SituationView,
  onLook: (seat: Seat) => void,
): TemplateResult | typeof nothing {
  const {setting, whole, seat: own, at = own} = editor;
  if (!setting.ruleset?.fields.includes('others') && !whole.others) return nothing;
  const {input, settlement} = strings;
  const more = (seat: Seat): string => {
    if (seat === own) return whole.hand.win === undefined ? '' : input.winner;
    const other = whole.others?.[seat];
    return other ? `${handSize(other.hand)}/${setting.size}` : input.unsaid;
  };
  const choices = [own, ...editor.otherSeats].map((seat) => ({
    label: settlement.seats[seat],
    more: more(seat),
    checked: seat === at,
    choose: () => onLook(seat),
  }));
  return html`<div class="whose" part="whose" role="radiogroup" aria-label=${input.whose}>
    <span class="name" aria-hidden="true">${input.whose}</span>
    ${choices.map((choice) => choiceView(choice, 'whose'))}
  </div>`;
}

/** The circumstances of another player's hand. */
export function otherView({editor, situation, strings}: SituationView, at: Seat): TemplateResult {
  const {draft, setting} = editor;
  const {ruleset} = setting;
  const choices = ruleset ? otherFlagChoices(ruleset, situation, at, draft) : [];
  return html`<div class="won">
    <span class="name">${strings.input.notWon}</span>
    ${flagsView(draft, choices, ruleset, strings, (flag) => editor.toggleOwnFlag(flag))}
  </div>`;
}
