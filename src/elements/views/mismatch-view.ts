import {html, nothing, type TemplateResult} from 'lit';
import type {ScoredView} from '../base/situation-element.js';

/** A badge for a total that the author does not expect. */
export function mismatchView(
  {result, strings}: ScoredView,
  expect?: number,
): TemplateResult | typeof nothing {
  if (expect === undefined || expect === result.total || result.status === 'invalid') return nothing;
  const [expected, actual] = [expect, result.total].map((n) => strings.score.amount(n, result.unit));
  return html`<p class="mismatch" part="mismatch">${strings.score.mismatch(expected, actual)}</p>`;
}
