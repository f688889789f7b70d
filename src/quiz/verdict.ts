/** Verdicts: what is common to the questions in telling where an answer is wrong. */
import type {Verdict} from './ask.js';
import type {Missing, QuizNote} from './note.js';
import type {ScoreResult} from '../core/game/result.js';

/** The right answer. */
export const rightAnswer = (given: string, expected = given): Verdict => ({
  ...{right: true, given, expected},
  ...{where: [], wrong: [], notes: []},
});

/** How many right answers the reader has not chosen: patterns, tiles or moves. */
export const more = (of: Missing['of'], count: number): QuizNote[] =>
  count ? [{kind: 'missing-count', of, count}] : [];

/** Notes without those that say the same as an earlier one. */
export const distinct = (notes: readonly QuizNote[]): QuizNote[] => {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = JSON.stringify(note);
    return !seen.has(key) && seen.add(key);
  });
};

/** The lines of a result. */
export const lineNotes = ({lines}: ScoreResult): QuizNote[] =>
  lines.map(({id, value, unit, tiles = ''}) => ({kind: 'line', id, tiles, value, unit}));
