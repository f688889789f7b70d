/** What a condition in words means: a test of hands, and what it asks for. */
import {Match} from '../../core/game/match.js';
import type {PatternKind} from '../../core/game/pattern.js';
import {either, needing, not} from '../../core/patterns/conditions.js';
import type {Combination} from '../../core/patterns/combination.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import type {Field, Flag} from '../../core/situation/situation.js';
import {ALL_SEEN, seenByAll, type Sight} from './sight.js';

/** What a condition reads beside the hand. */
interface Asked {
  /** How many words and names it is made of, those of other rows included. */
  readonly size: number;
  /** The circumstances that it asks for. */
  readonly flags: readonly Flag[];
  /** The winning forms that it names, beside sets and a pair. */
  readonly forms: readonly string[];
  /** The fields of the situation that it reads. */
  readonly fields: readonly Field[];
  /** What it sees of groups; all of them where nothing else is said. */
  readonly sight: Sight;
  /** The ids of the patterns that hold wherever it holds: those joined by “and”. */
  readonly parts: readonly string[];
}

/** The meaning of a condition. */
export interface Meaning extends Asked {
  readonly when: Condition;
  /** How often it holds, where this can be counted: flowers, dora, kinds held four times. */
  readonly times?: (m: Match) => number;
  /** Whether each of its bits counts once by itself: flowers of the seat. */
  readonly each?: true;
  /** The tiles that show it, if these are not groups. */
  readonly tiles?: (m: Match, groups: number) => string;
  /** Whether it says nothing else than that there are sets, each of which lies melded or concealed. */
  readonly isOfSets?: true;
  /** Whether it holds where no other row counts. */
  readonly isRest?: true;
  /** The sets that it combines, for rules by which combinations share sets. */
  readonly combination?: Combination;
  /** What a row with this condition is about, where the condition says so. */
  readonly kind?: PatternKind;
}

const NOTHING_ASKED: Asked = {size: 1, flags: [], forms: [], fields: [], sight: ALL_SEEN, parts: []};

/** The meaning of a test, with what it asks for. */
export const meaningOf = (when: Condition, more: Partial<Meaning> = {}): Meaning => ({
  ...NOTHING_ASKED,
  ...more,
  when,
});

const union = <T>(a: readonly T[], b: readonly T[]): readonly T[] =>
  !b.length ? a : !a.length ? b : [...new Set([...a, ...b])];

const askedByBoth = (a: Meaning, b: Meaning): Asked => ({
  size: a.size + b.size,
  flags: union(a.flags, b.flags),
  forms: union(a.forms, b.forms),
  fields: union(a.fields, b.fields),
  sight: a === b ? a.sight : seenByAll([a.sight, b.sight]),
  parts: [],
});

const isWhole = (groups: number, m: Match): boolean => groups === Match.whole || groups === m.all;

/** Both hold. The groups of both show it; a condition about the whole hand adds none. */
export function and(a: Meaning, b: Meaning): Meaning {
  const needs = (a.when.needs ?? 0) | (b.when.needs ?? 0);
  const [first, second] = [a.when, b.when];
  const when = needing(needs, (m) => {
    const groups = first(m);
    const others = groups && second(m);
    if (!others) return 0;
    return isWhole(groups, m) ? others : isWhole(others, m) ? groups : groups | others;
  });
  return {
    ...askedByBoth(a, b),
    parts: union(a.parts, b.parts),
    when,
    ...(a.times && {times: a.times}),
    ...(a.each && {each: a.each}),
    ...(a.tiles && {tiles: a.tiles}),
  };
}

/** One of them holds. */
export const or = (a: Meaning, b: Meaning): Meaning => ({
  ...askedByBoth(a, b),
  when: either(a.when, b.when),
});

/** It does not hold. */
export const negated = (a: Meaning): Meaning => ({
  ...askedByBoth(a, a),
  size: a.size,
  when: not(a.when),
});
