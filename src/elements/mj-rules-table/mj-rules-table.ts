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
import {NearController, whenNear} from '../../controllers/near.js';
import type {RuledView} from '../../controllers/ruled.js';
import {SlicesController} from '../../controllers/slices.js';
import {enqueue} from '../../controllers/turns.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {mismatchView} from '../mismatch-view.js';
import type {Computed} from '../mj-element.js';
import {asText, numberText} from '../converters.js';
import {ShowsTiles} from '../shows-tiles.js';
import {SituationElement, type ScoredView} from '../situation-element.js';
import {strayWord} from './choose.js';
import {loadExample} from './load-example.js';
import {ListedPatterns, ownWords, searchedWords, type Listing} from './listed-patterns.js';
import {rulesTableStyles} from './mj-rules-table.styles.js';
import type {GroupBy, Row, Sort} from './rows.js';
import {rulesFound, rulesView} from './rules-view.js';
import {COLUMNS, tableView} from './table-view.js';
import {legendView, toolsView} from './tools-view.js';

/** The number of rows drawn in a task, and the number of hands in them. */
const ROWS = 10;
const HANDS = 4;

/** The pause in typing before the number of rows is announced, in milliseconds. */
const QUIET = 600;

const idOf = (rules = ''): string => rules.split('@')[0];

/**
 * Every pattern of a rule set, from the table that scores: name, value, when it counts, what is not counted beside it,
 * an example hand, and where it comes from. Rows can be sorted, grouped, filtered and searched, in any of the four
 * languages; those that the hand of the moment scores are lit up, those that others take the place of are greyed. An
 * example can be loaded into the example or the editor that the table is linked with.
 *
 * A table of the author's inside the tag is what readers see until the script has come.
 *
 * @customElement mj-rules-table
 * @slot - Shown until the table is there: what readers see where no script runs
 * @fires {CustomEvent<LoadExampleDetail>} mj-load-example - A reader wants the example of a pattern; cancelled, it is not loaded
 * @fires {CustomEvent<ScoreDetail>} mj-score - The table's own hand has been scored
 * @fires {CustomEvent<MismatchDetail>} mj-mismatch - Its total is not the one in `expect`
 * @fires {CustomEvent<Problem>} mj-invalid - The rule set is not known, or the element's own situation cannot be scored
 * @csspart tools - The search field and the number of rows
 * @csspart search - The field with its label
 * @csspart search-field - The field
 * @csspart count - How many patterns are shown
 * @csspart table - The table
 * @csspart caption - Its title
 * @csspart head - The row of heads
 * @csspart column - The head of a column
 * @csspart sort - The button in it
 * @csspart group - Rows that belong together
 * @csspart group-label - What they have in common
 * @csspart row - A pattern; also `row-counted` and `row-excluded`, by the hand of the moment
 * @csspart name - Its name
 * @csspart reading - How the name is read
 * @csspart row-mark - Says that the pattern counts, or is included in another
 * @csspart value - What it is worth, each case by itself
 * @csspart changed - What a preset changed
 * @csspart condition - When it counts
 * @csspart includes - What is not counted beside it
 * @csspart example - The example
 * @csspart no-example - Why there is none
 * @csspart circumstances - What the example says beside its tiles
 * @csspart load - The button that loads it
 * @csspart provenance - The shape that says where a rule comes from
 * @csspart mismatch - Says that the author expects another total
 * @csspart legend - What the shapes mean
 * @csspart source - The link to the rule page
 * @csspart rules - The numbered rules
 * @csspart rules-label - Their head
 * @csspart rule - One of them
 * @csspart problem - What is wrong, and the reason
 * @csspart field - The attribute that is wrong, where it is not the hand
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=1.75em] - Height of a tile in an example
 * @cssprop --mj-name-width - The column of names, where columns stand side by side
 * @cssprop [--mj-value-width=7.5em] - The column of values
 * @cssprop [--mj-example-width=23em] - The column of examples, where columns stand side by side
 * @cssprop [--mj-cite-width=6em] - The column of rules, where columns stand side by side
 * @cssprop [--mj-rules-table-block-size=100vh] - The room that prestyle.css keeps for it until it is there
 * @cssState waiting - Not drawn yet: others are before it, or the rule set or its words have not come
 * @cssState invalid - The rule set is not known, a pattern of `level` or `filter` is not, or the element's own situation cannot be scored
 * @cssState far - Out of view, and not drawn yet: it reserves its room
 * @cssState apart - Drawn out of view, and contained until it comes near
 */
export class MjRulesTable extends ShowsTiles<SituationElement<AllStrings>>(SituationElement) {
  static override styles: CSSResultGroup = rulesTableStyles;

  static override properties: PropertyDeclarations = {
    for: {},
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

  /** The id of the element whose hand this one shows. */
  for?: string;

  /** The order of the rows: that of the `page`, by `name` or by `value`; a `-` before it turns it round. */
  sort = 'page';

  /** What rows are put together by: `value`, or `kind` (sets, form, which tiles, how it is won, beside the hand). */
  groupBy: GroupBy = 'none';

  /** Only these: ids of patterns, and `page`, `found` or `reconstructed`. */
  filter = '';

  /** For beginners: so many of the patterns that one meets first, or the ids of some. */
  level = '';

  /** Columns beside the names: `value`, `condition`, `includes`, `example` and `cite`. */
  columns: string = COLUMNS.join(' ');
  /** What is searched for at first. */
  search = '';
  /** Shows the numbered rules too. */
  showRules = false;
  /** Offers to load examples where the page itself listens to `mj-load-example`. */
  loadable = false;
  /** How names are read: `beside` or below them, `ruby` over them, or `none`. Chinese names are not, by default. */
  reading?: 'beside' | 'ruby' | 'none';
  /** The total that the author of the page expects. */
  override expect?: number;

  protected readonly vocabulary = allWords;
  protected override readonly near = new NearController(this, this.internals.states);
  /** Whether a reader is searching; the names of all languages are then needed. */
  private searching = false;
  private readonly patterns = new ListedPatterns();
  /** The listed patterns; undefined until the examples are loaded. */
  private listing?: Listing;
  private lastFound = '';
  private readonly slices = new SlicesController(this, () => (this.listing?.rows.length ?? 0) / ROWS);

  /** The attributes beside the hand, with `for` alone: within an example of other rules a table shows its own. */
  protected override get stated(): Partial<Situation> {
    return this.for ? super.stated : {};
  }

  /** The source, if it has the same rules; it may lack a hand. */
  private get linked(): ExampleState | undefined {
    const {state = this.source.given} = this.source;
    const rules = this.rules ?? this.ruleset?.id;
    return !rules || idOf(rules) === idOf(state?.situation.rules) ? state : undefined;
  }

  /** The source, else the table's own rules without a hand. */
  protected override get wanted(): ExampleState | undefined {
    const rules = this.rules ?? this.ruleset?.id;
    return this.linked ?? (rules ? {situation: this.situation} : undefined);
  }

  protected override get detailed(): boolean {
    return this.showRules || super.detailed;
  }

  protected override reports(): boolean {
    return this.own !== undefined || this.linked === undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('beforeprint', this.handlePrint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('beforeprint', this.handlePrint);
    hush(this);
  }

  protected override compute(): Computed<ScoredView<AllStrings>> {
    const {view: scored, fault: wrong} = this.wanted?.situation.hand ? super.compute() : {};
    const ruled = scored ? {view: scored, fault: wrong} : this.computeRules();
    const {view} = ruled;
    this.listing = view && this.list(view, scored);
    if (!view) return {fault: ruled.fault};
    // options without a hand are checked here; problems of another element's hand are reported there
    const unread = this.options && !scored ? readSituation(this, '', view.known.ruleset).fault : undefined;
    const fault = this.reports() ? (ruled.fault ?? unread) : undefined;
    const {level, filter} = this;
    return {view: scored, fault: fault ?? strayWord(view.known.ruleset, {level, filter})};
  }

  private list(view: RuledView<AllStrings>, scored?: ScoredView<AllStrings>): Listing | undefined {
    const {ruleset} = view.known;
    const examples = this.rulesets.examples(ruleset);
    if (!examples) return undefined;
    const isSearched = this.searching || this.search !== '';
    const searched = isSearched ? searchedWords(this.rulesets, view) : ownWords(view);
    const situation = this.wanted?.situation ?? {rules: ruleset.id};
    return this.patterns.list({view, situation, examples, result: scored?.result, ...searched}, this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.listing) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    for (const room of this.renderRoot.querySelectorAll<HTMLElement>('.room')) {
      const {pattern = ''} = room.dataset;
      whenNear(room, () => enqueue({share: 1 / HANDS, come: () => this.draw([pattern])}));
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
    for (const id of ids) this.patterns.drawn.add(id);
    this.requestUpdate();
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

  private readonly handleLoad = (row: Row) => {
    const {listing, linked} = this;
    const rules = linked?.situation.rules ?? this.situation.rules;
    if (listing && loadExample(this, row, rules, linked))
      announce(this, listing.strings.table.loaded(listing.nameOf(row.pattern.id)));
  };

  private renderTools({strings, found}: Listing): TemplateResult {
    const {search, handleFocus: onFocus, handleInput: onInput, handleKeydown: onKeydown} = this;
    return toolsView({label: strings.table.search, search, found, onFocus, onInput, onKeydown});
  }

  /** The problem of `level` or `filter`, with the author's text, else that of the situation. */
  private renderFault(): TemplateResult | typeof nothing {
    const field = this.problem?.field;
    const isOwn = field === 'level' || field === 'filter';
    return isOwn ? this.renderProblem(this[field], field) : this.renderSituationProblem();
  }

  /** Draws only the mismatch of the total beside the table. */
  protected override renderScore(view: ScoredView<AllStrings>): TemplateResult | typeof nothing {
    return mismatchView(view, this.expect);
  }

  override render(): TemplateResult {
    const {listing, index, tileTheme, computed, handleSort: onSort, handleLoad: onLoad} = this;
    if (!listing) return html`${this.renderFault()}<slot></slot>`;
    const loadable = this.loadable || this.linked?.edit !== undefined;
    const shown = {...listing, index, tileTheme, loadable, reach: this.slices.reach * ROWS, onSort, onLoad};
    const rules = this.showRules ? rulesFound(shown, this.search) : [];
    return html`${this.renderFault()}${computed.view ? this.renderScore(computed.view) : nothing}${this.renderTools(listing)}${tableView(shown)}${legendView(shown, rules)}${
      this.showRules ? rulesView(shown, rules) : nothing
    }`;
  }
}
