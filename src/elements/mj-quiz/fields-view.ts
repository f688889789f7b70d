/** Fields for answers: a number, one of several, checkboxes, an amount for each seat. */
import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Unit} from '../../core/situation/unit.js';
import {spelled} from '../../core/situation/problem.js';
import {isSeat} from '../../core/situation/situation.js';
import {nameIn} from '../../locales/name-in.js';
import {NONE, type AnswerForm} from '../../quiz/ask.js';
import {sidesOf} from '../views/seat-sides.js';
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
  className: string,
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

/** How seats are chosen at the table inside the question. */
const helpView = (help: string, {onTable, isOver}: QuizView): TemplateResult | typeof nothing =>
  onTable ? html`<p class=${isOver ? 'small spent' : 'small'} part="help">${help}</p>` : nothing;

/** Whether an arrow key was the last thing pressed: the focus, and with it a redraw, come between the key and the change. */
let isArrow = false;
const handlePress = (event: Event): void => {
  isArrow = 'key' in event && spelled(event.key).startsWith('Arrow');
};

/** Radio buttons, one for each choice: a tap or the space bar answers; arrow keys only go from one to the next. */
export function radiosView(view: QuizView): TemplateResult {
  const {posed, entry, isOver, onEntry, onChoice, question, onTable, onFocusSeat} = view;
  // where the seats are on the table, that is where the focus is seen
  const handleFocus = ({target, type}: FocusEvent): void => {
    const {value} = target as HTMLInputElement;
    if (onTable) onFocusSeat(type === 'focusin' && isSeat(value) ? value : undefined);
  };
  return html`<fieldset
    class="choices"
    part="choices"
    @keydown=${handlePress}
    @pointerdown=${handlePress}
    @focusin=${handleFocus}
    @focusout=${handleFocus}
  >
    <legend class="sr">${question}</legend>
    ${posed.choices.map(
      (choice) =>
        html`<label class=${onTable && isSeat(choice) ? 'choice at-table' : 'choice'} part="choice"
          ><input
            type="radio"
            name="answer"
            .value=${choice}
            .checked=${live(choice === entry)}
            ?disabled=${isOver && choice !== entry}
            @change=${() => (isArrow ? onEntry(choice, 'change') : onChoice(choice))}
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
export function boxesView(view: QuizView, {bySeat}: Extract<AnswerForm, {is: 'boxes'}>): TemplateResult {
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
  const boxView = (id: string, name: unknown): TemplateResult =>
    html`<label class="choice" part="choice"
      ><input type="checkbox" .value=${id} .checked=${live(ticked.has(id))} @change=${toggle} /><bdi
        >${name}</bdi
      >${markView({name: id, isGiven: ticked.has(id)}, view)}</label
    >`;
  const seats = bySeat ?? [];
  const others = posed.choices.filter((id) => !seats.some(({boxes}) => boxes.some((box) => box.id === id)));
  const {colon} = view.words.strings.punctuation;
  // a seat's name stands once before its boxes; each box has it for ears
  return html`${bySeat ? helpView(view.words.strings.quiz.table.mayHelp, view) : nothing}
    <fieldset class=${bySeat ? 'choices by-seat' : 'choices'} part="choices">
      <legend class="sr">${question}</legend>
      ${seats.map(
        ({seat, label, boxes}) =>
          html`<div class="boxes" data-seat=${seat}>
            <b class="of-seat" aria-hidden="true">${label}</b>${boxes.map((box) =>
              boxView(box.id, html`<span class="sr">${label}${colon}</span>${box.label}`),
            )}
          </div>`,
      )}${others.map((id) => boxView(id, posed.name(id)))}
    </fieldset>`;
}

/** What has been typed into each field, be it a number or not. */
const typedAmounts = (entry: string): ReadonlyMap<string, string> =>
  new Map(entry.split(' ').map((part) => [part.split(':')[0], part.split(':')[1] ?? ''] as const));

type Amounts = Extract<AnswerForm, {is: 'amounts'}>;

/** A field for each number; the answer is `east:24 south:-8`. */
export function amountsView(view: QuizView, {label, fields, isSigned, bottom}: Amounts): TemplateResult {
  const {entry, isOver, onEntry} = view;
  const sides = isSigned
    ? sidesOf(
        fields.map(({name}) => name),
        bottom,
      )
    : undefined;
  const typed = typedAmounts(entry);
  const enteredAt =
    (name: string): Field['onType'] =>
    (text, event) => {
      const all = new Map(typed).set(name, text.replace(/[\s:]+/g, ''));
      onEntry(fields.map(({name: one}) => `${one}:${all.get(one) ?? ''}`).join(' '), event);
    };
  return html`<fieldset class=${sides ? 'amounts around' : 'amounts'} part="choices">
    <legend class="small">${label}</legend>
    ${fields.map(({name, label: own}, at) =>
      fieldView(sides ? `amount at-${sides[at]}` : 'amount', {
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

/** Who deals next, with the counters where some have been typed. */
const dealt = (seat: string, counters: string): string => `${seat} ${counters}`.trim();

/** Takes the seat that deals next: the whole answer, unless counters are asked too, which are then still missing. */
export function chooseDealer(
  {posed, entry, onEntry, onChoice}: QuizView,
  seat: string,
  event?: UIEvent,
): void {
  const [, number = ''] = entry.split(' ');
  if (posed.read(seat) === undefined) onEntry(dealt(seat, number), 'change');
  else onChoice(seat, event);
}

/** Who deals next, with the counters in a field of their own. */
export function dealView(view: QuizView, counters: boolean): TemplateResult {
  const {entry, words, isOver, onEntry} = view;
  const [who = '', number = ''] = entry.split(' ');
  return html`${helpView(words.strings.quiz.table.seatHelp, view)}${radiosView({
    ...view,
    entry: who,
    onEntry: (seat, event) => onEntry(dealt(seat, number), event),
    onChoice: (seat) => chooseDealer(view, seat),
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
