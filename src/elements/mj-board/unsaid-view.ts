/** What could not be checked, because the record does not say it. */
import {html, type TemplateResult} from 'lit';
import type {RoundState} from '../../contexts/round.js';
import type {Strings} from '../../locales/strings.js';

/** A line for each name that is missing. */
export const unsaidView = (state: RoundState | undefined, {problems}: Strings): readonly TemplateResult[] =>
  (state?.unsaid ?? []).map(
    (name) => html`<p class="unsaid" part="unsaid"><bdi>${problems['not-checked'](name)}</bdi></p>`,
  );
