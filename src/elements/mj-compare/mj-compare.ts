import {html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import {BackdropController} from '../../controllers/backdrop.js';
import {MoreController} from '../../controllers/more.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {SourceOptions} from '../../controllers/source.js';
import {explainingWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {MjVariant, VARIANT_CHANGE} from '../mj-variant/shared.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {compareView} from './compare-view.js';
import {MOST_VARIANTS} from './most-variants.js';
import {compareStyles} from './mj-compare.styles.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/**
 * One hand under several rule sets, house rules or circumstances, side by side: a column for the example itself and one
 * for each `<mj-variant>` inside, up to six; a row for each pattern, with differences marked by words and shapes; the
 * total, and what each seat gains or loses. A column that cannot be scored says why.
 *
 * @customElement mj-compare
 * @slot - The variants: `<mj-variant>` elements
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart compare - The whole element; scrolls sideways if it is too wide
 * @csspart table - The table
 * @csspart head - The head of a column
 * @csspart statuses - The row that says which columns are not a win
 * @csspart reason - Why a column is not a win
 * @csspart row - A pattern; also `row-differs`
 * @csspart name - The name
 * @csspart value - What it is worth; also `value-marked`
 * @csspart mark - The difference from the example, or the place of an error
 * @csspart totals - The row of totals
 * @csspart total - A total
 * @csspart net - What a seat gains or loses
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart error - The reason
 * @cssprop [--mj-compare-block-size=24em] - Height that prestyle.css reserves until the element is drawn
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjCompare extends SituationElement<ExplainingStrings> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = compareStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    names: {},
  };

  /** The id of the element whose hand is compared. */
  for?: string;

  /** Language of the names of tiles and patterns; by default that of the page. */
  override names?: string;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = explainingWords;

  constructor() {
    super();
    new BackdropController(this, '.scroll');
    new MoreController(this, '.scroll');
    this.addEventListener(VARIANT_CHANGE, () => this.redraw());
  }

  /** Variants take their data from here. */
  protected override sourceOptions(): SourceOptions {
    return {...super.sourceOptions(), provides: true};
  }

  private readonly variantsIn = (host: HTMLElement): MjVariant[] =>
    [...host.children].filter((child) => child instanceof MjVariant).slice(0, MOST_VARIANTS);

  protected override renderScore(view: ScoredView<ExplainingStrings>): TemplateResult {
    const {strings} = view;
    const variants = this.light.look(this.variantsIn).map(({variant}) => variant);
    // the text inside stays visible until all variants are ready
    if (variants.some((one) => !one.view && !one.problem)) return html`<slot></slot>`;
    const own = {view, stated: {}, label: strings.compare.asIs};
    return compareView({strings, columns: [own, ...variants]});
  }
}
