/** Hands of a ledger that are rounds told move by move: the line `@2` stands for the second round. */
import {sameOptions, type LedgerRules, type Heading} from './heading.js';
import {ledgerFault, type LedgerCode, type LedgerFault, type PlacedWord} from './faults.js';
import {dealtFrom} from './winds.js';
import type {WrittenWord} from './words.js';
import {isAbortive, type Ending} from '../../core/game/frame.js';
import type {Course, SeatedFrame} from '../../core/game/course.js';
import type {Fault} from '../../core/situation/problem.js';
import {sameRules} from '../../core/situation/restated.js';
import type {Seat} from '../../core/situation/situation.js';
import {seatsOf} from '../game/game.js';
import type {RoundPosition} from '../state/position.js';
import type {HandOutcome} from '../play/settlement.js';
import type {RoundRecord} from '../record/record.js';
import type {Replay} from '../game/replay.js';

/** A round as it was played. */
export interface ToldRound extends Pick<Replay, 'positions' | 'problems' | 'ending'> {
  readonly record: RoundRecord;
}

/** The rounds in the order of their numbers, and the words to write their results with. */
export interface NumberedRounds {
  readonly rounds: readonly ToldRound[];
  readonly words?: Readonly<Record<WrittenWord, string>>;
}

/** The number of the round that a line such as `@2` stands for; undefined for any other line. */
export function roundNumber(text: string): number | undefined {
  const [, number] = /^\s*@(\d{1,4})\s*$/.exec(text.normalize('NFKC')) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The line that stands for a round. */
export const lineOfRound = (number: number): string => `@${number}`;

/** Where a round is to fit: the game, and where it stands. */
interface Game {
  readonly heading: Heading;
  readonly rules: LedgerRules;
  readonly frame: SeatedFrame;
}

/**
 * How a round ended, and where its players sat: where dice decide it, the round says the dealer's seat. A fault where
 * it is not a hand of this game.
 */
export function endedByRound(
  game: Game,
  round: ToldRound | undefined,
  word: PlacedWord,
): {readonly ended: HandOutcome; readonly seated: SeatedFrame} | LedgerFault {
  if (!round) return ledgerFault('round-missing', word);
  const {ending, positions} = round;
  const first = positions.at(0);
  const {frame} = game;
  const seated = first && frame.windsUnsaid ? dealtFrom(frame, first.frame.dealer) : frame;
  const wrong = wrongWith(round, game, seated);
  if (wrong) return ledgerFault(wrong.code, word, undefined, wrong.about ?? word.text);
  if (!ending) return ledgerFault('round-open', word);
  return {ended: outcomeToTell(ending, seated, positions), seated};
}

/** How a hand ended, as a ledger tells it. */
export function outcomeToTell(
  {winners, payments, drawn, ready, unchecked, falseWins = []}: Ending,
  {places}: Pick<SeatedFrame, 'places'>,
  positions: readonly RoundPosition[],
): HandOutcome {
  const [first, last] = [positions.at(0), positions.at(-1)];
  return {
    winners,
    payments,
    ...(drawn ? {drawn} : {}),
    ...(ready ? {ready} : {}),
    // a riichi stick is taken from its player as soon as it is laid
    riichi: seatsOf(places).filter(
      (seat) => (last?.frame.points[seat] ?? 0) < (first?.frame.points[seat] ?? 0),
    ),
    unchecked,
    falseWins,
  };
}

function wrongWith(
  {record, positions, problems, ending}: ToldRound,
  {heading, rules, frame}: Game,
  seated: SeatedFrame,
): Fault<LedgerCode> | undefined {
  if (problems.some(({code}) => !code.startsWith('expected-')) || !positions.length)
    return {code: 'round-wrong'};
  if (!sameRules(record.rules, heading.rules) || !sameOptions(heading, rules, record.options))
    return {code: 'round-rules', about: heading.rules};
  if (ending?.winners.some(({total}) => total === undefined)) return {code: 'round-hidden'};
  const told = positions[0].frame;
  const same = (['round', 'dealer', 'counters'] as const).every((name) => told[name] === seated[name]);
  return same ? undefined : {code: 'round-elsewhere', about: standing(frame)};
}

/** The state of the game, written as a round would write it. */
const standing = ({round, dealer, counters, windsUnsaid}: SeatedFrame): string =>
  [`round=${round}`, ...(windsUnsaid ? [] : [`dealer=${dealer}`]), `counters=${counters}`].join(' ');

/** Writes the end of a told round as a line of a ledger. */
export function roundLine(
  ended: HandOutcome,
  {places, players = [], dealer}: SeatedFrame,
  {windsByDice, answersFor, words: known = []}: Pick<Course, 'windsByDice' | 'answersFor' | 'words'>,
  words: Readonly<Partial<Record<WrittenWord, string>>> = {},
): string {
  const word = (name: WrittenWord): string => words[name] ?? name;
  const named = (seat: Seat): string => players[places[seat] ?? -1] ?? seat;
  const listed = (name: WrittenWord, seats: readonly Seat[]): string[] =>
    seats.length ? [[word(name), ...seats.map(named)].join(' ')] : [];
  const {winners, payments, drawn, ready = [], riichi = [], falseWins = []} = ended;
  const wins = winners.map(({seat, from, total = 0, situation, result}) => {
    const flags = situation?.flags ?? [];
    if (flags.includes('nagashi')) return `${named(seat)} ${word('nagashi')} ${total}`;
    const way = known.includes('seven') && flags.includes('sevenFlowers') ? 'seven' : 'ron';
    const how = from ? `${word(way)} ${named(from)}` : word('tsumo');
    const paid = payments.filter((payment) => payment.from === from && payment.to === seat);
    // where everybody pays the winner, who is liable does so for the others
    const paysAll = known.includes('bao') && !answersFor && paid.length > 1 ? ` ${word('bao')}` : '';
    const heavenly = known.includes('tianhu') && flags.includes('heavenly') ? ` ${word('tianhu')}` : '';
    const others = Object.entries(result?.others ?? {}).map(
      ([other, scored]) => `${named(other as Seat)} ${scored.total}`,
    );
    const beside = others.length ? ` | ${others.join(' ')}` : '';
    const liable = payments.find(({why, to}) => answersFor && why === 'liable' && to === seat);
    // after another's discard, each of the two pays half of it
    const bao = liable ? ` ${named(liable.from)} ${word('bao')} ${liable.amount * (from ? 2 : 1)}` : '';
    return `${named(seat)} ${how} ${total}${bao}${paysAll}${heavenly}${beside}`;
  });
  const isDrawn = !winners.length && drawn !== 'falseWin';
  const why = isAbortive(drawn) ? drawn : 'draw';
  // a drawn hand has payments beside these where 流し満貫 is no win
  const nagashi = isDrawn ? payments.filter((payment) => payment.why === 'win').map(({to}) => to) : [];
  const clauses = [
    ...listed('falsewin', falseWins),
    ...wins,
    ...(isDrawn ? [[word(why), ...ready.map(named)].join(' ')] : []),
    ...[...new Set(nagashi)].map((seat) => `${named(seat)} ${word('nagashi')}`),
  ];
  const winds = windsByDice ? [`dealer=${dealer}`] : [];
  return [clauses.join(', '), ...listed('riichi', riichi), ...winds].join(' ');
}
