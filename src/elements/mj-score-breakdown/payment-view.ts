/** Calculates what the winner receives from each of the others: 3 × (底 3 + 2) = 15台. */
import {html, nothing, type TemplateResult} from 'lit';
import {withNames} from '../views/name-lang.js';
import {paidIn, paidToWinner} from '../views/payment-words.js';
import type {ScoredView} from '../views/scored-view.js';

/** The calculation of each payment to the winner; empty where nobody pays. */
export function paymentView(view: ScoredView): TemplateResult | typeof nothing {
  const {strings} = view;
  const {score, settlement} = strings;
  const paid = paidToWinner(view);
  if (!paid.length) return nothing;
  return html`<ul class="paid" part="payments">
    ${paid.map(({from, sum, amount}) => {
      const who = settlement.paying(from.map((seat) => settlement.seats[seat]));
      const before = sum ? `${sum} =` : '';
      return html`<li part="payment">
        <bdi>${who}</bdi> <bdi class="reckoned">${withNames(before, strings)}</bdi>
        <b>${score.amount(amount, paidIn(view))}</b>
      </li>`;
    })}
  </ul>`;
}
