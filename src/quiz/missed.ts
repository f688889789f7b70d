/** Which patterns a wrong answer is about, so that another hand can have them. This tells the answer. */
import {NONE, type Ask, type Verdict} from './ask.js';
import type {QuizNote} from './note.js';

/** Ids of the patterns that were ticked wrongly or not ticked, or that a wrong number is explained by. */
export function missedPatterns(ask: Ask, {right, given, expected, notes}: Verdict): string[] {
  if (right) return [];
  if (ask !== 'lines') return [...new Set(notes.flatMap(patternsIn))];
  const [ticked, counting] = [given, expected].map((text) => text.split(' ').filter((id) => id !== NONE));
  // what was overlooked comes before what was ticked although it does not count
  return [...counting.filter((id) => !ticked.includes(id)), ...ticked.filter((id) => !counting.includes(id))];
}

function patternsIn(note: QuizNote): readonly string[] {
  if ('ids' in note) return note.ids;
  if ('id' in note) return [note.id];
  return 'miss' in note ? [note.miss.id] : [];
}
