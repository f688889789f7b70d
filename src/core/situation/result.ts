import type {Fault} from './problem.js';

/** What was asked for, or the fault that says why there is none. Faults are values, not exceptions. */
export type Result<T, F extends {readonly code: string} = Fault> = T | F;

/** Whether a result is a fault, and not what was asked for. What can be asked for has no `code`. */
export const isFault = <R extends object>(result: R): result is Extract<R, {readonly code: string}> =>
  'code' in result;
