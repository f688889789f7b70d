/** What can be wrong with a text or a situation. */
export {PROBLEM_CODES, explainFault, fault} from './situation/problem.js';
export type {Fault, Problem, ProblemCode, ProblemMessages} from './situation/problem.js';
export type {Place} from './situation/place.js';
