/** Exercises from a seed: situations that have given patterns or just fail one, each with a question that fits it. */
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
  /** One of them is in each hand, or just fails; any of the rule set where there is none. */
  readonly patterns: readonly string[];
  readonly level: 1 | 2 | 3;
  /** The rule set or preset. */
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A situation with the question that is asked about it. */
export interface Exercise {
  readonly situation: Situation;
  readonly ask: Ask;
  /** The pattern that it is about. */
  readonly pattern: string;
}

/** Among so many none is there twice. */
const RECENT = 100;
/** Hands tried for one exercise. */
const TRIES = 60;
/** A near miss in so many. */
const NEAR_EVERY = 3;

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Draws exercises, the same ones for the same seed, none twice within a hundred. */
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

  /** Patterns that the rule set does not have, or cannot be drawn. */
  get unknown(): string[] {
    const known = this.drawing.patterns(this.preset);
    return this.spec.patterns.filter((id) => !known.includes(id));
  }

  /** The next one; undefined where none can be made. */
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

/** The hand as a question needs it: before its last tile came, with another one, or as it is. */
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

/** What was wrong comes back after some others. */
export class Course {
  /** Exercises that were done, each once. */
  done = 0;
  right = 0;
  private readonly wrong: {readonly exercise: Exercise; due: number}[] = [];
  private readonly patterns = new Set<string>();
  private turn = 0;

  /** @param count how many exercises there are; 0 for no end */
  constructor(
    private readonly exercises: Pick<Exercises, 'next'>,
    private readonly count: number,
  ) {}

  /** Ids of the patterns that were missed and not yet found later. */
  get missed(): string[] {
    return [...this.patterns];
  }

  /** The next exercise, and whether it comes back; undefined at the end. */
  next(): {readonly exercise: Exercise; readonly isBack: boolean} | undefined {
    this.turn++;
    const isLast = this.count > 0 && this.done >= this.count;
    const at = this.wrong.findIndex(({due}) => isLast || due <= this.turn);
    if (at >= 0) return {exercise: this.wrong.splice(at, 1)[0].exercise, isBack: true};
    const exercise = isLast ? undefined : this.exercises.next();
    return exercise && {exercise, isBack: false};
  }

  /** @param isRight whether the first answer was right */
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

/** So many exercises later. */
const LATER = 4;
