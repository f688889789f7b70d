/**
 * A game kept by its results, a line a hand: `A tsumo 12`, `D ron B 9`, `draw D A`. Lines of `name=value` come first.
 * What is wrong is a fault with its place; what stands before it is there all the same.
 */
import type {SeatedFrame} from '../core/game/course.js';
import type {Ending} from '../core/game/frame.js';
import {after, isOver, seatsOf, settle, type GameResult} from './game.js';
import {readEntry} from './ledger/entry.js';
import {faultAt, isFault, type LedgerFault} from './ledger/faults.js';
import {readHeading, type FindRules, type Heading} from './ledger/heading.js';
import {endedBy} from './ledger/record.js';
import {addGiven, isHeading, readLine, type Given, type Values} from './ledger/values.js';
import {linesOf, wordsIn, type Line} from './ledger/words.js';

/** One hand of a ledger. */
export interface LedgerHand {
  /** Its line, counted from 1, and what stands there. */
  readonly line: number;
  readonly text: string;
  /** Where the game stood before it. */
  readonly frame: SeatedFrame;
  readonly ending: Ending;
}

export interface Ledger {
  /** What the lines before the first hand say; undefined where they cannot be read. */
  readonly heading?: Heading;
  readonly hands: readonly LedgerHand[];
  /** Where the game stands after the last hand, or what it came to. */
  readonly next?: SeatedFrame | GameResult;
  /** The first thing that is wrong; nothing is read behind it. */
  readonly fault?: LedgerFault;
}

/**
 * Reads a ledger.
 * @param given values that go before those in the text
 */
export function readLedger(text: string, find: FindRules, given: Given = {}): Ledger {
  const {headings, hands} = partsOf(text);
  const values = valuesOf(headings, given);
  if (isFault(values)) return {hands: [], fault: values};
  const heading = readHeading(values, find);
  if (isFault(heading)) return {hands: [], fault: heading};
  return keep(heading, hands);
}

/** The rules that a ledger names, before they are there. */
export function rulesNamed(text: string, given: Given = {}): string | undefined {
  const values = valuesOf(partsOf(text).headings, given);
  return isFault(values) ? given.rules : values.rules?.text;
}

/** Where the hands of a ledger begin in its text. */
export const startOfHands = (text: string): number => partsOf(text).hands.at(0)?.start ?? text.length;

/** The lines before the first hand, and those from it on. */
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

function keep(heading: Heading, lines: readonly Line[]): Ledger {
  const hands: LedgerHand[] = [];
  let next: SeatedFrame | GameResult = heading.frame;
  for (const line of lines) {
    const hand = isOver(next) ? isLate(heading, line) : readHand(heading, next, line);
    if (isFault(hand)) return {heading, hands, next, fault: hand};
    hands.push(hand);
    next = after(heading.course, heading.o, hand.frame, hand.ending);
  }
  return {heading, hands, next};
}

function readHand(heading: Heading, frame: SeatedFrame, line: Line): LedgerHand | LedgerFault {
  if (isHeading(line)) return faultAt('name-late', wordsIn(line.text, line.number, line.start, false)[0]);
  const entry = readEntry(line, heading.players);
  if (isFault(entry)) return entry;
  const ended = endedBy(heading, frame, entry);
  if (isFault(ended)) return ended;
  return {
    line: line.number,
    text: line.text.trim(),
    frame,
    ending: settle(heading, frame, seatsOf(frame.places), ended),
  };
}

/** A line behind the end of the game. */
const isLate = ({course}: Heading, line: Line): LedgerFault =>
  faultAt('game-over', wordsIn(line.text, line.number, line.start, true)[0], course.ledgerCites['game-over']);
