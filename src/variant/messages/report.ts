/** What is wrong with a text, with its place. The words are in `print/problems.ts`: a page fetches them when something is wrong. */
import type {VariantCode} from './codes.js';
import {partOf, type TextSpan} from './place.js';

/** A meaning of a name, for its author to choose from. */
export interface ToldMeaning {
  /** The id of the known pattern. */
  readonly id: string;
  /** The families of rules that mean it, where these alone tell it from the others. */
  readonly families: readonly string[];
}

/** A problem of rules as text, not in words yet. */
export interface UnsaidProblem {
  readonly code: VariantCode;
  /** The line and the column in the text, from 1. */
  readonly line: number;
  readonly column: number;
  /** The piece of text that it is about. */
  readonly about: string;
  /** What may be meant, or what is allowed. */
  readonly allowed: readonly string[];
  /** What a name may mean that means several things. */
  readonly meanings?: readonly ToldMeaning[];
  /** The text that the place is in, if not the author's own: the name after `based-on`. */
  readonly of?: string;
}

/** Stops the reading of one row, setting or line; whoever reads the next one catches it. */
export class Refused extends Error {
  /**
   * @param about the piece of text that is wrong, and its place
   * @param meant what may be meant, or what is allowed; or a guess at it
   * @param meanings what a name may mean that means several things
   */
  constructor(
    readonly code: VariantCode,
    readonly about: TextSpan,
    private readonly meant: readonly string[] | (() => readonly string[]) = [],
    readonly meanings: readonly ToldMeaning[] = [],
  ) {
    super(code);
  }

  /** What may be meant, or what is allowed; guessed only where it is told. */
  get near(): readonly string[] {
    return typeof this.meant === 'function' ? this.meant() : this.meant;
  }
}

/**
 * Refuses a list with nothing before, behind or between its separators: an item may have been lost.
 * @throws {Refused} at the first separator that has nothing beside it
 */
export function refuseGaps(list: TextSpan, separator: RegExp): void {
  let start = 0;
  const marks = [...list.text.matchAll(separator)].map(({index, 0: mark}) =>
    partOf(list, index, index + mark.length),
  );
  for (const mark of marks) {
    const at = mark.at.column - list.at.column;
    const end = at + mark.text.length;
    if (!list.text.slice(start, at).trim() || !list.text.slice(end).trim())
      throw new Refused('left-over', mark);
    start = end;
  }
}

/** The problem of something that is refused. */
export const problemOf = (
  {code, about, meanings}: Refused,
  near: readonly string[],
  of?: string,
): UnsaidProblem =>
  Object.freeze({
    code,
    line: about.at.line,
    column: about.at.column,
    about: about.text,
    allowed: Object.freeze([...near]),
    ...(meanings.length && {meanings: Object.freeze([...meanings])}),
    ...(of !== undefined && {of}),
  });

/** So many problems are told, and so many with a guess at what was meant. */
const MOST = 300;
const MOST_GUESSED = 30;

/** The problems of one text. */
export class Report {
  readonly problems: UnsaidProblem[] = [];

  /** @param of the name of the text, if it is not the author's own */
  constructor(private readonly of?: string) {}

  add(refused: Refused): void {
    const {length} = this.problems;
    if (length < MOST)
      this.problems.push(problemOf(refused, length < MOST_GUESSED ? refused.near : [], this.of));
    else if (length === MOST)
      this.problems.push(problemOf(new Refused('more-problems', refused.about), [], this.of));
  }

  /** Reads something; what is refused is noted. @returns undefined if it is refused */
  try<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.add(error);
      return undefined;
    }
  }
}
