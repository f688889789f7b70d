/** What a row's condition is asked of. */
export {Match, allOf, whole} from './game/match.js';
export type {WaitForm} from './game/wait-form.js';
