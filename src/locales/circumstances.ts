/** Puts the circumstances of a hand into words. */
import {nameIn} from './name-in.js';
import type {Situation} from '../core/situation/situation.js';
import type {Unit} from '../core/situation/unit.js';
import type {Strings} from './strings.js';

type Field = 'seat' | 'dealer' | 'from' | 'liable' | 'counters' | 'passedTotal';

type Way = Pick<Situation, 'seat' | 'from' | 'by'>;

/** Whether the circumstances name the discarder, and so the way of winning. */
export const saysWay = (said: Way): said is Required<Way> =>
  Boolean(said.seat && said.from && said.by && said.by !== 'self');

/** Options for circumstances in words. */
interface Said {
  /** The unit of scores; undefined where it is not known. */
  readonly unit: Unit | undefined;
  /** Fields that are left out because they are shown elsewhere. */
  readonly without?: readonly Field[];
}

/** Clauses about a hand as one text. */
export const inOneText = ({situation, punctuation}: Strings, clauses: readonly string[]): string =>
  punctuation.starting(situation.join(clauses));

/** The round, the winner and discarder, seats, numbers and flags, a clause each. */
export function circumstanceClauses(
  {situation: words, settlement: {seats}, score: {amount}}: Strings,
  situation: Omit<Situation, 'rules'>,
  {unit, without = []}: Said,
): string[] {
  const left = Object.fromEntries(without.map((field) => [field, undefined]));
  const said = {...situation, ...left};
  const {round, seat, from, by, dealer, liable, counters, passedTotal, flags = []} = said;
  const named = (field: 'dealer' | 'liable' | 'passedTotal', value: string | number | undefined) =>
    value ? [words.says[field](String(value))] : [];
  const won = saysWay(said);
  return [
    ...(round ? [nameIn(words.rounds, round)] : []),
    ...(won ? [words.wins(seats[said.seat], seats[said.from], said.by)] : []),
    ...(seat && !won ? [words.seat(seats[seat])] : []),
    ...named('dealer', dealer && seats[dealer]),
    ...(from && !won ? [words[by === 'self' ? 'eighthFlower' : 'from'](seats[from])] : []),
    ...named('liable', liable && seats[liable]),
    ...(counters ? [words.counters(counters)] : []),
    ...named('passedTotal', passedTotal && unit ? amount(passedTotal, unit) : passedTotal),
    ...flags.map((flag) => nameIn(words.flags, flag)),
  ];
}
