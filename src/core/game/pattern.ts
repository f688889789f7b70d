/** The rows of a scoring table. */
import type {Flag, Situation, WinBy} from '../situation/situation.js';
import type {Unit} from '../situation/unit.js';
import type {Facts} from './facts.js';
import type {Match} from './match.js';
import type {OptionValue, Options, Provenance} from './options.js';

/**
 * What a pattern is about: some of the sets, the form of the whole hand, the tiles that the hand is made of, how it
 * was won or waited for, or what counts beside the hand (flowers, dora, the deal).
 */
export const PATTERN_KINDS = ['sets', 'form', 'tiles', 'win', 'bonus'] as const;
/** A kind of {@link PATTERN_KINDS}. */
export type PatternKind = (typeof PATTERN_KINDS)[number];

/**
 * A function in the data of a rule set. Typed as a method, so that a row typed for one rule set's options is also a
 * row for the scorer.
 */
export type Hook<In, Out> = {hook(given: In): Out}['hook'];

/**
 * The condition of a pattern. `needs` names facts that must hold; where one does not, the condition is not asked.
 * `alone` is the way of winning or the flag that is the whole condition. `onlyWait` is set where the hand must wait for no
 * other kind of tile.
 */
export type When<O = Options> = Hook<Match<O>, number> & {
  readonly needs?: Facts;
  readonly alone?: WinBy | Flag;
  readonly onlyWait?: true;
};

/** A value by case. */
export type Shown = Readonly<Record<string, number>>;

/** The values by case under some house rules. */
export const shownBy = (shown: NonNullable<Pattern['shown']>, options: Options): Shown =>
  typeof shown === 'function' ? shown(options) : shown;

/**
 * One row of a scoring table. It is used to score, it is shown in tables, and `mj rules` prints it.
 * @typeParam O the values of the rule set's options
 */
export interface Pattern<O = Options> {
  readonly id: string;
  /** The native term, for readers of the source. */
  readonly native: string;
  /** The name under which other rule sets have the same pattern, by which hands are compared; the id by default. */
  readonly shape?: string;
  readonly kind: PatternKind;
  /** The value of one occurrence; 0 takes the row out. */
  readonly value: number | Hook<Match<O>, number>;
  /** The unit of the value, if a rule set has more than one. */
  readonly unit?: Unit;
  /**
   * The groups that show the pattern, one bit each; {@link Match.whole} for something about the hand as such or the
   * way it was won; 0 if the hand does not have it.
   */
  readonly when: When<O>;
  /** Whether it counts once for each group that `when` names, and not once for the hand. */
  readonly each?: true;
  /** The value of the whole line, for groups with different values. */
  sum?(m: Match<O>, bits: number): number;
  /** How often it counts, for patterns that do not count by groups (flowers, dora, counters). */
  readonly times?: Hook<Match<O>, number>;
  /** The tiles that show it, in notation, if these are not groups. */
  tiles?(m: Match<O>, bits: number): string;
  /** Whether it also counts for an incomplete hand: one that has not won, or a win that needs no complete hand. */
  readonly loose?: true;
  /** Ids of patterns that do not count beside it. */
  readonly includes?: readonly string[];
  /** The option that, if true, lets them count all the same. */
  readonly includesUnless?: string;
  /** More ids of patterns that do not count beside it if an option has a certain value. */
  readonly includesIf?: OptionalIncludes;
  /** Ids of patterns that do not count for the groups that this one names. They still count for other groups. */
  readonly includesOn?: readonly string[];
  /** How the table shows a value that depends on the hand: `{closed: 2, open: 1}`; the keys are put into words. */
  readonly shown?: Shown | Hook<O, Shown>;
  /** Whether it cannot be scored with the tiles of the rule set. */
  readonly impossible?: true;
  /** The rule's number on its page: `TZ-27`. */
  readonly cite: string;
  readonly provenance: Provenance;
}

/** The patterns that a row excludes if an option has one value. */
export interface OptionalIncludes<Id extends string = string> {
  readonly option: string;
  readonly is: OptionValue;
  readonly ids: readonly Id[];
  /** For the groups alone that the row names, as with {@link Pattern.includesOn}. */
  readonly sameGroups?: true;
}

/** Whether the option has the value for which a row excludes more patterns. */
export const isAgreed = ({option, is}: Pick<OptionalIncludes, 'option' | 'is'>, options: Options): boolean =>
  options[option] === is;

/** The condition of a row that the rule set adds itself in `combine`; it is never asked. */
export interface AddedLater {
  (): number;
  readonly addedLater: true;
}

/** Whether a row's condition is asked. */
export const isAsked = ({when, impossible}: Pattern): boolean => !impossible && !('addedLater' in when);

/** A situation that scores a pattern. */
export type Example = Omit<Situation, 'rules'>;
