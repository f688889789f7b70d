import {html, nothing, type TemplateResult, type CSSResultGroup} from 'lit';
import {announce, hush} from '../../controllers/announcer.js';
import {NearController, whenNear} from '../../controllers/near.js';
import {SlicesController} from '../../controllers/slices.js';
import {enqueue} from '../../controllers/turns.js';
import {readSituation} from '../../core/reading/typed-situation.js';
import type {Situation} from '../../core/situation/situation.js';
import type {AllStrings} from '../../locales/index.js';
import {mismatchView} from '../mismatch-view.js';
import type {RuledView, ScoredView} from '../situation-element.js';
import {strayWord} from './choose.js';
import {ListedPatterns} from './listed-patterns.js';
import {rulesTableStyles} from './mj-rules-table.styles.js';
import type {Row, Sort} from './rows.js';
import {rulesView} from './rules-view.js';
import {tableView, type TableView} from './table-view.js';
import {legendView, toolsView} from './tools-view.js';
import type {Options} from '../../core/game/options.js';

/** How many rows are drawn in a task, and how many hands in them. */
const ROWS = 10;
const HANDS = 4;

/** How long a reader must have stopped typing before the number of rows is said. */
const QUIET = 600;

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
export class MjRulesTable extends ListedPatterns {
  static override styles: CSSResultGroup = rulesTableStyles;

  protected override readonly near = new NearController(this, this.internals.states);
  private readonly slices = new SlicesController(this, () => this.tally.rows.length / ROWS);
  private shown?: TableView;
  private scoredNow?: ScoredView<AllStrings>;
  private counted = '';

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
    this.tell(this.scoredNow, this.own !== undefined);
    for (const room of this.renderRoot.querySelectorAll<HTMLElement>('.room')) {
      const {pattern = ''} = room.dataset;
      whenNear(room, () => enqueue({share: 1 / HANDS, come: () => this.draw([pattern])}));
    }
    const {found} = this.tally;
    if (this.searching && this.counted !== found) announce(this, found, QUIET);
    this.counted = found;
  }

  protected override getUpdateComplete(): Promise<boolean> {
    this.slices.finish();
    return super.getUpdateComplete();
  }

  private draw(ids: readonly string[]): void {
    for (const id of ids) this.drawn.add(id);
    this.requestUpdate();
  }

  /** Paper has no viewport. */
  private readonly handlePrint = () => {
    this.slices.finish();
    this.draw(this.tally.rows.map(({pattern}) => pattern.id));
  };

  private readonly handleFocus = () => {
    this.searching = true;
  };

  private readonly handleInput = ({target}: InputEvent) => {
    this.search = (target as HTMLInputElement).value;
  };

  /** Not every browser empties a search field by Escape. */
  private readonly handleKeydown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.search) return;
    event.preventDefault();
    this.search = '';
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
    if (!this.emit('mj-load-example', {id, situation}, true) || !state?.edit) return;
    state.edit(situation);
    const {options} = example;
    if (options) state.agree?.(rules, {...state.situation.options, ...options} as Options);
    announce(this, shown.strings.table.loaded(shown.nameOf(id)));
  };

  private renderTools({strings}: RuledView<AllStrings>): TemplateResult {
    const {search, tally, handleFocus: onFocus, handleInput: onInput, handleKeydown: onKeydown} = this;
    return toolsView({label: strings.table.search, search, found: tally.found, onFocus, onInput, onKeydown});
  }

  override render(): TemplateResult {
    const {level, filter} = this;
    const scored = this.wanted?.situation.hand ? this.scored() : undefined;
    this.scoredNow = scored;
    const view = scored ?? this.ruled();
    // without a hand nobody else looks at the options
    if (view && !scored && this.options) this.note(readSituation(this, '', view.known.ruleset).fault);
    // what is wrong with the hand of another, that one says
    if (view && !this.reports()) this.note(undefined);
    const stray = view && !this.problem ? strayWord(view.known.ruleset, {level, filter}) : undefined;
    if (stray) this.note(stray);
    const examples = view && this.rulesets.examples(view.known.ruleset);
    if (examples) this.internals.states.delete('waiting');
    else this.internals.states.add('waiting');
    if (!examples) return html`${this.renderSituationProblem()}<slot></slot>`;
    const {handleSort: onSort, handleLoad: onLoad} = this;
    const listed = this.viewOf(view, examples, scored?.result);
    const shown = {...listed, reach: this.slices.reach * ROWS, onSort, onLoad};
    this.shown = shown;
    const problem = stray
      ? this.renderProblem(stray.field === 'level' ? level : filter, stray.field)
      : this.renderSituationProblem();
    return html`${problem}${scored ? mismatchView(scored, this.expect) : nothing}${this.renderTools(view)}${tableView(shown)}${legendView(view, this.tally.rows)}${
      this.showRules ? rulesView(shown, this.search) : nothing
    }`;
  }
}
