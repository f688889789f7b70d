/** Puts a refusal into words: who may not do what, why, and by which rule. */
import type {Refusal} from '../core/game/refusal.js';
import type {Place} from '../core/situation/place.js';
import type {ProblemMessages} from '../core/situation/problem.js';
import type {Seat} from '../core/situation/situation.js';
import {kindName, kindOf} from '../core/tiles/tile.js';
import {closeClaims} from './claims.js';
import type {Position} from './position.js';
import type {Move} from './record.js';
import type {Refused} from './ruling.js';
import {rulesOf} from './rules-in-use.js';
import {meldIn} from './tiles.js';

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
  'play-missing',
  'name-expected',
  'after-expect',
  'wrong-hand-size',
  'asserted-illegal',
  'expected-net',
  'expected-next',
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
  readonly faults: Readonly<Record<RecordFault, (about: string) => string>>;
  /** A whole refusal: "West may not pung 7p: he let it go." */
  readonly mayNot: (seat: Seat, move: Move, why: string) => string;
  /** The opposite: "West may do that, although the record says no." */
  readonly may: (seat: Seat, move: Move) => string;
  readonly seat: (seat: Seat) => string;
  readonly cited: (message: string, cite: string) => string;
}

/** The words for problems of the scorer, and those of the referee. */
export interface RoundMessages {
  readonly round: RoundStrings;
  readonly problems: ProblemMessages;
}

/** Puts a refusal into words, as a problem. */
export function explain(
  refused: Refused,
  {p, seat, move}: {p: Position; seat: Seat; move: Move},
  messages?: RoundMessages,
): RoundProblem {
  const {code, about} = refused;
  const cite = citeOf(refused, p);
  const first = code === 'not-your-turn' ? firstOf(p, seat) : undefined;
  const why = messages && first ? messages.round.first[first] : whyOf(refused, messages);
  const said = messages ? messages.round.mayNot(seat, named(move), why) : why;
  return {
    code,
    message: messages && cite ? messages.round.cited(said, cite) : said,
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

/** The move with a pung or kong named by its tile: "pung 7p". */
export function named(move: Move): Move {
  if (move.do !== 'pung' && move.do !== 'kong') return move;
  const tile = meldIn(move.meld)?.tiles[0];
  return tile === undefined ? move : {do: move.do, tile: kindName(kindOf(tile))};
}

function whyOf({code, about = '', problem}: Refused, messages: RoundMessages | undefined): string {
  if (problem) return problem.message;
  const refusals: Readonly<Partial<Record<string, (about: string) => string>>> | undefined =
    messages?.round.refusals;
  const problems: typeof refusals = messages?.problems;
  const words = refusals?.[code] ?? problems?.[code];
  return words ? words(about) : about ? `${code}: ${about}` : code;
}

/** The numbers of the general rules, for rule sets that have no number of their own. */
const GENERAL: Readonly<Partial<Record<string, string>>> = {
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

function citeOf({code}: Refused, p: Position): string | undefined {
  const {flow} = rulesOf(p);
  const cites: Readonly<Partial<Record<string, string>>> = flow.cites;
  return cites[code] ?? flow.scorerCites?.[code] ?? GENERAL[code];
}
