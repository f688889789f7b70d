/** The element shown in docs/adding-an-element.md, as a newcomer writes it who has read no more than that page. */
import {html, type PropertyDeclarations, type TemplateResult} from 'lit';
import {SituationElement, type ScoredView} from '../../src/elements/base/situation-element.js';
import {locales} from '../../src/locales/index.js';

/**
 * What a hand is worth, as a number.
 *
 * @customElement mj-total
 * @slot - Shown until there is a result: what readers see where no script runs
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart total - The number with its unit
 */
export class MjTotal extends SituationElement {
  static override properties: PropertyDeclarations = {
    for: {},
    bare: {type: Boolean, useDefault: true},
  };

  /** The id of the element whose hand this one shows. */
  for?: string;

  /** Leaves out the unit. */
  bare = false;

  protected readonly vocabulary = locales;

  protected override renderScore({result, strings}: ScoredView): TemplateResult {
    const {total, unit} = result;
    return html`<b part="total">${this.bare ? total : strings.score.amount(total, unit)}</b>`;
  }
}
