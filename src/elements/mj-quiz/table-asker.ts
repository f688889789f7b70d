/** A question about a table: what asks it is fetched, with the referee's words, where such a question is asked. */
import {later, type Needing} from '../../controllers/fetched.js';
import type {RulesView} from '../../controllers/rules-view.js';
import type {AskingStrings} from '../../locales/quiz.js';
import type {TableAsk} from '../../quiz/ask.js';
import type {AskedTable} from '../../quiz/table/reask.js';
import type {TableKeys} from '../acts/table-keys.js';
import type {seatKeysOf, TableWords} from './table.js';

/** The referee is asked about tables alone. */
const tableFor = later(() => import('./table.js'));

/** Asks about tables. */
export class TableAsker {
  /** The module of such questions, and its words; undefined where they are not needed, or being fetched. */
  private module?: ReturnType<typeof tableFor>;
  private words?: TableWords | undefined;
  private view?: RulesView<AskingStrings> | undefined;

  constructor(private readonly host: Needing) {}

  /** Fetches what asks. @param view the rules; undefined where no table is asked about */
  read(view: RulesView<AskingStrings> | undefined): void {
    this.view = view;
    this.module = view && tableFor(this.host);
    this.words = view && this.module?.fetchedTableWords(view.strings.lang, this.host);
  }

  /** What asks this of any table by the same rules; undefined as long as something is being fetched. */
  poserOf(ask: TableAsk): AskedTable['pose'] | undefined {
    const {module, words, view} = this;
    if (!module || !words || !view) return undefined;
    return (round, seat) => module.posedOfTable(ask, {...view, ...words, round, seat});
  }

  /** What the question draws on its table; undefined where that is nothing, or has not come. */
  keysOf(...asked: Parameters<typeof seatKeysOf>): TableKeys | undefined {
    return this.module?.seatKeysOf(...asked);
  }
}
