import type {Place} from './place.js';
import type {Seat} from './situation.js';
import type {Unit} from './unit.js';

/** What kept a text or a situation from being a hand, or a complete hand from being a win. */
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
  'for-circle',
  'unknown-rules',
  'unknown-option',
  'bad-option',
  'unknown-flag',
  'flag-conflict',
  'bad-seat',
  'tile-not-in-set',
  'five-of-a-kind',
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
  'white-as-wild',
  'open-kong-replacement',
  'gari-in-hand',
  // what a situation does not say, so that it could not be judged
  'not-checked',
  'four-kongs',
  // a question about a situation
  'unanswerable',
  'ambiguous',
] as const;

/** A code of {@link PROBLEM_CODES}. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Why something is not what it should be. `at` is the place in the text of `field` (the hand where no field is named). */
export interface Problem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly at?: Place;
  /** Which field of the situation, where it is not the hand. */
  readonly field?: string;
  /** What the message is about: a tile, a flag, a number. */
  readonly about?: string;
  /** How many of the tile there are, where that are too many. */
  readonly count?: number;
  /** The other hands that have some of them. */
  readonly hands?: readonly Seat[];
}

/** Where too many of a tile are. */
export type TooMany = Pick<Problem, 'count' | 'hands'>;

/** One sentence for each code, in one language; `about` is the tile, flag or number in question, `unit` what of. */
export type ProblemMessages = Readonly<
  Record<ProblemCode, (about: string, unit?: Unit, tooMany?: TooMany) => string>
>;

/** Problems that are about a tile, which is shown. */
export const ABOUT_TILES: readonly ProblemCode[] = [
  'tile-not-in-set',
  'five-of-a-kind',
  'wild-in-meld',
  'passed-tile',
  'gari-in-hand',
];

/** A problem before it is put into words. */
export type Fault = Omit<Problem, 'message'>;

/**
 * Something that is wrong with a situation; it is a value, not an exception.
 * @param about the tile, flag or number in question, for the message
 * @param field which field of the situation, where it is not the hand
 * @param at the place in that field's text
 */
export const fault = (code: ProblemCode, about?: string, field?: string, at?: Place): Fault => ({
  code,
  ...(about === undefined ? {} : {about}),
  ...(at === undefined ? {} : {at}),
  ...(field === undefined ? {} : {field}),
});

/** A value of a situation as text, whatever it is: a field may hold any JSON. */
export function spelled(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : typeof value;
}

/** Faults in the words they had last: a rule set names the same ones again and again. */
const explained = new WeakMap<Fault, {messages?: ProblemMessages; problem: Problem}>();

/**
 * Puts a fault into words; without messages, the code and what it is about.
 * @param unit what the rule set counts in
 */
export function explainFault(found: Fault, messages?: ProblemMessages, unit?: Unit): Problem {
  const known = explained.get(found);
  if (known && known.messages === messages) return known.problem;
  const about = found.about ?? '';
  Object.freeze(found.at);
  const message = messages
    ? messages[found.code](about, unit, found)
    : about
      ? `${found.code}: ${about}`
      : found.code;
  const problem = Object.freeze({...found, message});
  explained.set(found, {messages, problem});
  return problem;
}
