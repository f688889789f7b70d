import type {Fault, ProblemCode} from '../../core/situation/problem.js';

/** Problems that a hand has only because it is not finished. */
const UNFINISHED: readonly ProblemCode[] = [
  'empty',
  'too-few-tiles',
  'missing-winning-tile',
  'tile-without-by',
];

/** Whether adding tiles or choosing something else would solve the problem. */
export const isUnfinished = (problem: Fault | undefined): boolean =>
  problem !== undefined && UNFINISHED.includes(problem.code);
