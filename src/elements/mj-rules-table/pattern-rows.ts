/** Turns a rule set's scoring table into rows that can be shown, sorted and grouped. */
import {readOptions} from '../../core/reading/options.js';
import {score} from '../../core/scoring/score.js';
import {defaultOptions, includedBy, patternsOf} from '../../core/reading/table.js';
import {PATTERN_KINDS, shownBy, type Example, type Pattern, type Shown} from '../../core/game/pattern.js';
import type {Preset, Ruleset} from '../../core/game/ruleset.js';
import type {Situation} from '../../core/situation/situation.js';
import type {Unit} from '../../core/situation/unit.js';
import type {Options} from '../../core/game/options.js';
import {isFault} from '../../core/situation/result.js';

/** The values of the attribute `sort`, without `-`. */
export const SORTS = ['page', 'name', 'value'] as const;
/** A word of the attribute `sort`, without its `-`. */
export type Sort = (typeof SORTS)[number];
/** The values of the attribute `group-by`. */
export type GroupBy = 'value' | 'kind' | 'none';

/** A pattern as a table shows it, under the house rules. */
export interface PatternRow {
  readonly pattern: Pattern;
  readonly unit: Unit;
  /** Undefined for an impossible pattern. */
  readonly example?: Example;
  /** Its value, by case where cases differ; a single value has the key ''. */
  readonly values: Readonly<Record<string, number>>;
  /** The values without the preset, where they differ. */
  readonly before?: Readonly<Record<string, number>>;
  /** The ids of patterns that are not counted beside it. */
  readonly includes: readonly string[];
  /** Whether the preset changes anything else about it. */
  readonly altered?: boolean;
}

/** The rules under which a table is shown. */
export interface Rules {
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  readonly examples: Readonly<Record<string, Example>>;
  /** The options of the situation, or of the table itself. */
  readonly options?: Situation['options'];
}

/** The rows of a rule set or preset in the order of its page. */
export function patternRows(rules: Rules): PatternRow[] {
  const {ruleset, preset, examples} = rules;
  const house = houseRules(rules);
  const usual = defaultOptions(ruleset);
  return patternsOf(ruleset, preset).map((pattern) => {
    const plain = ruleset.patterns.find(({id}) => id === pattern.id) ?? pattern;
    const values = valuesOf(rules, pattern, house);
    const before = valuesOf({ruleset, examples}, plain, usual);
    const changed = JSON.stringify(before) !== JSON.stringify(values);
    const {when, includes, includesOn} = preset?.patterns?.[pattern.id] ?? {};
    const altered = Boolean(when ?? includes ?? includesOn);
    return {
      pattern,
      includes: includedBy(pattern, house),
      example: examples[pattern.id],
      unit: pattern.unit ?? ruleset.unit,
      values,
      before: changed ? before : undefined,
      altered,
    };
  });
}

/** The current house rules; the defaults where the situation's options cannot be read. */
function houseRules({ruleset, preset, options = {}}: Rules): Options {
  const known = Object.entries(options).filter(([name]) => Object.hasOwn(ruleset.options, name));
  const read = readOptions(ruleset, preset, Object.fromEntries(known));
  return isFault(read) ? defaultOptions(ruleset, preset) : read;
}

/**
 * The values of a pattern. A value that depends on house rules alone is computed from them, others from the example.
 */
function valuesOf(
  {ruleset, preset, examples}: Rules,
  {id, value, shown, sum, times}: Pattern,
  options: Options,
): Record<string, number> {
  if (shown) return alike(shownBy(shown, options));
  if (typeof value === 'number' && (!sum || times)) return {'': value};
  const example = examples[id] as Example | undefined;
  if (!example) return {};
  const rules = preset?.id ?? ruleset.id;
  const {lines} = score({...example, rules, options: {...options, ...example.options}}, ruleset);
  const line = lines.find((found) => found.id === id);
  return line ? {'': line.value / line.count} : {};
}

/** Merges cases of the same value and drops those worth nothing; a single remaining case keeps its name. */
function alike(shown: Shown): Record<string, number> {
  const worth = Object.entries(shown).filter(([, n]) => n);
  const [first] = worth;
  return worth.length > 1 &&
    Object.keys(shown).length === worth.length &&
    worth.every(([, n]) => n === first[1])
    ? {'': first[1]}
    : Object.fromEntries(worth);
}

/** The least value of a row, which sorts and groups it. */
export const leastOf = ({values}: PatternRow): number => Math.min(...Object.values(values), Infinity);

/** Rows under one heading. */
export interface RowGroup {
  /** Undefined for a table without groups. */
  readonly key?: string;
  readonly rows: readonly PatternRow[];
}

/** Whether a reader can look up the source of a row. The line of a text that the page itself has is none. */
export const isCited = ({pattern: {cite}}: PatternRow): boolean => !/^#\d+$/.test(cite);

/** Compares by unit, in the page's order, then by least value, the least or the greatest first. */
const byValue =
  (rows: readonly PatternRow[], isFromTop = false) =>
  (a: PatternRow, b: PatternRow): number => {
    const units = [...new Set(rows.map(({unit}) => unit))];
    const [first, second] = isFromTop ? [b, a] : [a, b];
    return units.indexOf(a.unit) - units.indexOf(b.unit) || leastOf(first) - leastOf(second);
  };

/** Whether a page lists its patterns from the most valuable to the least. */
export function beginsAtTop(rows: readonly PatternRow[]): boolean {
  if (!rows.length) return false;
  const values = rows.filter(({unit}) => unit === rows[0].unit).map(leastOf);
  return values[0] === Math.max(...values) && values[0] > Math.min(...values);
}

/** The order and the groups of rows; names are compared by the rules of `lang`. */
export interface Order {
  readonly sort: Sort;
  readonly descending: boolean;
  readonly groupBy: GroupBy;
  /** Whether groups by value begin with the greatest; a table that is sorted by value has its own order. */
  readonly isFromTop: boolean;
  readonly nameOf: (id: string) => string;
  readonly lang: string;
}

/** Sorts rows, then groups them; groups by value are in the order of their values. */
export function arrange(rows: readonly PatternRow[], order: Order): RowGroup[] {
  const sorted = sortRows(rows, order);
  if (order.groupBy === 'none') return [{rows: sorted}];
  const groups = new Map<string, PatternRow[]>();
  const keyOf = (row: PatternRow): string =>
    order.groupBy === 'kind' ? row.pattern.kind : `${leastOf(row)} ${row.unit}`;
  const isFromTop = order.sort !== 'value' && order.isFromTop;
  const inOrder =
    order.groupBy === 'kind' ? PATTERN_KINDS : rows.toSorted(byValue(rows, isFromTop)).map(keyOf);
  const down = order.groupBy === 'value' && order.sort === 'value' && order.descending;
  for (const key of down ? inOrder.toReversed() : inOrder) groups.set(key, []);
  for (const row of sorted) groups.get(keyOf(row))?.push(row);
  return [...groups].filter(([, found]) => found.length).map(([key, found]) => ({key, rows: found}));
}

function sortRows(
  rows: readonly PatternRow[],
  {sort, descending, nameOf, lang}: Order,
): readonly PatternRow[] {
  const {compare} = new Intl.Collator(lang);
  const sorted =
    sort === 'value'
      ? rows.toSorted(byValue(rows))
      : sort === 'name'
        ? rows.toSorted((a, b) => compare(nameOf(a.pattern.id), nameOf(b.pattern.id)))
        : rows;
  return descending ? sorted.toReversed() : sorted;
}
