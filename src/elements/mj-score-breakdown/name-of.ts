/** The names of patterns. */
import type {Pattern} from '../../core/game/pattern.js';
import type {ScoredView} from '../views/scored-view.js';

/** The name of a pattern in the language of the names; where it has none, as its rules write it. */
export const patternName = ({nameText, known}: ScoredView, id: string): string =>
  nameText.names[id]?.name ?? patternById(known.ruleset.patterns, id)?.native ?? id;

/** The pattern with an id. */
export const patternById = (patterns: readonly Pattern[], id: string): Pattern | undefined =>
  patterns.find((pattern) => pattern.id === id);
