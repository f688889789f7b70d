/** The conditions of patterns in words. */
import {UNMARKED} from '../views/term-section.js';
import type {PatternRow} from './pattern-rows.js';
import type {TableView} from './shown-table.js';

/** A condition in words. */
export interface ShownCondition {
  /** The ids of the terms that its group says first in it. */
  readonly terms: string;
  /** The words with these terms marked. */
  readonly show: () => unknown;
}

/** The conditions of a group; each term is marked where the group says it first. */
export function conditionsOf(
  {text, sectionOf}: TableView,
  rows: readonly PatternRow[],
): readonly ShownCondition[] {
  const section = sectionOf?.() ?? UNMARKED;
  return rows.map(({pattern: {id}}) => {
    const words = text.conditions[id] ?? '';
    const terms = section.first(words);
    return {terms: terms.join(' '), show: () => section.show(words, terms)};
  });
}
