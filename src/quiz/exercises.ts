/** Exercises from a seed: situations that have given patterns or just miss one, each with a question that suits it. */
import {Drawing, type DrawSpec} from '../core/drawing/drawing.js';
import type {Recipes} from '../core/game/recipe.js';
import type {Ruleset} from '../core/game/ruleset.js';
import {formatHand} from '../core/notation/format.js';
import {parseHandOf} from '../core/notation/parse.js';
import {findRules} from '../core/reading/read.js';
import {score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {randomOf, type Random} from '../core/tiles/random.js';
import {KINDS, kindName, kindOf} from '../core/tiles/tile.js';
import type {Ask} from './ask.js';
import {QUESTIONS} from './questions.js';

/** What the exercises of one run are about. */
export interface ExerciseSpec {
  readonly seed: string;
  readonly asks: readonly Ask[];
  /** Each hand has one of these patterns, or just misses it. Where empty, any pattern of the rule set. */
  readonly patterns: readonly string[];
  readonly level: 1 | 2 | 3;
  /** The id of a rule set or preset. */
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A situation, and the question asked about it. */
export interface Exercise {
  readonly situation: Situation;
  readonly ask: Ask;
  /** The pattern that the exercise is about. */
  readonly pattern: string;
}

/** No exercise repeats within so many. */
const RECENT = 100;
/** How many hands are tried for one exercise. */
const TRIES = 60;
/** One exercise in so many is a near miss. */
const NEAR_EVERY = 3;

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Draws exercises. A seed always gives the same ones, and none repeats within a hundred. */
export class Exercises {
  private readonly drawing: Drawing;
  private readonly recent: string[] = [];
  private count = 0;

  constructor(
    private readonly ruleset: Ruleset,
    recipes: Recipes,
    private readonly spec: ExerciseSpec,
  ) {
    this.drawing = new Drawing(ruleset, recipes);
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

  private get preset(): string | undefined {
    return findRules(this.spec.rules, this.ruleset)?.preset?.id;
  }

  private make(seed: string): Exercise | undefined {
    const {asks, level, options} = this.spec;
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
    const situation = asked({...drawn.situation, rules: this.spec.rules}, ask, random);
    if (!situation) return undefined;
    const {ruleset} = this;
    const result = score(situation, ruleset);
    return QUESTIONS[ask].fault({situation, ruleset, result}) ? undefined : {situation, ask, pattern};
  }

  private patterns(): readonly string[] {
    const known = this.drawing.patterns(this.preset);
    const named = this.spec.patterns.filter((id) => known.includes(id));
    const basics = (this.ruleset.basics ?? []).filter((id) => known.includes(id));
    if (named.length) return named;
    return this.spec.level === 1 && basics.length ? basics : known;
  }
}

/** The situation as a question needs it: without its winning tile, with another one, or as it is. */
function asked(situation: Situation, ask: Ask, random: Random): Situation | undefined {
  const isOther = ask === 'discard' || (ask === 'win' && random.below(2) === 0);
  if (ask !== 'waits' && !isOther) return situation;
  const read = parseHandOf(situation);
  if ('fault' in read || read.hand.win === undefined) return undefined;
  const {hand} = read;
  const won = kindOf(read.hand.win);
  const {by, from, flags: _, ...rest} = situation;
  if (ask === 'waits') return {...rest, hand: formatHand({...hand, win: undefined, by: undefined})};
  let win = random.below(KINDS);
  if (win === won) win = (win + 1) % KINDS;
  const other = `${formatHand({...hand, win: undefined, by: undefined})} +${kindName(win)}`;
  return ask === 'discard'
    ? {...rest, hand: other, by: 'self'}
    : {...rest, hand: other, by, ...(from && {from})};
}

/** A run of exercises. Those answered wrong come back after some others. */
export class Course {
  /** How many exercises were done, each counted once. */
  done = 0;
  right = 0;
  private readonly wrong: {readonly exercise: Exercise; due: number}[] = [];
  private readonly patterns = new Set<string>();
  private turn = 0;

  /** @param count the number of exercises; 0 for no end */
  constructor(
    private readonly exercises: Pick<Exercises, 'next'>,
    private readonly count: number,
  ) {}

  /** Ids of the patterns that were answered wrong, and not right since. */
  get missed(): string[] {
    return [...this.patterns];
  }

  /** The next exercise, and whether it was asked before; undefined at the end. */
  next(): {readonly exercise: Exercise; readonly isBack: boolean} | undefined {
    this.turn++;
    const isLast = this.count > 0 && this.done >= this.count;
    const at = this.wrong.findIndex(({due}) => isLast || due <= this.turn);
    if (at >= 0) return {exercise: this.wrong.splice(at, 1)[0].exercise, isBack: true};
    const exercise = isLast ? undefined : this.exercises.next();
    return exercise && {exercise, isBack: false};
  }

  /**
   * Takes note of an answer.
   * @param isRight whether the first answer was right
   */
  answer(exercise: Exercise, isRight: boolean, isBack: boolean): void {
    if (!isBack) this.done++;
    if (isRight && !isBack) this.right++;
    if (isRight) {
      if (isBack) this.patterns.delete(exercise.pattern);
      return;
    }
    this.patterns.add(exercise.pattern);
    this.wrong.push({exercise, due: this.turn + LATER});
  }
}

/** After how many exercises one that was answered wrong comes back. */
const LATER = 4;
