/** The names of patterns. */
import type {Pattern} from '../../core/game/pattern.js';
import type {ScoredView} from '../scored-view.js';

/** The name of a pattern in the language of the names; where it has none, as its rules write it. */
export const nameOf = ({nameText, known}: ScoredView, id: string): string =>
  nameText.names[id]?.name ?? patternOf(known.ruleset.patterns, id)?.native ?? id;

/** The pattern with an id. */
export const patternOf = (patterns: readonly Pattern[], id: string): Pattern | undefined =>
  patterns.find((pattern) => pattern.id === id);
