/** Which patterns a table lists, in which order and in whose words. */
import {property, state} from 'lit/decorators.js';
import type {ExampleState} from '../../contexts/example.js';
import {SourceController} from '../../controllers/source.js';
import {LANGS} from '../../core/game/names.js';
import {findRules} from '../../core/reading/read.js';
import type {ScoreResult} from '../../core/game/result.js';
import {matchLang, type AllStrings} from '../../locales/index.js';
import {allWords} from '../../locales/tools.js';
import {SituationElement, type RuledView} from '../situation-element.js';
import {asText} from '../taken.js';
import {chosen, finderOf} from './choose.js';
import {SORTS, arrange, rowsOf, type GroupBy, type Row, type Rules} from './rows.js';
import {COLUMNS, type TableView} from './table-view.js';

const idOf = (rules = ''): string => rules.split('@')[0];

/** What is listed, but for what a click does. */
type PatternsView = Omit<TableView, 'reach' | 'onSort' | 'onLoad'>;

export abstract class ListedPatterns extends SituationElement<AllStrings> {
  /** The order of the rows: that of the `page`, by `name` or by `value`; a `-` before it turns it round. */
  @property() sort = 'page';

  /** What rows are put together by: `value`, or `kind` (sets, form, which tiles, how it is won, beside the hand). */
  @property({attribute: 'group-by'}) groupBy: GroupBy = 'none';

  /** Only these: ids of patterns, and `page`, `found` or `reconstructed`. */
  @property() filter = '';

  /** For beginners: so many of the patterns that one meets first, or the ids of some. */
  @property({converter: asText}) level = '';

  /** Columns beside the names: `value`, `condition`, `includes`, `example` and `cite`. */
  @property() columns: string = COLUMNS.join(' ');

  /** What is searched for at first. */
  @property() search = '';

  /** Shows the numbered rules too. */
  @property({type: Boolean, attribute: 'show-rules'}) showRules = false;

  /** Offers to load examples where the page itself listens to `mj-load-example`. */
  @property({type: Boolean}) loadable = false;

  /** Whether a reader searches: then the names of all languages are needed. */
  @state() protected searching = false;

  protected readonly vocabulary = allWords;
  protected readonly source = new SourceController(this, () => this.own);
  protected readonly drawn = new Set<string>();
  private made: {key: readonly unknown[]; rows: readonly Row[]} = {key: [], rows: []};
  /** How many rows are shown, in words, and all that could be. */
  protected tally: {found: string; rows: readonly Row[]} = {found: '', rows: []};

  /** The source where it is by the same rules, be it without a hand. */
  protected get linked(): ExampleState | undefined {
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

  /** Whether a row is searched for: by names of the language around, and by all others once a reader searches. */
  private finder({known, text, nameText}: RuledView<AllStrings>): (row: Row) => boolean {
    const {search} = this;
    const searching = this.searching || search !== '';
    const all = searching ? LANGS.map((lang) => this.textIn(known, lang)) : [];
    const texts = [...new Set([text, nameText, ...all])].filter((found) => found !== undefined);
    const spellings = searching ? this.rulesets.spellings(known.ruleset) : {};
    const finds = finderOf(texts, spellings, search);
    return ({pattern}) => finds(pattern);
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

  protected viewOf(
    view: RuledView<AllStrings>,
    examples: Rules['examples'],
    result?: ScoreResult,
  ): PatternsView {
    const {known, strings, nameText} = view;
    const {ruleset} = known;
    const {rules, options} = this.wanted?.situation ?? {rules: ruleset.id};
    const preset = findRules(rules, ruleset)?.preset;
    const every = this.rowsFor({ruleset, preset, examples, options});
    const all = chosen(every, ruleset, this.level, this.filter);
    const rows = all.filter(this.finder(view));
    this.tally = {found: strings.table.found(rows.length, all.length), rows: all};
    const descending = this.sort.startsWith('-');
    const sort = SORTS.find((name) => name === this.sort.replace('-', '')) ?? 'page';
    const nameOf = (id: string) =>
      nameText.names[id]?.name ?? every.find(({pattern}) => pattern.id === id)?.pattern.native ?? id;
    const order = {
      sort,
      descending,
      groupBy: this.groupBy,
      nameOf,
      lang: this.names ? matchLang(this.names) : strings.lang,
    };
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
    };
  }
}
