/** Situations from a seed that have given patterns, or just fail one of them. */
import type {Edge, Recipe, Recipes} from '../game/recipe.js';
import type {Options} from '../game/options.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import type {TileSet} from '../tiles/tile-set.js';
import {readOptions} from '../reading/options.js';
import {isFault, readPosition} from '../reading/read.js';
import {tableOf, tilesUnder} from '../reading/table.js';
import {findRows} from '../scoring/score.js';
import type {WinBy} from '../situation/situation.js';
import {SEATS, type Situation} from '../situation/situation.js';
import {randomOf, type Random} from '../tiles/random.js';
import {EAST} from '../tiles/tile.js';
import {build, type Limits} from './build.js';
import {drawPlaces, type DrawnFor, type Places} from './circumstances.js';
import {deal, type Level} from './deal.js';
import {breakPlan, edgesOf} from './edges.js';
import {Letters, suitsOf} from './letters.js';
import {addRecipe, emptyPlan, type Plan} from './plan.js';
import {situationOf} from './situation-of.js';

/** What is to be drawn. */
export interface DrawSpec {
  /** The same seed gives the same situation on every machine. */
  readonly seed: string;
  /** Ids of the rows that the situation has, all of them; any one of the table where there is none. */
  readonly patterns?: readonly string[];
  /** The situation has all but one thing of the last of the patterns. */
  readonly near?: boolean;
  /** The one thing that it lacks; any by default. */
  readonly edge?: Edge;
  /** How the winning tile comes. */
  readonly by?: WinBy;
  /**
   * 1: a hand without melds in the first seat, but for what the patterns need · 2: melds, seats, flowers · 3: robbed kongs,
   * flags and, where everybody scores, other hands too. 2 by default.
   */
  readonly level?: Level;
  /** The id of a preset. */
  readonly preset?: string;
  /** House rules that differ from the rule set's or the preset's own. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A situation that was drawn, and what it is an example of. */
export interface Drawn {
  readonly situation: Situation;
  readonly patterns: readonly string[];
  /** What the situation lacks of the last pattern, where it was to lack one thing. */
  readonly missed?: Edge;
}

/** A pattern that the rule set does not have, or cannot be drawn: a caller's mistake. */
export class UnknownPatternError extends TypeError {
  constructor(
    rules: string,
    readonly pattern: string,
  ) {
    super(`${rules} has no pattern '${pattern}'`);
  }
}

/** Hands tried for one situation, before there is said to be none. */
const TRIES = 400;

/** Among so many situations of a series none is there twice, unless so many in a row were. */
const RECENT = 100;
const MOST_PASSED = 50;

/** Draws situations of one rule set. */
export class Drawing {
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly ruleset: Ruleset,
    private readonly recipes: Recipes,
  ) {}

  /** Ids of the rows that can be drawn under a preset or without one, in the order of the table. */
  patterns(preset = ''): readonly string[] {
    let ids = this.known.get(preset);
    if (!ids) {
      const {rows} = tableOf(this.ruleset, this.presetOf(preset));
      const can = rows.filter(({id, impossible}) => Object.hasOwn(this.recipes.rows, id) && !impossible);
      this.known.set(preset, (ids = can.map(({id}) => id)));
    }
    return ids;
  }

  /** What a situation can lack that nearly has a pattern. */
  edges(pattern: string): Edge[] {
    return [...new Set(this.recipesOf(pattern).flatMap(edgesOf))];
  }

  /**
   * A situation as it is wanted; undefined where there is none, or none was found.
   * @throws {UnknownPatternError} for a pattern that the rule set or preset does not have
   * @throws {TypeError} for an option that it does not have
   */
  draw(spec: DrawSpec): Drawn | undefined {
    const preset = this.presetOf(spec.preset);
    const known = this.patterns(spec.preset);
    for (const id of spec.patterns ?? [])
      if (!known.includes(id)) throw new UnknownPatternError(spec.preset ?? this.ruleset.id, id);
    const options = readOptions(this.ruleset, preset, spec.options);
    if (isFault(options)) return undefined;
    const random = randomOf(spec.seed);
    const patterns = spec.patterns?.length ? spec.patterns : [known[random.below(known.length)]];
    const one = new Attempts(this.ruleset, this.recipes, preset, options, {...spec, patterns}, random);
    for (let tries = 0; tries < TRIES; tries++) {
      const drawn = one.attempt(tries);
      if (drawn) return drawn;
    }
    return undefined;
  }

  /**
   * Situations one after the other, each by a seed of its own; one that came among the last hundred is passed over, where
   * there are others.
   */
  *series(spec: DrawSpec): Generator<Drawn> {
    const recent: string[] = [];
    let passed = 0;
    for (let n = 0; ; n++) {
      const drawn = this.draw({...spec, seed: `${spec.seed}/${n}`});
      if (!drawn) return;
      const text = JSON.stringify(drawn.situation);
      if (recent.includes(text) && ++passed < MOST_PASSED) continue;
      passed = 0;
      recent.push(text);
      if (recent.length > RECENT) recent.shift();
      yield drawn;
    }
  }

  private recipesOf(id: string): readonly Recipe[] {
    return listOf(this.recipes.rows[id]);
  }

  private presetOf(id: string | undefined): Preset | undefined {
    return this.ruleset.presets.find((preset) => preset.id === id);
  }
}

/** All tries for one situation. */
class Attempts {
  private readonly tiles: TileSet;
  private readonly level: Level;
  private readonly target: string;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly recipes: Recipes,
    private readonly preset: Preset | undefined,
    private readonly options: Options,
    private readonly spec: DrawSpec & {readonly patterns: readonly string[]},
    private readonly random: Random,
  ) {
    this.tiles = tilesUnder(tableOf(ruleset, preset), options);
    this.level = spec.level ?? 2;
    this.target = spec.patterns[spec.patterns.length - 1];
  }

  attempt(tries: number): Drawn | undefined {
    const {random, spec, recipes} = this;
    const others = spec.patterns.slice(0, -1).map((id) => pick(listOf(recipes.rows[id]), random));
    const target = pick(listOf(recipes.rows[this.target]), random);
    const lift = this.lift(tries);
    if (lift) others.push(lift);
    const places = this.places(target, others);
    const plan = emptyPlan();
    if (!addRecipe(plan, target, this.letters(places, target.shift), true, random)) return undefined;
    const missed = spec.near ? this.break(plan, target) : undefined;
    if (spec.near && !missed) return undefined;
    if (!this.addOthers(plan, others, places) || (!missed && others.length && !isWithin(plan)))
      return undefined;
    const situation = this.situation(plan, places);
    if (!situation || !this.holds(situation)) return undefined;
    return {situation, patterns: spec.patterns, ...(missed && {missed})};
  }

  private situation(plan: Plan, places: Places): Situation | undefined {
    const {random, ruleset, level} = this;
    const by = this.by(plan);
    const tiles = by && build(plan, this.limits(places), random);
    const callsChows = ruleset.melds?.includes('chow') !== false;
    const hand = tiles && deal(plan, tiles, by, level, callsChows, random);
    return hand && situationOf(hand, plan, places, this.table(), level, random);
  }

  /** A row that makes a hand worth enough to win, where the first tries have failed. */
  private lift(tries: number): Recipe | undefined {
    const {lifts} = this.recipes;
    if (!lifts || tries % 4 === 0) return undefined;
    return pick(listOf(this.recipes.rows[pick(lifts, this.random)]), this.random);
  }

  private places(target: Recipe, others: readonly Recipe[]): Places {
    const seat = target.seat ?? others.find((recipe) => recipe.seat)?.seat;
    return this.level === 1 && !seat
      ? {seat: 'east', dealer: 'east', round: 'east'}
      : drawPlaces(this.ruleset, seat, this.random);
  }

  /** Adds what else is wanted, and what the rule set has usually. */
  private addOthers(plan: Plan, others: readonly Recipe[], places: Places): boolean {
    const {recipes, random} = this;
    for (const recipe of others)
      if (!addRecipe(plan, recipe, this.letters(places, recipe.shift), false, random)) return false;
    const {usual} = recipes;
    if (usual) {
      plan.melds ??= usual.melds;
      plan.flowers ??= usual.flowers;
      plan.gari ??= usual.gari;
      plan.points ??= usual.points;
    }
    return true;
  }

  private letters({seat, round}: Places, shift = 0): Letters {
    const {random, recipes} = this;
    const wind = (name: Places['seat']): number => EAST + SEATS.indexOf(name);
    const up = shift ? random.below(shift + 1) : 0;
    return new Letters(random, suitsOf(recipes), wind(seat), wind(round), up);
  }

  private limits(places: Places): Limits {
    const {ruleset, recipes, tiles} = this;
    const only = recipes.usual?.only;
    return {
      copies: tiles.copies,
      sets: ruleset.sets,
      usual: only === undefined ? undefined : this.letters(places).maskOf(only),
    };
  }

  private break(plan: Plan, recipe: Recipe): Edge | undefined {
    const {random, spec, ruleset} = this;
    const edge = spec.edge ?? pick(edgesOf(recipe), random);
    return edge && breakPlan(edge, plan, random, ruleset.options) ? edge : undefined;
  }

  private by({by, win}: Plan): WinBy | undefined {
    const {spec, random} = this;
    if (win === 'none') return 'self';
    const ways =
      by ??
      (['discard', 'discard', 'self', 'self', ...(this.level > 2 ? (['robbing'] as const) : [])] as const);
    if (spec.by) return !by || by.includes(spec.by) ? spec.by : undefined;
    return pick(ways, random);
  }

  private table(): DrawnFor {
    const {ruleset, recipes, preset, options, spec, tiles} = this;
    return {ruleset, recipes, preset, options, given: spec.options, tiles};
  }

  /** Whether a situation has what is wanted, or all of it but the last pattern. */
  private holds(situation: Situation): boolean {
    const {ruleset, spec, target} = this;
    const read = readPosition(situation, ruleset);
    if (isFault(read)) return false;
    const {status, has, leavesOut} = findRows(read);
    if (!spec.near) return status === 'win' && spec.patterns.every(has);
    if (leavesOut(target) || has(target)) return false;
    return spec.patterns.every((id) => id === target || has(id));
  }
}

/** One recipe or several. */
const listOf = (recipes: Recipes['rows'][string] | undefined): readonly Recipe[] =>
  recipes === undefined ? [] : Array.isArray(recipes) ? (recipes as readonly Recipe[]) : [recipes as Recipe];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Whether all that is named is of the kinds that the hand may be made of. */
function isWithin({only, sets, tiles, pair}: Plan): boolean {
  if (!only) return true;
  const inside = sets.every(
    ({type, kind}) => kind < 0 || (only[kind] && (type || (only[kind + 1] && only[kind + 2]))),
  );
  return inside && tiles.every((kind) => only[kind]) && (!pair || pair.some((n, kind) => n && only[kind]));
}

/** What draws situations of a rule set; its recipes are fetched. */
export async function drawing(ruleset: Ruleset): Promise<Drawing> {
  return new Drawing(ruleset, (await ruleset.recipes?.()) ?? {rows: {}});
}

/**
 * One situation from a seed.
 * @returns undefined where there is none, or none was found
 */
export async function draw(ruleset: Ruleset, spec: DrawSpec): Promise<Drawn | undefined> {
  return (await drawing(ruleset)).draw(spec);
}
