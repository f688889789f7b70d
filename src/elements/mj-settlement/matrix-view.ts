/** The table: each row pays, each column receives. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../core/situation/situation.js';
import {gainedBy, paidIn} from '../views/payment-words.js';
import type {ScoredView} from '../base/situation-element.js';
import {amountBetween, type PaymentTable} from './payment-table.js';

/** The table of seats: a row for each payer, a column for each receiver, and the net below. */
export function matrixView(view: ScoredView, ledger: PaymentTable): TemplateResult {
  const {result, strings} = view;
  const {settlement} = strings;
  const {seats} = ledger;
  return html`<table class="matrix" part="matrix" role="table">
    <caption part="caption">
      ${settlement.caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader" class="corner">${settlement.corner}</th>
        ${seats.map((seat) => html`<th scope="col" role="columnheader" class="number">${seatView(view, ledger, seat)}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${seats.map(
        (from) =>
          html`<tr role="row">
            <th scope="row" role="rowheader">${settlement.seats[from]}</th>
            ${seats.map((to) => cellView(view, to, amountBetween(result.payments, from, to), from === to))}
          </tr>`,
      )}
    </tbody>
    <tfoot role="rowgroup">
      ${worthView(view, ledger)}
      <tr class="net-row" role="row">
        <th scope="row" role="rowheader">${settlement.net}</th>
        ${seats.map((seat) => netView(view, seat, result.net[seat] ?? 0))}
      </tr>
    </tfoot>
  </table>`;
}

/** What a seat is in this hand, in words: dealer, winner, both or nothing. */
export const seatMarks = (
  {strings: {settlement}}: ScoredView,
  {winner, dealer}: PaymentTable,
  seat: Seat,
): string[] => [
  ...(seat === dealer ? [settlement.dealer] : []),
  ...(seat === winner ? [settlement.winner] : []),
];

const seatView = (view: ScoredView, ledger: PaymentTable, seat: Seat): TemplateResult =>
  html`<span class="seat" part="seat">${view.strings.settlement.seats[seat]}</span
    >${seatMarks(view, ledger, seat).map((mark) => html` <span class="mark" part="seat-mark">${mark}</span>`)}`;

/** `data-of` says whose the amount is, where the heads of the columns have no room. */
const cellView = (view: ScoredView, to: Seat, amount: number, self: boolean): TemplateResult =>
  html`<td
    role="cell"
    class=${self ? 'number self' : amount ? 'number' : 'number none'}
    part=${amount ? 'amount' : 'no-amount'}
    data-of=${view.strings.settlement.seats[to]}
  >
    ${amount ? view.strings.score.amount(amount, paidIn(view)) : nothing}
  </td>`;

const netView = (view: ScoredView, seat: Seat, net: number): TemplateResult =>
  html`<td role="cell" class="number" part="net" data-of=${view.strings.settlement.seats[seat]}>
    <strong class=${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}>${gainedBy(view, net)}</strong>
  </td>`;

/** The worth of each hand, where all players score. */
function worthView(
  {strings, result}: ScoredView,
  {seats, worth}: PaymentTable,
): TemplateResult | typeof nothing {
  if (!Object.keys(worth).length) return nothing;
  return html`<tr class="worth" role="row">
    <th scope="row" role="rowheader">${strings.settlement.worth}</th>
    ${seats.map((seat) => html`<td role="cell" class="number" part="worth" data-of=${strings.settlement.seats[seat]}>${strings.score.amount(worth[seat]?.total ?? 0, result.unit)}</td>`)}
  </tr>`;
}
