/** Questions about a table. A page fetches them, with the referee and its words, if it asks such a question. */
import type {RoundState} from '../../contexts/round.js';
import {whenFetched} from '../../controllers/fetched.js';
import type {RulesetText} from '../../core/game/names.js';
import type {Seat} from '../../core/situation/situation.js';
import {boardWords} from '../../locales/board.js';
import type {AskingStrings} from '../../locales/quiz.js';
import {roundWords} from '../../locales/round.js';
import type {Posed, TableAsk} from '../../quiz/ask.js';
import {poseTable} from '../../quiz/table/pose.js';

interface Asking {
  readonly round: RoundState;
  readonly seat?: Seat;
  readonly strings: AskingStrings;
  readonly text: RulesetText;
}

/** The question; undefined until the words have come. */
export function posedOf(
  ask: TableAsk,
  {round, seat, strings, text}: Asking,
  host: {requestUpdate(): void},
): Posed | undefined {
  const {lang} = strings;
  const words = roundWords.get(lang);
  const board = boardWords.get(lang);
  if (words && board) return poseTable(ask, {round, seat, strings, text, words, board, quiz: strings.quiz});
  const coming = Promise.all([roundWords.load(lang), boardWords.load(lang)]);
  whenFetched(coming, () => host.requestUpdate());
  return undefined;
}
