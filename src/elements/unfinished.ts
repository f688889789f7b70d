import type {Fault, ProblemCode} from '../core/situation/problem.js';

/** What is only missing yet while a hand is being put together. */
const UNFINISHED: readonly ProblemCode[] = [
  'empty',
  'too-few-tiles',
  'missing-winning-tile',
  'tile-without-by',
];

/** Whether more tiles, or another choice, would mend a problem. */
export const isUnfinished = (problem: Fault | undefined): boolean =>
  problem !== undefined && UNFINISHED.includes(problem.code);
