/** Hands of a ledger that are rounds told move by move: the line `@2` stands for the second round. */
import {sameOptions, type LedgerRules, type Heading} from './heading.js';
import {faultAt, type LedgerCode, type LedgerFault, type Word} from './faults.js';
import type {LedgerWord} from './words.js';
import type {SeatedFrame} from '../../core/game/course.js';
import type {Seat} from '../../core/situation/situation.js';
import {seatsOf, type Ended} from '../game.js';
import type {RoundRecord} from '../record.js';
import type {Replay} from '../replay.js';

/** A round as it was played. */
export interface ToldRound extends Pick<Replay, 'positions' | 'problems' | 'ending'> {
  readonly record: RoundRecord;
}

/** The rounds in the order of their numbers, and the words to write their results with. */
export interface Told {
  readonly rounds: readonly ToldRound[];
  readonly words?: Readonly<Record<LedgerWord, string>>;
}

/** The number of the round that a line such as `@2` stands for; undefined for any other line. */
export function numberOf(text: string): number | undefined {
  const [, number] = /^\s*@(\d{1,4})\s*$/.exec(text.normalize('NFKC')) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The line that stands for a round. */
export const lineOfRound = (number: number): string => `@${number}`;

/** How a round ended; a fault where it is not a hand of this game. */
export function endedByRound(
  {heading, rules, frame}: {heading: Heading; rules: LedgerRules; frame: SeatedFrame},
  round: ToldRound | undefined,
  word: Word,
): Ended | LedgerFault {
  if (!round) return faultAt('round-missing', word);
  const wrong = wrongWith(round, {heading, rules, frame});
  if (wrong) return faultAt(wrong.code, word, undefined, wrong.about ?? word.text);
  const {ending, positions} = round;
  if (!ending) return faultAt('round-open', word);
  const [first, last] = [positions.at(0), positions.at(-1)];
  const {winners, payments, drawn, ready, unchecked} = ending;
  return {
    winners,
    payments,
    ...(drawn ? {drawn} : {}),
    ...(ready ? {ready} : {}),
    // a riichi stick is taken from its player as soon as it is laid
    riichi: seatsOf(frame.places).filter(
      (seat) => (last?.frame.points[seat] ?? 0) < (first?.frame.points[seat] ?? 0),
    ),
    unchecked,
  };
}

interface Wrong {
  readonly code: LedgerCode;
  readonly about?: string;
}

function wrongWith(
  {record, positions, problems, ending}: ToldRound,
  {heading, rules, frame}: {heading: Heading; rules: LedgerRules; frame: SeatedFrame},
): Wrong | undefined {
  if (problems.some(({code}) => !code.startsWith('expected-')) || !positions.length)
    return {code: 'round-wrong'};
  if (unpinned(record.rules) !== unpinned(heading.rules) || !sameOptions(heading, rules, record.options))
    return {code: 'round-rules', about: heading.rules};
  if (ending?.winners.some(({total}) => total === undefined)) return {code: 'round-hidden'};
  const told = positions[0].frame;
  const same = (['round', 'dealer', 'counters'] as const).every((name) => told[name] === frame[name]);
  return same ? undefined : {code: 'round-elsewhere', about: standing(frame)};
}

const unpinned = (rules = ''): string => rules.split('@')[0];

/** The state of the game, written as a round would write it. */
const standing = ({round, dealer, counters}: SeatedFrame): string =>
  `round=${round} dealer=${dealer} counters=${counters}`;

/** Writes the end of a told round as a line of a ledger. */
export function textOf(
  ended: Ended,
  {places, players = []}: SeatedFrame,
  words: Readonly<Partial<Record<LedgerWord, string>>> = {},
): string {
  const word = (name: LedgerWord): string => words[name] ?? name;
  const named = (seat: Seat): string => players[places[seat] ?? -1] ?? seat;
  const listed = (name: LedgerWord, seats: readonly Seat[]): string[] =>
    seats.length ? [[word(name), ...seats.map(named)].join(' ')] : [];
  const {winners, payments, drawn, ready = [], riichi = []} = ended;
  const falseWins = [...new Set(payments.flatMap(({why, from}) => (why === 'falseWin' ? [from] : [])))];
  const wins = winners.map(({seat, from, total = 0, situation}) => {
    if (situation?.flags?.includes('nagashi')) return `${named(seat)} ${word('nagashi')} ${total}`;
    const how = from ? `${word('ron')} ${named(from)}` : word('tsumo');
    return `${named(seat)} ${how} ${total}`;
  });
  const isDrawn = !winners.length && drawn !== 'falseWin';
  const clauses = [
    ...listed('falsewin', falseWins),
    ...wins,
    ...(isDrawn ? [[word('draw'), ...ready.map(named)].join(' ')] : []),
  ];
  return [clauses.join(', '), ...listed('riichi', riichi)].join(' ');
}
