/** Fields for answers: a number, one of several, checkboxes, an amount for each seat. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import type {QuizView} from './view.js';

/** A field for a number, with its unit. */
export function numberView({entry, words, isOver, onEntry}: QuizView, unit: Unit): TemplateResult {
  const {quiz, score} = words.strings;
  const units: Readonly<Record<string, string>> = score.units;
  return html`<label class="number" part="field"
    ><span part="label">${quiz.amount(units[unit] ?? unit)}</span>
    <input
      part="input"
      type="text"
      inputmode="decimal"
      autocomplete="off"
      .value=${live(entry)}
      ?readonly=${isOver}
      @input=${(event: InputEvent) => onEntry((event.target as HTMLInputElement).value, 'input')}
      @change=${(event: Event) => onEntry((event.target as HTMLInputElement).value, 'change')}
  /></label>`;
}

/** Radio buttons, one for each choice. */
export function radiosView(view: QuizView): TemplateResult {
  const {posed, entry, isOver, onEntry, question} = view;
  return html`<fieldset class="choices" part="choices">
    <legend class="sr">${question}</legend>
    ${posed.choices.map(
      (choice) =>
        html`<label class="choice" part="choice"
          ><input
            type="radio"
            name="answer"
            .value=${choice}
            .checked=${live(choice === entry)}
            ?disabled=${isOver && choice !== entry}
            @change=${() => onEntry(choice, 'change')}
          /><bdi>${posed.name(choice)}</bdi></label
        >`,
    )}
  </fieldset>`;
}

/** Checkboxes; the answer is the ids of those that are ticked, with blanks between them. */
export function boxesView({posed, entry, question, isOver, onEntry}: QuizView): TemplateResult {
  const ticked = new Set(entry.split(' '));
  const toggle = ({target}: Event): void => {
    const box = target as HTMLInputElement;
    if (isOver) box.checked = !box.checked;
    // as they stand: two may be ticked before the next render
    const all = [...(box.closest('fieldset')?.querySelectorAll('input') ?? [])];
    onEntry(
      all
        .filter(({checked}) => checked)
        .map(({value}) => value)
        .join(' '),
      'change',
    );
  };
  return html`<fieldset class="choices" part="choices">
    <legend class="sr">${question}</legend>
    ${posed.choices.map(
      (id) =>
        html`<label class="choice" part="choice"
          ><input type="checkbox" .value=${id} .checked=${live(ticked.has(id))} @change=${toggle} /><bdi
            >${posed.name(id)}</bdi
          ></label
        >`,
    )}
  </fieldset>`;
}

/** What has been typed for each seat, be it a number or not. */
function typedAmounts(entry: string): Partial<Record<Seat, string>> {
  const typed: Partial<Record<Seat, string>> = {};
  for (const part of entry.split(' ')) {
    const [seat, amount = ''] = part.split(':');
    const known = SEATS.find((one) => one === seat);
    if (known) typed[known] = amount;
  }
  return typed;
}

/** A field for each seat; the answer is `east:24 south:-8`. */
export function amountsView(
  {entry, words, isOver, onEntry}: QuizView,
  seats: readonly Seat[],
): TemplateResult {
  const {quiz, settlement} = words.strings;
  const typed = typedAmounts(entry);
  const enter = (seat: Seat, event: Event): void => {
    const amount = (event.target as HTMLInputElement).value.replace(/[\s:]+/g, '');
    const all = {...typed, [seat]: amount};
    const next = seats.map((one) => `${one}:${all[one] ?? ''}`).join(' ');
    onEntry(next, event.type === 'change' ? 'change' : 'input');
  };
  return html`<fieldset class="amounts" part="choices">
    <legend class="small">${quiz.net}</legend>
    ${seats.map(
      (seat) =>
        html`<label class="amount" part="field"
          ><span part="label">${settlement.seats[seat]}</span>
          <input
            part="input"
            type="text"
            inputmode="text"
            autocomplete="off"
            .value=${live(typed[seat] ?? '')}
            ?readonly=${isOver}
            @input=${(event: Event) => enter(seat, event)}
            @change=${(event: Event) => enter(seat, event)}
        /></label>`,
    )}
  </fieldset>`;
}

/** Who deals next, with the counters in a field of their own. */
export function dealView(view: QuizView, counters: boolean): TemplateResult {
  const {entry, words, isOver, onEntry} = view;
  const [who = '', number = ''] = entry.split(' ');
  const enter = (event: Event): void => {
    const typed = (event.target as HTMLInputElement).value.replace(/\s+/g, '');
    onEntry(`${who} ${typed}`, event.type === 'change' ? 'change' : 'input');
  };
  return html`${radiosView({
    ...view,
    entry: who,
    onEntry: (seat, event) => onEntry(`${seat} ${number}`.trim(), event),
  })}${
    counters
      ? html`<label class="number" part="field"
          ><span part="label">${words.strings.quiz.table.counters}</span>
          <input
            part="input"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            .value=${live(number)}
            ?readonly=${isOver}
            @input=${enter}
            @change=${enter}
        /></label>`
      : nothing
  }`;
}
