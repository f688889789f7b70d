/** The referee's answer to a move, before it is put into words. */
import type {Refusal} from '../../core/game/refusal.js';
import type {Fault, Problem, ProblemCode} from '../../core/situation/problem.js';

/** Why a move is not legal. */
export interface RefusedMove extends Fault<Refusal | ProblemCode> {
  /** The scorer's problem, where the scorer refuses. */
  readonly problem?: Problem;
}

/** Undefined for a legal move; `unsure` where part of it could not be checked because the hand is hidden. */
export type Ruling = RefusedMove | 'unsure' | undefined;

/** Makes a refusal; `about` is the tile or word that it names. */
export const refuse = (code: RefusedMove['code'], about?: string): RefusedMove =>
  about === undefined ? {code} : {code, about};

/** Whether the move is refused. */
export const isRefused = (ruling: Ruling): ruling is RefusedMove => typeof ruling === 'object';
