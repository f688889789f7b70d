import {html, type TemplateResult, type CSSResultGroup} from 'lit';
import {property} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {NearController} from '../../controllers/near.js';
import {SourceController} from '../../controllers/source.js';
import type {ScoreResult} from '../../core/game/result.js';
import {locales} from '../../locales/index.js';
import {resultOnly} from '../taken.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {settlementStyles} from './mj-settlement.styles.js';
import {settlementView} from './settlement-view.js';

/**
 * Who pays whom: a table of all seats with what each gains or loses, every payment with its reason, and, where
 * everybody scores, what the other hands are worth.
 *
 * @customElement mj-settlement
 * @slot - Shown until there is a result: what readers see where no script runs
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
export class MjSettlement extends SituationElement {
  static override styles: CSSResultGroup = settlementStyles;

  /** What is shown: `full`, or the `matrix` or the `list` of payments alone. */
  @property({reflect: true}) view: 'full' | 'matrix' | 'list' = 'full';

  /** A result that is known already, in place of one that is reckoned. */
  @property({attribute: false, converter: resultOnly}) result?: ScoreResult;

  protected readonly vocabulary = locales;
  protected override readonly near = new NearController(this, this.internals.states);
  private readonly source = new SourceController(this, () => this.own);
  private shown?: ScoredView;

  protected override get wanted(): ExampleState | undefined {
    const {state} = this.source;
    const {result} = this;
    if (!result) return state;
    return {situation: {rules: result.rules, hand: ''}, ...state, result};
  }

  protected override updated(): void {
    super.updated();
    this.tell(this.shown, !this.source.state?.result);
  }

  override render(): TemplateResult {
    const view = this.scored();
    this.shown = view;
    if (this.problem) return html`${this.renderSituationProblem()}`;
    return view ? settlementView(view, this.view, this.expect) : html`<slot></slot>`;
  }
}
