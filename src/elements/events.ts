import type {Problem} from '../core/problem.js';

/** Events that elements fire: all bubble, and cross shadow roots. */
declare global {
  interface HTMLElementEventMap {
    /** What was given cannot be read; once for each different problem. */
    'mj-invalid': CustomEvent<Problem>;
  }
}
