/** The circumstances of a hand, in words. */
import {html, nothing, type TemplateResult} from 'lit';
import {circumstanceClauses, inOneText} from '../../locales/circumstances.js';
import type {ScoredView} from '../views/scored-view.js';

/** The circumstances that the author has stated beside the tiles. */
export function circumstancesView({
  state: {situation},
  strings,
  result: {unit},
}: ScoredView): TemplateResult | typeof nothing {
  const said = circumstanceClauses(strings, situation, {unit});
  return said.length
    ? html`<p class="circumstances" part="circumstances"><bdi>${inOneText(strings, said)}</bdi></p>`
    : nothing;
}
