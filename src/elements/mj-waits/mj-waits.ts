import {html, type CSSResultGroup, type PropertyDeclarations, type TemplateResult} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {waits} from '../../core/waiting/waits.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import type {Computed} from '../base/mj-element.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {beforeWin, shownWaits, type ShownWaits} from './find.js';
import {waitsStyles} from './mj-waits.styles.js';
import {waitsView} from './waits-view.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A hand with what it waits for. */
interface WaitsFound extends Computed<ScoredView<AllStrings>> {
  readonly shown?: ShownWaits;
}

/**
 * What a hand waits for: each tile with its score by discard and by self-draw, how many are left, and why a win with it
 * is not allowed. For a hand that is not ready: how far it is from ready, and which tiles bring it closer. For a hand
 * that has won: the waits before its winning tile.
 *
 * @customElement mj-waits
 * @slot - The hand in notation, if there is none from `hand`, `for` or an example around; otherwise shown until the waits
 *   are known
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be read
 * @csspart waits - The whole element
 * @csspart summary - Whether the hand is ready, or how far it is from ready
 * @csspart table - The table of waits
 * @csspart wait - A row: tiles that score alike
 * @csspart tiles - The tiles of a row
 * @csspart waited - A tile and how many of it are left
 * @csspart left - The number of tiles left
 * @csspart wait-value - What a tile scores
 * @csspart wait-refused - The score of a tile if a win with it were allowed
 * @csspart reason - Why it is not allowed
 * @csspart nearer-label - The line before the tiles that bring the hand closer to ready
 * @csspart nearer - The tiles that bring the hand closer to ready
 * @csspart tile - A tile; also `tile-red`, `tile-wild` and `tile-win`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - An error: the situation cannot be read, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.25em] - Height of a tile
 * @cssprop [--mj-waits-block-size=7.75em] - Minimum height, reserved also before the element is drawn
 * @cssState invalid - The situation cannot be read
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjWaits extends ShowsTiles<SituationElement<AllStrings>>(SituationElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = waitsStyles;

  static override properties: PropertyDeclarations = {for: {}};

  /** The id of the element whose hand is shown. */
  for?: string;

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = allWords;
  protected override computed: WaitsFound = {};
  private readonly waitingIn = memoizeLast(
    (situation: Situation): Situation => beforeWin(situation).situation,
  );
  private readonly shownIn = memoizeLast(shownWaits);

  /** The hand before its winning tile came. */
  protected override get shownExample(): ExampleState | undefined {
    const {state} = this.source;
    if (!state?.situation.hand) return undefined;
    const {result: _, ...rest} = state;
    return {...rest, situation: this.waitingIn(state.situation)};
  }

  protected override reports(): boolean {
    return this.source.state !== this.source.givenExample;
  }

  /** The element shows no score. */
  protected override get tells() {
    return 'nothing' as const;
  }

  protected override compute(): WaitsFound {
    const {view, fault} = super.compute();
    if (!view || fault) return {view, fault};
    const {known, strings} = view;
    const {situation} = this.source.state ?? view.state;
    return {view, shown: this.shownIn(situation, known.ruleset, strings.problems)};
  }

  protected override outcome(situation: Situation, ruleset: Ruleset): object | undefined {
    const result = waits(situation, ruleset);
    return result.reason ? undefined : result;
  }

  protected override renderScore(view: ScoredView<AllStrings>): TemplateResult {
    const {index} = this;
    const {shown} = this.computed;
    return shown ? waitsView({...view, ...shown, index}) : html`<slot></slot>`;
  }
}
