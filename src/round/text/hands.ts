/** Several hands in one text, with a line of `===` between them. */

/** Between two hands. */
const BETWEEN = /(^|\s)={3,}(?=\s|$)/g;
/** Names that later hands take from the first one, unless they say them themselves. */
const KEPT = ['rules', 'options', 'players', 'discards'] as const;

const nameIn = (name: string): RegExp => new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"[^"]*"|\\S+)`);

/** Blanks in place of a text; line ends stay, so that all places do. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text of each hand, every one at its place in the whole text; of a text without `===`, the text itself. */
export function handTexts(text: string): readonly string[] {
  const breaks = [...text.matchAll(BETWEEN)];
  if (!breaks.length) return [text];
  const starts = [0, ...breaks.map(({index, 0: mark}) => index + mark.length)];
  const ends = [...breaks.map(({index, 1: before}) => index + before.length), text.length];
  const pieces = starts.map((start, i) => ({start, own: text.slice(start, ends[i])}));
  const [{own: first}] = pieces;
  return pieces.flatMap(({start, own}, i) => {
    if (!own.trim()) return [];
    return [i ? inherited(first, own) + blank(text.slice(first.length, start)) + own : own];
  });
}

/** The text of the first hand with nothing but the names that another one takes from it. */
function inherited(first: string, own: string): string {
  let kept = blank(first);
  for (const name of KEPT) {
    const found = nameIn(name).test(own) ? null : nameIn(name).exec(first);
    if (found) kept = kept.slice(0, found.index) + found[0] + kept.slice(found.index + found[0].length);
  }
  return kept;
}
