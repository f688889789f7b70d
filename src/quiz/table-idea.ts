/** A question about a table as a browser keeps it: all that another table of its kind needs, as plain JSON. */
import {isSeat, type Seat} from '../core/situation/situation.js';
import {isRecord} from '../core/situation/value.js';
import {isTableAsk, type TableAsk} from './ask.js';

/** How a table is looked at. */
export interface TableLooks {
  /** The seat at the bottom. */
  readonly bottom?: string | undefined;
  /** Whose hands are shown. */
  readonly seen?: string | undefined;
  /** Whether its tiles have numerals and letters in their corners. */
  readonly index?: boolean;
}

/** A question about a table. */
export interface TableIdea extends TableLooks {
  /** The id of a rule set or preset. */
  readonly rules: string;
  /** The round as text. */
  readonly text: string;
  /** After how many moves of the round it is asked. */
  readonly at: number;
  readonly ask: TableAsk;
  /** The seat that is asked about; all of them where absent. */
  readonly seat?: Seat | undefined;
  /** How the question is put: attributes of its element. */
  readonly looks?: Readonly<Record<string, unknown>>;
}

/** Rounds longer than this many characters are not kept: a whole hand of the longest game has half of them. */
export const LONGEST_TABLE = 8000;

const isAbsentOr = (type: 'string' | 'boolean', value: unknown): boolean =>
  value === undefined || typeof value === type;

/** Whether a value that a browser has kept is a question about a table. The text of its round may still be none. */
export const isTableIdea = (value: unknown): value is TableIdea =>
  isRecord(value) &&
  typeof value.rules === 'string' &&
  typeof value.text === 'string' &&
  value.text.length <= LONGEST_TABLE &&
  Number.isSafeInteger(value.at) &&
  isTableAsk(value.ask) &&
  (value.seat === undefined || isSeat(value.seat)) &&
  isAbsentOr('string', value.bottom) &&
  isAbsentOr('string', value.seen) &&
  isAbsentOr('boolean', value.index) &&
  (value.looks === undefined || isRecord(value.looks));
