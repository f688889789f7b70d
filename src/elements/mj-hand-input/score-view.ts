/** The score beside the hand, in one line. */
import {html, nothing, type TemplateResult} from 'lit';
import {formulaView} from '../mj-score-breakdown/formula-view.js';
import type {ScoredView} from '../situation-element.js';
import {isUnfinished} from '../unfinished.js';
import {sayMissing} from './said.js';

export function scoreView(view: ScoredView): TemplateResult | typeof nothing {
  const {result, strings} = view;
  const {status, reason, lines} = result;
  if (status === 'invalid') {
    return reason && isUnfinished(reason)
      ? html`<span class="missing" part="missing">${sayMissing(strings, reason)}</span>`
      : nothing;
  }
  const words =
    status === 'win'
      ? nothing
      : html`<span class="status" part="status"
          ><strong>${strings.score.status[status]}</strong> ${reason?.message}</span
        >`;
  return html`${words} ${lines.length ? formulaView(view) : nothing}`;
}
