/** The referee's answer to a move, before it is put into words. */
import type {Refusal} from '../../core/game/refusal.js';
import type {Fault, Problem, ProblemCode} from '../../core/situation/problem.js';

/** Why a move is not legal. */
export interface Refused extends Fault<Refusal | ProblemCode> {
  /** The scorer's problem, where the scorer refuses. */
  readonly problem?: Problem;
}

/** Undefined for a legal move; `unsure` where part of it could not be checked because the hand is hidden. */
export type Ruling = Refused | 'unsure' | undefined;

/** Makes a refusal; `about` is the tile or word that it names. */
export const refuse = (code: Refused['code'], about?: string): Refused =>
  about === undefined ? {code} : {code, about};

/** Whether the move is refused. */
export const isRefused = (ruling: Ruling): ruling is Refused => typeof ruling === 'object';
