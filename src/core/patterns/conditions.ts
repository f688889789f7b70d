/** Combines conditions. */
import type {Match} from '../game/match.js';
import type {AddedLater, Hook} from '../game/pattern.js';
import type {Facts} from '../game/facts.js';
import type {Condition} from './pattern-table.js';

/**
 * Adds to a new condition the facts that it needs. It is only asked where all of them hold, and must be false
 * elsewhere.
 */
export const needing = (needs: Facts, condition: Hook<Match, number>): Condition =>
  Object.assign(condition, {needs});

/** Whether a match satisfies a condition. */
export const isThere = (m: Match, condition: Condition): boolean =>
  !(needsOf(condition) & ~m.facts) && condition(m) !== 0;

const needsOf = ({needs = 0}: Condition): Facts => needs;

/** Both conditions hold; the groups of the first show it. */
export const both = (first: Condition, second: Condition): Condition =>
  needing(needsOf(first) | needsOf(second), (m) => {
    const groups = first(m);
    return groups && second(m) ? groups : 0;
  });

/** All conditions hold; the groups of the first show it. */
export const all = (first: Condition, ...others: readonly Condition[]): Condition =>
  others.reduce(both, first);

/** The first condition that holds. */
export const either = (first: Condition, second: Condition): Condition =>
  needing(needsOf(first) & needsOf(second), (m) => first(m) || second(m));

/** The whole hand, if the condition does not hold. */
export const not =
  (condition: Condition): Condition =>
  (m) =>
    condition(m) ? 0 : m.all;

/** The condition of a row that the rule set adds itself in `combine`. */
export const addedLater: AddedLater = Object.assign(() => 0, {addedLater: true} as const);

/** The whole hand, if the test is true. */
export const hand = (is: Hook<Match, boolean>, needs: Facts = 0): Condition =>
  needing(needs, (m) => (is(m) ? m.all : 0));
