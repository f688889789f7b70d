/** Lists the patterns of a table: which ones, in which order and in which words. */
import type {RulesView} from '../../controllers/rules-view.js';
import type {RulesetController} from '../../controllers/rulesets.js';
import {frequencyOf, type RowFrequencies} from '../../core/game/frequency.js';
import {LANGS, type RulesetText} from '../../core/game/names.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Spellings} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import type {Situation} from '../../core/situation/situation.js';
import {matchLang, type AllStrings} from '../../locales/index.js';
import {chosen, finderOf, saidFinderOf} from './choose.js';
import {
  SORTS,
  arrange,
  beginsAtTop,
  isCited,
  patternRows,
  type GroupBy,
  type Order,
  type PatternRow,
  type Rules,
} from './pattern-rows.js';
import {COLUMNS, type Column, type PatternsView, type TableView} from './shown-table.js';
import {listedWords} from '../../core/situation/value.js';

/** The settings of the table by its author and reader. */
export interface Wishes {
  readonly view: PatternsView;
  readonly sort: string;
  readonly groupBy: GroupBy;
  readonly filter: string;
  readonly level: string;
  readonly columns: string;
  readonly search: string;
  readonly names?: string;
}

/** The words that are searched. */
export interface SearchedWords {
  readonly texts: readonly RulesetText[];
  readonly spellings: Spellings;
}

/** The data for the list. */
export interface ListedRules extends SearchedWords {
  readonly view: RulesView<AllStrings>;
  readonly situation: Pick<Situation, 'rules' | 'options'>;
  readonly examples: Rules['examples'];
  /** How often the patterns are made; undefined where nobody has counted that, or it is not shown. */
  readonly made?: RowFrequencies | undefined;
  /** The score of the hand by these rules, if there is a hand. */
  readonly result?: ScoreResult;
}

/** The listed table, without the handlers of clicks. */
export interface Listing extends Omit<
  TableView,
  'reach' | 'sectionOf' | 'loadable' | 'opened' | 'index' | 'onSort' | 'onLoad' | 'onMore' | 'onJump'
> {
  /** All rows that can be searched. */
  readonly rows: readonly PatternRow[];
  /** The number of rows found, in words. */
  readonly found: string;
}

/** Whether the attribute `columns` asks how often patterns are made. */
export const asksMade = (columns: string): boolean => listedWords(columns).includes('made');

/** Whether any row has something to show in a column. */
function isFilled(column: Column, rows: readonly PatternRow[], made: RowFrequencies | undefined): boolean {
  if (column === 'made')
    return made !== undefined && rows.some(({pattern}) => frequencyOf(made, pattern.id).oneIn);
  if (column === 'example') return rows.some(({example, pattern}) => example ?? pattern.impossible);
  return column !== 'cite' || rows.some(isCited);
}

/** The words that are shown. */
export const ownWords = ({text, nameText}: RulesView<AllStrings>): SearchedWords => ({
  texts: [...new Set([text, nameText])],
  spellings: {},
});

/** The words that are shown, those of all other languages, and other spellings. */
export function searchedWords(rulesets: RulesetController, view: RulesView<AllStrings>): SearchedWords {
  const all = LANGS.map((lang) => rulesets.text(view.known, lang));
  const texts = [...ownWords(view).texts, ...all.filter((found) => found !== undefined)];
  return {texts: [...new Set(texts)], spellings: rulesets.spellings(view.known.ruleset)};
}

/** The rows of a table for the settings of its element; computed again only when one of them changes. */
export class ListedPatterns {
  /** Ids of patterns whose examples have been drawn. House rules and presets change no example. */
  readonly drawn = new Set<string>();
  private made: {key: readonly unknown[]; rows: readonly PatternRow[]} = {key: [], rows: []};

  /** The rows of the rules, computed again only for other rules. */
  private rowsFor(rules: Rules): readonly PatternRow[] {
    const key = [rules.ruleset, rules.preset, JSON.stringify(rules.options)];
    if (key.some((value, i) => value !== this.made.key[i])) {
      if (rules.ruleset !== this.made.key[0]) this.drawn.clear();
      this.made = {key, rows: patternRows(rules)};
    }
    return this.made.rows;
  }

  list({view, situation, examples, made, result, texts, spellings}: ListedRules, wishes: Wishes): Listing {
    const {
      strings,
      nameText,
      known: {ruleset},
    } = view;
    const preset = findRules(situation.rules, ruleset)?.preset;
    const every = this.rowsFor({ruleset, preset, examples, options: situation.options});
    const all = chosen(every, ruleset, wishes.level, wishes.filter);
    const finds = finderOf(texts, spellings, wishes.search);
    const says = saidFinderOf(texts, wishes.search, strings.score.amount);
    const rows = all.filter((row) => finds(row.pattern) || says(row));
    const nameOf = (id: string) =>
      nameText.names[id]?.name ?? every.find(({pattern}) => pattern.id === id)?.pattern.native ?? id;
    const order: Order = {
      sort: SORTS.find((name) => name === wishes.sort.replace('-', '')) ?? 'page',
      descending: wishes.sort.startsWith('-'),
      groupBy: wishes.view !== 'table' && wishes.groupBy !== 'kind' ? 'value' : wishes.groupBy,
      isFromTop: wishes.view !== 'table' && beginsAtTop(every),
      nameOf,
      lang: wishes.names ? matchLang(wishes.names) : strings.lang,
    };
    return {
      ...view,
      ...order,
      preset,
      ...(made && {made}),
      result,
      groups: arrange(rows, order),
      columns: COLUMNS.filter(
        (name) => listedWords(wishes.columns).includes(name) && isFilled(name, every, made),
      ),
      drawn: this.drawn,
      rows: all,
      found: strings.table.found(rows.length, all.length),
    };
  }
}
