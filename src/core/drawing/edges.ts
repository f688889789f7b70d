/** Makes near misses: each edge takes one thing out of a plan. */
import type {Edge, Recipe} from '../game/recipe.js';
import {CHOW, KONG, PUNG} from '../tiles/group.js';
import type {OptionSpec} from '../game/options.js';
import {WAYS} from '../situation/situation.js';
import {HONOR, KINDS, rankOf, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import type {Mask, Plan, PlannedSet} from './plan.js';

/** The house rules that a plan can change. */
export type Specs = Readonly<Record<string, OptionSpec>>;

/** Takes one thing out of a plan; false if the plan has no such thing. */
type Breaker = (plan: Plan, random: Random, specs: Specs) => boolean;

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

const someSet = (type: PlannedSet['type'], kind: Kind): PlannedSet => ({
  type,
  kind,
  own: false,
  hidden: false,
  how: 'any',
  called: false,
});

/** Replaces one of the pattern's own sets by another set. */
function breakSet(plan: Plan, random: Random): boolean {
  const own = plan.sets.filter((set) => set.own);
  if (!own.length) return false;
  const set = pick(own, random);
  set.own = set.hidden = false;
  if (set.kind < 0) {
    set.type = set.type === CHOW ? PUNG : CHOW;
    return true;
  }
  if (set.type === KONG) set.type = PUNG;
  const {kind} = set;
  const turn = random.below(3);
  if (kind >= HONOR)
    set.kind = turn ? HONOR + ((kind - HONOR + 1 + random.below(6)) % 7) : random.below(HONOR);
  else if (turn === 0) set.kind = moved(set, random);
  else if (turn === 1) set.kind = (kind + pick([9, 18], random)) % HONOR;
  else turnSet(set, random);
  return true;
}

/** The kind one rank higher or lower, in the same suit. */
function moved({type, kind}: PlannedSet, random: Random): Kind {
  const last = type === CHOW ? 7 : 9;
  const up = rankOf(kind) === 1 || (rankOf(kind) < last && random.below(2) === 0);
  return up ? kind + 1 : kind - 1;
}

/** Replaces a chow by a triplet of one of its tiles, or a triplet by a chow. */
function turnSet(set: PlannedSet, random: Random): void {
  if (set.type === CHOW) {
    set.type = PUNG;
    set.kind += random.below(3);
  } else {
    set.type = CHOW;
    set.kind = Math.max(
      set.kind - (set.kind % 9),
      Math.min(set.kind - random.below(3), set.kind - (set.kind % 9) + 6),
    );
  }
}

function breakKong(plan: Plan, random: Random): boolean {
  const kongs = plan.sets.filter(({own, type}) => own && type === KONG);
  if (!kongs.length) return false;
  const set = pick(kongs, random);
  set.type = PUNG;
  set.own = false;
  return true;
}

const others = (mask: Mask): Mask => mask.map((n) => 1 - n);
const kindsIn = (mask: Mask): Kind[] => [...mask.keys()].filter((kind) => mask[kind]);

/** Replaces the pair, or a tile held outside the sets. */
function breakTile(plan: Plan, random: Random): boolean {
  const {tiles, pair, completes} = plan;
  if (pair) {
    plan.pair = others(pair);
    return true;
  }
  if (!tiles.length) return false;
  if (completes && random.below(3) === 0) {
    plan.completes = others(completes);
    return true;
  }
  const at = random.below(tiles.length);
  const kind = tiles[at];
  const near = random.below(2) === 0 && kind < HONOR;
  const other = near ? moved(someSet(PUNG, kind), random) : random.below(KINDS);
  // half of the time changes all such tiles, so that pairs stay pairs
  if (random.below(2)) tiles[at] = other;
  else plan.tiles = tiles.map((tile) => (tile === kind ? other : tile));
  return other !== kind;
}

/** Adds a set, a pair or a tile of kinds that the plan does not allow. */
function breakOnly(plan: Plan, random: Random): boolean {
  const {only, tiles} = plan;
  if (!only) return false;
  const outside = kindsIn(others(only));
  if (!outside.length) return false;
  if (tiles.length > 9) return breakTile(plan, random);
  if (random.below(2)) plan.pair = others(only);
  else return stray(plan, pick(outside, random), random);
  return true;
}

/** Adds a set with this kind; where there is no room, it takes the place of one of the pattern's own. */
function stray(plan: Plan, kind: Kind, random: Random): boolean {
  const chow = kind < HONOR && plan.fill !== 'pungs' && (plan.fill === 'chows' || random.below(2) === 0);
  const low = chow ? kind - Math.max((kind % 9) - 6, Math.min(kind % 9, random.below(3))) : kind;
  plan.sets.push(someSet(chow ? CHOW : PUNG, low));
  return true;
}

/** Makes a set or the pair lack the kinds that each of them must hold. */
function breakEach(plan: Plan, random: Random): boolean {
  const {each, only} = plan;
  if (!each) return false;
  const without = kindsIn(others(each)).filter((kind) => !only || only[kind]);
  if (!without.length) return false;
  if (random.below(2)) {
    plan.pair = others(each);
    return true;
  }
  plan.each = undefined;
  plan.sets.push(someSet(PUNG, pick(without, random)));
  return true;
}

function breakFill(plan: Plan): boolean {
  const type = plan.fill === 'chows' ? PUNG : CHOW;
  if (!plan.fill) return false;
  plan.sets.push({...someSet(type, -1), own: true});
  return true;
}

/** Calls a set that should be concealed, or the other way round. */
function breakHidden(plan: Plan, random: Random): boolean {
  const either = plan.sets.filter((set) => set.hidden || set.called);
  if (!either.length) return false;
  const set = pick(either, random);
  set.called = set.hidden;
  set.hidden = !set.called;
  return true;
}

const OTHER_MELDS = {
  none: 'open',
  concealed: 'open',
  open: 'concealed',
  all: 'allButOne',
  allButOne: 'all',
} as const;

function breakMelds(plan: Plan): boolean {
  if (!plan.melds) return false;
  plan.melds = OTHER_MELDS[plan.melds];
  return true;
}

function breakPlace(plan: Plan): boolean {
  plan.elsewhere = true;
  return plan.win !== undefined && plan.win !== 'none';
}

function breakBy(plan: Plan): boolean {
  const {by} = plan;
  if (!by) return false;
  // so that another player's tile may complete what should be concealed
  if (plan.win === undefined) plan.elsewhere = true;
  plan.by = WAYS.filter((way) => !by.includes(way));
  return plan.by.length > 0;
}

function breakFlag(plan: Plan, random: Random): boolean {
  const {flags} = plan;
  if (!flags.length) return false;
  const gone = pick(flags, random);
  plan.flags = flags.filter((flag) => flag !== gone);
  return true;
}

function breakSeat(plan: Plan): boolean {
  plan.turned = true;
  return true;
}

function breakFlowers(plan: Plan): boolean {
  const {flowers} = plan;
  if (!flowers) return false;
  plan.flowers = flowers === 'none' ? 'any' : flowers === 'any' ? 'none' : 'almost';
  return true;
}

function breakPoints(plan: Plan): boolean {
  if (!plan.points) return false;
  plan.points = 'none';
  return true;
}

function breakOption(plan: Plan, random: Random, specs: Specs): boolean {
  const names = Object.keys(plan.options);
  if (!names.length) return false;
  const name = pick(names, random);
  const others = valuesOf(specs[name]).filter((value) => value !== plan.options[name]);
  if (!others.length) return false;
  plan.options[name] = pick(others, random);
  return true;
}

function valuesOf(spec: OptionSpec): readonly (boolean | number | string)[] {
  if (spec.type === 'boolean') return [true, false];
  if (spec.type === 'choice') return spec.choices;
  return spec.type === 'number' ? [spec.min, spec.max] : [];
}

const BREAKERS: Readonly<Record<Edge, Breaker>> = {
  set: breakSet,
  kong: breakKong,
  tile: breakTile,
  only: breakOnly,
  each: breakEach,
  fill: breakFill,
  hidden: breakHidden,
  melds: breakMelds,
  won: (plan) => ((plan.win = 'none'), true),
  place: breakPlace,
  by: breakBy,
  flag: breakFlag,
  seat: breakSeat,
  from: (plan) => ((plan.from = plan.from === 'dealer' ? 'other' : 'dealer'), true),
  flowers: breakFlowers,
  counters: (plan) => ((plan.counters = false), true),
  gari: (plan) => ((plan.gari = plan.gari === 'none' ? 'any' : 'none'), true),
  points: breakPoints,
  option: breakOption,
};

/** Takes one thing out of a plan, of the sort that `edge` names; false if the plan has no such thing. */
export const breakPlan = (edge: Edge, plan: Plan, random: Random, specs: Specs): boolean =>
  BREAKERS[edge](plan, random, specs);

/** For each field of a recipe, the edges that break it. */
const EDGES_OF: Readonly<Partial<Record<keyof Recipe, readonly Edge[]>>> = {
  chows: ['set'],
  pungs: ['set'],
  kongs: ['set', 'kong'],
  pair: ['tile'],
  only: ['only'],
  each: ['each'],
  fill: ['fill'],
  take: ['tile'],
  either: ['tile'],
  held: ['tile'],
  hidden: ['hidden'],
  called: ['hidden'],
  win: ['place'],
  melds: ['melds'],
  by: ['by'],
  flags: ['flag'],
  seat: ['seat'],
  from: ['from'],
  flowers: ['flowers'],
  counters: ['counters'],
  gari: ['gari'],
  points: ['points'],
  options: ['option'],
};

const namesWind = ({pungs = '', kongs = '', pair = ''}: Recipe): boolean => /[or]/.test(pungs + kongs + pair);

const edgesOfRecipes = new WeakMap<Recipe, readonly Edge[]>();

/** The edges of a recipe: what a near miss of it can lack. Found once for each recipe. */
export function edgesOf(recipe: Recipe): readonly Edge[] {
  let edges = edgesOfRecipes.get(recipe);
  if (!edges) edgesOfRecipes.set(recipe, (edges = findEdges(recipe)));
  return edges;
}

function findEdges(recipe: Recipe): readonly Edge[] {
  if (recipe.fails) return recipe.fails;
  const fields = Object.keys(recipe) as (keyof Recipe)[];
  const edges = new Set(fields.flatMap((field) => EDGES_OF[field] ?? []));
  if (namesWind(recipe)) edges.add('seat');
  return [...edges];
}
