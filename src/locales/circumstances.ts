/** What is said of a hand beside its tiles, in words. */
import type {Flag, Situation} from '../core/situation.js';
import type {AllStrings} from './tools/strings.js';

const SEATED = ['round', 'seat', 'dealer', 'from', 'liable'] as const;
const COUNTED = ['counters', 'passedTotal'] as const;

type Field = (typeof SEATED)[number] | (typeof COUNTED)[number];

/** Seats, numbers and flags, a phrase each; without the fields that are said elsewhere. */
export function circumstances(
  {input, settlement}: AllStrings,
  situation: Omit<Situation, 'rules'>,
  without: readonly Field[] = [],
): string[] {
  const phrase = (field: Field, value: string | number | undefined) =>
    value && !without.includes(field) ? [`${input.fields[field]} ${value}`] : [];
  return [
    ...SEATED.flatMap((field) => phrase(field, situation[field] && settlement.seats[situation[field]])),
    ...COUNTED.flatMap((field) => phrase(field, situation[field])),
    ...(situation.flags ?? []).map((flag) => input.flags[flag as Flag]),
  ];
}
