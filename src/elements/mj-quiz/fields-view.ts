/** Fields for answers: a number, one of several, checkboxes, an amount for each seat. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Unit} from '../../core/situation/unit.js';
import {nameIn} from '../../locales/name-in.js';
import {NONE, type AnswerForm} from '../../quiz/ask.js';
import type {QuizView} from './view.js';
import {markView} from './mark-view.js';

/** A field that is typed into. */
interface Field {
  readonly label: string;
  readonly value: string;
  readonly isOver: boolean;
  /** The keyboard that a telephone offers. */
  readonly inputmode: 'decimal' | 'numeric' | 'text';
  readonly onType: QuizView['onEntry'];
  /** The mark, if what it holds is wrong. */
  readonly mark?: TemplateResult | typeof nothing;
}

/** A field with its label; `onType` gets what has been typed so far. */
function fieldView(
  className: 'number' | 'amount',
  {label, value, isOver, inputmode, onType, mark = nothing}: Field,
): TemplateResult {
  const type = (event: Event): void =>
    onType((event.target as HTMLInputElement).value, event.type === 'change' ? 'change' : 'input');
  return html`<label class=${className} part="field"
    ><span part="label">${label}</span>
    <input
      part="input"
      type="text"
      inputmode=${inputmode}
      autocomplete="off"
      .value=${live(value)}
      ?readonly=${isOver}
      @input=${type}
      @change=${type}
    />${mark}</label
  >`;
}

/** A field for a number, with its unit. */
export function numberView({entry, words, isOver, onEntry}: QuizView, unit: Unit): TemplateResult {
  const {quiz, score} = words.strings;
  const label = quiz.amount(nameIn(score.units, unit));
  return fieldView('number', {label, value: entry, isOver, inputmode: 'decimal', onType: onEntry});
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
          /><bdi>${posed.name(choice)}</bdi
          >${markView({name: choice, isGiven: choice === entry}, view)}</label
        >`,
    )}
  </fieldset>`;
}

/**
 * Checkboxes; the answer is the ids of those that are ticked, with blanks between them. The box that says that none of
 * the others is right, and the others, untick each other.
 */
export function boxesView(view: QuizView): TemplateResult {
  const {posed, entry, question, isOver, onEntry} = view;
  const ticked = new Set(entry.split(' '));
  const toggle = ({target}: Event): void => {
    const box = target as HTMLInputElement;
    if (isOver) box.checked = !box.checked;
    // as they stand: two may be ticked before the next render
    const all = [...(box.closest('fieldset')?.querySelectorAll('input') ?? [])];
    onEntry(
      all
        .filter(({checked, value}) => checked && (value === NONE) === (box.checked && box.value === NONE))
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
          >${markView({name: id, isGiven: ticked.has(id)}, view)}</label
        >`,
    )}
  </fieldset>`;
}

/** What has been typed into each field, be it a number or not. */
const typedAmounts = (entry: string): ReadonlyMap<string, string> =>
  new Map(entry.split(' ').map((part) => [part.split(':')[0], part.split(':')[1] ?? ''] as const));

type Amounts = Extract<AnswerForm, {is: 'amounts'}>;

/** A field for each number; the answer is `east:24 south:-8`. */
export function amountsView(view: QuizView, {label, fields, isSigned}: Amounts): TemplateResult {
  const {entry, isOver, onEntry} = view;
  const typed = typedAmounts(entry);
  const enteredAt =
    (name: string): Field['onType'] =>
    (text, event) => {
      const all = new Map(typed).set(name, text.replace(/[\s:]+/g, ''));
      onEntry(fields.map(({name: one}) => `${one}:${all.get(one) ?? ''}`).join(' '), event);
    };
  return html`<fieldset class="amounts" part="choices">
    <legend class="small">${label}</legend>
    ${fields.map(({name, label: own}) =>
      fieldView('amount', {
        label: own,
        value: typed.get(name) ?? '',
        isOver,
        inputmode: isSigned ? 'text' : 'numeric',
        onType: enteredAt(name),
        mark: markView({name, isGiven: true}, view),
      }),
    )}
  </fieldset>`;
}

/** Who deals next, with the counters in a field of their own. */
export function dealView(view: QuizView, counters: boolean): TemplateResult {
  const {entry, words, isOver, onEntry} = view;
  const [who = '', number = ''] = entry.split(' ');
  return html`${radiosView({
    ...view,
    entry: who,
    onEntry: (seat, event) => onEntry(`${seat} ${number}`.trim(), event),
  })}${
    counters
      ? fieldView('number', {
          label: words.strings.quiz.table.counters,
          value: number,
          isOver,
          inputmode: 'numeric',
          mark: markView({name: 'counters', isGiven: true}, view),
          onType: (text, event) => onEntry(`${who} ${text.replace(/\s+/g, '')}`, event),
        })
      : nothing
  }`;
}
