/** What somebody who typed a flag wrongly, or left it out, may have meant: the flag as it would be right, in no language. */
import type {Ruleset} from '../core/game/ruleset.js';
import {attributeOf} from '../core/situation/attributes.js';
import type {Problem} from '../core/situation/problem.js';
import {SEATS} from '../core/situation/situation.js';

const WAYS = ['discard', 'self', 'robbing'];

/** What a flag may say, where that is one of a few words. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  by: WAYS,
  from: SEATS,
  seat: SEATS,
  round: SEATS,
  dealer: SEATS,
  liable: SEATS,
};

/** A word this many letters away is meant. */
const NEAR = 2;

/** How many letters have to be put in, taken out or exchanged to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** The word that is meant; undefined where none is near. */
function nearest(typed: string, words: readonly string[]): string | undefined {
  // what is much longer is none, and would take long
  const near = words.filter((word) => Math.abs(word.length - typed.length) <= NEAR);
  const away = near.map((word) => distance(typed.toLowerCase(), word.toLowerCase()));
  const least = Math.min(...away);
  return least <= NEAR ? near[away.indexOf(least)] : undefined;
}

/** The flag as it would be right; undefined where nobody can say. */
export function hintOf({code, field, about = ''}: Problem, ruleset: Ruleset | undefined): string | undefined {
  if (code === 'tile-without-by') return `--by ${WAYS.join('|')}`;
  if (code === 'from-needed') return `--from ${SEATS.join('|')}`;
  if (code === 'unknown-flag') {
    const flag = nearest(about, ruleset?.flags.map((known) => known.flag) ?? []);
    return flag && `--flags ${flag}`;
  }
  const values = code === 'bad-field' && field !== undefined ? VALUES[field] : undefined;
  if (!values || field === undefined) return undefined;
  const flag = `--${attributeOf(field)}`;
  return `${flag} ${about} → ${flag} ${nearest(about, values) ?? values.join('|')}`;
}
