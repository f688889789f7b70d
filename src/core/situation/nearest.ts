/** Guesses what a misspelled word was meant to be. */

/** The edit distance of two words: how often at least a letter is inserted, removed or replaced, or two neighbours swapped. */
export function lettersBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? before[j - 2] + 1 : exchanged;
      next.push(Math.min(exchanged, swapped, row[j] + 1, next[j - 1] + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}

/** The longest word that is guessed at: two long words take a time that grows with the product of their lengths. */
const LONGEST = 60;

/** The word of a list that is most like another; undefined where none is close, and for very long words. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined;
  const typed = word.toLowerCase();
  let nearest: string | undefined;
  let least = Math.floor(Math.max(2, word.length / 2)) + 1;
  for (const other of known) {
    // so many letters at least are to be inserted or removed
    if (Math.abs(other.length - typed.length) >= least) continue;
    const between = lettersBetween(typed, other.toLowerCase());
    if (between < least) [nearest, least] = [other, between];
  }
  return nearest;
}
