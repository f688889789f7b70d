/**
 * A pattern table as its page has it: a row a line, in the page's order.
 *
 *     dasixi: sets('大四喜', 88, pungsOf(winds, 4), {includes: ['sanfengke', 'pengpenghu']}),
 *
 * is read: the pattern `dasixi` is about sets, is called 大四喜 on the page, and is worth 88; a hand has it with triplets of
 * four winds; 三風刻 and 碰碰和 are not counted beside it. What is worth different amounts by case has an object in place
 * of the number (`{value, shown}`). What else a row may say is in {@link Pattern}.
 *
 * A condition is one of the words of this folder, or of the rule set's own: a function from a match to the groups that
 * show the pattern. `tiles` says what the hand is made of, `sets`, `honors` and `series` what its sets are, `winning` and
 * `waits` how it was won, `flowers` what lies beside it; `kinds` names kinds of tiles, `conditions` puts words together.
 */
import type {OptionalIncludes, Pattern, PatternKind} from '../game/pattern.js';
import type {Provenance} from '../game/options.js';
import type {Unit} from '../situation/unit.js';

/** What a hand must have: the groups that show it as bits, 0 where it is not there. */
export type Condition = Pattern['when'];

/** A number, or a value by case. */
export type Worth = number | Pick<Pattern, 'value' | 'shown' | 'sum'>;

/** What a row says beyond name, worth and condition. */
export interface More<Id extends string = never> extends Partial<
  Pick<Pattern, 'unit' | 'each' | 'times' | 'tiles' | 'loose' | 'impossible' | 'cite' | 'provenance'>
> {
  /** Patterns of the same table that are not counted beside it. */
  readonly includes?: readonly Id[];
  /** The option under which they are counted all the same. */
  readonly includesUnless?: string;
  /** More of them, which are not counted where an option has this value. */
  readonly includesIf?: OptionalIncludes<Id>;
  /** Patterns of the same table that are not counted for the groups that it names. */
  readonly includesOn?: readonly Id[];
}

/** A row without its id, which is its place in the table. */
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

/** What holds for all rows of a table that do not say otherwise. */
export interface Page {
  /** The rule's number; or how it follows from the row's place among those that name none, from 1 on, and its value. */
  readonly cite: string | ((n: number, value: Pattern['value']) => string);
  readonly provenance: Provenance;
  readonly unit?: Unit;
}

/** One row of a table by its id. */
export type PatternOf<Id extends string> = Pattern & {readonly id: Id};

/** As `NoInfer` of TypeScript 5.4: the ids are those of the rows, not those that rows include. */
type Listed<Id extends string> = [Id][Id extends unknown ? 0 : never];

/** The rows of a page, in order. A row that includes what the table does not have does not compile. */
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
