/** A settlement as a whole, or its matrix or its list of payments alone. */
import {html, nothing, type TemplateResult} from 'lit';
import {mismatchView} from '../mismatch-view.js';
import type {ScoredView} from '../situation-element.js';
import {ledgerOf} from './ledger.js';
import {matrixView} from './matrix-view.js';
import {othersView} from './others-view.js';
import {paymentsView} from './payments-view.js';

/** @param expect the total that the author expects */
export function settlementView(
  view: ScoredView,
  shows: 'full' | 'matrix' | 'list',
  expect?: number,
): TemplateResult {
  const {result, state, strings} = view;
  const ledger = ledgerOf(state.situation, result);
  if (!result.payments.length) {
    const unsaid = result.status === 'win' && !state.situation.from;
    return html`<p part="empty">
        ${unsaid ? strings.problems['from-needed']('') : strings.settlement.nobody}
      </p>
      ${mismatchView(view, expect)}`;
  }
  return html`<div class="settlement" part="settlement">
    ${shows === 'list' ? nothing : matrixView(view, ledger)}
    ${shows === 'matrix' ? nothing : paymentsView(view, ledger)}
    ${shows === 'full' ? othersView(view) : nothing} ${mismatchView(view, expect)}
  </div>`;
}
