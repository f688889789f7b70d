/** The object that the conditions of a table are asked about. */
export {Match, allOf, whole} from './game/match.js';
export type {WaitForm} from './game/wait-form.js';
