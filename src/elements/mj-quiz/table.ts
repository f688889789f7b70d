/** Questions about a table. A page fetches them, with the referee and its words, if it asks such a question. */
import type {RoundState} from '../../contexts/round.js';
import {whenFetched, type Needing} from '../../controllers/fetched.js';
import type {Lang, RulesetText} from '../../core/game/names.js';
import type {Seat} from '../../core/situation/situation.js';
import {boardWords, type BoardStrings} from '../../locales/board.js';
import type {AskingStrings} from '../../locales/quiz.js';
import {roundWords} from '../../locales/round.js';
import type {RoundWords} from '../../locales/round/strings.js';
import type {Posed, TableAsk} from '../../quiz/ask.js';
import {poseTable} from '../../quiz/table/pose.js';

export {seatKeysOf} from './seat-keys.js';

/** The words of rounds and of boards. */
export interface TableWords {
  readonly words: RoundWords;
  readonly board: BoardStrings['board'];
}

/** The table that is asked about, and the words for it. */
interface AskedTable extends TableWords {
  readonly round: RoundState;
  readonly seat?: Seat;
  readonly strings: AskingStrings;
  readonly text: RulesetText;
}

/** The words of tables in a language; undefined until they have come, which updates the host. */
export function fetchedTableWords(lang: Lang, host: Needing): TableWords | undefined {
  const words = roundWords.get(lang);
  const board = boardWords.get(lang);
  if (words && board) return {words, board};
  whenFetched(host, roundWords, () => Promise.all([roundWords.load(lang), boardWords.load(lang)]));
  return undefined;
}

/** The question about a table. */
export const posedOfTable = (ask: TableAsk, {round, seat, strings, text, words, board}: AskedTable): Posed =>
  poseTable(ask, {round, seat, strings, text, words, board, quiz: strings.quiz});
