/**
 * A ledger: a game kept by the result of each hand, one line a hand: `A tsumo 12`, `D ron B 9`, `draw D A`. Lines of
 * `name=value` come first. A line such as `@1` stands for a round that was told move by move. A mistake is a fault
 * with its place; what stands before it is read all the same.
 */
import type {SeatedFrame} from '../../core/game/course.js';
import type {Ending} from '../../core/game/frame.js';
import {Lines} from '../../core/situation/place.js';
import {brokenOff, isOver, nextFrame, seatsOf, type GameResult} from '../game/game.js';
import {settle, type HandOutcome} from '../play/settlement.js';
import {readEntry} from './entry.js';
import {ledgerFault, leftmost, type LedgerFault} from './faults.js';
import {readHeading, type FindRules, type Heading, type LedgerRules} from './heading.js';
import {endedBy} from './record.js';
import {endedByRound, roundNumber, roundLine, type NumberedRounds} from './numbered-rounds.js';
import {addGiven, isHeading, readLine, type OutsideValues, type Values} from './values.js';
import {seatedBy} from './winds.js';
import {ledgerLines, wordOf, wordsIn, type LedgerLine} from './words.js';
import {withoutComments} from '../text/comments.js';
import {isFault} from '../../core/situation/result.js';

/** How many hands a ledger may have: more than anybody plays in a day. */
const MOST_HANDS = 2000;

/** One hand of a ledger. */
export interface LedgerHand {
  /** The hand's line: its number, counted from 1, and its text. */
  readonly line: number;
  readonly text: string;
  /** Where the game stood before the hand. */
  readonly frame: SeatedFrame;
  readonly ending: Ending;
  /** Which game of the ledger the hand belongs to, counted from 0. */
  readonly game: number;
}

/** A game of a ledger after which another one was begun. */
export interface LedgerGame {
  readonly result: GameResult;
  /** The line that begins the next game. */
  readonly text: string;
}

/** A ledger that has been read. */
export interface Ledger {
  /** What the lines before the first hand say; undefined where they cannot be read. */
  readonly heading?: Heading;
  readonly hands: readonly LedgerHand[];
  /** The games before the last one, of an evening with several. */
  readonly games: readonly LedgerGame[];
  /** Where the last game stands after the last hand, or its result. */
  readonly next?: SeatedFrame | GameResult;
  /** The first fault; nothing after it is read. */
  readonly fault?: LedgerFault;
}

/** What is told of each hand, and after the hands of a game that another one follows, of the game. */
export function byGame<T>(
  {hands, games}: Ledger,
  ofHand: (hand: LedgerHand, i: number) => T,
  ofGame: (game: LedgerGame) => T,
): T[] {
  return [...games, undefined].flatMap((game, n) => [
    ...hands.flatMap((hand, i) => (hand.game === n ? [ofHand(hand, i)] : [])),
    ...(game ? [ofGame(game)] : []),
  ]);
}

/**
 * Reads a ledger.
 * @param given values that override those in the text
 * @param told the rounds that lines such as `@1` stand for
 */
export function readLedger(
  text: string,
  find: FindRules,
  given: OutsideValues = {},
  told: NumberedRounds = {rounds: []},
): Ledger {
  const {headings, hands, unclosed} = partsOf(text);
  const values = valuesOf(headings, given);
  if (isFault(values)) return {hands: [], games: [], fault: values};
  const heading = readHeading(values, find);
  if (isFault(heading)) return {hands: [], games: [], fault: heading};
  const found = find(heading.rules);
  if (!found?.course) return {hands: [], games: []};
  return keep({heading, values, find, rules: {...found, course: found.course}, told}, hands, unclosed);
}

/** The id of the rules that a ledger names; for callers that still have to load them. */
export function rulesNamed(text: string, given: OutsideValues = {}): string | undefined {
  const values = valuesOf(partsOf(text).headings, given);
  return isFault(values) ? given.rules : values.rules?.text;
}

/** Where the hands of a ledger begin in its text. */
export const startOfHands = (text: string): number => partsOf(text).hands.at(0)?.start ?? text.length;

interface Parts {
  readonly headings: readonly LedgerLine[];
  readonly hands: readonly LedgerLine[];
  /** A comment that is never closed; nothing after it is read. */
  readonly unclosed?: LedgerFault;
}

/** What was split last: an element asks for several things of one text. */
let split: {readonly source: string; readonly parts: Parts} | undefined;

function partsOf(source: string): Parts {
  if (split?.source !== source) split = {source, parts: splitUp(source)};
  return split.parts;
}

/** Whether a comment holds hands: in a text without line ends each ends with `;`. */
const holdsHands = (comment: string, text: string): boolean =>
  comment.includes(';') ||
  (text.includes(';') && comment.split(/\s+/).some((word) => wordOf({text: word}) !== undefined));

/** Splits a ledger into the lines before the first hand and those from it on. */
function splitUp(source: string): Parts {
  const {text, unclosed: at} = withoutComments(source, holdsHands);
  const lines = ledgerLines(text);
  const first = lines.findIndex((line) => !isHeading(line));
  const [headings, hands] = first < 0 ? [lines, []] : [lines.slice(0, first), lines.slice(first)];
  if (!at) return {headings, hands};
  const word = {text: source.slice(at.start, at.end), ...new Lines(source).placeOf(at.start), at};
  return {headings, hands, unclosed: ledgerFault('unclosed-comment', word)};
}

function valuesOf(headings: readonly LedgerLine[], given: OutsideValues): Values | LedgerFault {
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
  readonly values: Values;
  readonly find: FindRules;
  readonly rules: LedgerRules;
  readonly told: NumberedRounds;
}

function keep(reading: Reading, lines: readonly LedgerLine[], unclosed?: LedgerFault): Ledger {
  const {heading} = reading;
  const hands: LedgerHand[] = [];
  const games: LedgerGame[] = [];
  let next: SeatedFrame | GameResult = heading.frame;
  for (const line of lines) {
    if (isNextGame(line.text)) {
      const isPlayed = hands.at(-1)?.game === games.length;
      const begun = isPlayed ? nextGame(reading, line) : ledgerFault('left-over', wordsIn(line)[0]);
      if (isFault(begun)) return {heading, hands, games, next, fault: begun};
      games.push({result: isOver(next) ? next : brokenOff(heading, next), text: saidOf(line)});
      next = begun;
      continue;
    }
    const hand = hands.length < MOST_HANDS ? readNext(reading, next, line) : isTooMany(line);
    if (isFault(hand)) return {heading, hands, games, next, fault: hand};
    hands.push({...hand, game: games.length});
    next = nextFrame(heading, hand.frame, hand.ending);
  }
  return {heading, hands, games, next, ...(unclosed && {fault: unclosed})};
}

/** Whether a line begins another game. */
export const isNextGame = (line: string): boolean =>
  wordOf({text: /[^\s]+/.exec(line.normalize('NFKC'))?.[0] ?? ''}) === 'game';

/** What the line that begins another game may say of it. */
const OF_NEXT_GAME = ['dealer', 'sitsout', 'dice'] as const;

/** The beginning of another game with the same rules and players, who sit as in the first one. */
function nextGame({values, find}: Reading, line: LedgerLine): SeatedFrame | LedgerFault {
  const [first] = wordsIn(line);
  const {length} = first.text;
  const own: Values = {};
  // the word itself is left out, and every other one stays where it is
  const from = line.text.search(/\S/);
  const rest = line.text.slice(0, from) + ' '.repeat(length) + line.text.slice(from + length);
  const wrong = readLine(own, {...line, text: rest});
  if (wrong) return wrong;
  const late = Object.entries(own).find(([name]) => !OF_NEXT_GAME.some((known) => known === name));
  if (late) return ledgerFault('name-late', late[1]);
  const {rules, options, players, sitsout, dice} = values;
  const begun = {rules, options, players, sitsout, dice};
  const heading = readHeading({...definedIn(begun), ...own}, find);
  return isFault(heading) ? heading : heading.frame;
}

const definedIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, word]) => word !== undefined));

const saidOf = ({text}: LedgerLine): string => text.trim().replace(/\s+/g, ' ');

/** What each player has won or lost in all games that are over; undefined where there is one game. */
export function sumOfGames({heading, games, next}: Ledger): GameResult['result'] | undefined {
  if (!heading || !games.length) return undefined;
  const results = [...games.map(({result}) => result), ...(next && isOver(next) ? [next] : [])];
  const sums = heading.players.map((name) => {
    // in tenths, so that no fraction is lost
    const tenths = results.map(({result}) => Math.round(10 * (result[name] ?? 0)));
    return [name, tenths.reduce((all, n) => all + n, 0) / 10] as const;
  });
  return Object.fromEntries(sums);
}

type Hand = Omit<LedgerHand, 'game'>;

const readNext = (reading: Reading, next: SeatedFrame | GameResult, line: LedgerLine): Hand | LedgerFault =>
  isOver(next) ? isLate(reading.heading, line) : readHand(reading, next, line);

function readHand(reading: Reading, frame: SeatedFrame, line: LedgerLine): Hand | LedgerFault {
  const {heading} = reading;
  if (isHeading(line)) return ledgerFault('name-late', wordsIn(line)[0]);
  const number = roundNumber(line.text);
  const played =
    number === undefined ? playedByWords(heading, frame, line) : playedByNumber(reading, frame, line, number);
  if (isFault(played)) return played;
  const {ended, seated, text} = played;
  const ending = settle(heading, seated, seatsOf(seated.places), ended);
  return {line: line.number, text, frame: seated, ending};
}

/** A hand that has been read. */
interface Played {
  readonly ended: HandOutcome;
  /** Where the game stood, with the winds of the hand. */
  readonly seated: SeatedFrame;
  readonly text: string;
}

function playedByWords(heading: Heading, frame: SeatedFrame, line: LedgerLine): Played | LedgerFault {
  const entry = readEntry(line, heading.players);
  if (isFault(entry)) return entry;
  const seated = seatedBy(entry.winds, frame, heading.course);
  const ended = endedBy(heading, isFault(seated) ? frame : seated, entry);
  if (isFault(seated)) return leftmost(isFault(ended) ? [seated, ended] : [seated]) ?? seated;
  return isFault(ended) ? ended : {ended, seated, text: saidOf(line)};
}

function playedByNumber(
  {heading, rules, told}: Reading,
  frame: SeatedFrame,
  line: LedgerLine,
  number: number,
): Played | LedgerFault {
  const [word] = wordsIn(line);
  const round = told.rounds.slice(number - 1, number).at(0);
  const played = endedByRound({heading, rules, frame}, round, word);
  if (isFault(played)) return played;
  return {...played, text: roundLine(played.ended, played.seated, heading.course, told.words)};
}

/** The fault of a line after the end of the game. */
const isLate = ({course}: Heading, line: LedgerLine): LedgerFault =>
  ledgerFault('game-over', wordsIn(line)[0], course.ledgerCites['game-over']);

const isTooMany = (line: LedgerLine): LedgerFault =>
  ledgerFault('too-many-hands', wordsIn(line)[0], undefined, String(MOST_HANDS));
