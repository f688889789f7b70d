/** Tables that are asked about on another day. Fetched when the first of them is due. */
import {whenFetched, type Needing} from '../../controllers/fetched.js';
import {flowOf} from '../../controllers/flow-of.js';
import type {RulesView} from '../../controllers/rules-view.js';
import {boardWords} from '../../locales/board.js';
import type {LearningStrings} from '../../locales/lesson.js';
import {askingWords} from '../../locales/quiz.js';
import {roundWords} from '../../locales/round.js';
import type {DrawTable} from '../../quiz/exercises.js';
import {poseTable} from '../../quiz/table/pose.js';
import {askedTable, reasked} from '../../quiz/table/reask.js';

export {tableQuestion} from '../views/table-question.js';

/** Draws other tables by these rules; undefined until what that needs has come. */
export function tablesBy(
  {known: {ruleset}, strings: {lang}, text}: RulesView<LearningStrings>,
  host: Needing,
): DrawTable | undefined {
  const flow = flowOf(ruleset, host);
  if (flow === null) return () => undefined;
  const lexicons = [askingWords, roundWords, boardWords];
  const [strings, words, board] = [askingWords.get(lang), roundWords.get(lang), boardWords.get(lang)];
  if (!strings || !words || !board)
    whenFetched(host, tablesBy, () => Promise.all(lexicons.map((lexicon) => lexicon.load(lang))));
  if (!flow || !strings || !words || !board) return undefined;
  const telling = {quiz: strings.quiz, strings, text, words, board};
  return (idea, seed) => {
    const asked = askedTable(idea, {ruleset, flow}, (round, seat) =>
      poseTable(idea.ask, {...telling, round, ...(seat && {seat})}),
    );
    return asked && reasked(asked, seed);
  };
}
