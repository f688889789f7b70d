/** The table: each row pays, each column receives. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../core/situation/situation.js';
import {gainedBy, paidIn} from '../payment-words.js';
import type {ScoredView} from '../situation-element.js';
import {amountBetween, type PaymentTable} from './payment-table.js';

/** The table of seats: a row for each payer, a column for each receiver, and the net below. */
export function matrixView(view: ScoredView, ledger: PaymentTable): TemplateResult {
  const {result, strings} = view;
  const {settlement} = strings;
  const {seats} = ledger;
  return html`<table class="matrix" part="matrix">
    <caption part="caption">
      ${settlement.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col" class="corner">${settlement.corner}</th>
        ${seats.map((seat) => html`<th scope="col" class="number">${seatView(view, ledger, seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${seats.map(
        (from) =>
          html`<tr>
            <th scope="row">${settlement.seats[from]}</th>
            ${seats.map((to) => cellView(view, amountBetween(result.payments, from, to), from === to))}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${worthView(view, ledger)}
      <tr class="net-row">
        <th scope="row">${settlement.net}</th>
        ${seats.map((seat) => netView(view, result.net[seat] ?? 0))}
      </tr>
    </tfoot>
  </table>`;
}

function seatView(
  {strings: {settlement}}: ScoredView,
  {winner, dealer}: PaymentTable,
  seat: Seat,
): TemplateResult {
  const marks = [seat === dealer && settlement.dealer, seat === winner && settlement.winner];
  return html`<span class="seat" part="seat">${settlement.seats[seat]}</span>${marks.map((mark) =>
      mark ? html` <span class="mark" part="seat-mark">${mark}</span>` : nothing,
    )}`;
}

const cellView = (view: ScoredView, amount: number, self: boolean): TemplateResult =>
  html`<td class=${self ? 'number self' : 'number'} part=${amount ? 'amount' : 'no-amount'}>
    ${amount ? view.strings.score.amount(amount, paidIn(view)) : nothing}
  </td>`;

const netView = (view: ScoredView, net: number): TemplateResult =>
  html`<td class="number" part="net">
    <strong class=${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}>${gainedBy(view, net)}</strong>
  </td>`;

/** The worth of each hand, where all players score. */
function worthView(
  {strings, result}: ScoredView,
  {seats, worth}: PaymentTable,
): TemplateResult | typeof nothing {
  if (!Object.keys(worth).length) return nothing;
  return html`<tr class="worth">
    <th scope="row">${strings.settlement.worth}</th>
    ${seats.map((seat) => html`<td class="number" part="worth">${strings.score.amount(worth[seat]?.total ?? 0, result.unit)}</td>`)}
  </tr>`;
}
