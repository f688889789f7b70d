/** Results as text on a terminal. */
import type {Problem} from '../core/situation/problem.js';
import type {ScoreOutcome} from '../core/scoring/score.js';
import type {WaitsResult} from '../core/waiting/waits.js';
import type {WaitsStrings} from '../locales/tools/strings.js';
import {shown} from './output.js';

/** Characters that take two columns of a terminal: kanji, kana and full-width forms. */
const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;

/** The hand's text, with a mark under the mistake. */
export function placeLines(reason: Problem | undefined, hand: string): string[] {
  if (!reason?.at || reason.field) return [];
  const {start, end} = reason.at;
  const marks = widthOf(shown(hand.slice(start, end)));
  return [hand, ' '.repeat(widthOf(shown(hand.slice(0, start)))) + '^'.repeat(Math.max(1, marks))];
}

/** The waits of a hand as lines of text. @param byOther says what the tile of another player scores */
export function toldWaits(
  result: WaitsResult,
  words: WaitsStrings,
  byOther: (total: number) => string = words.discard,
): string[] {
  if (!result.ready.length) return [words.distance(result.distance)];
  const way = (said: string, {reason}: ScoreOutcome): string =>
    reason ? `${said} (${reason.message})` : said;
  return result.ready.map(({tile, left, discard, self}) =>
    [tile, words.left(left), way(byOther(discard.total), discard), way(words.self(self.total), self)].join(
      '  ',
    ),
  );
}

/** The number of terminal columns that a text takes. */
const widthOf = (text: string): number =>
  [...text].reduce((width, char) => width + (WIDE.test(char) ? 2 : 1), 0);

/** Rows of cells as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const seen = rows.map((row) => row.map(shown));
  const widths = seen[0].map((_, column) =>
    seen.reduce((most, row) => Math.max(most, widthOf(row[column])), 0),
  );
  return seen.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column] - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
