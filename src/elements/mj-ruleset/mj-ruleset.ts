import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {TextProblem, TextReading} from '../../contexts/ruleset.js';
import {announce, hush} from '../../controllers/announcer.js';
import {memoizeLast} from '../../controllers/memoize.js';
import {later} from '../../controllers/fetched.js';
import {ViewportScheduler} from '../../controllers/viewport-scheduler.js';
import {
  expectRuleset,
  readingOf,
  refusalOf,
  registeredRuleset,
  RulesetController,
} from '../../controllers/rulesets.js';
import {unhidden} from '../../controllers/unhidden.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import type {ElementMeta} from '../meta.js';
import {MjElement, type Computed} from '../base/mj-element.js';
import {prefersStill} from '../acts/still.js';
import {meta} from './meta.js';
import {rulesetStyles} from './mj-ruleset.styles.js';
import {countText, marksView, reportView, type ReadingView} from './reading-view.js';
import {measureMarks, type RowMark} from './row-marks.js';

const reader = () => import('../../loader/page-rules.js');

/** What reads the rules of a page, for all elements that name them. */
const readerFor = later(reader);

/** A new count is said once the author has stopped typing for so many milliseconds. */
const QUIET = 1000;

/**
 * An author's own rules as text, and how they are read: a mark beside each row, how many rows score, and what is wrong, with
 * its line and what may be meant. The text stays as it is; without script it is all that is shown. An edit of the text
 * is read at once.
 *
 * The rules stand inside, as a table, a list or lines; or elsewhere on the page, under the id in `for`. Other elements score
 * by them with `rules="#…"` and the same id.
 *
 * @customElement mj-ruleset
 * @slot - The rules, and the author's words around them
 * @fires {CustomEvent<Problem>} mj-invalid - No element has the id in `for`, or nothing of the text can be scored
 * @csspart mark - The mark beside a row; also `scored` or `wanting`
 * @csspart report - All below the text
 * @csspart count - How many rows were read, and how many score
 * @csspart legend - What the marks mean
 * @csspart nameless - The remark that an id is missing
 * @csspart problems - What is wrong
 * @csspart problem - One place that is wrong
 * @csspart button - A button that shows the place
 * @csspart about - The piece of text that is wrong
 * @csspart error - What is wrong with it, and what to write
 * @cssprop [--mj-target=2.25em] - Minimum height of everything that can be tapped
 * @cssState invalid - Nothing can be scored
 * @cssState waiting - Not read yet: elements before it are drawn first; the text itself is shown
 * @cssState far - Out of view and not read yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjRuleset extends MjElement<AllStrings, ReadingView> {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = rulesetStyles;

  static override properties: PropertyDeclarations = {
    for: {},
  };

  /** The id of the element that has the rules, if they do not stand inside. */
  for?: string;

  protected readonly vocabulary = allWords;
  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  private readonly rulesets = new RulesetController(this, () => this.name);
  private readonly viewOf = memoizeLast((reading: TextReading, {ruleset, lang}: AllStrings): ReadingView => ({
    reading,
    strings: ruleset,
    lang,
  }));
  /** The author's text; scrolls if it is too wide. */
  private text?: HTMLSlotElement;
  private sizes?: ResizeObserver | undefined;
  private marks: readonly RowMark[] = [];
  /** The line of the problem that the author has asked for. */
  private shownLine?: number | undefined;
  /** The count that was said last. */
  private said?: string;

  /** The name of the rules, as elements say it: `#wenling`. */
  private get name(): string {
    const id = this.for || this.id;
    return id ? `#${id}` : '';
  }

  /** The author's text is there from the beginning, whenever it comes to be read. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.text = unhidden(this.ownerDocument, 'createElement')('slot');
    root.append(this.text);
    return root;
  }

  override comeIn(): void {
    super.comeIn();
    const view = unhidden(this.ownerDocument, 'defaultView');
    // that of the page would see the sizes of a frame too late
    this.sizes = view ? new view.ResizeObserver(() => this.measureNext(view)) : undefined;
    this.sizes?.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes?.disconnect();
    hush(this);
  }

  protected override readInput(): void {
    const {name} = this;
    const reader = name ? readerFor(this) : undefined;
    if (reader && this.isConnected) expectRuleset(name, reader.followPageRules(name, this));
    this.rulesets.refresh();
    super.readInput();
  }

  protected override compute(): Computed<ReadingView> {
    const {strings, rulesets, name} = this;
    const reading = name ? readingOf(name, rulesets.knownRuleset) : undefined;
    const fault = name ? refusalOf(name) : undefined;
    const view = reading && strings && this.viewOf(reading, strings);
    return {...(view && {view}), ...(fault && {fault})};
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.measure();
    const {view} = this.computed;
    if (!view) return;
    const text = countText(view);
    if (this.said !== undefined && this.said !== text) announce(this, text, QUIET);
    this.said = text;
  }

  /**
   * Random hands that win by these rules, as situations for `<mj-example>`: to see what they make of them. They are the
   * same for the same text and seed.
   * @param count how many; fewer are found if few hands win
   * @returns none if nothing can be scored
   */
  async drawHands(count = 10, seed = '1'): Promise<readonly Situation[]> {
    const {name} = this;
    if (!name) return [];
    const [{catchUpPageRules}, {winsOf}] = await Promise.all([
      reader(),
      import('../../variant/check/hands.js'),
    ]);
    await catchUpPageRules(name, this);
    const known = registeredRuleset(name);
    return known ? winsOf(known.ruleset, count, seed) : [];
  }

  /** Measures in the next frame: a change in the one that is observed would be observed again. */
  private measureNext(view: Window): void {
    view.requestAnimationFrame(() => this.measure());
  }

  /** Lets keys scroll the text if it is too wide. */
  private measureText(): void {
    const {text, strings} = this;
    if (!text || !strings) return;
    const reached = {tabindex: '0', role: 'group', 'aria-label': strings.ruleset.text};
    const scrolls = text.scrollWidth > text.clientWidth;
    for (const [name, value] of Object.entries(reached)) {
      if (scrolls) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  }

  /** Brings the marks to where the rows are now. A text that stands elsewhere has none. */
  private measure(): void {
    this.measureText();
    const {view} = this.computed;
    const marks = view && this.isConnected && !this.for ? measureMarks(this, view.reading) : [];
    if (JSON.stringify(marks) === JSON.stringify(this.marks)) return;
    this.marks = marks;
    this.redraw();
  }

  private readonly handleShow = ({line}: TextProblem): void => {
    const place = this.computed.view?.reading.placeOf(line);
    const element = place && ('startContainer' in place ? place.startContainer.parentElement : place);
    element?.scrollIntoView({block: 'center', behavior: prefersStill() ? 'auto' : 'smooth'});
    this.shownLine = line;
    this.redraw();
  };

  override render(): TemplateResult | typeof nothing {
    const {view} = this.computed;
    const {marks, shownLine} = this;
    const report = view ? reportView(view, !this.for, this.handleShow) : this.renderUnread();
    return html`${marksView(marks, shownLine)}
      <section class="report" part="report">${report}</section>`;
  }

  /** Why there is no text that could be read; nothing while it is being fetched. */
  private renderUnread(): TemplateResult | typeof nothing {
    const {problem, strings, name} = this;
    if (problem) return this.renderProblem(this.name, problem.field);
    return name || !strings ? nothing : html`<p part="nameless">${strings.ruleset.nameless}</p>`;
  }
}
