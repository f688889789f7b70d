/** What can be wrong with a text or a situation. */
export {PROBLEM_CODES, dealerNotEast, explainFault, fault, messagesWith} from './situation/problem.js';
export type {
  Fault,
  KnownProblemCode,
  OwnProblems,
  Problem,
  ProblemCode,
  ProblemMessages,
} from './situation/problem.js';
export type {Place} from './situation/place.js';
