/** What is said of a hand beside its tiles, in words. */
import type {Flag, Situation} from '../core/situation.js';
import type {AllStrings} from './tools/strings.js';

const SEATED = ['seat', 'dealer', 'from', 'liable'] as const;
const COUNTED = ['counters', 'passedTotal'] as const;

type Field = (typeof SEATED)[number] | (typeof COUNTED)[number];

/** The round, seats, numbers and flags, a phrase each; without the fields that are said elsewhere. */
export function circumstances(
  {input, settlement}: AllStrings,
  situation: Omit<Situation, 'rules'>,
  without: readonly Field[] = [],
): string[] {
  const phrase = (field: Field, value: string | number | undefined) =>
    value && !without.includes(field) ? [`${input.fields[field]} ${value}`] : [];
  const {round, flags = []} = situation;
  return [
    ...(round ? [input.rounds[round]] : []),
    ...SEATED.flatMap((field) => phrase(field, situation[field] && settlement.seats[situation[field]])),
    ...COUNTED.flatMap((field) => phrase(field, situation[field])),
    ...flags.map((flag) => input.flags[flag as Flag]),
  ];
}
