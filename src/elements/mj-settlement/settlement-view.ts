/** A whole settlement, or only its matrix or its list of payments. */
import {html, nothing, type TemplateResult} from 'lit';
import {explainFault, fault} from '../../core/situation/problem.js';
import {mismatchView} from '../views/mismatch-view.js';
import type {ScoredView} from '../base/situation-element.js';
import {ledgerOf} from './payment-table.js';
import {matrixView} from './matrix-view.js';
import {othersView} from './others-view.js';
import {paymentsView} from './payments-view.js';
import {seatsView} from './seats-view.js';
import {isDrawable} from './flows.js';

/** Attributes of the settlement. */
export interface SettlementLook {
  readonly shows: 'full' | 'payments' | 'matrix' | 'list' | 'others';
  /** Whether tiles have letters in their corners. */
  readonly index: boolean;
  /** The total that the author expects. */
  readonly expect?: number;
}

/** The settlement, as much of it as `shows` says, or the reason why nothing is paid. */
export function settlementView(view: ScoredView, {shows, index, expect}: SettlementLook): TemplateResult {
  const {result, state, strings} = view;
  const ledger = ledgerOf(state.situation, result);
  if (shows === 'others') return html`${othersView(view, index)}`;
  if (!result.payments.length) {
    const unsaid = result.status === 'win' && !state.situation.from;
    return html`<p part="empty">
        ${unsaid ? explainFault(fault('from-needed'), strings.problems).message : strings.settlement.nobody}
      </p>
      ${mismatchView(view, expect)}`;
  }
  const drawn = (shows === 'full' || shows === 'payments') && isDrawable(ledger);
  const matrix = shows === 'list' ? nothing : matrixView(view, ledger);
  return html`<div class=${drawn ? 'settlement beside' : 'settlement'} part="settlement">
    ${
      drawn
        ? html`${seatsView(view, ledger)}
            <div class="heard">${matrix}</div>`
        : matrix
    }
    ${shows === 'matrix' ? nothing : paymentsView(view, ledger)}
    ${shows === 'full' ? othersView(view, index) : nothing} ${mismatchView(view, expect)}
  </div>`;
}
