import {html, nothing, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {live} from 'lit/directives/live.js';
import type {ExampleState} from '../../contexts/example.js';
import {announce, hush} from '../../controllers/announcer.js';
import {NearController, whenNear} from '../../controllers/near.js';
import {SourceController} from '../../controllers/source.js';
import {LANGS, type RulesetText} from '../../core/names.js';
import {findRules} from '../../core/read.js';
import type {ScoreResult} from '../../core/result.js';
import type {Options} from '../../core/ruleset.js';
import type {Situation} from '../../core/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {readSituation} from '../situation.js';
import {SituationElement, type RuledView} from '../situation-element.js';
import {PROVENANCES, chosen, isFound, plain} from './choose.js';
import {rulesTableStyles} from './mj-rules-table.styles.js';
import {sourceView} from './row-view.js';
import {SORTS, arrange, rowsOf, type GroupBy, type Row, type Rules, type Sort} from './rows.js';
import {rulesView} from './rules-view.js';
import {COLUMNS, tableView, type TableView} from './table-view.js';

/** How long a reader must have stopped typing before the number of rows is said. */
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
 * @csspart legend - What the shapes mean
 * @csspart rules - The numbered rules
 * @csspart rules-label - Their head
 * @csspart rule - One of them
 * @csspart problem - What is wrong, and the reason
 * @csspart field - The attribute that is wrong, where it is not the hand
 * @csspart text - The text that is wrong
 * @csspart mark - The place in it
 * @csspart error - The reason
 * @cssprop [--mj-tile-height=1.75em] - Height of a tile in an example
 * @cssprop [--mj-rules-table-block-size=100vh] - The room that prestyle.css keeps for it until it is there
 * @cssState waiting - Not drawn yet: others are before it, or the rule set or its words have not come
 * @cssState invalid - The rule set is not known, or the element's own situation cannot be scored
 * @cssState far - Out of view: it reserves its room, and is not laid out
 */
export class MjRulesTable extends SituationElement<AllStrings> {
  static override styles = rulesTableStyles;

  /** The order of the rows: that of the `page`, by `name` or by `value`; a `-` before it turns it round. */
  @property() sort = 'page';

  /** What rows are put together by: `value`, or `kind` (sets, form, which tiles, how it is won, beside the hand). */
  @property({attribute: 'group-by'}) groupBy: GroupBy = 'none';

  /** Only these: ids of patterns, and `page`, `found` or `reconstructed`. */
  @property() filter = '';

  /** For beginners: so many of the patterns that one meets first, or the ids of some. */
  @property() level = '';

  /** Columns beside the names: `value`, `condition`, `includes`, `example` and `cite`. */
  @property() columns: string = COLUMNS.join(' ');

  /** What is searched for at first. */
  @property() search = '';

  /** Shows the numbered rules too. */
  @property({type: Boolean, attribute: 'show-rules'}) showRules = false;

  /** Offers to load examples where the page itself listens to `mj-load-example`. */
  @property({type: Boolean}) loadable = false;

  /** Whether a reader searches: then the names of all languages are needed. */
  @state() private searching = false;

  protected readonly vocabulary = allWords;
  protected override readonly near = new NearController(this, this.internals.states);
  private readonly source = new SourceController(this, () => this.own);
  private readonly drawn = new Set<string>();
  private made: {key: readonly unknown[]; rows: readonly Row[]} = {key: [], rows: []};
  private shown?: TableView;
  /** How many rows are shown, in words, and all that could be. */
  private tally: {found: string; rows: readonly Row[]} = {found: '', rows: []};
  private counted = '';

  /** The source where it is by the same rules, be it without a hand. */
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

  protected override updated(): void {
    super.updated();
    for (const room of this.renderRoot.querySelectorAll<HTMLElement>('.room')) {
      whenNear(room, () => this.draw([room]));
    }
    const {found} = this.tally;
    if (this.searching && this.counted !== found) announce(this, found, QUIET);
    this.counted = found;
  }

  private draw(rooms: Iterable<HTMLElement>): void {
    for (const {dataset} of rooms) this.drawn.add(dataset.pattern ?? '');
    this.requestUpdate();
  }

  /** Paper has no viewport. */
  private readonly handlePrint = () => {
    this.draw(this.renderRoot.querySelectorAll<HTMLElement>('.room'));
  };

  private readonly handleFocus = () => {
    this.searching = true;
  };

  private readonly handleInput = ({target}: InputEvent) => {
    this.search = (target as HTMLInputElement).value;
  };

  private readonly handleSort = (by: Sort) => {
    this.sort = this.sort === by ? `-${by}` : by;
  };

  private readonly handleLoad = ({pattern: {id}, example}: Row) => {
    const {shown} = this;
    const {linked: state} = this;
    if (!shown || !example) return;
    const rules = state?.situation.rules ?? this.situation.rules;
    const situation: Situation = {rules, ...example};
    const init = {detail: {id, situation}, bubbles: true, composed: true, cancelable: true};
    if (!this.dispatchEvent(new CustomEvent('mj-load-example', init)) || !state?.edit) return;
    state.edit(situation);
    const {options} = example;
    if (options) state.agree?.(rules, {...state.situation.options, ...options} as Options);
    announce(this, shown.strings.table.loaded(shown.nameOf(id)));
  };

  /** Names of the language around, and of all others once a reader searches. */
  private textsFor({known, text, nameText}: RuledView<AllStrings>): RulesetText[] {
    const all = this.searching || this.search ? LANGS.map((lang) => this.textIn(known, lang)) : [];
    return [...new Set([text, nameText, ...all])].filter((found) => found !== undefined);
  }

  /** The rows of the rules, made anew for other rules only. */
  private rowsFor(rules: Rules): readonly Row[] {
    const key = [rules.ruleset, rules.preset, JSON.stringify(rules.options)];
    if (key.some((value, i) => value !== this.made.key[i])) {
      this.made = {key, rows: rowsOf(rules)};
      this.drawn.clear();
    }
    return this.made.rows;
  }

  private viewOf(view: RuledView<AllStrings>, examples: Rules['examples'], result?: ScoreResult): TableView {
    const {known, strings, nameText} = view;
    const {ruleset} = known;
    const {rules, options} = this.wanted?.situation ?? {rules: ruleset.id};
    const preset = findRules(rules, ruleset)?.preset;
    const every = this.rowsFor({ruleset, preset, examples, options});
    const all = chosen(every, ruleset, this.level, this.filter);
    const texts = this.textsFor(view);
    const rows = plain(this.search) ? all.filter(({pattern}) => isFound(pattern, texts, this.search)) : all;
    this.tally = {found: strings.table.found(rows.length, all.length), rows: all};
    const descending = this.sort.startsWith('-');
    const sort = SORTS.find((name) => name === this.sort.replace('-', '')) ?? 'page';
    const nameOf = (id: string) =>
      nameText.names[id]?.name ?? every.find(({pattern}) => pattern.id === id)?.pattern.native ?? id;
    const order = {sort, descending, groupBy: this.groupBy, nameOf, lang: this.names ?? strings.lang};
    return {
      ...view,
      ...order,
      preset,
      result,
      groups: arrange(rows, order),
      columns: COLUMNS.filter((name) => this.columns.split(/[\s,]+/).includes(name)),
      drawn: this.drawn,
      loadable: this.loadable || this.linked?.edit !== undefined,
      index: this.index,
      onSort: this.handleSort,
      onLoad: this.handleLoad,
      has: (id) => every.some(({pattern}) => pattern.id === id),
    };
  }

  private renderTools({strings}: RuledView<AllStrings>): TemplateResult {
    return html`<div class="tools" part="tools">
      <label class="search" part="search"
        >${strings.table.search}
        <input
          type="search"
          part="search-field"
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.search)}
          @focus=${this.handleFocus}
          @input=${this.handleInput}
      /></label>
      <p class="count" part="count"><bdi>${this.tally.found}</bdi></p>
    </div>`;
  }

  private renderLegend({strings}: RuledView<AllStrings>): TemplateResult {
    const from = PROVENANCES.filter((name) =>
      this.tally.rows.some(({pattern}) => pattern.provenance === name),
    );
    return html`<ul class="legend" part="legend">
      ${from.map((name) => sourceView(strings, name, true))}
    </ul>`;
  }

  override render(): TemplateResult {
    const scored = this.wanted?.situation.hand ? this.scored() : undefined;
    const view = scored ?? this.ruled();
    // without a hand nobody else looks at the options
    if (view && !scored && this.options) this.note(readSituation(this, '', view.known.ruleset).fault);
    // what is wrong with the hand of another, that one says
    if (view && !this.reports()) this.note(undefined);
    const examples = view && this.rulesets.examples(view.known.ruleset);
    if (examples) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    if (!examples) return html`${this.renderSituationProblem()}<slot></slot>`;
    const shown = this.viewOf(view, examples, scored?.result);
    this.shown = shown;
    return html`${this.renderSituationProblem()}${this.renderTools(view)}${tableView(shown)}${this.renderLegend(view)}${
      this.showRules ? rulesView(view, this.search) : nothing
    }`;
  }
}
