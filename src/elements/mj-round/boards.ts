/** The further positions that a round prints. */
import {fault, type Fault} from '../../core/situation/problem.js';

/** How many they may be; the longest round has fewer moves. */
const MOST_BOARDS = 500;

const WORD = /[^\s,]+/g;

/** The names and numbers in `boards`; none if there are too many. */
export function boardsIn(boards = ''): readonly string[] {
  const words = boards.match(WORD) ?? [];
  return words.length > MOST_BOARDS ? [] : words;
}

/** The fault of `boards` if there are too many, at the first that is too much. */
export function tooManyBoards(boards = ''): Fault | undefined {
  const one = [...boards.matchAll(WORD)].at(MOST_BOARDS);
  if (!one) return undefined;
  const at = {start: one.index, end: one.index + one[0].length};
  return fault('too-many-boards', String(MOST_BOARDS), 'boards', at);
}
