import {nearestTo} from './nearest.js';
import type {Place} from './place.js';
import type {Seat} from './situation.js';
import type {Unit} from './unit.js';
import {oncePerPair} from './once-per.js';

/** Codes for why a text is not a hand, a situation not a position, or a complete hand not a win. */
export const PROBLEM_CODES = [
  // reading a hand
  'empty',
  'unknown-character',
  'missing-suit',
  'no-such-tile',
  'unclosed-meld',
  'unopened-meld',
  'not-a-meld',
  'misplaced-mark',
  'missing-winning-tile',
  'two-winning-tiles',
  'too-long',
  // a situation that is not a position of the rule set
  'bad-json',
  'bad-field',
  'player-count',
  'for-circle',
  'too-deep',
  'too-many-boards',
  'unknown-rules',
  'rules-not-here',
  'rules-unread',
  'rules-changed',
  'no-flow',
  'unknown-option',
  'bad-option',
  'option-without-colon',
  'unknown-field',
  'unknown-flag',
  'flag-conflict',
  'bad-seat',
  'liable-winner',
  'liable-unfed',
  'tile-not-in-set',
  'five-of-a-kind',
  'red-needed',
  'too-many-tiles',
  'too-few-tiles',
  'meld-not-allowed',
  'wild-in-meld',
  'face-down',
  'no-wild',
  'by-without-tile',
  'tile-without-by',
  'from-needed',
  'from-self',
  // a hand that is not a win, or a win that is not allowed
  'incomplete',
  'below-minimum',
  'no-yaku',
  'wild-discard',
  'wild-single-wait',
  'missed-win',
  'passed-tile',
  'furiten-river',
  'furiten-passed',
  'furiten-riichi',
  'white-as-wild',
  'open-kong-replacement',
  'gari-in-hand',
  // what a situation does not say, so that it could not be judged
  'not-checked',
  'four-kongs',
  // a question about a situation
  'unanswerable',
  'ambiguous',
  'which-waits',
] as const;

/** A code of {@link PROBLEM_CODES}. */
export type KnownProblemCode = (typeof PROBLEM_CODES)[number];
/** A known code, or the id of a rule set's own, with words in its texts. */
export type ProblemCode = KnownProblemCode | (string & {});

/**
 * Why a text or situation is not as it should be. `at` is the place in the text of `field`; without `field`, in the
 * hand. Rounds and ledgers have codes of their own.
 */
export interface Problem<Code extends string = ProblemCode> {
  readonly code: Code;
  readonly message: string;
  readonly at?: Place;
  /** The field of the situation; absent for the hand. */
  readonly field?: string;
  /** What the message is about: a tile, a flag, a number. */
  readonly about?: string;
  /** How many of the tile there are, if these are too many. */
  readonly count?: number;
  /** The unit of a number, where it is not told otherwise. */
  readonly unit?: Unit;
  /** The other hands that have some of them. */
  readonly hands?: readonly Seat[];
  /** Whether they are too many because the rest of a robbed kong lies with the discarder. */
  readonly isRobbed?: boolean;
  /** Who cannot sit there: the dealer, who is always East, or another player, where the winner sits. Absent where nobody sits. */
  readonly sitter?: 'dealer' | 'other';
  /** What may be written instead: the words of a field, the flags or options of a rule set, its rules or a range. */
  readonly allowed?: readonly string[];
  /** Whether a whole number is wanted. */
  readonly isNumber?: boolean;
  /** The rule set that has no such flag or option; or rules that have changed, as they are named now. */
  readonly rules?: string;
  /** Whether the rule set exists, but not where it was looked for. */
  readonly isElsewhere?: boolean;
  /** What is wrong with rules as text: a sentence by language. */
  readonly says?: Readonly<Record<string, string>>;
}

/** What a message may say beside what it is about. */
export type Details = Pick<
  Problem,
  'count' | 'hands' | 'isRobbed' | 'sitter' | 'allowed' | 'isNumber' | 'rules' | 'isElsewhere' | 'says'
> & {
  /** The one of `allowed` that was probably meant. */
  readonly near?: string | undefined;
};

/** Why a question cannot be asked. */
export const UNANSWERABLE = [
  // of a hand
  'far',
  'minimum',
  'barred',
  'no-score',
  'one-unit',
  'alike',
  'no-sets',
  'no-payment',
  // of a table
  'no-table',
  'no-rules',
  'nobody',
  'not-over',
  'no-waits',
  'no-choice',
  // of exercises
  'none-drawn',
  'not-kept',
] as const;

/** A reason of {@link UNANSWERABLE}. */
export type Unanswerable = (typeof UNANSWERABLE)[number];

/** The words for each reason; `n` is the distance, or the minimum in a unit. */
export type UnanswerableClauses = Readonly<Record<Unanswerable, (n: number, unit?: Unit) => string>>;

/** Says what is wrong, without capital and stop. */
type Clause = (about: string, unit?: Unit, details?: Details) => string;

/** The clauses for the codes of a rule set's own, without capital and stop. */
export type OwnProblems = Readonly<Record<string, (about: string) => string>>;

/**
 * A clause for each code, in one language, without capital and stop: so that it may also stand after "South may not
 * win:". `about` is the tile, flag or number in question; `unit` is the unit of a number.
 */
export type ProblemMessages = Readonly<Record<KnownProblemCode, Clause>> & {
  /** The clauses for codes of a rule set's own. */
  readonly own?: OwnProblems;
  /** A clause as a sentence, with capital and stop. */
  readonly sentence: (clause: string) => string;
};

/** Problems about a tile that is shown with the message. */
export const ABOUT_TILES: readonly ProblemCode[] = [
  'tile-not-in-set',
  'five-of-a-kind',
  'wild-in-meld',
  'passed-tile',
  'furiten-river',
  'furiten-passed',
  'furiten-riichi',
  'gari-in-hand',
];

/** A problem before it is put into words. */
export type Fault<Code extends string = ProblemCode> = Omit<Problem<Code>, 'message'>;

/**
 * Makes the fault of a situation. Faults are values, not exceptions.
 * @param about the tile, flag or number in question, for the message
 * @param field the field of the situation, if not the hand
 * @param at the place in that field's text
 */
export const fault = (code: ProblemCode, about?: string, field?: string, at?: Place): Fault => ({
  code,
  ...(about === undefined ? {} : {about}),
  ...(at === undefined ? {} : {at}),
  ...(field === undefined ? {} : {field}),
});

/** The fault of a dealer in another seat than East, where the dealer's seat is always East. */
export const dealerNotEast = (dealer: Seat): Fault => ({
  ...fault('bad-seat', dealer, 'dealer'),
  sitter: 'dealer',
});

/**
 * The fault of a word that is none of those that a field takes.
 * @param allowed the words that it takes
 * @param at the place of the word in the field's text
 */
export const notAmong = (word: string, field: string, allowed: readonly string[], at?: Place): Fault => ({
  ...fault('bad-field', word, field, at),
  allowed,
});

/** The fault of a word in a field that takes a whole number. */
export const notWhole = (word: string, field: string, at?: Place): Fault => ({
  ...fault('bad-field', word, field, at),
  isNumber: true,
});

/**
 * The fault of players who are not as many as may take part; undefined where they are.
 * @param numbers how many may take part
 */
export const faultOfCount = (
  {length}: readonly string[],
  numbers: readonly number[] = [],
): Fault | undefined =>
  numbers.includes(length)
    ? undefined
    : {...fault('player-count', String(length), 'players'), allowed: numbers.map(String)};

/** Writes any value of a situation as text; a field may hold any JSON. */
export function spelled(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : typeof value;
}

/** Problems made of faults before; a rule set reports the same faults again and again. */
const explained = new WeakMap<Fault, {messages?: ProblemMessages; problem: Problem}>();

/**
 * The messages with the clauses for the codes of a rule set's own.
 * @returns the same object for the same arguments
 */
export const messagesWith = (messages: ProblemMessages, own: OwnProblems | undefined): ProblemMessages =>
  own ? joined(messages, own) : messages;

const joined = oncePerPair((messages: ProblemMessages, own: OwnProblems) => ({...messages, own}));

const isKnownCode = (code: ProblemCode): code is KnownProblemCode =>
  (PROBLEM_CODES as readonly string[]).includes(code);

/** A message quotes no more characters than these; `at` and `about` have the whole. */
const MOST_QUOTED = 60;

/** The text that a message quotes, cut where it is too long to be read. */
export function quoted(about: string): string {
  if (about.length <= MOST_QUOTED) return about;
  const start = [...about.slice(0, 2 * MOST_QUOTED)].slice(0, MOST_QUOTED);
  return `${start.join('')}…`;
}

/** What is wrong, without capital and stop, for use within a sentence. */
export function clauseOf(found: Fault, messages: ProblemMessages, unit?: Unit): string {
  const {code, allowed} = found;
  const about = quoted(found.about ?? '');
  if (!isKnownCode(code)) return messages.own && code in messages.own ? messages.own[code](about) : code;
  return messages[code](
    about,
    found.unit ?? unit,
    allowed ? {...found, near: nearestTo(about, allowed)} : found,
  );
}

/**
 * Puts a fault into words; without messages, its code and what it is about.
 * @param unit the unit of the rule set
 */
export function explainFault(found: Fault, messages?: ProblemMessages, unit?: Unit): Problem {
  const known = explained.get(found);
  if (known && known.messages === messages) return known.problem;
  Object.freeze(found.at);
  const message = messages
    ? messages.sentence(clauseOf(found, messages, unit))
    : found.about
      ? `${found.code}: ${quoted(found.about)}`
      : found.code;
  const problem = Object.freeze({...found, message});
  explained.set(found, {messages, problem});
  return problem;
}
