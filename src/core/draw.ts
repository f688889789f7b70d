/** Draws situations from a seed that have given patterns, or just miss one. */
export {Drawing, UnknownPatternError, draw, drawing, type Examples} from './drawing/drawing.js';
export type {DrawSpec, Drawn} from './drawing/drawn.js';
export type {Level} from './drawing/level.js';
export type {MissKind} from './drawing/walk.js';
