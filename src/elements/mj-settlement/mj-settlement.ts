import {type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import {NearController} from '../../controllers/near.js';
import type {ScoreResult} from '../../core/game/result.js';
import {locales} from '../../locales/index.js';
import {resultOnly} from '../property-kinds.js';
import {numberText} from '../converters.js';
import {ShowsTiles} from '../shows-tiles.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {settlementStyles} from './mj-settlement.styles.js';
import {settlementView} from './settlement-view.js';

/**
 * Who pays whom: a table of all seats with what each gains or loses, every payment with its reason, and, where
 * everybody scores, what the other hands are worth.
 *
 * @customElement mj-settlement
 * @slot - The hand in notation, where neither `hand` nor `for` nor an example around gives one; else what is shown until there is a
 *   result
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @csspart settlement - The whole
 * @csspart matrix - The table: rows pay, columns receive
 * @csspart caption - The head of the table
 * @csspart seat - A seat at the head of a column
 * @csspart seat-mark - Dealer, or winner
 * @csspart amount - What one seat pays another
 * @csspart no-amount - A cell of the table where nothing is paid
 * @csspart worth - What a hand is worth
 * @csspart net - What a seat gains or loses
 * @csspart payments - The list of payments
 * @csspart reason - The payments of one reason
 * @csspart payment - One payment
 * @csspart reckoned - How an amount is reckoned
 * @csspart groups - Such a hand, group by group
 * @csspart group - A group with its points
 * @csspart group-points - What a group is worth
 * @csspart bracket - A piece of a bracket over the groups of a pattern that several of them make
 * @csspart tile - A tile; also `tile-red`, `tile-wild` and `indexed`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart others - The hands of those who have not won
 * @csspart others-label - The head of these
 * @csspart other - One of these
 * @csspart formula - How its total comes about
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - Its total
 * @csspart empty - Says that nobody pays, or that nobody can say who does
 * @csspart mismatch - Says that the author expects another total
 * @csspart problem - A situation that cannot be scored, and the reason
 * @csspart field - The name of the attribute, where it is not the hand
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: others are before it
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjSettlement extends ShowsTiles<SituationElement>(SituationElement) {
  static override styles: CSSResultGroup = settlementStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    view: {reflect: true, useDefault: true},
    result: {attribute: false, converter: resultOnly},
    expect: {type: Number, converter: numberText},
  };

  /** The id of the element whose hand this one shows. */
  for?: string;

  /** What is shown: `full`, or alone the `matrix`, the `list` of payments, or the hands of the `others`. */
  view: 'full' | 'matrix' | 'list' | 'others' = 'full';

  /** A result that is known already, in place of one that is reckoned. */
  override result?: ScoreResult;

  /** The total that the author of the page expects. */
  override expect?: number;

  protected override readonly readsText = true;
  protected readonly vocabulary = locales;
  protected override readonly near = new NearController(this, this.internals.states);

  protected override renderScore(view: ScoredView): TemplateResult {
    const {view: shows, index, expect} = this;
    return settlementView(view, {shows, index, expect});
  }
}
