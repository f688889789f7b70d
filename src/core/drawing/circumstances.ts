/** Draws what surrounds a hand: seats, flowers, counters, ガリ, indicators, the wild kind. */
import type {Recipes} from '../game/recipe.js';
import type {Options} from '../game/options.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import type {TileSet} from '../tiles/tile-set.js';
import {SEATS, type Seat} from '../situation/situation.js';
import {FLOWER, KINDS, kindName, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import {shuffle} from '../tiles/shuffle.js';
import {isKong, type DealtHand, type Level} from './deal.js';
import {kindsNamed} from './letters.js';
import type {Plan} from './plan.js';

/** The rule set, house rules and tiles that a situation is drawn for. */
export interface DrawnFor {
  readonly ruleset: Ruleset;
  readonly recipes: Recipes;
  readonly preset: Preset | undefined;
  /** All house rules, defaults included. */
  readonly options: Options;
  /** The house rules that the caller gave. */
  readonly given: Readonly<Record<string, unknown>> | undefined;
  readonly tiles: TileSet;
}

/** The seats of owner and dealer, and the round's wind. */
export interface DrawnSeats {
  readonly seat: Seat;
  readonly dealer: Seat;
  readonly round: Seat;
}

const has = (ruleset: Ruleset, field: string): boolean => ruleset.fields.some((name) => name === field);

/** Chooses seats at random. `wanted` makes the owner the dealer, or another player. */
export function drawPlaces(
  ruleset: Ruleset,
  wanted: 'dealer' | 'other' | undefined,
  random: Random,
): DrawnSeats {
  const {seats} = ruleset;
  const dealer = has(ruleset, 'dealer') ? seats[random.below(seats.length)] : 'east';
  const others = seats.filter((seat) => seat !== dealer);
  const choice = wanted === 'dealer' ? [dealer] : wanted === 'other' ? others : seats;
  const round = has(ruleset, 'round') ? SEATS[random.below(SEATS.length)] : 'east';
  return {seat: choice[random.below(choice.length)], dealer, round};
}

/** Changes the seats of a hand, so that its owner's wind is another, and the round's wind too. */
export function turned(ruleset: Ruleset, {seat, dealer, round}: DrawnSeats, random: Random): DrawnSeats {
  const seats = ruleset.seats.filter((name) => name !== seat);
  const winds = SEATS.filter((name) => name !== round);
  return {
    seat: seats[random.below(seats.length)],
    dealer,
    round: has(ruleset, 'round') ? winds[random.below(winds.length)] : round,
  };
}

/** The discarder of the winning tile, or the holder of the eighth flower. Undefined if there can be no such player. */
export function drawFrom(
  {from}: Plan,
  ruleset: Ruleset,
  {seat, dealer}: DrawnSeats,
  random: Random,
): Seat | undefined {
  const others = ruleset.seats.filter((name) => name !== seat);
  const choice =
    from === 'dealer'
      ? others.filter((name) => name === dealer)
      : from === 'other'
        ? others.filter((name) => name !== dealer)
        : others;
  return choice.length ? choice[random.below(choice.length)] : undefined;
}

const FLOWERS = 8;
const all = (from: number, to: number): number[] => [...Array(to - from).keys()].map((i) => from + i);
const EVERY: readonly Kind[] = all(0, KINDS);

/** Flowers set aside, numbered from 0. Where the plan leaves them open, there are sometimes a few. */
export function drawFlowers({flowers}: Plan, seat: Seat, level: Level, random: Random): number[] {
  const own = SEATS.indexOf(seat);
  if (flowers === undefined && (level === 1 || random.below(3))) return [];
  const order = shuffle(all(0, FLOWERS), random);
  switch (flowers) {
    case 'none':
      return [];
    case 'any':
      return order.slice(0, 1 + random.below(7));
    case 'own':
      return [own, ...order.filter((flower) => flower % 4 !== own).slice(0, random.below(4))];
    case 'set':
      return [...(random.below(2) ? all(0, 4) : all(4, 8)), ...order.slice(0, random.below(2))];
    case 'seven':
      return order.slice(0, 7);
    case 'eight':
      return order;
    case 'almost':
      // not the owner's flowers, and not four flowers of one set
      return order.filter((flower) => flower % 4 !== own).slice(0, random.below(7));
    default:
      return order.slice(0, 1 + random.below(3));
  }
}

/** Flowers as text, each once and in order. */
export const flowersText = (flowers: readonly number[]): string =>
  [...new Set(flowers)]
    .sort((a, b) => a - b)
    .map((flower) => kindName(FLOWER + flower))
    .join('');

/** ガリ set aside, taken from the tiles that are left. */
export function drawGari({gari}: Plan, recipes: Recipes, left: Uint8Array, random: Random): Kind[] {
  if (gari === 'none' || !recipes.gari) return [];
  const pool: Kind[] = [];
  for (const kind of kindsNamed(recipes.gari)) for (let n = left[kind]; n > 0; n--) pool.push(kind);
  const least = gari === 'any' ? 1 : random.below(3) ? 1 : 0;
  const taken = shuffle(pool, random).slice(
    0,
    random.below(5) ? least + random.below(2) : least + random.below(7),
  );
  for (const kind of taken) left[kind]--;
  return taken.sort((a, b) => a - b);
}

/** The indicators: those on top, and those underneath. */
export interface Indicators {
  readonly shown: readonly Kind[];
  readonly under: readonly Kind[];
}

/**
 * Draws indicators as the plan wants them, from the tiles that are left.
 * @returns undefined if no tile left points as it should
 */
export function drawIndicators(
  plan: Plan,
  recipes: Recipes,
  ruleset: Ruleset,
  hand: DealtHand,
  first: number,
  left: Uint8Array,
  random: Random,
): Indicators | undefined {
  if (!has(ruleset, 'indicators')) return {shown: [], under: []};
  const {points} = plan;
  const pointed = pointersOf(recipes);
  const take = (atHand: boolean | undefined): Kind => {
    const kinds = EVERY.filter((kind) => {
      if (!left[kind]) return false;
      return atHand === undefined || (pointed[kind] >= 0 && hand.counts[pointed[kind]] > 0) === atHand;
    });
    const kind = kinds.length ? kinds[random.below(kinds.length)] : -1;
    if (kind >= 0) left[kind]--;
    return kind;
  };
  const kongs = hand.sets.filter(isKong).length;
  const ready = plan.flags.some(
    (flag) => flag === 'riichi' || flag === 'doubleRiichi' || flag === 'openRiichi',
  );
  const some = (n: number, at: Recipes['rows'][string] | string): Kind[] =>
    all(0, n).map((i) => take(points === 'none' ? false : points === at && i === n - 1 ? true : undefined));
  const shown = [...some(first, 'dora'), ...some(kongs, 'kandora')];
  const under = ready ? some(first + kongs, 'uradora') : [];
  return [...shown, ...under].includes(-1) ? undefined : {shown, under};
}

/** The kind that each kind points at, -1 for none; found once for each rule set. */
const pointers = new WeakMap<Recipes, readonly Kind[]>();

function pointersOf(recipes: Recipes): readonly Kind[] {
  let next = pointers.get(recipes);
  if (!next) pointers.set(recipes, (next = findPointers(recipes)));
  return next;
}

function findPointers({rings = []}: Recipes): Kind[] {
  const next = Array<Kind>(KINDS).fill(-1);
  for (const ring of rings) {
    const kinds = kindsNamed(ring);
    kinds.forEach((kind, i) => (next[kind] = kinds[(i + 1) % kinds.length]));
  }
  return next;
}

/** How many tiles of each kind are left beside the hand. */
export function leftOver({copies}: TileSet, {counts}: DealtHand): Uint8Array {
  const left = new Uint8Array(KINDS);
  for (let kind = 0; kind < KINDS; kind++) left[kind] = copies[kind] - counts[kind];
  return left;
}

/** Chooses the wild kind from the kinds that the hand does not have. */
export function drawWild(hand: DealtHand, random: Random): Kind {
  const free = EVERY.filter((kind) => !hand.counts[kind]);
  return free[random.below(free.length)];
}

/** Replaces some held tiles by wild ones; melds are never changed. */
export function disguise(held: Kind[], wild: Kind, level: Level, random: Random): void {
  const most = [0, 0, 1, 1, 2, 3][random.below(level === 1 ? 3 : 6)];
  for (let n = 0; n < most && held.length; n++) held[random.below(held.length)] = wild;
}
