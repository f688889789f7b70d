/** Draws situations from a seed that have given patterns, or just miss one. */
import type {Edge, Recipe, Recipes} from '../game/recipe.js';
import type {Options} from '../game/options.js';
import {shownBy} from '../game/pattern.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import type {TileSet} from '../tiles/tile-set.js';
import {readOptions, sameValue} from '../reading/options.js';
import {isFault, readPosition} from '../reading/read.js';
import {tableOf, tilesUnder} from '../reading/table.js';
import {findRows} from '../scoring/score.js';
import type {WinBy} from '../situation/situation.js';
import {SEATS, type Situation} from '../situation/situation.js';
import {randomOf, type Random} from '../tiles/random.js';
import {EAST} from '../tiles/tile.js';
import {build, type Limits} from './build.js';
import {drawPlaces, type DrawnFor, type DrawnSeats} from './circumstances.js';
import {dealHand, type Level} from './deal.js';
import {breakPlan, edgesOf} from './edges.js';
import {Letters, suitsOf} from './letters.js';
import {addRecipe, emptyPlan, type Plan} from './plan.js';
import {situationOf} from './situation-of.js';

/** The kind of situation to draw. */
export interface DrawSpec {
  /** The seed. It gives the same situation on every machine. */
  readonly seed: string;
  /** Ids of the patterns that the situation has, all of them. If empty, any one pattern of the table. */
  readonly patterns?: readonly string[];
  /** Whether the situation just misses the last of the patterns: it has all that the pattern needs except one thing. */
  readonly near?: boolean;
  /** What the near miss lacks; anything by default. */
  readonly edge?: Edge;
  /** How the winning tile comes. */
  readonly by?: WinBy;
  /**
   * How much the situation may vary. 1: a hand without melds in the first seat, apart from what the patterns need ·
   * 2: also melds, seats, flowers · 3: also robbed kongs, flags and, where everybody scores, other hands. 2 by
   * default.
   */
  readonly level?: Level;
  /** The id of a preset. */
  readonly preset?: string;
  /** House rules that differ from the defaults of the rule set or preset. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A situation that was drawn, and the patterns it is an example of. */
export interface Drawn {
  readonly situation: Situation;
  readonly patterns: readonly string[];
  /** For a near miss: what the situation lacks of the last pattern. */
  readonly missed?: Edge;
}

/** Thrown for a pattern that the rule set does not have, or that cannot be drawn. */
export class UnknownPatternError extends TypeError {
  constructor(
    rules: string,
    readonly pattern: string,
  ) {
    super(`${rules} has no pattern '${pattern}'`);
  }
}

/** How many hands are tried for one situation before giving up. */
const TRIES = 400;

/** Within so many situations of a series none repeats, unless so many in a row were repetitions. */
const RECENT = 100;
const MOST_PASSED = 50;

/** Draws situations of one rule set. */
export class Drawing {
  private readonly known = new Map<string, readonly string[]>();

  constructor(
    private readonly ruleset: Ruleset,
    private readonly recipes: Recipes,
  ) {}

  /** Ids of the patterns that can be drawn under a preset or without one, in the order of the table. */
  patterns(preset = ''): readonly string[] {
    let ids = this.known.get(preset);
    if (!ids) {
      const {rows} = tableOf(this.ruleset, this.presetOf(preset));
      const can = rows.filter(({id, impossible}) => Object.hasOwn(this.recipes.rows, id) && !impossible);
      this.known.set(preset, (ids = can.map(({id}) => id)));
    }
    return ids;
  }

  /** What a near miss of a pattern can lack. */
  edges(pattern: string): Edge[] {
    return [...new Set(this.recipesOf(pattern).flatMap(edgesOf))];
  }

  /**
   * Draws a situation; undefined if there is none, or none was found.
   * @throws {UnknownPatternError} for a pattern that the rule set or preset does not have
   * @throws {TypeError} for an option that the rule set does not have
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
    if (!spec.near && patterns.some((id) => this.isRuledOut(id, preset, options, spec.options)))
      return undefined;
    const one = new Attempts(this.ruleset, this.recipes, preset, options, {...spec, patterns}, random);
    for (let tries = 0; tries < TRIES; tries++) {
      const drawn = one.attempt(tries);
      if (drawn) return drawn;
    }
    return undefined;
  }

  /**
   * Draws situations one after another, each from a seed of its own. Those among the last hundred are skipped, as
   * long as there are others.
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

  /** Whether no hand can have a pattern: house rules give it no value, or are not those that all its recipes need. */
  private isRuledOut(
    id: string,
    preset: Preset | undefined,
    options: Options,
    given: DrawSpec['options'] = {},
  ): boolean {
    const row = tableOf(this.ruleset, preset).rows.find((one) => one.id === id);
    if (row?.shown && !row.sum && Object.values(shownBy(row.shown, options)).every((value) => value === 0))
      return true;
    return this.recipesOf(id).every(({options: needed = {}}) =>
      Object.keys(needed).some((name) => Object.hasOwn(given, name) && !sameValue(given[name], needed[name])),
    );
  }

  private presetOf(id: string | undefined): Preset | undefined {
    return this.ruleset.presets?.find((preset) => preset.id === id);
  }
}

/** The attempts at one situation. */
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

  private situation(plan: Plan, places: DrawnSeats): Situation | undefined {
    const {random, ruleset, level} = this;
    const by = this.by(plan);
    const tiles = by && build(plan, this.limits(places), random);
    const callsChows = ruleset.melds?.includes('chow') !== false;
    const hand = tiles && dealHand(plan, tiles, by, level, callsChows, random);
    return hand && situationOf(hand, plan, places, this.table(), level, random);
  }

  /** The recipe of a pattern that makes the hand worth enough to win; used after the first attempts have failed. */
  private lift(tries: number): Recipe | undefined {
    const {lifts} = this.recipes;
    if (!lifts || tries % 4 === 0) return undefined;
    return pick(listOf(this.recipes.rows[pick(lifts, this.random)]), this.random);
  }

  private places(target: Recipe, others: readonly Recipe[]): DrawnSeats {
    const seat = target.seat ?? others.find((recipe) => recipe.seat)?.seat;
    return this.level === 1 && !seat
      ? {seat: 'east', dealer: 'east', round: 'east'}
      : drawPlaces(this.ruleset, seat, this.random);
  }

  /** Adds the other patterns wanted, and what holds for all hands of the rule set. */
  private addOthers(plan: Plan, others: readonly Recipe[], places: DrawnSeats): boolean {
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

  private letters({seat, round}: DrawnSeats, shift = 0): Letters {
    const {random, recipes} = this;
    const wind = (name: DrawnSeats['seat']): number => EAST + SEATS.indexOf(name);
    const up = shift ? random.below(shift + 1) : 0;
    return new Letters(random, suitsOf(recipes), wind(seat), wind(round), up);
  }

  private limits(places: DrawnSeats): Limits {
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

  /** Whether a situation has all the patterns wanted; for a near miss, all except the last. */
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

/** The recipes of a row, as a list. */
const listOf = (recipes: Recipes['rows'][string] | undefined): readonly Recipe[] =>
  recipes === undefined ? [] : Array.isArray(recipes) ? (recipes as readonly Recipe[]) : [recipes as Recipe];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Whether all kinds that the plan names are among those that the hand may be made of. */
function isWithin({only, sets, tiles, pair}: Plan): boolean {
  if (!only) return true;
  const inside = sets.every(
    ({type, kind}) => kind < 0 || (only[kind] && (type || (only[kind + 1] && only[kind + 2]))),
  );
  return inside && tiles.every((kind) => only[kind]) && (!pair || pair.some((n, kind) => n && only[kind]));
}

/** Loads the recipes of a rule set, and returns what draws situations from them. */
export async function drawing(ruleset: Ruleset): Promise<Drawing> {
  return new Drawing(ruleset, (await ruleset.recipes?.()) ?? {rows: {}});
}

/**
 * Draws one situation from a seed.
 * @returns undefined if there is none, or none was found
 */
export async function draw(ruleset: Ruleset, spec: DrawSpec): Promise<Drawn | undefined> {
  return (await drawing(ruleset)).draw(spec);
}
