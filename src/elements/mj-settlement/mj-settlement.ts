import type {CSSResultGroup, PropertyDeclarations, PropertyValues, TemplateResult} from 'lit';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {ScoreResult} from '../../core/game/result.js';
import {locales} from '../../locales/index.js';
import {numberText} from '../attributes/converters.js';
import {ResultElement} from '../base/result-element.js';
import type {ScoredView} from '../base/situation-element.js';
import {drawArrows} from './draw-in.js';
import {settlementStyles} from './mj-settlement.styles.js';
import {settlementView} from './settlement-view.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/**
 * Who pays whom: the seats around a table with what each gains or loses, and an arrow for what one pays another; every
 * payment with its reason; and, in rule sets in which all players score, what the other hands are worth. Screen readers, and
 * places too narrow for the drawing, have a table of the seats instead.
 *
 * @customElement mj-settlement
 * @slot - The hand in notation, if there is none from `hand`, `for` or an example around; otherwise shown until there is a
 *   result
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart settlement - The whole element
 * @csspart drawing - The drawing: seats, arrows and amounts
 * @csspart unit - What is paid, in its heading
 * @csspart plate - A seat of the drawing
 * @csspart arrow - An arrow from who pays to who receives
 * @csspart matrix - The table: rows pay, columns receive
 * @csspart caption - The heading of the drawing, and of the table
 * @csspart seat - A seat on its plate, or at the head of a column
 * @csspart seat-mark - Dealer, or winner
 * @csspart amount - What one seat pays another
 * @csspart no-amount - A cell of the table where nothing is paid
 * @csspart worth - What a hand is worth
 * @csspart net - What a seat gains or loses
 * @csspart payments - The list of payments
 * @csspart reason - The payments of one reason
 * @csspart payment - One payment
 * @csspart reckoned - How an amount is calculated
 * @csspart row - Another hand in its sets
 * @csspart group - A set; also `set`
 * @csspart group-points - What sets are worth, and the name of their pattern
 * @csspart bracket - A piece of the bracket under sets that are worth something
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing` and `indexed`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart others - The hands of the players who have not won
 * @csspart others-label - The heading before them
 * @csspart other - One of them
 * @csspart formula - How that total is calculated
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - The total of another hand
 * @csspart empty - The note that nobody pays, or that the payments are unknown
 * @csspart mismatch - The note that the author expects another total
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjSettlement extends ResultElement {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = settlementStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    view: {reflect: true, useDefault: true},
    expect: {type: Number, converter: numberText},
  };

  /** The id of the element whose hand is shown. */
  for?: string;

  /**
   * What is shown: `full`, or only the `payments`, drawn and as sentences; the `matrix` as a table; the `list` of sentences; or
   * the hands of the `others`.
   */
  view: 'full' | 'payments' | 'matrix' | 'list' | 'others' = 'full';

  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;

  protected readonly vocabulary = locales;
  protected override readonly near = new ViewportScheduler(this, this.internals.states);

  private lastShown?: ScoreResult;

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {lastShown, result} = this;
    if (!result || result === lastShown) return;
    this.lastShown = result;
    // what comes first stands there at once
    if (lastShown) drawArrows(this.renderRoot);
  }

  protected override renderScore(view: ScoredView): TemplateResult {
    const {view: shows, index, expect} = this;
    return settlementView(view, {shows, index, expect});
  }
}
