/** A run of exercises: what it is made from, which exercise is shown, and how far the reader is with that. */
import type {Examples} from '../../core/drawing/drawing.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {notAmong, type Fault} from '../../core/situation/problem.js';
import {unanswerable} from '../../quiz/unanswerable.js';
import type {DrawnExercise, DrawTable, ExerciseRun, ExerciseSpec} from '../../quiz/exercises.js';
import type * as Drawn from '../../quiz/exercises.js';
import type {KeptIdea} from '../../quiz/kept.js';

/** The exercise that is shown. */
export interface ShownExercise {
  readonly exercise: DrawnExercise;
  readonly isBack: boolean;
  readonly number: number;
  isAnswered: boolean;
  /** Whether nothing more can be answered: the question itself leads on then. */
  isOver: boolean;
}

/** What exercises are asked for. */
export interface DrillOrder {
  readonly spec: ExerciseSpec;
  /** Hands and tables that the exercises are to be like, in place of exercises about patterns. */
  readonly ideas: readonly KeptIdea[];
  /** How many there are; 0 for no end. */
  readonly count: number;
}

/** Exercises that a reader goes through. */
export class DrillRun {
  /** Undefined at the end. */
  shown?: ShownExercise;

  constructor(readonly course: ExerciseRun<DrawnExercise>) {
    this.goOn();
  }

  /** Goes on to the next exercise. */
  goOn(): void {
    const {course} = this;
    const next = course.next();
    this.shown = next && {...next, number: course.done + 1, isAnswered: false, isOver: false};
  }
}

/** Begins a run; the fault if no exercise can be made. */
export function beginRun(
  {Exercises, Likes, ExerciseRun}: typeof Drawn,
  examples: Examples,
  ruleset: Ruleset,
  {spec, ideas, count}: DrillOrder,
  drawTable: DrawTable,
): {readonly run?: DrillRun; readonly fault?: Fault} {
  const exercises = new Exercises(ruleset, examples, spec);
  const [unknown] = exercises.unknown;
  if (unknown !== undefined) return {fault: notAmong(unknown, 'patterns', exercises.known)};
  const [strange] = exercises.unknownScope;
  if (strange !== undefined) return {fault: notAmong(strange, 'scope', exercises.known)};
  const run = new DrillRun(
    new ExerciseRun<DrawnExercise>(
      ideas.length ? new Likes(ruleset, examples, ideas, spec.seed, drawTable) : exercises,
      count,
    ),
  );
  return run.shown ? {run} : {run, fault: unanswerable('none-drawn')};
}
