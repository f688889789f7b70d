/** A list of all payments with their reasons. */
import {html, nothing, type TemplateResult} from 'lit';
import type {ScoredView} from '../base/situation-element.js';
import {paymentReason, reckonedAs} from '../../locales/payment-reason.js';
import {paidIn} from '../views/payment-words.js';
import type {PaymentTable} from './payment-table.js';

/** The payments, grouped by reason. */
export function paymentsView(view: ScoredView, {reasons}: PaymentTable): TemplateResult {
  const {settlement, score} = view.strings;
  // that the win is paid needs no heading, unless something else is paid, too
  const isPlain = reasons.size === 1 && reasons.has('win');
  return html`<dl class="payments" part="payments">
    ${[...reasons].map(
      ([why, payments]) =>
        html`<div part="reason">
          <dt class=${isPlain ? 'sr' : nothing}>${paymentReason(view, why)}</dt>
          ${payments.map((payment) => {
            const {from, to, amount} = payment;
            const reckoned = reckonedAs(view.strings, payment);
            return html`<dd part="payment">
              <span class="lead"
                ><bdi>${settlement.pays(settlement.seats[from], settlement.seats[to])}</bdi></span
              >
              <bdi class="due"
                >${reckoned ? html`<bdi class="reckoned" part="reckoned">${reckoned} =</bdi> ` : nothing}<b
                  class="amount"
                  >${score.amount(amount, paidIn(view))}</b
                ></bdi
              >
            </dd>`;
          })}
        </div>`,
    )}
  </dl>`;
}
