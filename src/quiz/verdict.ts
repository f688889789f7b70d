/** Verdicts: what is common to the questions in telling where an answer is wrong. */
import type {Verdict} from './ask.js';
import type {QuizNote} from './note.js';

/** The right answer. */
export const rightAnswer = (given: string, expected = given): Verdict => ({
  ...{right: true, given, expected},
  ...{where: [], wrong: [], notes: []},
});

/** How many of the reader's choices are wrong, and how many are missing. */
export const counted = (wrong: number, missing: number): QuizNote[] => [
  ...(wrong ? [{kind: 'wrong-count', count: wrong} as const] : []),
  ...(missing ? [{kind: 'missing-count', count: missing} as const] : []),
];

/** Notes without those that say the same as an earlier one. */
export const distinct = (notes: readonly QuizNote[]): QuizNote[] => {
  const seen = new Set<string>();
  return notes.filter((note) => {
    const key = JSON.stringify(note);
    return !seen.has(key) && seen.add(key);
  });
};
