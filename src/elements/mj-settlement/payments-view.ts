/** Every payment with its reason, as a list. */
import {html, type TemplateResult} from 'lit';
import type {ScoredView} from '../situation-element.js';
import type {Ledger} from './ledger.js';

export function paymentsView(view: ScoredView, {reasons}: Ledger): TemplateResult {
  const {settlement} = view.strings;
  return html`<dl class="payments" part="payments">
    ${[...reasons].map(
      ([why, payments]) =>
        html`<div part="reason">
          <dt>${reasonOf(view, why)}</dt>
          ${payments.map(
            ({from, to, amount}) =>
              html`<dd part="payment">
                ${settlement.pays(settlement.seats[from], settlement.seats[to])}
                <b class="amount">${amount}</b>
              </dd>`,
          )}
        </div>`,
    )}
  </dl>`;
}

/** The rule set's words for a reason, else those that all share. */
function reasonOf({text, strings: {settlement}}: ScoredView, why: string): string {
  const shared: Readonly<Record<string, string | undefined>> = settlement.why;
  return text.payments?.[why] ?? shared[why] ?? settlement.otherwise;
}
