/** Puts the circumstances of a hand into words. */
import {nameIn} from './name-in.js';
import type {Situation} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {Strings} from './strings.js';

type Field = 'seat' | 'dealer' | 'from' | 'liable' | 'counters' | 'passedTotal';

/** Whether the circumstances name the discarder, and so the way of winning. */
export const saysWay = ({seat, from, by}: Pick<Situation, 'seat' | 'from' | 'by'>): boolean =>
  Boolean(seat && from && by && by !== 'self');

/** Options for circumstances in words. */
interface Said {
  /** The unit of scores; undefined where it is not known. */
  readonly unit: Unit | undefined;
  /** Fields that are left out because they are shown elsewhere. */
  readonly without?: readonly Field[];
}

/** The round, the winner and discarder, seats, numbers and flags, a clause each. */
export function circumstances(
  {situation: words, settlement: {seats}, score: {colon, amount}}: Strings,
  situation: Omit<Situation, 'rules'>,
  {unit, without = []}: Said,
): string[] {
  const {round, by, flags = []} = situation;
  const said = Object.fromEntries(without.map((field) => [field, undefined]));
  const {seat, from, dealer, liable, counters, passedTotal} = {...situation, ...said};
  const named = (field: 'dealer' | 'liable' | 'passedTotal', value: string | number | undefined) =>
    value ? [`${words.fields[field]}${colon}${value}`] : [];
  const won = saysWay({seat, from, by}) && seat && from && by;
  return [
    ...(round ? [words.rounds[round]] : []),
    ...(won ? [words.wins(seats[seat], seats[from], by)] : []),
    ...(seat && !won ? [words.seat(seats[seat])] : []),
    ...named('dealer', dealer && seats[dealer]),
    ...(from && !won ? [words.from(seats[from])] : []),
    ...named('liable', liable && seats[liable]),
    ...(counters ? [words.counters(counters)] : []),
    ...named('passedTotal', passedTotal && unit ? amount(passedTotal, unit) : passedTotal),
    ...flags.map((flag) => nameIn(words.flags, flag)),
  ];
}
