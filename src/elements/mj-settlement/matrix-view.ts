/** The table: each row pays, each column receives. */
import {html, nothing, type TemplateResult} from 'lit';
import type {Seat} from '../../core/situation/situation.js';
import {signed} from '../../locales/score-text.js';
import type {ScoredView} from '../situation-element.js';
import {amountBetween, type Ledger} from './ledger.js';

export function matrixView(view: ScoredView, ledger: Ledger): TemplateResult {
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
            ${seats.map((to) => cellView(amountBetween(result.payments, from, to), from === to))}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${worthView(view, ledger)}
      <tr class="net-row">
        <th scope="row">${settlement.net}</th>
        ${seats.map((seat) => netView(result.net[seat] ?? 0))}
      </tr>
    </tfoot>
  </table>`;
}

function seatView({strings: {settlement}}: ScoredView, {winner, dealer}: Ledger, seat: Seat): TemplateResult {
  const marks = [seat === dealer && settlement.dealer, seat === winner && settlement.winner];
  return html`<span class="seat" part="seat">${settlement.seats[seat]}</span>${marks.map((mark) =>
      mark ? html` <span class="mark" part="seat-mark">${mark}</span>` : nothing,
    )}`;
}

const cellView = (amount: number, self: boolean): TemplateResult =>
  html`<td class=${self ? 'number self' : 'number'} part=${amount ? 'amount' : 'no-amount'}>
    ${amount || nothing}
  </td>`;

const netView = (net: number): TemplateResult =>
  html`<td class="number" part="net">
    <strong class=${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}>${signed(net)}</strong>
  </td>`;

/** What each hand is worth, where the players settle by that. */
function worthView({strings}: ScoredView, {seats, worth}: Ledger): TemplateResult | typeof nothing {
  if (!Object.keys(worth).length) return nothing;
  return html`<tr class="worth">
    <th scope="row">${strings.settlement.worth}</th>
    ${seats.map((seat) => html`<td class="number" part="worth">${worth[seat]?.total ?? 0}</td>`)}
  </tr>`;
}
