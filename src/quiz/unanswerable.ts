import {fault, type Fault, type Unanswerable} from '../core/situation/problem.js';
import type {Unit} from '../core/situation/unit.js';

/**
 * The fault of a question that cannot be asked.
 * @param count the distance of the hand, or the minimum that it does not reach, in a unit
 */
export const unanswerable = (why: Unanswerable, count?: number, unit?: Unit): Fault => ({
  ...fault('unanswerable', why, 'ask'),
  ...(count !== undefined && {count}),
  ...(unit !== undefined && {unit}),
});
