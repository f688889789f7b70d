/** What the reader's browser keeps of a lesson, where its author asks for it with `keep`: how far the reader has come, and what was wrong. */
import type {ReactiveControllerHost} from 'lit';
import type {Needing} from '../../controllers/fetched.js';
import {KeepController} from '../../controllers/keep.js';
import {dayOf, withLesson, withMissed, type KeptIdea} from '../../quiz/kept.js';
import type {MjQuiz} from '../mj-quiz/shared.js';
import {isStepMark, type LessonProgress, type StepMark} from './lesson-steps.js';
import {whenKeepable} from './other-hands.js';

/** The lesson, as what is kept of it knows it. */
interface KeepingLesson {
  readonly host: ReactiveControllerHost;
  /** Fetches what keeps a question about a table. */
  readonly needing: Needing;
  readonly id: () => string;
  /** The name under which something is kept; empty where nothing is. */
  readonly name: () => string;
  readonly redraw: () => void;
  /** Called when the reader has made another page forget. */
  readonly onForgotten: () => void;
}

/** Today, as what is kept has it. */
const today = (): number => dayOf(new Date());

/** Keeps a lesson. */
export class LessonKeeper {
  readonly keeper: KeepController;
  /** The name whose progress was taken over. */
  private takenOver = '';

  constructor(private readonly lesson: KeepingLesson) {
    this.keeper = new KeepController(lesson.host, lesson.name, (isForgotten) => {
      if (isForgotten) lesson.onForgotten();
      lesson.redraw();
    });
  }

  /** What is kept under a name that was not asked about before; undefined where nothing is. */
  takeOver(): LessonProgress | undefined {
    const {lesson, keeper} = this;
    const [name, id] = [lesson.name(), lesson.id()];
    if (name === this.takenOver) return undefined;
    this.takenOver = name;
    const {lessons} = keeper.kept;
    if (!Object.hasOwn(lessons, id)) return undefined;
    const {step, steps} = lessons[id];
    const marks = Object.entries(steps).flatMap(([key, {mark}]): [string, StepMark][] =>
      isStepMark(mark) ? [[key, mark]] : [],
    );
    return {step, steps: Object.fromEntries(marks)};
  }

  /** Keeps how far the reader has come. */
  keep(progress: LessonProgress): void {
    this.keeper.change((kept) => withLesson(kept, this.lesson.id(), progress, today()));
  }

  /** Keeps a question that was answered wrong, so that it is asked again on another day. */
  keepMissed({exercise, tableExercise}: Partial<MjQuiz>): void {
    const {keeper, lesson} = this;
    if (!keeper.isOn) return;
    const day = today();
    const keep = (idea: KeptIdea): void => keeper.change((kept) => withMissed(kept, idea, day));
    if (exercise) keep(exercise);
    if (tableExercise) whenKeepable(lesson.needing, tableExercise, keep);
  }
}
