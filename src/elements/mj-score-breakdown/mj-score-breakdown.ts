import {type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import {NearController} from '../../controllers/near.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {Line, ScoreResult} from '../../core/game/result.js';
import {tileName} from '../../core/tiles/tile.js';
import {locales} from '../../locales/index.js';
import {isInline} from '../inline.js';
import {resultOnly} from '../property-kinds.js';
import {numberText} from '../converters.js';
import {emit} from '../score-news.js';
import {ShowsTiles} from '../shows-tiles.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {isBesideHand} from '../stated.js';
import {breakdownView} from './breakdown-view.js';
import {widthOfGroups} from './points.js';
import {breakdownStyles} from './mj-score-breakdown.styles.js';

/** A converter for an attribute that is on by default. */
const unlessOff = {fromAttribute: (text: string | null) => !/^(?:false|off|no|0)$/.test(text ?? '')};

/**
 * What a hand is worth: the hand group by group with the points of each, the patterns that counted, those that did
 * not and because of what, the formula, the cap and the total. A line that is pointed at lights up its tiles, here and
 * in the hand of the example.
 *
 * @customElement mj-score-breakdown
 * @slot - The hand in notation, where neither `hand` nor `for` nor an example around gives one; else what is shown until there is a
 *   result
 * @fires {CustomEvent<ScoreDetail>} mj-score - The element's own situation has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be scored
 * @fires {CustomEvent<SelectDetail>} mj-select - A reader has chosen a line
 * @csspart breakdown - The whole
 * @csspart status - Why it is no win
 * @csspart note - What could not be judged
 * @csspart circumstances - Seat, round and flags, as far as they are given
 * @csspart groups - The hand, group by group
 * @csspart group - A group with its points
 * @csspart group-points - What a group is worth
 * @csspart tile - A tile; also `tile-red`, `tile-wild`, `tile-win`, `indexed` and `lit`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart bracket - A piece of a bracket over the groups of a pattern that several of them make
 * @csspart table - The table of lines
 * @csspart unit - The head of a column of numbers
 * @csspart line - A pattern that counted; also `line-lit` while its tiles are lit
 * @csspart line-name - Its name
 * @csspart reading - How the name is read
 * @csspart condition - When it counts
 * @csspart cite - The number of its rule
 * @csspart provenance - The mark of a rule that is not on the rule page
 * @csspart line-tiles - The tiles that it counts, where they are no groups: flowers, dora, ガリ
 * @csspart line-value - What it is worth
 * @csspart line-none - The column in which it does not count
 * @csspart excluded - The patterns that did not count
 * @csspart excluded-label - The head of these
 * @csspart line-excluded - One of these
 * @csspart sums - The row of sums
 * @csspart total-label - The word before the total
 * @csspart formula - How the total comes about
 * @csspart cap - The word for the cap, or for rounding
 * @csspart total - The total
 * @csspart payments - What the winner gets of each of the others, reckoned
 * @csspart payment - What some of them pay, each as much
 * @csspart mismatch - Says that the author expects another total
 * @csspart rules-badge - Which rules the score is by
 * @csspart version - The pinned rule set
 * @csspart changed-options - What was agreed otherwise
 * @csspart problem - A situation that cannot be scored, and the reason
 * @csspart field - The name of the attribute, where it is not the hand
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.75em] - Height of a tile in a hand; the groups' tiles are a little smaller
 * @cssState invalid - The situation cannot be scored
 * @cssState waiting - Not drawn yet: others are before it
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjScoreBreakdown extends ShowsTiles<SituationElement>(SituationElement) {
  static override styles: CSSResultGroup = breakdownStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    view: {reflect: true, useDefault: true},
    showExcluded: {type: Boolean, attribute: 'show-excluded', converter: unlessOff, useDefault: true},
    reading: {reflect: true},
    cite: {type: Boolean, useDefault: true},
    besideHand: {attribute: false},
    result: {attribute: false, converter: resultOnly},
    expect: {type: Number, converter: numberText},
    pointed: {state: true},
    pinned: {state: true},
  };

  /** The id of the element whose hand this one shows. */
  for?: string;

  /** How much is shown: `full`; the `lines` without groups and conditions; or, inside a sentence, `formula` or `total`. */
  view: 'full' | 'lines' | 'formula' | 'total' = 'full';

  /** Shows what was true of the hand and not counted; `off` leaves it out. */
  showExcluded = true;

  /** How names are read: `beside` or below them, `ruby` over them, or `none`. Chinese names are not, by default. */
  reading?: 'beside' | 'ruby' | 'none';

  /** Says the number of each rule with a link to it, and where a rule is from that is not on the rule page. */
  cite = false;

  /** Whether the hand stands beside it: then groups are shown only where something counts on them. */
  besideHand?: boolean;

  /** A result that is known already, in place of one that is reckoned. */
  override result?: ScoreResult;

  /** The total that the author of the page expects. */
  override expect?: number;

  private pointed?: Line;
  private pinned?: Line;

  protected override readonly readsText = true;
  protected readonly vocabulary = locales;
  protected override readonly near = new NearController(this, this.internals.states, 1, () =>
    isInline(this.view),
  );

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.active) this.putOut();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = this.computed.view;
    super.willUpdate(changed);
    // another result may lack the chosen line, or have a new object for it
    if (!this.active || this.computed.view?.result === before?.result) return;
    before?.state.point?.();
    this.putOut(this.pinned?.id);
  }

  /** Makes groups as large as the hand would be; that depends on their width. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const {view} = this.computed;
    if (!view) return;
    const width = widthOfGroups(view.result.groups);
    // a declared shadow root may precede it
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('.groups'))
      row.style.setProperty('--_width', width.toFixed(2));
  }

  /** Lights up the tiles of a line by its pattern's id; without one, none. */
  highlight(id?: string): void {
    this.pinned = this.computed.view?.result.lines.find((line) => line.id === id);
    this.point();
  }

  /** The line whose tiles are lit. */
  private get active(): Line | undefined {
    return this.pointed ?? this.pinned;
  }

  private point(): void {
    const {active} = this;
    this.computed.view?.state.point?.(active?.groups, tilesIn(active?.tiles).map(tileName));
  }

  /** @param kept id of a line that stays lit */
  private putOut(kept?: string): void {
    this.pointed = undefined;
    this.highlight(kept);
  }

  private readonly handlePoint = (line: Line | undefined, event: Event) => {
    // a finger points by tapping
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    this.pointed = line;
    this.point();
  };

  private readonly handlePin = (line: Line) => {
    const {id, groups} = line;
    this.pinned = this.pinned?.id === id ? undefined : line;
    if (!this.pinned) this.pointed = undefined;
    this.point();
    emit(this, 'mj-select', {kind: 'line', id, groups});
  };

  private readonly handleKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.pinned) return;
    // a dialog around stays open
    event.preventDefault();
    this.putOut();
  };

  protected override renderScore(view: ScoredView): TemplateResult {
    const {view: shows, showExcluded, index, expect, active, cite} = this;
    const besideHand = this.besideHand ?? isBesideHand(this);
    return breakdownView(view, {
      ...{shows, showExcluded, index, expect, active, cite, besideHand},
      pinned: this.pinned?.id,
      onPoint: this.handlePoint,
      onPin: this.handlePin,
      onKeydown: this.handleKeydown,
    });
  }
}
