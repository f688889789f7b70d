/**
 * Another table of the same kind, whose right answer is another one if it can be: the players sit elsewhere, the suits are
 * exchanged, and one tile may be another. The referee judges each anew; a table that the rules do not allow, or at which the
 * question cannot be asked, is not taken.
 */
import type {RoundState} from '../../contexts/round.js';
import type {Seat} from '../../core/situation/situation.js';
import {randomOf, type Random} from '../../core/tiles/random.js';
import {replayBy} from '../../round/game/replay.js';
import type {RoundRecord} from '../../round/record/record.js';
import {rulesAt, type RoundRules} from '../../round/state/rules.js';
import {parseRound} from '../../round/text/parse.js';
import {NONE, type Posed, type TableAsk} from '../ask.js';
import {anotherTable} from './another.js';
import {alteredTable, turnedTable, turning} from './turned.js';
import {isFault} from '../../core/situation/result.js';

/** A question about a table that comes back. */
export interface TableAgain {
  readonly round: RoundState;
  readonly ask: TableAsk;
  readonly seat: Seat | undefined;
  /** Puts the same question about another table. */
  readonly pose: (round: RoundState, seat: Seat | undefined) => Posed;
}

/** The table at which it is asked again. */
export interface TableRetry {
  /** The round as text. */
  readonly text: string;
  readonly seat: Seat | undefined;
  /** Where the player of a seat sits now. */
  readonly sits: (seat: Seat) => Seat;
}

interface Tried extends TableRetry {
  readonly answer: string;
}

/** How many tables are tried for one with another answer. */
const TRIES = 24;

/** What is right, however the seat that is asked about and the suits are named. */
function answerOf({judge}: Posed, seat: Seat | undefined): string {
  const {expected} = judge('');
  return (seat ? expected.replaceAll(`${seat}:`, '') : expected).replaceAll(/(?<=\d)[mps]/g, '');
}

/** Which tables may differ from the given one: a move that was played is right in the hand that it was played with alone. */
const ALTERED: readonly TableAsk[] = ['may', 'wins'];

/** @returns another table; undefined where there is none, and where a seed deals the tiles */
export function tableRetry(again: TableAgain, seed: string): TableRetry | undefined {
  const {round, seat, pose} = again;
  const random = randomOf(`retry/${seed}`);
  const first = round.positions.at(0);
  if (!first || round.record.start.seed !== undefined) return undefined;
  const rules = rulesAt(first, round);
  const before = answerOf(pose(round, seat), seat);
  // if the answer were always another one, this would tell it
  const wantsOther = random.below(4) > 0;
  const made: Tried[] = [];
  for (let i = 0; i < TRIES; i++) {
    const one = triedTable(again, {rules, random, seed: `${seed}/${i}`});
    if (!one) continue;
    // that nothing is right may be a surprise, and is dull as a rule
    if (!wantsOther) return one;
    if (one.answer !== before && (one.answer !== NONE || random.below(4) === 0)) return one;
    made.push(one);
  }
  const text = anotherTable(round, seed);
  const fallback = made.find(({answer}) => answer === before) ?? made.at(0);
  return fallback ?? (text === undefined ? undefined : {text, seat, sits: (same) => same});
}

/** One table that is like the given one; undefined where the rules or the question do not allow it. */
function triedTable(
  {round, ask, seat, pose}: TableAgain,
  {rules, random, seed}: {readonly rules: RoundRules; readonly random: Random; readonly seed: string},
): Tried | undefined {
  const sits = turning(rules.seats, random.below(rules.seats.length));
  const turned = turnedTable(round.record, sits);
  const isAltered = ALTERED.includes(ask) && random.below(3) > 0;
  const record = isAltered
    ? alteredTable(turned, random)
    : ask === 'next'
      ? dealtTable(turned, rules, random)
      : turned;
  const text = record && anotherTable({...round, record}, seed);
  const made = text === undefined ? undefined : playedTable(text, round, rules);
  if (text === undefined || !made) return undefined;
  const other = seat && sits(seat);
  const posed = pose(made, other);
  return posed.fault ? undefined : {text, seat: other, sits, answer: answerOf(posed, other)};
}

/** A hand dealt by another player, or with other counters. */
function dealtTable(record: RoundRecord, {seats, ruleset}: RoundRules, random: Random): RoundRecord {
  const {start} = record;
  const counters = ruleset?.fields.includes('counters') && {counters: random.below(4)};
  const dealer = !start.start && {dealer: seats[random.below(seats.length)]};
  return {...record, start: {...start, ...dealer, ...counters}};
}

/** A table with as many moves as the given one, all of which the referee allows. */
function playedTable(
  text: string,
  {at, positions, ...given}: RoundState,
  rules: RoundRules,
): RoundState | undefined {
  const record = parseRound(text);
  if (isFault(record)) return undefined;
  const played = replayBy(rules, record);
  if (played.problems.length || played.positions.length !== positions.length) return undefined;
  const {ruleset, flow} = given;
  return {...played, record, at, rules, ...(ruleset && {ruleset}), ...(flow && {flow})};
}
