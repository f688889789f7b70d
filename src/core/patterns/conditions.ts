/** Conditions put together. */
import type {Match} from '../game/match.js';
import type {AddedLater, Hook} from '../game/pattern.js';
import type {Condition} from './pattern-table.js';

/** Both are there; the groups of the first show it. */
export const both =
  (first: Condition, second: Condition): Condition =>
  (m) => {
    const groups = first(m);
    return groups && second(m) ? groups : 0;
  };

/** All are there; the groups of the first show it. */
export const all = (first: Condition, ...others: readonly Condition[]): Condition =>
  others.reduce(both, first);

/** The first of them that is there. */
export const either =
  (first: Condition, second: Condition): Condition =>
  (m) =>
    first(m) || second(m);

/** The whole hand, where the condition is not there. */
export const not =
  (condition: Condition): Condition =>
  (m) =>
    condition(m) ? 0 : m.all;

/** Of a row that a rule set adds itself, once it knows the others. */
export const addedLater: AddedLater = Object.assign(() => 0, {addedLater: true} as const);

/** The whole hand, for what it is or is not. */
export const hand =
  (is: Hook<Match, boolean>): Condition =>
  (m) =>
    is(m) ? m.all : 0;
