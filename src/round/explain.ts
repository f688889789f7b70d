/** Puts a refusal into words: who may not do what, why, and by which rule. */
import {REFUSALS, type Refusal} from '../core/game/refusal.js';
import type {Place} from '../core/situation/place.js';
import {clauseOf, type ProblemMessages} from '../core/situation/problem.js';
import type {Seat} from '../core/situation/situation.js';
import {kindName, kindOf} from '../core/tiles/tile.js';
import {closeClaims} from './claims.js';
import type {Position} from './position.js';
import type {Move} from './record.js';
import type {Refused} from './ruling.js';
import {rulesOf} from './rules-in-use.js';
import {meldIn} from './tiles.js';
import {verbOf, type MoveWords} from './verb.js';

/** Codes for what is wrong with a record's text, or with what it says of the hand. */
export const RECORD_FAULTS = [
  'unknown-word',
  'unknown-name',
  'name-twice',
  'bad-value',
  'seat-expected',
  'seat-twice',
  'move-expected',
  'tile-expected',
  'unclosed-comment',
  'unclosed-line',
  'unopened-line',
  'line-too-deep',
  'play-missing',
  'name-expected',
  'after-expect',
  'wrong-hand-size',
  'asserted-illegal',
  'expected-net',
  'expected-next',
  'expected-counters',
  'expected-points',
  'expected-end',
  'foreign',
] as const;
/** A fault of a record other than a refused move. */
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** The code of a problem of a round: from the flow, the record, or the scorer. */
export type RoundCode = Refusal | RecordFault | (string & {});

/** What is wrong with a round, in words, and where. */
export interface RoundProblem {
  readonly code: RoundCode;
  readonly message: string;
  readonly cite?: string;
  readonly seat?: Seat;
  readonly about?: string;
  /** The place in the record's text, with line and column counted from 1. */
  readonly at?: Place;
  readonly line?: number;
  readonly column?: number;
  /** The index of the record's move, counted from 0. */
  readonly move?: number;
}

/** The words of the referee, in one language. */
export interface RoundStrings {
  /** Why a move is not legal, as the second half of a sentence; `about` is a tile or a number. */
  readonly refusals: Readonly<Record<Refusal, (about: string) => string>>;
  /** What must come first, where `not-your-turn` is said to the player whose turn it is. */
  readonly first: Readonly<Record<'draw' | 'discard', string>>;
  /** What is wrong with a record, as a clause. */
  readonly faults: Readonly<Record<RecordFault, (about: string) => string>>;
  /** "pung 5 dots", after "may". */
  readonly doing: MoveWords;
  /** A refusal: "West may not pung 7p", and why. A clause, as the others here. */
  readonly mayNot: (seat: string, what: string, why?: string) => string;
  /** The opposite: "West may pung 7p, but the record marks it as not allowed". */
  readonly may: (seat: string, what: string) => string;
  readonly seat: (seat: Seat) => string;
  /** A clause with the number of the rule that it follows from. */
  readonly cited: (clause: string, cite: string) => string;
}

/** The words for problems of the scorer, and those of the referee. */
export interface RoundMessages {
  readonly round: RoundStrings;
  readonly problems: ProblemMessages;
  /** Names tiles and melds in notation for readers; without it they stay in notation. */
  readonly named?: (notation: string) => string;
}

/** Puts a refusal into words, as a problem. */
export function explain(
  refused: Refused,
  {p, seat, move}: {p: Position; seat: Seat; move: Move},
  messages?: RoundMessages,
): RoundProblem {
  const {code, about} = refused;
  const cite = citeOf(refused, p);
  return {
    code,
    message: messages ? refusalSaid(refused, {p, seat, move}, messages, cite) : codeOf(refused),
    seat,
    ...(cite === undefined ? {} : {cite}),
    ...(about === undefined ? {} : {about}),
  };
}

/** What the player whose turn it is must do first; undefined where it is another player's turn. */
function firstOf(p: Position, seat: Seat): 'draw' | 'discard' | undefined {
  const {is, seat: turn, opening} = closeClaims(p).phase;
  if (turn !== seat || opening) return undefined;
  if (is === 'draw' || is === 'replace') return 'draw';
  return is === 'act' ? 'discard' : undefined;
}

const codeOf = ({code, about, problem}: Refused): string =>
  problem?.message ?? (about ? `${code}: ${about}` : code);

const asWritten = (notation: string): string => notation;

/** The whole refusal as a sentence: who may not do what, why, and by which rule. */
function refusalSaid(
  refused: Refused,
  {p, seat, move}: {p: Position; seat: Seat; move: Move},
  messages: RoundMessages,
  cite?: string,
): string {
  const {round, problems} = messages;
  const first = refused.code === 'not-your-turn' ? firstOf(p, seat) : undefined;
  const why = first ? round.first[first] : whyOf(refused, p, messages);
  const clause = round.mayNot(round.seat(seat), moveSaid(move, messages), why);
  return problems.sentence(cite ? round.cited(clause, cite) : clause);
}

/** A move in words after "may": "pung 7p", "chow [_123m]". */
export function moveSaid(move: Move, {round, named = asWritten}: RoundMessages): string {
  const {do: name, tile = '', meld = ''} = move;
  const kind = name === 'pung' || name === 'kong' ? meldIn(meld)?.tiles[0] : undefined;
  const about = kind === undefined ? tile || meld : kindName(kindOf(kind));
  return round.doing[verbOf(move)](about && named(about));
}

function whyOf({code, about = '', problem}: Refused, p: Position, messages: RoundMessages): string {
  const {round, problems, named = asWritten} = messages;
  const unit = rulesOf(p).ruleset?.unit;
  if (problem) return clauseOf(problem, problems, unit);
  return isRefusal(code)
    ? round.refusals[code](about && named(about))
    : clauseOf({code, about}, problems, unit);
}

const isRefusal = (code: Refused['code']): code is Refusal => REFUSALS.some((one) => one === code);

/** The numbers of the general rules, for rule sets that have no number of their own. */
export const GENERAL: Readonly<Partial<Record<string, string>>> = {
  'no-tile-left': 'FL-2',
  'not-your-turn': 'FL-3',
  'flower-first': 'FL-3',
  'after-call': 'FL-4',
  'out-after-call': 'FL-4',
  'no-discard-left': 'FL-4',
  'rob-kong': 'FL-6',
  'no-pung': 'FL-7',
  'kong-by-discard': 'FL-7',
  'last-discard': 'FL-8',
  'hand-drawn': 'FL-9',
};

/** The number of the rule that a refusal follows from; undefined where none has a number. */
export function citeOf({code}: Refused, p: Position): string | undefined {
  const {flow} = rulesOf(p);
  const cites: Readonly<Partial<Record<string, string>>> = flow.cites;
  return cites[code] ?? flow.scorerCites?.[code] ?? GENERAL[code];
}
