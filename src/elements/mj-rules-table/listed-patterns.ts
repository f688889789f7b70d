/** Which patterns a table lists, in which order and in whose words. */
import type {RuledView} from '../../controllers/ruled.js';
import type {RulesetController} from '../../controllers/rulesets.js';
import {LANGS, type RulesetText} from '../../core/game/names.js';
import type {ScoreResult} from '../../core/game/result.js';
import type {Spellings} from '../../core/game/ruleset.js';
import {findRules} from '../../core/reading/read.js';
import type {Situation} from '../../core/situation/situation.js';
import {matchLang, type AllStrings} from '../../locales/index.js';
import {chosen, finderOf} from './choose.js';
import {SORTS, arrange, rowsOf, type GroupBy, type Row, type Rules} from './rows.js';
import {COLUMNS, type TableView} from './table-view.js';

/** What an author or a reader wants of the table. */
export interface Wishes {
  readonly sort: string;
  readonly groupBy: GroupBy;
  readonly filter: string;
  readonly level: string;
  readonly columns: string;
  readonly search: string;
  readonly names?: string;
}

/** What is searched for rows. */
interface SearchedWords {
  readonly texts: readonly RulesetText[];
  readonly spellings: Spellings;
}

/** What the list is made of. */
export interface ListedRules extends SearchedWords {
  readonly view: RuledView<AllStrings>;
  readonly situation: Pick<Situation, 'rules' | 'options'>;
  readonly examples: Rules['examples'];
  /** What a hand scores by these rules, where there is one. */
  readonly result?: ScoreResult;
}

/** The table as it is listed, but for what a click does. */
export interface Listing extends Omit<
  TableView,
  'reach' | 'loadable' | 'index' | 'tileTheme' | 'onSort' | 'onLoad'
> {
  /** All rows that could be found. */
  readonly rows: readonly Row[];
  /** How many are, in words. */
  readonly found: string;
}

/** The words that are shown. */
export const ownWords = ({text, nameText}: RuledView<AllStrings>): SearchedWords => ({
  texts: [...new Set([text, nameText])],
  spellings: {},
});

/** Those and the words of all other languages, and other spellings. */
export function searchedWords(rulesets: RulesetController, view: RuledView<AllStrings>): SearchedWords {
  const all = LANGS.map((lang) => rulesets.text(view.known, lang));
  const texts = [...ownWords(view).texts, ...all.filter((found) => found !== undefined)];
  return {texts: [...new Set(texts)], spellings: rulesets.spellings(view.known.ruleset)};
}

/** The rows of a table for what its element is set to; made anew only where something of that changes. */
export class ListedPatterns {
  /** Rows whose examples have been drawn, by pattern. */
  readonly drawn = new Set<string>();
  private made: {key: readonly unknown[]; rows: readonly Row[]} = {key: [], rows: []};

  /** The rows of the rules, made anew for other rules only. */
  private rowsFor(rules: Rules): readonly Row[] {
    const key = [rules.ruleset, rules.preset, JSON.stringify(rules.options)];
    if (key.some((value, i) => value !== this.made.key[i])) {
      this.made = {key, rows: rowsOf(rules)};
      this.drawn.clear();
    }
    return this.made.rows;
  }

  list({view, situation, examples, result, texts, spellings}: ListedRules, wishes: Wishes): Listing {
    const {
      strings,
      nameText,
      known: {ruleset},
    } = view;
    const preset = findRules(situation.rules, ruleset)?.preset;
    const every = this.rowsFor({ruleset, preset, examples, options: situation.options});
    const all = chosen(every, ruleset, wishes.level, wishes.filter);
    const finds = finderOf(texts, spellings, wishes.search);
    const rows = all.filter(({pattern}) => finds(pattern));
    const nameOf = (id: string) =>
      nameText.names[id]?.name ?? every.find(({pattern}) => pattern.id === id)?.pattern.native ?? id;
    const order = {
      sort: SORTS.find((name) => name === wishes.sort.replace('-', '')) ?? 'page',
      descending: wishes.sort.startsWith('-'),
      groupBy: wishes.groupBy,
      nameOf,
      lang: wishes.names ? matchLang(wishes.names) : strings.lang,
    };
    return {
      ...view,
      ...order,
      preset,
      result,
      groups: arrange(rows, order),
      columns: COLUMNS.filter((name) => wishes.columns.split(/[\s,]+/).includes(name)),
      drawn: this.drawn,
      rows: all,
      found: strings.table.found(rows.length, all.length),
    };
  }
}
