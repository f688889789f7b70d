/** The seats of the table that a question is about: a tap on one answers, or opens what it may do. */
import {html, nothing, type TemplateResult} from 'lit';
import {isSeat, type Seat} from '../../core/situation/situation.js';
import type {SeatBoxes} from '../../quiz/ask.js';
import {pressedBox} from '../../quiz/boxes.js';
import type {TableKeys} from '../acts/table-keys.js';
import {chooseDealer} from './fields-view.js';
import {discView, signOf, type Sign} from './mark-view.js';
import {seatKeyStyles} from './seat-keys.styles.js';
import type {QuizView} from './view.js';

/** The keys, radio buttons or boxes below say the same to ears and take the keyboard: what is on the table is for taps. */
interface Plate {
  readonly isChosen: boolean;
  readonly sign?: Sign | undefined;
  /** What is chosen there. */
  readonly said?: string;
  readonly press: (event: MouseEvent) => void;
  /** What opens there. */
  readonly panel?: TemplateResult | undefined;
}

/** Which seat is open on the table, and which one has the keyboard. */
type Seats = Readonly<Partial<Record<'open' | 'focused', Seat | undefined>>>;

/** Opens a seat, or none. */
type OpenSeat = (seat: Seat | undefined) => void;

/** What a question draws on its table; undefined where it is answered on no seat and on no hand there. */
export function seatKeysOf(view: QuizView, seats: Seats, open: OpenSeat): TableKeys | undefined {
  const {form} = view.posed;
  if (form.is === 'moves')
    return form.discards.length
      ? {plateAt: () => nothing, handOf: form.seat, styles: seatKeyStyles}
      : undefined;
  const plates = form.is === 'deal' ? dealPlates(view) : movePlates(view, seats, open);
  return plates.size
    ? {
        styles: seatKeyStyles,
        plateAt(seat) {
          const plate = plates.get(seat);
          return plate ? plateView(plate, view.isOver, seat === seats.focused) : nothing;
        },
      }
    : undefined;
}

/** A plate for each seat that may deal. */
function dealPlates(view: QuizView): ReadonlyMap<Seat, Plate> {
  const {posed, entry, isOver} = view;
  const [who = ''] = entry.split(' ');
  const seats = posed.choices.filter(isSeat);
  return new Map(
    seats.map((seat) => [
      seat,
      {
        isChosen: seat === who,
        sign: signOf({name: seat, isGiven: seat === who}, view),
        press(event) {
          if (!isOver) chooseDealer(view, seat, event);
        },
      },
    ]),
  );
}

/** A plate for each seat that might do something; what that is opens in the middle of the table. */
function movePlates(view: QuizView, at: Seats, open: OpenSeat): ReadonlyMap<Seat, Plate> {
  const {form} = view.posed;
  const seats = form.is === 'boxes' ? (form.bySeat ?? []) : [];
  return new Map(
    seats.map((one) => {
      const {seat, boxes} = one;
      const ticked = boxes.filter(({id}) => isTicked(view, id));
      const signs = boxes.map(({id}) => signOf({name: id, isGiven: isTicked(view, id)}, view));
      const [only] = boxes;
      const isOpen = at.open === seat;
      return [
        seat,
        {
          isChosen: ticked.length > 0,
          sign: (['wrong', 'missed', 'right'] as const).find((sign) => signs.includes(sign)),
          said: boxes.length > 1 ? ticked.map(({label}) => label).join(' · ') : '',
          press() {
            if (boxes.length === 1) toggle(only.id, view);
            else open(isOpen ? undefined : seat);
          },
          ...(isOpen && {panel: panelView(one, view, open)}),
        },
      ];
    }),
  );
}

/** Whether the box of a move is ticked. */
const isTicked = ({entry}: QuizView, id: string): boolean => entry.split(' ').includes(id);

function toggle(id: string, {entry, isOver, onEntry}: QuizView): void {
  if (!isOver) onEntry(pressedBox(entry, id), 'change');
}

/** Taps leave the focus where it is. */
const keepFocus = (event: Event): void => event.preventDefault();

function plateView(
  {isChosen, sign, said, press, panel}: Plate,
  isOver: boolean,
  isFocused: boolean,
): TemplateResult {
  return html`<button
      class=${`seat-key${isChosen ? ' chosen' : ''}${isFocused ? ' focused' : ''}`}
      type="button"
      tabindex="-1"
      ?disabled=${isOver}
      @mousedown=${keepFocus}
      @click=${press}
    >
      ${said ? html`<span class="said">${said}</span>` : nothing}${sign ? discView(sign) : nothing}
    </button>
    ${panel ?? nothing}`;
}

/** What a seat might do, each a key that stays down. */
const panelView = ({label, boxes}: SeatBoxes, view: QuizView, open: OpenSeat): TemplateResult =>
  html`<span class="seat-panel"
    ><button
      class="panel-seat"
      type="button"
      tabindex="-1"
      @mousedown=${keepFocus}
      @click=${() => open(undefined)}
    >
      ${label}</button
    >${boxes.map(({id, label: name}) => {
      const isGiven = isTicked(view, id);
      const sign = signOf({name: id, isGiven}, view);
      return html`<button
        class=${isGiven ? 'panel-key chosen' : 'panel-key'}
        type="button"
        tabindex="-1"
        @mousedown=${keepFocus}
        @click=${() => toggle(id, view)}
      >
        ${name}${sign ? discView(sign) : nothing}
      </button>`;
    })}</span
  >`;
