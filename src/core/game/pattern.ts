/** What a row of a scoring table is. */
import type {Situation} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';
import type {Facts} from './facts.js';
import type {Match} from './match.js';
import type {OptionValue, Options, Provenance} from './options.js';

/**
 * What a pattern is about: some of the sets, which tiles the hand is made of, the form of the whole hand, how it was won
 * or waited for, or what counts beside the hand (flowers, dora, the deal).
 */
export const PATTERN_KINDS = ['sets', 'form', 'tiles', 'win', 'bonus'] as const;
/** A kind of {@link PATTERN_KINDS}. */
export type PatternKind = (typeof PATTERN_KINDS)[number];

/**
 * A function in the data of a rule set. It is typed as a method is, so that a row for the options of one rule set is a
 * row as the scorer knows it.
 */
export type Hook<In, Out> = {hook(given: In): Out}['hook'];

/** When a pattern is there. The facts that it needs, where it says so, save asking where they are not. */
export type When<O = Options> = Hook<Match<O>, number> & {readonly needs?: Facts};

/** A value by case. */
export type Shown = Readonly<Record<string, number>>;

/** A value by case, under some house rules. */
export const shownBy = (shown: NonNullable<Pattern['shown']>, options: Options): Shown =>
  typeof shown === 'function' ? shown(options) : shown;

/**
 * One row of a scoring table: it scores, it is shown, and it is printed by `mj rules`.
 * @typeParam O the values of the rule set's options
 */
export interface Pattern<O = Options> {
  readonly id: string;
  /** The native term, for whoever reads the table's source. */
  readonly native: string;
  readonly kind: PatternKind;
  /** What one occurrence is worth; 0 takes the row out. */
  readonly value: number | Hook<Match<O>, number>;
  /** What it counts in, where a rule set counts in more than one unit. */
  readonly unit?: Unit;
  /**
   * The groups that show it, one bit each; {@link Match.whole} for the hand as such or the way it was won; 0 where it is
   * not there.
   */
  readonly when: When<O>;
  /** Counts once for each group that `when` names, not once for the hand. */
  readonly each?: true;
  /** The whole line's value, where the groups that show it are worth different amounts. */
  sum?(m: Match<O>, bits: number): number;
  /** How often it counts, for what is not counted by groups (flowers, dora, counters). */
  readonly times?: Hook<Match<O>, number>;
  /** The tiles that show it, where they are not groups, in notation. */
  tiles?(m: Match<O>, bits: number): string;
  /** Counts for a hand that is not complete too: one that has not won, or a win that needs no complete hand. */
  readonly loose?: true;
  /** Ids that are not counted beside it. */
  readonly includes?: readonly string[];
  /** The option under which they are counted all the same, where it is true. */
  readonly includesUnless?: string;
  /** More ids that are not counted beside it, where an option has this value. */
  readonly includesIf?: OptionalIncludes;
  /** Ids that are not counted for the groups that it names, but still for others, or where they name others too. */
  readonly includesOn?: readonly string[];
  /** How the table shows a value that depends on the hand: `{closed: 2, open: 1}`; the keys are put into words. */
  readonly shown?: Shown | Hook<O, Shown>;
  /** Cannot be scored with the tiles of the rule set. */
  readonly impossible?: true;
  /** The rule's number on its page: `TZ-27`. */
  readonly cite: string;
  readonly provenance: Provenance;
}

/** What a row takes the place of under one value of an option. */
export interface OptionalIncludes<Id extends string = string> {
  readonly option: string;
  readonly is: OptionValue;
  readonly ids: readonly Id[];
}

/** Whether the option has the value under which a row takes the place of more. */
export const isAgreed = ({option, is}: Pick<OptionalIncludes, 'option' | 'is'>, options: Options): boolean =>
  options[option] === is;

/** The condition of a row that a rule set adds itself, once it knows the others: it is never asked. */
export interface AddedLater {
  (): number;
  readonly addedLater: true;
}

/** Whether a row's condition is asked. */
export const isAsked = ({when, impossible}: Pattern): boolean => !impossible && !('addedLater' in when);

/** A position that scores a pattern. */
export type Example = Omit<Situation, 'rules'>;
