import {type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {ExampleState} from '../../contexts/example.js';
import type {Line} from '../../core/game/result.js';
import {locales} from '../../locales/index.js';
import {isInline} from '../views/inline.js';
import {isOff, numberText} from '../attributes/converters.js';
import {endByEscape, Pointing, pointedLine, toggleChosen} from '../acts/pointing.js';
import {emit} from '../base/emit.js';
import {ResultElement} from '../base/result-element.js';
import type {ScoredView} from '../base/situation-element.js';
import {TermsController} from '../views/terms.js';
import {breakdownView} from './breakdown-view.js';
import {breakdownStyles} from './mj-score-breakdown.styles.js';
import {handBeside, SetsElsewhere} from './sets-elsewhere.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A converter for an attribute that is on by default. */
const unlessOff = {fromAttribute: (text: string | null) => !isOff(text)};

/**
 * What a hand is worth: the hand in its sets with what they are worth, the patterns that counted, those that did not and
 * why, the formula, the cap and the total. Pointing at a line lights its tiles, and pointing at a set its lines. If the hand
 * stands in an `<mj-hand>` on the page, in the example around or named by `for`, its sets are drawn there.
 *
 * @customElement mj-score-breakdown
 * @slot - The hand in notation, if there is none from `hand`, `for` or an example around; otherwise shown until there is a
 *   result
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @fires {CustomEvent<SelectDetail>} mj-select - A line was chosen
 * @csspart breakdown - The whole element
 * @csspart status - Why it is not a win
 * @csspart note - What could not be judged
 * @csspart circumstances - Seat, round and flags, if given
 * @csspart row - The hand in its sets
 * @csspart group - A set; also `set`
 * @csspart win-mark - How the hand was won, above the winning tile
 * @csspart group-points - What sets are worth, and the name of their pattern
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing`, `tile-win`, `indexed` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart bracket - A piece of the bracket under sets that are worth something
 * @csspart table - The table of lines
 * @csspart unit - The heading of a column of numbers
 * @csspart line - A pattern that counted; also `line-lit` while its tiles are lit
 * @csspart line-name - The name
 * @csspart reading - The pronunciation of the name
 * @csspart condition - The condition of the pattern
 * @csspart cite - The number of its rule
 * @csspart provenance - The mark of a rule that is not on the rule page
 * @csspart line-tiles - The tiles that the pattern counts, if they are not groups: flowers, dora, ガリ
 * @csspart line-value - What it is worth
 * @csspart line-none - The empty cell of a column in which the pattern does not count
 * @csspart excluded - The patterns that did not count
 * @csspart excluded-label - The heading before them
 * @csspart line-excluded - One of them
 * @csspart sums - The row of sums
 * @csspart total-label - The word before the total
 * @csspart formula - How the total is calculated
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - The total
 * @csspart payments - How the payments to the winner are calculated
 * @csspart payment - The equal payments of some players
 * @csspart mismatch - The note that the author expects another total
 * @csspart rules-badge - The rules used for scoring
 * @csspart version - The rule set with its version
 * @csspart changed-options - The house rules that differ from the defaults
 * @csspart problem - An error: the situation cannot be scored, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=4em] - Height of an upright tile, if there is room for all tiles
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjScoreBreakdown extends ResultElement {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = breakdownStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    view: {reflect: true, useDefault: true},
    showExcluded: {type: Boolean, attribute: 'show-excluded', converter: unlessOff, useDefault: true},
    reading: {reflect: true},
    cite: {type: Boolean, useDefault: true},
    inHand: {attribute: false},
    expect: {type: Number, converter: numberText},
  };

  /** The id of the element whose hand is shown. */
  for?: string;

  /** How much is shown: `full`; `lines`, without groups and conditions; or, inside a sentence, `formula` or `total`. */
  view: 'full' | 'lines' | 'formula' | 'total' = 'full';

  /** Shows patterns that the hand has but that are not counted; `off` omits them. */
  showExcluded = true;

  /** Where the pronunciation of names is shown: `beside` or below them, as `ruby` over them, or `none`, the default for Chinese names. */
  reading?: 'beside' | 'ruby' | 'none';

  /** Shows the number of each rule with a link to it, and the source of rules that are not on the rule page. */
  cite = false;

  /** Whether the example around shows the hand. Not meant for pages. */
  inHand = false;

  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;

  private readonly terms = new TermsController(this);
  /** Lights tiles and lines where no example around does. */
  private readonly pointing = new Pointing(() => this.redraw());
  private readonly setsElsewhere = new SetsElsewhere();
  /** Whether the page has declared the sets in here: then they stay, so that nothing moves. */
  private declaresSets = false;
  /** Puts out the light that this element has lit last. */
  private putOut?: () => void;

  protected readonly vocabulary = locales;
  protected override readonly near = new ViewportScheduler(this, this.internals.states, () =>
    isInline(this.view),
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.putOut?.();
    this.setsElsewhere.end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = this.computed.view;
    super.willUpdate(changed);
    const {view} = this.computed;
    if (view?.state.point !== before?.state.point) this.putOut?.();
    if (view?.result !== before?.result) this.pointing.follow(view?.result);
    this.drawElsewhere();
  }

  /** Draws the sets in the hand that stands on the page already. */
  private drawElsewhere(): void {
    const {setsElsewhere, inHand, view: shows, lit, source} = this;
    const {view} = this.computed;
    this.declaresSets ||= this.isDeclared;
    if (this.declaresSets || inHand || shows !== 'full' || !view || !lit) setsElsewhere.end();
    else setsElsewhere.draw(handBeside(this, source.element), {...view, state: lit});
  }

  /** Highlights the tiles of the line with this pattern id; without an id, of no line. */
  highlight(id?: string): void {
    const line = this.computed.view?.result.lines.find((one) => one.id === id);
    this.pointIn(({point}) => point?.(line && pointedLine(line), true));
  }

  /** The state to point in: that of the example around, or else its own. */
  private get lit(): ExampleState | undefined {
    const {state} = this.computed.view ?? {};
    return state && !state.point ? {...state, ...this.pointing.state} : state;
  }

  private pointIn(act: (state: ExampleState) => void): void {
    const {lit} = this;
    if (!lit) return;
    this.putOut = () => {
      this.putOut = undefined;
      lit.point?.(undefined, true);
    };
    act(lit);
  }

  private readonly handlePoint = (line: Line | undefined, event: Event) => {
    // a finger points by tapping
    if ('pointerType' in event && event.pointerType === 'touch') return;
    this.pointIn(({point}) => point?.(line && pointedLine(line)));
  };

  private readonly handlePin = (line: Line) => {
    const {id, groups} = line;
    this.pointIn((state) => toggleChosen(state, pointedLine(line)));
    emit(this, 'mj-select', {kind: 'line', id, groups});
  };

  private readonly handleKeydown = (event: KeyboardEvent) => {
    if (this.lit) endByEscape(this.lit, event);
  };

  protected override renderScore(view: ScoredView): TemplateResult {
    const {view: shows, showExcluded, index, expect, cite, lit = view.state} = this;
    const inHand = this.inHand || this.setsElsewhere.areDrawn;
    return breakdownView(
      {...view, state: lit},
      {
        ...{shows, showExcluded, index, expect, cite, inHand, ofExample: this.inHand},
        terms: isInline(shows) ? undefined : this.terms.section(view.strings),
        onPoint: this.handlePoint,
        onPin: this.handlePin,
        onKeydown: this.handleKeydown,
      },
    );
  }
}
