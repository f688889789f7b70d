/** What is said of a hand beside its tiles, in words. */
import {nameIn} from './name-in.js';
import type {Situation} from '../core/situation/situation.js';
import type {Strings} from './strings.js';

type Field = 'seat' | 'dealer' | 'from' | 'liable' | 'counters' | 'passedTotal';

/** The round, who won by whose tile, seats, numbers and flags, a clause each; without the fields that are said elsewhere. */
export function circumstances(
  {situation: words, settlement: {seats}, score: {colon}}: Strings,
  situation: Omit<Situation, 'rules'>,
  without: readonly Field[] = [],
): string[] {
  const {round, by, flags = []} = situation;
  const said = Object.fromEntries(without.map((field) => [field, undefined]));
  const {seat, from, dealer, liable, counters, passedTotal} = {...situation, ...said};
  const named = (field: 'dealer' | 'liable' | 'passedTotal', value: string | number | undefined) =>
    value ? [`${words.fields[field]}${colon}${value}`] : [];
  const won = seat && from && by && by !== 'self';
  return [
    ...(round ? [words.rounds[round]] : []),
    ...(won ? [words.wins(seats[seat], seats[from], by)] : []),
    ...(seat && !won ? [words.seat(seats[seat])] : []),
    ...named('dealer', dealer && seats[dealer]),
    ...(from && !won ? [words.from(seats[from])] : []),
    ...named('liable', liable && seats[liable]),
    ...(counters ? [words.counters(counters)] : []),
    ...named('passedTotal', passedTotal),
    ...flags.map((flag) => nameIn(words.flags, flag)),
  ];
}
