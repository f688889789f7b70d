import {
  html,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import {memoizeLast} from '../../controllers/memoize.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {SlicesController} from '../../controllers/slices.js';
import {tilesIn} from '../../core/notation/parse.js';
import type {ScoreResult} from '../../core/game/result.js';
import {score} from '../../core/scoring/score.js';
import {discardDifference} from '../../core/waiting/discard-difference.js';
import type {Improvement} from '../../core/waiting/improving.js';
import {notAmong, type Problem} from '../../core/situation/problem.js';
import type {Seat, WinBy} from '../../core/situation/situation.js';
import {explainingWords} from '../../locales/explain.js';
import type {ExplainingStrings} from '../../locales/explain/strings.js';
import {speakTile} from '../../locales/speech.js';
import type {Computed} from '../base/mj-element.js';
import {roam, keepTabStop} from '../acts/roving.js';
import {emit} from '../base/emit.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {tileView} from '../views/tile-view.js';
import {whatIfStyles} from './mj-whatif.styles.js';
import {VARIED, isVaried} from './varied.js';
import {variedValues, whyNothing, type VariedValue} from './values.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A scored hand, and the values that it may have instead. */
interface ValuesFound extends Computed<ScoredView<ExplainingStrings>> {
  readonly values?: readonly VariedValue[];
}

/**
 * The largest number of values scored and drawn in one task, and the time in ms after which no further one is started.
 */
const MOST = 4;
const TIME = 4;

/**
 * What a hand would be worth if one thing about it were different: a button for each possible value, with the current
 * one marked. Choosing a value changes the example.
 *
 * @customElement mj-whatif
 * @slot - Shown until there is something to vary, and without script
 * @fires {CustomEvent<VaryDetail>} mj-vary - Another value was chosen
 * @fires {CustomEvent<Problem>} mj-invalid - The element's own situation cannot be read
 * @csspart whatif - The whole element
 * @csspart label - What is varied
 * @csspart values - The values
 * @csspart value - One of them, a button; also `value-present`
 * @csspart amount - What the hand would be worth
 * @csspart difference - What the discard that the reader looks at gains and loses against the best one
 * @csspart gained - The useful tiles that it alone leaves, with how many of each cannot be seen
 * @csspart lost - Those that the best one alone leaves
 * @csspart tile - A tile
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart problem - An error: the situation cannot be read, and why
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2em] - Height of a tile
 * @cssState invalid - The situation cannot be read
 * @cssState waiting - Not drawn yet: elements before it are drawn first
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjWhatIf extends ShowsTiles<SituationElement<ExplainingStrings>>(SituationElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = whatIfStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    vary: {useDefault: true},
    sort: {},
  };

  /** The id of the element whose hand is varied. */
  for?: string;

  /** What is varied: `wild`, `win`, `discard`, `seat`, `by`, `dealer` or `counters`. */
  vary = 'wild';

  /** The order of the values: `worth` for the best first; by default the order of tiles. */
  sort?: 'worth';

  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  protected readonly vocabulary = explainingWords;
  private readonly slices = new SlicesController(this, () =>
    this.results.length < this.values.length ? Infinity : 0,
  );
  protected override computed: ValuesFound = {};
  private readonly valuesIn = memoizeLast(variedValues);
  private values: readonly VariedValue[] = [];
  private results: (ScoreResult | undefined)[] = [];
  /** The words of the results. */
  private scoredIn?: ExplainingStrings;
  /** The value that the reader looks at, compared with the best one. */
  private looked?: number;
  /** The number of values whose tiles have been drawn. */
  private drawn = 0;

  protected override reports(): boolean {
    return this.ownExample !== undefined;
  }

  protected override compute(): ValuesFound {
    const {vary} = this;
    const computed = super.compute();
    const {view, fault} = computed;
    if (!isVaried(vary)) return {...computed, fault: fault ?? notAmong(vary, 'vary', VARIED)};
    if (!view || fault) return computed;
    return {view, values: this.valuesIn(vary, view.state.situation, view.known.ruleset)};
  }

  protected override faultIn(view: ScoredView<ExplainingStrings>): Problem | undefined {
    return whyNothing(this.vary, super.faultIn(view), view.state.situation, view.known.ruleset);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {view, values} = this.computed;
    if (!view || !values) return;
    // showing new values is enough for one task
    if (this.values !== values || this.scoredIn !== view.strings) this.begin(values, view.strings);
    else this.scoreMore(view);
  }

  /** Begins anew with other values, or other words for them. */
  private begin(values: readonly VariedValue[], strings: ExplainingStrings): void {
    if (values.some(({value}, i) => value !== this.values.at(i)?.value)) this.drawn = 0;
    this.looked = undefined;
    this.values = values;
    this.scoredIn = strings;
    this.results = [];
    this.slices.reach = 1;
  }

  /** Scores as many of the values as a task has time for. */
  private scoreMore({known: {ruleset}, strings}: ScoredView<ExplainingStrings>): void {
    const until = performance.now() + TIME;
    const begun = this.results.length;
    for (const {situation, away} of this.values.slice(begun)) {
      const isEnough = this.results.length >= begun + MOST || performance.now() > until;
      if (isEnough && this.results.length > begun) return;
      this.results.push(away === undefined ? score(situation, ruleset, strings.problems) : undefined);
      this.drawn = Math.max(this.drawn, this.results.length);
    }
  }

  protected override renderScore({strings}: ScoredView<ExplainingStrings>): TemplateResult {
    const {values, vary} = this;
    const {whatif} = strings;
    const order = [...values.keys()];
    if (this.sort === 'worth') order.sort((a, b) => this.worth(b) - this.worth(a));
    const present = values.findIndex(({isPresent}) => isPresent);
    const first = present < 0 ? order[0] : present;
    const what = isVaried(vary) ? whatif.vary[vary] : vary;
    return html`<div class="whatif" part="whatif">
      <p class="label" part="label" id="label">${whatif.label(what)}</p>
      ${
        values.length
          ? html`<ul
              class="values"
              part="values"
              role="list"
              aria-labelledby="label"
              @keydown=${roam}
              @focusin=${keepTabStop}
            >
              ${order.map((at) => html`<li>${this.renderValue(at, at === first, strings)}</li>`)}
            </ul>`
          : html`<p class="none">${whatif.none}</p>`
      }${vary === 'discard' && values.length > 1 ? this.renderDifference(strings) : ''}
    </div>`;
  }

  /** The key for sorting values; tiles that may not win come last. */
  private worth(at: number): number {
    const {away, left = 0} = this.values[at];
    if (away !== undefined) return left - 1000 * away;
    const result = this.results.at(at);
    return result?.status === 'win' ? result.total : -1;
  }

  /** @param isFirst whether the button has the tab stop; arrow keys move on from there */
  private renderValue(at: number, isFirst: boolean, strings: ExplainingStrings): TemplateResult {
    const value = this.values[at];
    const {isPresent} = value;
    return html`<button
      type="button"
      part=${isPresent ? 'value value-present' : 'value'}
      tabindex=${isFirst ? 0 : -1}
      aria-pressed=${isPresent ? 'true' : 'false'}
      @click=${() => this.choose(value)}
      @focus=${() => this.look(at)}
      @pointerenter=${() => this.look(at)}
    >
      ${this.renderFace(value.value, at < this.drawn, strings)}
      <span class="amount" part="amount">${amountOf(value, this.results.at(at), strings)}</span>
    </button>`;
  }

  private look(at: number): void {
    if (this.looked === at) return;
    this.looked = at;
    if (this.vary === 'discard') this.redraw();
  }

  /** What the discard that the reader looks at gains and loses against the best one, which comes first. */
  private renderDifference(strings: ExplainingStrings): TemplateResult {
    const {values, looked = 0, index} = this;
    const best = values.at(0);
    const value = values.at(looked) ?? best;
    const view =
      best?.useful && value?.useful && value !== best ? {best: best.useful, value: value.useful} : undefined;
    const {gained, lost} = view
      ? discardDifference({useful: view.value}, {useful: view.best})
      : {gained: [], lost: []};
    const list = (label: string, part: string, tiles: readonly Improvement[]) =>
      tiles.length
        ? html`<span class="side" part=${part}
            ><span>${label}</span>${tiles.map(
              ({tile, left}) =>
                html`<span class="counted"
                  ><span class="sr">${speakTile(strings.tiles, tilesIn(tile)[0])}</span
                  >${tileView(tilesIn(tile)[0], {index})}<span>×${left}</span></span
                >`,
            )}</span
          >`
        : '';
    const {whatif} = strings;
    return html`<p class="difference" part="difference" aria-live="polite">
      ${
        gained.length || lost.length
          ? html`${list(whatif.gained, 'gained', gained)}${list(whatif.lost, 'lost', lost)}`
          : html`<span class="none">${value === best ? whatif.best : whatif.same}</span>`
      }
    </p>`;
  }

  /** @param isDrawn whether the tile is drawn; until then its space is reserved */
  private renderFace(value: string, isDrawn: boolean, strings: ExplainingStrings): TemplateResult {
    const {vary, index} = this;
    const {settlement, hand} = strings;
    if (vary === 'counters') return html`<b>${value}</b>`;
    if (vary === 'by') return html`<b>${hand.winMark[value as WinBy]}</b>`;
    if (vary === 'seat' || vary === 'dealer') return html`<b>${settlement.seats[value as Seat]}</b>`;
    const [tile] = tilesIn(value);
    const name = speakTile(strings.tiles, tile);
    return html`<span class="sr">${name}</span
      >${isDrawn ? tileView(tile, {index}) : html`<span class="tile"></span>`}`;
  }

  /** Applies the value to the example; without an example, to the element's own hand. */
  private choose({value, situation, isPresent}: VariedValue): void {
    if (isPresent) return;
    const edit = this.computed.view?.state.edit;
    if (edit) edit(situation);
    else this.situation = situation;
    this.redraw();
    emit(this, 'mj-vary', {vary: this.vary, value, situation});
  }
}

/** The amount that the hand would score, or the reason why not; an ellipsis until it has been scored. */
function amountOf(
  {away, kinds = 0, left = 0}: VariedValue,
  result: ScoreResult | undefined,
  {whatif, score: words}: ExplainingStrings,
): string | TemplateResult {
  if (away !== undefined) return `${whatif.away(away)} · ${whatif.left(kinds, left)}`;
  if (!result) return '…';
  const {status, total, unit} = result;
  const amount = words.amount(total, unit);
  if (status === 'win' || status === 'no-win-yet') return amount;
  const why = result.reason?.message ?? whatif.cannot;
  const shown = status === 'not-allowed' ? html`<s>${amount}</s>` : '–';
  return html`<span title=${why}>${shown}</span> <span class="sr">${why}</span>`;
}
