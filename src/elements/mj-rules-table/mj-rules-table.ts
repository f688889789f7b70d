import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {BackdropController} from '../../controllers/backdrop.js';
import {ViewportScheduler, whenNear} from '../../controllers/viewport-scheduler.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {SlicesController} from '../../controllers/slices.js';
import {enqueue} from '../../controllers/turns.js';
import {onWindow} from '../../controllers/window-events.js';
import type {Situation} from '../../core/situation/situation.js';
import {sameRules, unpinned} from '../../core/situation/restated.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {mismatchView} from '../views/mismatch-view.js';
import type {Computed} from '../base/mj-element.js';
import {asText, numberText} from '../attributes/converters.js';
import {ShowsTiles} from '../base/shows-tiles.js';
import {SituationElement, type ScoredView} from '../base/situation-element.js';
import {TermsController} from '../views/terms.js';
import {strayWord} from './choose.js';
import {loadExample} from './load-example.js';
import {
  asksMade,
  ListedPatterns,
  ownWords,
  searchedWords,
  type ListedRules,
  type Listing,
  type SearchedWords,
} from './listed-patterns.js';
import {rulesTableStyles} from './mj-rules-table.styles.js';
import type {GroupBy, PatternRow, Sort} from './pattern-rows.js';
import type {PatternsView} from './shown-table.js';
import {rulesFound, rulesView} from './rules-view.js';
import {patternsView} from './patterns-view.js';
import {USUAL_COLUMNS, type TableView} from './table-view.js';
import {legendView} from './tools-view.js';
import type {HandedLooks} from '../../contexts/looks.js';
import type {ElementMeta} from '../meta.js';
import {meta} from './meta.js';

/** A scored hand, if there is one, and the listed patterns. */
interface TableComputed extends Computed<ScoredView<AllStrings>> {
  /** Absent until the examples are loaded. */
  readonly listing?: Listing | undefined;
}

/** The number of rows drawn at one turn. */
const ROWS = 10;

/** The pause in typing before the number of rows is announced, in milliseconds. */
const QUIET = 600;

/**
 * Every pattern of a rule set, from the same table as the scorer: name, value, condition, the patterns it includes, an
 * example hand, and its source. They are shown as a wall of cards by value, each with its example in sets, where those that
 * make the pattern stand on a line; or, by `view="table"`, as a table that readers sort. Both are filtered by their author and
 * searched by their reader: for names in any of the four languages, words of conditions, a value or the number of a rule.
 * Patterns that the current hand scores are highlighted; those included in others are greyed. An example can be loaded
 * into the example or editor that the table is linked with.
 *
 * A table of the author's inside the tag is what readers see until the script has come.
 *
 * @customElement mj-rules-table
 * @slot - Shown until the table is drawn, and without script
 * @fires {CustomEvent<LoadExampleDetail>} mj-load-example - The example of a pattern was asked for; if cancelled, it is not loaded
 * @fires {CustomEvent<ScoreDetail>} mj-score - The table's own hand has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - The total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The rule set is unknown, or the element's own situation cannot be scored
 * @csspart tools - The search field and the number of rows
 * @csspart search - The field with its label
 * @csspart search-field - The field
 * @csspart count - How many patterns are shown
 * @csspart wall - The wall: title, search, values and sections
 * @csspart jump - The values above the sections
 * @csspart jump-button - One of them, which leads to its section
 * @csspart more-button - The button of a card that opens what is not counted beside the pattern, and its rule
 * @csspart more - What it opens
 * @csspart hand - The example of a card, in sets; its tiles have the parts of those of `<mj-hand>`
 * @csspart set - A set of it; also `set-lit` and `set-pale`, where some sets make the pattern and others do not
 * @csspart label - The word before the tiles beside that hand
 * @csspart tile - A tile of it; also `tile-red`, `tile-wild`, `tile-back`, `tile-sideways`, `tile-standing` and `tile-win`
 * @csspart index - The numeral or letter in a tile's corner
 * @csspart table - The table
 * @csspart caption - The title
 * @csspart head - The row of heads
 * @csspart column - The head of a column
 * @csspart sort - The button that sorts by a column
 * @csspart group - Rows or cards that belong together
 * @csspart group-label - The heading of a group
 * @csspart row - A pattern, as a row or as a card; also `row-counted` and `row-excluded`, for the current hand
 * @csspart name - The name
 * @csspart reading - The pronunciation of the name
 * @csspart row-mark - Says that the pattern counts, or is included in another
 * @csspart value - The value, with each case separately
 * @csspart changed - What a preset changed
 * @csspart made - About how often computer players make the pattern
 * @csspart counted - Below the table, how that was counted
 * @csspart condition - The condition of the pattern
 * @csspart includes - What is not counted beside it
 * @csspart example - The example
 * @csspart no-example - The reason why there is no example
 * @csspart circumstances - The circumstances of the example
 * @csspart load - The button that loads it
 * @csspart provenance - The shape that says where a rule comes from
 * @csspart mismatch - The note that the author expects another total
 * @csspart legend - What the shapes mean
 * @csspart source - The link to the rule page
 * @csspart rules - The numbered rules
 * @csspart rules-label - The heading
 * @csspart rule - One of them
 * @csspart problem - An error and its reason
 * @csspart field - The wrong attribute, if the hand is not at fault
 * @csspart text - The wrong text
 * @csspart mark - The place in that text
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=2.125em] - Height of a tile in an example if there is room for the hand; 1.75em in a table
 * @cssprop [--mj-sticky-top=0px] - Height of a bar at the top of the page; the heads of sections stay below it
 * @cssprop --mj-name-width - Width of the column of names, if columns stand side by side
 * @cssprop [--mj-value-width=7.5em] - Width of the column of values
 * @cssprop [--mj-example-width=23em] - Width of the column of examples, if columns stand side by side
 * @cssprop [--mj-cite-width=6em] - Width of the column of rules, if columns stand side by side
 * @cssprop [--mj-rules-table-block-size=100vh] - Height that prestyle.css reserves until the element is drawn
 * @cssState waiting - Not drawn yet: elements before it are drawn first, or the rule set or its words are still loading
 * @cssState invalid - The rule set or a pattern in `level` or `filter` is unknown, or the element's own situation cannot be scored
 * @cssState far - Out of view and not drawn yet; its room is reserved
 * @cssState apart - Drawn while out of view; contained until it is scrolled near
 */
export class MjRulesTable extends ShowsTiles<SituationElement<AllStrings>>(SituationElement) {
  static override readonly meta: ElementMeta = meta;

  static override styles: CSSResultGroup = rulesTableStyles;

  static override properties: PropertyDeclarations = {
    for: {},
    view: {reflect: true, useDefault: true},
    sort: {useDefault: true},
    groupBy: {attribute: 'group-by', useDefault: true},
    filter: {useDefault: true},
    level: {converter: asText, useDefault: true},
    columns: {useDefault: true},
    search: {useDefault: true},
    showRules: {type: Boolean, attribute: 'show-rules', useDefault: true},
    loadable: {type: Boolean, useDefault: true},
    reading: {reflect: true},
    expect: {type: Number, converter: numberText},
    searching: {state: true},
  };

  /** The id of the element whose hand is shown. */
  for?: string;

  /** How the patterns are shown: as a `wall` of cards by value, each with its example in sets, or as a `table` with columns. */
  view: PatternsView = 'wall';

  /** The order of the rows, on the wall in each section: that of the rule `page`, by `name` or by `value`; `-` before it reverses the order. */
  sort = 'page';

  /** Groups the rows by `value` or by `kind` (sets, form, tiles, way of winning, beside the hand); a wall is grouped by value if not by kind. */
  groupBy: GroupBy = 'none';

  /** Shows only these: ids of patterns, or the provenance `page`, `found` or `reconstructed`. */
  filter = '';

  /** For beginners: shows only this many patterns, the most important ones, or those with these ids. */
  level = '';

  /** The columns beside the names, or the parts of cards: `value`, `condition`, `includes`, `example` and `cite`; and `made`, about how often computer players make a pattern. */
  columns: string = USUAL_COLUMNS.join(' ');
  /** The initial search text. */
  search = '';
  /** Shows the numbered rules too. */
  showRules = false;
  /** Offers to load examples where the page itself listens to `mj-load-example`. */
  loadable = false;
  /** Where the pronunciation of names is shown: `beside` or below them, as `ruby` over them, or `none`, the default for Chinese names. */
  reading?: 'beside' | 'ruby' | 'none';
  /** The total that the author expects; a note is shown if the total is different. */
  override expect?: number;

  protected readonly vocabulary = allWords;
  protected override readonly near = new ViewportScheduler(this, this.internals.states);
  /** Whether a reader is searching; the names of all languages are then needed. */
  private searching = false;
  private readonly terms = new TermsController(this);
  private readonly patterns = new ListedPatterns();
  protected override computed: TableComputed = {};
  /** Examples of the patterns, and the words that are searched; undefined until they are loaded. */
  private examples?: ListedRules['examples'];
  private searched?: SearchedWords;
  private made?: ListedRules['made'];
  private lastFound = '';
  /** Ids of patterns whose exclusions and rule are open on the wall. */
  private readonly opened = new Set<string>();
  private readonly slices = new SlicesController(this, () => (this.listing?.rows.length ?? 0) / ROWS);

  constructor() {
    super();
    onWindow(this, ['beforeprint'], this.handlePrint);
    new BackdropController(this, '.wall');
  }

  /** The attributes beside the hand, with `for` alone: within an example of other rules a table shows its own. */
  protected override get statedFields(): Partial<Situation> {
    return this.for ? super.statedFields : {};
  }

  /** The source, if it has the same rules; it may lack a hand. */
  private get linked(): ExampleState | undefined {
    const {state = this.source.givenExample} = this.source;
    const rules = this.rules ?? this.ruleset?.id;
    return !rules || sameRules(rules, state?.situation.rules) ? state : undefined;
  }

  /** The source, else the table's own rules without a hand. */
  protected override get shownExample(): ExampleState | undefined {
    const rules = this.rules ?? this.ruleset?.id;
    return this.linked ?? (rules ? {situation: this.situation} : undefined);
  }

  protected override get detailed(): boolean {
    return this.showRules || super.detailed;
  }

  protected override reports(): boolean {
    return this.ownExample !== undefined || this.linked === undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    hush(this);
  }

  protected override readInput(): void {
    super.readInput();
    const {view} = this.ruling;
    const isSearched = this.searching || this.search !== '';
    this.examples = view && this.rulesets.examples(view.known.ruleset);
    this.made = view && this.asksMade ? this.rulesets.frequency(view.known.ruleset) : undefined;
    this.searched = view && (isSearched ? searchedWords(this.rulesets, view) : ownWords(view));
  }

  /** Whether it is asked how often patterns are made; that is known for rules without preset and house rules. */
  private get asksMade(): boolean {
    const {rules = '', options = {}} = this.shownExample?.situation ?? {};
    const id = this.ruling.view?.known.ruleset.id;
    return unpinned(rules) === id && !Object.keys(options).length && asksMade(this.columns);
  }

  protected override compute(): TableComputed {
    const {view: scored, fault: wrong} = this.shownExample?.situation.hand ? super.compute() : {};
    const {view, fault: unruled} = scored ? {view: scored, fault: wrong} : this.ruling;
    if (!view) return {fault: unruled};
    // options without a hand are checked here; problems of another element's hand are reported there
    const unread = scored ? undefined : this.typedSituation.optionsFault(view.known.ruleset);
    const fault = this.reports() ? (unruled ?? unread) : undefined;
    const {level, filter} = this;
    const listing = this.list(view, scored);
    return {view: scored, listing, fault: fault ?? strayWord(view.known.ruleset, {level, filter})};
  }

  /** The listed patterns; undefined until their examples are loaded. */
  private list(view: RulesView<AllStrings>, scored?: ScoredView<AllStrings>): Listing | undefined {
    const {examples, searched, made} = this;
    if (!examples || !searched) return undefined;
    const situation = this.shownExample?.situation ?? {rules: view.known.ruleset.id};
    return this.patterns.list({view, situation, examples, made, result: scored?.result, ...searched}, this);
  }

  private get listing(): Listing | undefined {
    return this.computed.listing;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.setWaiting(!this.listing);
    for (const room of this.renderRoot.querySelectorAll<HTMLElement>('.room')) {
      const {pattern = ''} = room.dataset;
      whenNear(room, () => enqueue({come: () => this.draw([pattern])}));
    }
    const {found = ''} = this.listing ?? {};
    if (this.searching && this.lastFound !== found) announce(this, found, QUIET);
    this.lastFound = found;
  }

  protected override getUpdateComplete(): Promise<boolean> {
    this.slices.finish();
    return super.getUpdateComplete();
  }

  private draw(ids: readonly string[]): void {
    const {drawn} = this.patterns;
    if (ids.every((id) => drawn.has(id))) return;
    for (const id of ids) drawn.add(id);
    this.redraw();
  }

  /** Draws everything before printing, since paper has no viewport. */
  private readonly handlePrint = () => {
    this.slices.finish();
    this.draw((this.listing?.rows ?? []).map(({pattern}) => pattern.id));
  };

  private readonly handleFocus = () => {
    this.searching = true;
  };

  private readonly handleInput = ({target}: InputEvent) => {
    this.search = (target as HTMLInputElement).value;
  };

  /** Empties the search field by Escape, as not every browser does. */
  private readonly handleKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.search) return;
    event.preventDefault();
    this.search = '';
  };

  private readonly handleSort = (by: Sort) => {
    this.sort = this.sort === by ? `-${by}` : by;
  };

  private readonly handleLoad = (row: PatternRow) => {
    const {listing, linked} = this;
    const rules = linked?.situation.rules ?? this.situation.rules;
    if (listing && loadExample(this, row, rules, linked))
      announce(this, listing.strings.table.loaded(listing.nameOf(row.pattern.id)));
  };

  private readonly handleMore = (id: string) => {
    if (!this.opened.delete(id)) this.opened.add(id);
    this.redraw();
  };

  /** Goes to a section of the wall, and puts the focus there: what follows is read from it. */
  private readonly handleJump = (group: number) => {
    const head = this.renderRoot.querySelector<HTMLElement>(`#h-${group}`);
    head?.parentElement?.scrollIntoView();
    head?.focus({preventScroll: true});
  };

  /** How large its hands are is the table's matter, and its colours reach them as they are. */
  protected override get handedLooks(): HandedLooks {
    const {theme: _theme, size: _size, ...looks} = super.handedLooks;
    return looks;
  }

  private renderPatterns(shown: TableView & Listing): TemplateResult {
    const {view, search, handleFocus: onFocus, handleInput: onInput, handleKeydown: onKeydown} = this;
    return patternsView(view, shown, {search, found: shown.found, onFocus, onInput, onKeydown});
  }

  /** Draws only the mismatch of the total beside the table. */
  protected override renderScore(view: ScoredView<AllStrings>): TemplateResult | typeof nothing {
    return mismatchView(view, this.expect);
  }

  override render(): TemplateResult {
    const {listing, index, computed, opened} = this;
    const {handleSort: onSort, handleLoad: onLoad, handleMore: onMore, handleJump: onJump} = this;
    if (!listing) return html`${this.renderSituationProblem()}<slot></slot>`;
    const loadable = this.loadable || this.linked?.edit !== undefined;
    const reach = this.slices.reach * ROWS;
    const sectionOf = () => this.terms.section(listing.strings);
    const shown = {
      ...listing,
      index,
      loadable,
      reach,
      opened,
      sectionOf,
      onSort,
      onLoad,
      onMore,
      onJump,
    };
    const rules = this.showRules ? rulesFound(shown, this.search) : [];
    return html`${this.renderSituationProblem()}${computed.view ? this.renderScore(computed.view) : nothing}${this.renderPatterns(shown)}${legendView(shown, rules)}${
      this.showRules ? rulesView(shown, rules) : nothing
    }`;
  }
}
