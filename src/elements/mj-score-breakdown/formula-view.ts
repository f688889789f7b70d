/** The calculation of the total, in one line. */
import {html, nothing, type TemplateResult} from 'lit';
import {superscript} from '../../locales/superscript.js';
import type {ScoredView} from '../situation-element.js';
import {sumsOf} from './points.js';

type Reckoning = [TemplateResult | typeof nothing, number];

/** The total alone: 56胡. */
export function totalView({result, strings}: ScoredView): TemplateResult {
  const {total, unit} = result;
  return html`<strong class="total" part="total">${strings.score.amount(total, unit)}</strong>`;
}

/** The calculation before the total: `14 × 2² =`, `62 × 2¹ = 124 →`, `8 + 2 + 1 =`; empty where there is none. */
export function reckoningView(view: ScoredView): TemplateResult | typeof nothing {
  const {result, strings, text} = view;
  const {total, capped, sums} = result;
  const [reckoning, raw]: Reckoning = 'raw' in sums ? [doublingView(view), sums.raw] : sumView(view);
  if (raw === total) return reckoning;
  const why = capped ? (text.cap ?? strings.score.cap) : strings.score.rounded;
  return html`${reckoning} ${raw} → <span class="cap" part="cap">${why}</span>`;
}

/** 路橋 doubles its 胡 once for each 台. */
function doublingView({result, strings: {score}}: ScoredView): TemplateResult | typeof nothing {
  const {hu = 0, tai = 0} = result.sums;
  if (!tai) return nothing;
  return html`<span aria-hidden="true">${hu} × 2${superscript(tai)} =</span
    ><span class="sr said">${score.doubled(score.amount(hu, 'hu'), tai)} =</span>`;
}

function sumView({result}: ScoredView): Reckoning {
  const {lines, unit} = result;
  const values = lines.map(({value}) => value).filter(Boolean);
  return [values.length > 1 ? html`${values.join(' + ')} =` : nothing, sumsOf(result)[unit] ?? 0];
}

/** Formula and total: 14 × 2² = 56胡. */
export const formulaView = (view: ScoredView): TemplateResult =>
  html`<span class="formula" part="formula">${reckoningView(view)} ${totalView(view)}</span>`;
