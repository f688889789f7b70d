/** Guesses what a misspelled word was meant to be. */

/** The edit distance of two words: the least number of letters to insert, remove or replace. */
export function lettersBetween(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** The word of a list that is most like another; undefined where none is close. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const between = known.map((other) => lettersBetween(typed, other.toLowerCase()));
  const least = Math.min(...between);
  return least <= Math.max(2, word.length / 2) ? known[between.indexOf(least)] : undefined;
}
