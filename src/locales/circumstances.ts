/** What is said of a hand beside its tiles, in words. */
import {nameIn} from './name-in.js';
import type {Situation} from '../core/situation/situation.js';
import type {Strings} from './strings.js';

const SEATED = ['seat', 'dealer', 'from', 'liable'] as const;
const COUNTED = ['counters', 'passedTotal'] as const;

type Field = (typeof SEATED)[number] | (typeof COUNTED)[number];

/** The round, seats, numbers and flags, a phrase each; without the fields that are said elsewhere. */
export function circumstances(
  {situation: words, settlement}: Strings,
  situation: Omit<Situation, 'rules'>,
  without: readonly Field[] = [],
): string[] {
  const phrase = (field: Field, value: string | number | undefined) => {
    if (!value || without.includes(field)) return [];
    const isPhrase = field === 'seat' || field === 'from';
    return [isPhrase ? words[field](`${value}`) : `${words.fields[field]} ${value}`];
  };
  const {round, flags = []} = situation;
  return [
    ...(round ? [words.rounds[round]] : []),
    ...SEATED.flatMap((field) => phrase(field, situation[field] && settlement.seats[situation[field]])),
    ...COUNTED.flatMap((field) => phrase(field, situation[field])),
    ...flags.map((flag) => nameIn(words.flags, flag)),
  ];
}
