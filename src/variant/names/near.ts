/** Finds the names that are most like one that nobody knows. */
import {lettersBetween} from '../../core/situation/nearest.js';
import {fold} from './fold.js';

/** The longest name that is guessed at. */
const LONGEST = 28;
/** A shorter name with one wrong letter is probably a slip, a longer one with two. */
const SHORT = 5;
/** How many names are named. */
const MOST = 3;

/** How many letters a name has at least that must be changed to be another: those that the other lacks. */
function strangeLetters(name: string, letters: ReadonlySet<string>): number {
  let strange = 0;
  for (const letter of name) if (!letters.has(letter)) strange++;
  return strange;
}

/**
 * The known names that are most like a name, best first.
 * @param known names as they are written, by their folded form
 */
export function namesNear(name: string, ...known: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const key = fold(name);
  if (!key || key.length > LONGEST) return [];
  const farthest = Math.max(1, Math.floor(key.length / 2));
  const letters = new Set(key);
  const found = new Map<string, number>();
  for (const names of known) {
    for (const [folded, spelled] of names) {
      if (Math.abs(folded.length - key.length) > farthest) continue;
      if (strangeLetters(folded, letters) > farthest) continue;
      const between = lettersBetween(key, folded);
      if (between <= farthest) found.set(spelled, Math.min(between, found.get(spelled) ?? between));
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([spelled]) => spelled);
}

/** Whether a text is probably a known name with a slip. */
export function isSlip(text: string, known: ReadonlyMap<string, string>): boolean {
  const key = fold(text);
  const most = key.length < SHORT ? 1 : 2;
  if (key.length > LONGEST) return false;
  for (const folded of known.keys())
    if (Math.abs(folded.length - key.length) <= most && lettersBetween(key, folded) <= most) return true;
  return false;
}
