/** Conditions put together. */
import type {Match} from '../game/match.js';
import type {AddedLater, Hook} from '../game/pattern.js';
import type {Facts} from '../game/facts.js';
import type {Condition} from './pattern-table.js';

/**
 * Marks a condition, which must be new, with the facts that it needs: it is asked only where these are, and must not hold
 * where one of them is not.
 */
export const needing = (needs: Facts, condition: Hook<Match, number>): Condition =>
  Object.assign(condition, {needs});

/** Whether a condition is there in a match. */
export const isThere = (m: Match, condition: Condition): boolean =>
  !(needsOf(condition) & ~m.facts) && condition(m) !== 0;

const needsOf = ({needs = 0}: Condition): Facts => needs;

/** Both are there; the groups of the first show it. */
export const both = (first: Condition, second: Condition): Condition =>
  needing(needsOf(first) | needsOf(second), (m) => {
    const groups = first(m);
    return groups && second(m) ? groups : 0;
  });

/** All are there; the groups of the first show it. */
export const all = (first: Condition, ...others: readonly Condition[]): Condition =>
  others.reduce(both, first);

/** The first of them that is there. */
export const either = (first: Condition, second: Condition): Condition =>
  needing(needsOf(first) & needsOf(second), (m) => first(m) || second(m));

/** The whole hand, where the condition is not there. */
export const not =
  (condition: Condition): Condition =>
  (m) =>
    condition(m) ? 0 : m.all;

/** Of a row that a rule set adds itself, once it knows the others. */
export const addedLater: AddedLater = Object.assign(() => 0, {addedLater: true} as const);

/** The whole hand, for what it is or is not. */
export const hand = (is: Hook<Match, boolean>, needs: Facts = 0): Condition =>
  needing(needs, (m) => (is(m) ? m.all : 0));
