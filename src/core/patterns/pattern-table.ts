/**
 * A pattern table as its page has it: a row a line, in the page's order. The line
 *
 *     dasixi: sets('大四喜', 88, pungsOf(winds, 4), {includes: ['sanfengke', 'pengpenghu']}),
 *
 * means: the pattern `dasixi` is about sets, is called 大四喜 on the page, and is worth 88. A hand has it with triplets
 * of four winds. 三風刻 and 碰碰和 are not counted beside it. A pattern with different values by case has an object in
 * place of the number (`{value, shown}`). {@link Pattern} lists what else a row may say.
 *
 * A condition is made of the words in this folder, or is one of the rule set's own: a function from a match to the
 * groups that show the pattern. `tiles` is about the tiles of the hand; `sets`, `honors` and `series` about its sets;
 * `winning` and `waits` about how it was won; `flowers` about what lies beside it. `kinds` names kinds of tiles, and
 * `conditions` combines conditions.
 */
import type {OptionalIncludes, Pattern, PatternKind} from '../game/pattern.js';
import type {Provenance} from '../game/options.js';
import type {Unit} from '../situation/unit.js';

/** What a hand must have. Returns the groups that show it as bits; 0 if the hand does not have it. */
export type Condition = Pattern['when'];

/** The value of a pattern: a number, or values by case. */
export type Worth = number | Pick<Pattern, 'value' | 'shown' | 'sum'>;

/** What a row may say besides name, value and condition. */
export interface More<Id extends string = never> extends Partial<
  Pick<
    Pattern,
    'shape' | 'unit' | 'each' | 'times' | 'tiles' | 'loose' | 'impossible' | 'cite' | 'provenance'
  >
> {
  /** Patterns of this table that are not counted beside it. */
  readonly includes?: readonly Id[];
  /** The option that, if true, lets them count all the same. */
  readonly includesUnless?: string;
  /** More patterns that are not counted if an option has a certain value. */
  readonly includesIf?: OptionalIncludes<Id>;
  /** Patterns of this table that are not counted for the groups that this one names. */
  readonly includesOn?: readonly Id[];
}

/** A row without its id, which is its key in the table. */
export interface Row<Id extends string = never> extends More<Id> {
  readonly kind: PatternKind;
  readonly native: string;
  readonly worth: Worth;
  readonly when: Condition;
}

type RowOf = <const Id extends string = never>(
  native: string,
  worth: Worth,
  when: Condition,
  more?: More<Id>,
) => Row<Id>;

const rowOf =
  (kind: PatternKind): RowOf =>
  (native, worth, when, more) => ({kind, native, worth, when, ...more});

/** A row about some of the sets. */
export const sets: RowOf = rowOf('sets');
/** A row about the form of the whole hand. */
export const form: RowOf = rowOf('form');
/** A row about the tiles that the hand is made of. */
export const tiles: RowOf = rowOf('tiles');
/** A row about how the hand was won, or waited for. */
export const win: RowOf = rowOf('win');
/** A row about what counts beside the hand: flowers, dora, the deal. */
export const bonus: RowOf = rowOf('bonus');

/** What holds for all rows of a table, unless they say otherwise. */
export interface Page {
  /**
   * The rule's number; or a function that computes it from the row's value and its place, from 1, among the rows
   * without a number of their own.
   */
  readonly cite: string | ((n: number, value: Pattern['value']) => string);
  readonly provenance: Provenance;
  readonly unit?: Unit;
}

/** One row of a table by its id. */
export type PatternOf<Id extends string> = Pattern & {readonly id: Id};

/** Like `NoInfer` of TypeScript 5.4: ids are inferred from the rows, not from what rows include. */
type Listed<Id extends string> = [Id][Id extends unknown ? 0 : never];

/** Makes a pattern table, in order. A row that includes an id not in the table does not compile. */
export function patternTable<Id extends string>(
  page: Page,
  rows: Readonly<Record<Id, Row<Listed<Id>>>>,
): readonly PatternOf<Id>[] {
  let n = 0;
  return (Object.keys(rows) as Id[]).map((id): PatternOf<Id> => {
    const {worth, cite, ...row} = rows[id];
    const worths = typeof worth === 'number' ? {value: worth} : worth;
    const {provenance, unit} = page;
    return {
      id,
      ...(unit && {unit}),
      ...worths,
      ...row,
      cite: cite ?? (typeof page.cite === 'string' ? page.cite : page.cite(++n, worths.value)),
      provenance: row.provenance ?? provenance,
    };
  });
}
