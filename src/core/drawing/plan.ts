/** A plan: a recipe with its letters bound, and so what the hand of one drawing must be. */
import type {Recipe, Take} from '../game/recipe.js';
import {CHOW, KONG, PUNG} from '../tiles/group.js';
import type {WinBy} from '../situation/situation.js';
import type {Flag} from '../situation/situation.js';
import {KINDS, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import {shuffle} from '../tiles/shuffle.js';
import type {Letters} from './letters.js';
import type {KongHow, MeldsWanted, WinPlace} from '../game/recipe.js';

/** A set that the hand must have. */
export interface PlannedSet {
  type: typeof CHOW | typeof PUNG | typeof KONG;
  /** The lowest kind; -1 for any that the plan allows. */
  kind: Kind;
  /** Whether it is one of the pattern's own sets. */
  own: boolean;
  hidden: boolean;
  how: KongHow;
  /** Whether this set must be called, also if the other sets need not be. */
  called: boolean;
}

/** By kind: 1 if the kind is allowed. */
export type Mask = Uint8Array;

/** What a hand must be made of. An undefined field allows anything. */
export interface Plan {
  sets: PlannedSet[];
  pair: Mask | undefined;
  only: Mask | undefined;
  each: Mask | undefined;
  fill: Recipe['fill'];
  /** Tiles held outside the sets. */
  tiles: Kind[];
  /** The kinds that complete the tiles, where these are the whole hand. */
  completes: Mask | undefined;
  win: WinPlace | undefined;
  /** Whether the winning tile must not be where `win` says. */
  elsewhere: boolean;
  melds: MeldsWanted | 'allButOne' | undefined;
  by: readonly WinBy[] | undefined;
  flags: readonly Flag[];
  /** Whether the seats are changed after the hand is built, so that its winds are not the owner's. */
  turned: boolean;
  from: Recipe['from'];
  flowers: Recipe['flowers'] | 'almost';
  counters: boolean | undefined;
  gari: Recipe['gari'];
  points: Recipe['points'];
  options: Record<string, boolean | number | string>;
}

/** A plan that asks for nothing. */
export const emptyPlan = (): Plan => ({
  sets: [],
  pair: undefined,
  only: undefined,
  each: undefined,
  fill: undefined,
  tiles: [],
  completes: undefined,
  win: undefined,
  elsewhere: false,
  melds: undefined,
  by: undefined,
  flags: [],
  turned: false,
  from: undefined,
  flowers: undefined,
  counters: undefined,
  gari: undefined,
  points: undefined,
  options: {},
});

/**
 * Adds a recipe to a plan.
 * @param own whether its sets are those of the pattern in question
 * @returns whether the recipe agrees with the plan
 */
export function addRecipe(
  plan: Plan,
  recipe: Recipe,
  letters: Letters,
  own: boolean,
  random: Random,
): boolean {
  return (
    addSets(plan, recipe, letters, own) &&
    addTiles(plan, recipe, letters, random) &&
    addRest(plan, recipe, letters)
  );
}

function addSets(
  plan: Plan,
  {chows, pungs, kongs, kong, hidden, called}: Recipe,
  letters: Letters,
  own: boolean,
): boolean {
  const before = plan.sets.length;
  const add = (text: string | undefined, type: PlannedSet['type']): void => {
    if (text === undefined) return;
    const tokens = tokensOf(text);
    for (let i = 0; i < tokens.length; i++) {
      const kind = tokens[i] === '*' ? -1 : (letters.kindsOf(tokens[i])[0] ?? KINDS);
      const how = (type === KONG && kong?.[i]) || 'any';
      plan.sets.push({
        type,
        kind,
        own,
        hidden: hidden === true && type !== CHOW,
        how,
        called: called === true,
      });
    }
  };
  // beside a pattern that needs a concealed hand, nothing is called
  if (called && (plan.melds === 'none' || plan.melds === 'concealed')) return false;
  add(chows, CHOW);
  add(pungs, PUNG);
  add(kongs, KONG);
  if (before) shareSets(plan.sets, before);
  return plan.sets.every(({kind}) => kind < KINDS);
}

const tokens = new Map<string, readonly string[]>();

function tokensOf(text: string): readonly string[] {
  let known = tokens.get(text);
  if (!known) tokens.set(text, (known = text.split(' ')));
  return known;
}

/** Merges sets that two recipes both name. */
function shareSets(sets: PlannedSet[], from: number): void {
  for (let i = sets.length - 1; i >= from; i--) {
    const other = sets.findIndex(
      ({type, kind}, j) => j < from && type === sets[i].type && kind === sets[i].kind,
    );
    if (other < 0) continue;
    sets[other].hidden ||= sets[i].hidden;
    sets.splice(i, 1);
  }
}

function addTiles(plan: Plan, recipe: Recipe, letters: Letters, random: Random): boolean {
  const {take, either, again, held, completes} = recipe;
  if (!take && !either && !held) return true;
  if (plan.tiles.length) return false;
  const {tiles} = plan;
  for (const one of take ?? []) addTaken(tiles, one, letters, random);
  for (const choices of either ?? []) tiles.push(...letters.kindsOf(choices[random.below(choices.length)]));
  if (held) tiles.push(...letters.kindsOf(held[random.below(held.length)]));
  if (again) tiles.push(tiles[random.below(tiles.length)]);
  if (completes) plan.completes = letters.maskOf(completes);
  return true;
}

function addTaken(tiles: Kind[], [kinds, of, times]: Take, letters: Letters, random: Random): void {
  const choice = letters.kindsOf(of).filter((kind) => times === 1 || !tiles.includes(kind));
  const chosen = choice.length > kinds ? shuffle(choice, random).slice(0, kinds) : choice;
  for (const kind of chosen) for (let n = 0; n < times; n++) tiles.push(kind);
}

function addRest(plan: Plan, recipe: Recipe, letters: Letters): boolean {
  const {pair, only, each, fill, win, melds, by, flags, from, flowers, points, gari, counters, options} =
    recipe;
  plan.pair = both(plan.pair, pair, letters);
  plan.only = both(plan.only, only, letters);
  plan.each = both(plan.each, each, letters);
  const ways = plan.by && by ? plan.by.filter((way) => by.includes(way)) : (by ?? plan.by);
  plan.by = ways;
  plan.melds = tighter(plan.melds, melds);
  if (flags) plan.flags = plan.flags.length ? [...new Set([...plan.flags, ...flags])] : flags;
  if (options) Object.assign(plan.options, options);
  return (
    ways?.length !== 0 &&
    agree(plan, 'fill', fill) &&
    agree(plan, 'win', win) &&
    agree(plan, 'from', from) &&
    agree(plan, 'flowers', flowers) &&
    agree(plan, 'points', points) &&
    agree(plan, 'gari', gari) &&
    agree(plan, 'counters', counters)
  );
}

/** Sets a field; false if another recipe asks for something else there. */
function agree<K extends keyof Plan>(plan: Plan, field: K, wanted: Plan[K]): boolean {
  if (wanted === undefined) return true;
  if (plan[field] !== undefined && plan[field] !== wanted) return false;
  plan[field] = wanted;
  return true;
}

function both(mask: Mask | undefined, text: string | undefined, letters: Letters): Mask | undefined {
  if (text === undefined) return mask;
  const own = letters.maskOf(text);
  return mask ? own.map((n, kind) => n & mask[kind]) : own;
}

const STRICTNESS = ['none', 'concealed', 'open', 'all'] as const;

/** The stricter of two wishes for the melds. "None" and "all" cannot both hold; the check of the hand rejects that. */
function tighter(a: Plan['melds'], b: MeldsWanted | undefined): Plan['melds'] {
  if (!a || !b) return a ?? b;
  if (a === b || a === 'allButOne') return a;
  const [low, high] = [a, b].sort((x, y) => STRICTNESS.indexOf(x) - STRICTNESS.indexOf(y));
  return high === 'concealed' ? low : high;
}
