/** What the referee says of a move before it is put into words. */
import type {Refusal} from '../core/game/refusal.js';
import type {Problem, ProblemCode} from '../core/situation/problem.js';

/** Why a move is not legal. */
export interface Refused {
  readonly code: Refusal | ProblemCode;
  /** The tile or number in question. */
  readonly about?: string;
  /** What the scorer says, where it is the scorer that refuses. */
  readonly problem?: Problem;
}

/** Undefined for a legal move; `unsure` where a hidden hand keeps part of it unchecked. */
export type Ruling = Refused | 'unsure' | undefined;

/** A refusal, about a tile or word where it names one. */
export const refuse = (code: Refused['code'], about?: string): Refused =>
  about === undefined ? {code} : {code, about};

/** Whether the move is refused. */
export const isRefused = (ruling: Ruling): ruling is Refused => typeof ruling === 'object';
