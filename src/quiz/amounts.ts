/** Answers that are several numbers, each with its name: `east:24 south:-8`, `fu:40 han:2`. */
import {asNumber} from './guesses.js';

/** Writes the numbers in the order of their names. */
export const writeAmounts = (
  names: readonly string[],
  amounts: Readonly<Partial<Record<string, number>>>,
): string => names.map((name) => `${name}:${amounts[name] ?? 0}`).join(' ');

/** Reads the numbers, with any minus sign and any digits; undefined where a name has no number. */
export function readAmounts(
  given: string,
  names: readonly string[],
): Partial<Record<string, number>> | undefined {
  const amounts: Partial<Record<string, number>> = {};
  for (const part of given
    .normalize('NFKC')
    .replaceAll('−', '-')
    .split(/[\s,;]+/)) {
    const [name, amount = ''] = part.split(':');
    if (!names.includes(name)) continue;
    const number = asNumber(amount);
    if (number === undefined) return undefined;
    amounts[name] = Number(number);
  }
  return names.every((name) => name in amounts) ? amounts : undefined;
}
