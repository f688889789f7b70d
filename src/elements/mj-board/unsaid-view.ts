/** What could not be checked, because the record does not say it. */
import {html, nothing, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import {explainFault, fault} from '../../core/situation/problem.js';
import type {Strings} from '../../locales/strings.js';
import {lacksIndicator} from '../../round/state/missing-indicator.js';

/** Says that the rules turn an indicator which the round does not name. */
export function unsaidView(
  {flow, positions: [first] = []}: Partial<RoundState>,
  {problems}: Strings,
): TemplateResult | typeof nothing {
  return flow && first && lacksIndicator(flow, first)
    ? html`<p class="unsaid" part="unsaid">
        <bdi>${explainFault(fault('not-checked', 'wild'), problems).message}</bdi>
      </p>`
    : nothing;
}
