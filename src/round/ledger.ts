/**
 * A ledger: a game kept by the result of each hand, one line a hand: `A tsumo 12`, `D ron B 9`, `draw D A`. Lines of
 * `name=value` come first. A line such as `@1` stands for a round that was told move by move. A mistake is a fault
 * with its place; what stands before it is read all the same.
 */
import type {SeatedFrame} from '../core/game/course.js';
import type {Ending} from '../core/game/frame.js';
import {after, isOver, seatsOf, settle, type Ended, type GameResult} from './game.js';
import {readEntry} from './ledger/entry.js';
import {faultAt, isFault, type LedgerFault} from './ledger/faults.js';
import {readHeading, type FindRules, type Heading, type LedgerRules} from './ledger/heading.js';
import {endedBy} from './ledger/record.js';
import {endedByRound, numberOf, textOf, type Told} from './ledger/told.js';
import {addGiven, isHeading, readLine, type Given, type Values} from './ledger/values.js';
import {linesOf, wordsIn, type Line} from './ledger/words.js';

/** One hand of a ledger. */
export interface LedgerHand {
  /** The hand's line: its number, counted from 1, and its text. */
  readonly line: number;
  readonly text: string;
  /** Where the game stood before the hand. */
  readonly frame: SeatedFrame;
  readonly ending: Ending;
}

/** A ledger that has been read. */
export interface Ledger {
  /** What the lines before the first hand say; undefined where they cannot be read. */
  readonly heading?: Heading;
  readonly hands: readonly LedgerHand[];
  /** Where the game stands after the last hand, or its result. */
  readonly next?: SeatedFrame | GameResult;
  /** The first fault; nothing after it is read. */
  readonly fault?: LedgerFault;
}

/**
 * Reads a ledger.
 * @param given values that override those in the text
 * @param told the rounds that lines such as `@1` stand for
 */
export function readLedger(
  text: string,
  find: FindRules,
  given: Given = {},
  told: Told = {rounds: []},
): Ledger {
  const {headings, hands} = partsOf(text);
  const values = valuesOf(headings, given);
  if (isFault(values)) return {hands: [], fault: values};
  const heading = readHeading(values, find);
  if (isFault(heading)) return {hands: [], fault: heading};
  const rules = find(heading.rules);
  return rules ? keep({heading, rules, told}, hands) : {hands: []};
}

/** The id of the rules that a ledger names; for callers that still have to load them. */
export function rulesNamed(text: string, given: Given = {}): string | undefined {
  const values = valuesOf(partsOf(text).headings, given);
  return isFault(values) ? given.rules : values.rules?.text;
}

/** Where the hands of a ledger begin in its text. */
export const startOfHands = (text: string): number => partsOf(text).hands.at(0)?.start ?? text.length;

/** Splits a ledger into the lines before the first hand and those from it on. */
function partsOf(text: string): {readonly headings: readonly Line[]; readonly hands: readonly Line[]} {
  const lines = linesOf(text);
  const first = lines.findIndex((line) => !isHeading(line));
  return first < 0
    ? {headings: lines, hands: []}
    : {headings: lines.slice(0, first), hands: lines.slice(first)};
}

function valuesOf(headings: readonly Line[], given: Given): Values | LedgerFault {
  const values: Values = {};
  for (const line of headings) {
    const fault = readLine(values, line);
    if (fault) return fault;
  }
  addGiven(values, given);
  return values;
}

/** What is needed to read the hands of a ledger. */
interface Reading {
  readonly heading: Heading;
  readonly rules: LedgerRules;
  readonly told: Told;
}

function keep(reading: Reading, lines: readonly Line[]): Ledger {
  const {heading} = reading;
  const hands: LedgerHand[] = [];
  let next: SeatedFrame | GameResult = heading.frame;
  for (const line of lines) {
    const hand = isOver(next) ? isLate(heading, line) : readHand(reading, next, line);
    if (isFault(hand)) return {heading, hands, next, fault: hand};
    hands.push(hand);
    next = after(heading.course, heading.o, hand.frame, hand.ending);
  }
  return {heading, hands, next};
}

function readHand(reading: Reading, frame: SeatedFrame, line: Line): LedgerHand | LedgerFault {
  const {heading, told} = reading;
  if (isHeading(line)) return faultAt('name-late', wordsIn(line.text, line.number, line.start, false)[0]);
  const number = numberOf(line.text);
  const ended =
    number === undefined ? endedByWords(heading, frame, line) : endedByNumber(reading, frame, line, number);
  if (isFault(ended)) return ended;
  return {
    line: line.number,
    text: number === undefined ? line.text.trim() : textOf(ended, frame, told.words),
    frame,
    ending: settle(heading, frame, seatsOf(frame.places), ended),
  };
}

function endedByWords(heading: Heading, frame: SeatedFrame, line: Line): Ended | LedgerFault {
  const entry = readEntry(line, heading.players);
  return isFault(entry) ? entry : endedBy(heading, frame, entry);
}

function endedByNumber(
  {heading, rules, told}: Reading,
  frame: SeatedFrame,
  {text, number: line, start}: Line,
  number: number,
): Ended | LedgerFault {
  const [word] = wordsIn(text, line, start, true);
  return endedByRound({heading, rules, frame}, told.rounds.slice(number - 1, number).at(0), word);
}

/** The fault of a line after the end of the game. */
const isLate = ({course}: Heading, line: Line): LedgerFault =>
  faultAt('game-over', wordsIn(line.text, line.number, line.start, true)[0], course.ledgerCites['game-over']);
