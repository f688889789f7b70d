/** Situations from a seed that have given patterns, or just fail one of them. */
export {Drawing, UnknownPatternError, draw, drawing, type DrawSpec, type Drawn} from './drawing/drawing.js';
export type {Level} from './drawing/deal.js';
