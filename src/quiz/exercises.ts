/** Exercises from a seed: situations that have given patterns or just miss one, each with a question that suits it. */
import {Drawing, type Examples} from '../core/drawing/drawing.js';
import type {DrawSpec} from '../core/drawing/drawn.js';
import type {Level} from '../core/drawing/level.js';
import type {Line} from '../core/game/result.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {findRules} from '../core/reading/read.js';
import {score} from '../core/scoring/score.js';
import {pick, randomOf} from '../core/tiles/random.js';
import {askable, OtherHands, type Exercise, type Idea} from './another.js';
import type {Ask} from './ask.js';
import type {KeptIdea} from './kept.js';
import {QUESTIONS} from './questions.js';
import {isTableIdea, type TableIdea} from './table-idea.js';

/** What the exercises of one run are about. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly asks: readonly Ask[];
  /** Each hand has one of these patterns, or just misses it. Where empty, any pattern of the rule set. */
  readonly patterns: readonly string[];
  readonly level: Level;
  /** The id of a rule set or preset. */
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Patterns that the reader has met; no other one counts in a hand. Any where absent. */
  readonly scope?: readonly string[];
}

/** No exercise repeats within so many. */
const RECENT = 100;
/** How many hands are tried for one exercise. */
const TRIES = 60;
/** How many patterns are always among the boxes. */
const MOST_BOXES = 8;
/** One exercise in so many is a near miss. */
const NEAR_EVERY = 3;

/** Draws exercises. A seed always gives the same ones, and none repeats within a hundred. */
export class Exercises {
  private readonly drawing: Drawing;
  private readonly others: OtherHands;
  private readonly recent: string[] = [];
  private count = 0;

  constructor(
    private readonly ruleset: Ruleset,
    examples: Examples,
    private readonly spec: ExerciseSpec,
  ) {
    this.drawing = new Drawing(ruleset, examples);
    this.others = new OtherHands(this.drawing, ruleset);
  }

  /** The patterns for which hands can be drawn. */
  get known(): readonly string[] {
    return this.drawing.patterns(this.preset);
  }

  /** Patterns asked for that the rule set does not have, or that cannot be drawn. */
  get unknown(): string[] {
    const {known} = this;
    return this.spec.patterns.filter((id) => !known.includes(id));
  }

  /** The ids in `scope` that are no patterns of the rule set. */
  get unknownScope(): string[] {
    const {patterns} = this.ruleset;
    return this.spec.scope?.filter((id) => !patterns.some((row) => row.id === id)) ?? [];
  }

  /** The next exercise; undefined where none can be drawn. */
  next(): Exercise | undefined {
    for (let tries = 0; tries < TRIES; tries++) {
      const made = this.make(`${this.spec.seed}/${this.count++}`);
      if (!made) continue;
      const key = JSON.stringify([made.situation, made.ask]);
      if (this.recent.includes(key)) continue;
      this.recent.push(key);
      if (this.recent.length > RECENT) this.recent.shift();
      return made;
    }
    return undefined;
  }

  /** Another hand of the same idea; undefined where none can be drawn. */
  like(exercise: Idea): Exercise | undefined {
    return this.others.like(exercise, `${this.spec.seed}/${this.count++}`, this.spec.level);
  }

  private get preset(): string | undefined {
    return findRules(this.spec.rules, this.ruleset)?.preset?.id;
  }

  private make(seed: string): Exercise | undefined {
    const {asks, level, options, scope} = this.spec;
    const random = randomOf(`ask/${seed}`);
    const ask = pick(asks, random);
    const pattern = pick(this.patterns(), random);
    const near = random.below(NEAR_EVERY) === 0;
    const spec: DrawSpec = {
      ...{seed, near, level, preset: this.preset, options},
      patterns: [pattern],
    };
    const drawn = this.drawing.draw(spec);
    if (!drawn) return undefined;
    const situation = askable({...drawn.situation, rules: this.spec.rules}, ask, random);
    if (!situation) return undefined;
    const {ruleset} = this;
    const result = score(situation, ruleset);
    if (QUESTIONS[ask].fault({situation, ruleset, result})) return undefined;
    const isMet = ({id, value}: Line): boolean =>
      value === 0 || id === pattern || !scope || scope.includes(id);
    if (!result.lines.every(isMet)) return undefined;
    return {
      ...{situation, ask, pattern},
      ...(ask === 'lines' && this.boxesOf(pattern)),
      ...(scope && {scope}),
    };
  }

  /** The boxes that are always there: the pattern, and the others that the exercises are about. */
  private boxesOf(pattern: string): Pick<Exercise, 'patterns'> {
    return {patterns: [...new Set([pattern, ...this.spec.patterns])].slice(0, MOST_BOXES)};
  }

  private patterns(): readonly string[] {
    const known = this.drawing.patterns(this.preset);
    const named = this.spec.patterns.filter((id) => known.includes(id));
    const basics = (this.ruleset.basics ?? []).filter((id) => known.includes(id));
    if (named.length) return named;
    return this.spec.level === 1 && basics.length ? basics : known;
  }
}

/** A question about a table, in place of one that was missed. */
export interface DrawnTable {
  readonly table: TableIdea;
  /** The idea that the table is another one of. */
  readonly idea: TableIdea;
}

/** What is asked: of a hand, or of a table. */
export type DrawnExercise = Exercise | DrawnTable;

/** Draws another table of an idea; undefined where there is none. */
export type DrawTable = (idea: TableIdea, seed: string) => TableIdea | undefined;

/** Exercises that are like given ones: of each idea another hand or table. */
export class Likes {
  private readonly others: OtherHands;
  private count = 0;

  constructor(
    ruleset: Ruleset,
    examples: Examples,
    private readonly ideas: readonly KeptIdea[],
    private readonly seed: string,
    private readonly drawTable: DrawTable = () => undefined,
  ) {
    this.others = new OtherHands(new Drawing(ruleset, examples), ruleset);
  }

  /** The next exercise, of the next idea of which another hand or table can be drawn; undefined where there is none. */
  next(): DrawnExercise | undefined {
    const {ideas, seed, count} = this;
    const turned = ideas.map((_, i) => ideas[(count + i) % ideas.length]);
    for (const idea of turned) {
      const made = this.drawn(idea, `${seed}/${this.count++}`);
      if (made) return made;
    }
    return undefined;
  }

  private drawn(idea: KeptIdea, seed: string): DrawnExercise | undefined {
    if (!isTableIdea(idea)) return this.others.like(idea, seed);
    const table = this.drawTable(idea, seed);
    return table && {table, idea};
  }

  /** None: what was wrong does not come back a second time. */
  like(): undefined {
    return undefined;
  }
}

/** Where the exercises of a run come from. */
interface Source<A extends DrawnExercise> {
  next(): A | undefined;
  /** Another hand of an idea; undefined where there is none. */
  like(idea: Idea): A | undefined;
}

/** A run of exercises. What was answered wrong comes back after some others, as another hand of the same idea. */
export class ExerciseRun<A extends DrawnExercise = Exercise> {
  /** How many exercises were done, each counted once. */
  done = 0;
  right = 0;
  private readonly wrong: {readonly exercise: Exercise & Idea; due: number}[] = [];
  private readonly patterns = new Set<string>();
  private readonly mended = new Set<string>();
  private turn = 0;

  /** @param count the number of exercises; 0 for no end */
  constructor(
    private readonly exercises: Source<A>,
    private readonly count: number,
  ) {}

  /** Ids of the patterns that were answered wrong, and not right since. */
  get missed(): string[] {
    return [...this.patterns];
  }

  /** Ids of the patterns that were answered wrong at first, and right when they came back. */
  get later(): string[] {
    return [...this.mended];
  }

  /** The next exercise, and whether it was asked before; undefined at the end. */
  next(): {readonly exercise: A; readonly isBack: boolean} | undefined {
    this.turn++;
    const isLast = this.count > 0 && this.done >= this.count;
    for (const one of this.wrong.filter(({due}) => isLast || due <= this.turn)) {
      this.wrong.splice(this.wrong.indexOf(one), 1);
      const again = this.exercises.like(one.exercise);
      if (again) return {exercise: again, isBack: true};
    }
    const exercise = isLast ? undefined : this.exercises.next();
    return exercise && {exercise, isBack: false};
  }

  /**
   * Takes note of an answer.
   * @param isRight whether the first answer was right
   * @param missed the patterns that the answer was wrong about
   */
  answer(exercise: A, isRight: boolean, isBack: boolean, missed: readonly string[] = []): void {
    if (!isBack) this.done++;
    if (isRight && !isBack) this.right++;
    // tables have no patterns, and come back on other days alone
    if ('table' in exercise) return;
    if (isRight) {
      if (isBack && this.patterns.delete(exercise.pattern)) this.mended.add(exercise.pattern);
      return;
    }
    this.mended.delete(exercise.pattern);
    this.patterns.add(exercise.pattern);
    this.wrong.push({exercise: {...exercise, ...(missed.length && {missed})}, due: this.turn + LATER});
  }
}

/** After how many exercises one that was answered wrong comes back. */
const LATER = 4;
