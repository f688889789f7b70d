/** Chooses the tiles of a hand by a plan: sets and a pair as it asks, the rest at random. */
import {CHOW, KONG, PUNG} from '../tiles/group.js';
import {HONOR, KINDS, type Kind} from '../tiles/tile.js';
import type {Random} from '../tiles/random.js';
import type {KongHow} from '../game/recipe.js';
import type {Mask, Plan, PlannedSet} from './plan.js';

/** A set of a hand being built. */
export interface BuiltSet {
  readonly type: PlannedSet['type'];
  readonly kind: Kind;
  readonly own: boolean;
  readonly hidden: boolean;
  readonly called: boolean;
  readonly how: KongHow;
}

/** The tiles of a drawn hand, in melds or held. */
export interface Tiles {
  readonly sets: readonly BuiltSet[];
  /** The kind of the pair; -1 for a hand without one. */
  readonly pair: Kind;
  /** Tiles held outside the sets. */
  readonly loose: readonly Kind[];
  /** How many of each kind the hand has. */
  readonly counts: Uint8Array;
}

/** What limits a hand besides its plan. */
export interface Limits {
  /** The number of copies of each kind. */
  readonly copies: ArrayLike<number>;
  /** The number of sets in a winning hand. */
  readonly sets: number;
  /** The kinds that sets and a pair are made of, unless the plan says otherwise. */
  readonly usual: Mask | undefined;
}

/** Builds the tiles of a hand; undefined if they cannot be fitted to the plan. */
export function build(plan: Plan, limits: Limits, random: Random): Tiles | undefined {
  const counts = new Uint8Array(KINDS);
  for (const kind of plan.tiles) counts[kind]++;
  const size = 3 * limits.sets + 2;
  const bare = size - plan.tiles.length - (plan.completes ? 1 : 0);
  if (bare < 2) {
    return within(counts, limits) && !plan.sets.length
      ? {sets: [], pair: -1, loose: plan.tiles, counts}
      : undefined;
  }
  if ((bare - 2) % 3) return undefined;
  const sets = buildSets(plan, (bare - 2) / 3, counts, limits, random);
  const pair = sets ? choosePair(plan, counts, limits, random) : -1;
  if (!sets || pair < 0) return undefined;
  counts[pair] += 2;
  return {sets, pair, loose: plan.tiles, counts};
}

const within = (counts: Uint8Array, {copies}: Limits): boolean =>
  counts.every((n, kind) => n <= copies[kind]);

function buildSets(
  plan: Plan,
  wanted: number,
  counts: Uint8Array,
  limits: Limits,
  random: Random,
): BuiltSet[] | undefined {
  if (plan.sets.length > wanted && !makeRoom(plan, wanted, random)) return undefined;
  const built: BuiltSet[] = [];
  // sets with a given kind first; the others take what is left
  for (const set of plan.sets) {
    if (set.kind < 0) continue;
    add(counts, set.type, set.kind);
    built.push(set);
  }
  if (!within(counts, limits)) return undefined;
  for (const set of plan.sets) {
    if (set.kind >= 0) continue;
    const code = chooseSet(plan, set.type, counts, limits, random);
    if (code < 0) return undefined;
    add(counts, set.type, code % KINDS);
    built.push({...set, kind: code % KINDS});
  }
  while (built.length < wanted) {
    const code = chooseSet(plan, undefined, counts, limits, random);
    if (code < 0) return undefined;
    const type = code < KINDS ? CHOW : PUNG;
    add(counts, type, code % KINDS);
    built.push({type, kind: code % KINDS, own: false, hidden: false, called: false, how: 'any'});
  }
  return built;
}

/** Drops one of the pattern's own sets, to make room for a set that was added so that the pattern is missed. */
function makeRoom(plan: Plan, wanted: number, random: Random): boolean {
  if (plan.sets.length > wanted + 1 || plan.sets.every(({own}) => own)) return false;
  const own = plan.sets.filter((set) => set.own);
  const gone = own[random.below(own.length)];
  plan.sets = plan.sets.filter((set) => set !== gone);
  return true;
}

function add(counts: Uint8Array, type: BuiltSet['type'], kind: Kind): void {
  if (type === CHOW) {
    counts[kind]++;
    counts[kind + 1]++;
    counts[kind + 2]++;
  } else counts[kind] += type === KONG ? 4 : 3;
}

/** The sets that can still be made: chows by lowest kind, triplets by kind plus {@link KINDS}. */
const choices = new Uint8Array(2 * KINDS);

/** Chooses a set at random: its kind for a chow, plus {@link KINDS} for a triplet or kong; -1 if there is none. */
function chooseSet(
  {only, each, fill}: Plan,
  type: BuiltSet['type'] | undefined,
  counts: Uint8Array,
  {copies, usual}: Limits,
  random: Random,
): number {
  const allowed = only ?? usual;
  const wanted = type ?? (fill === 'chows' ? CHOW : fill === 'pungs' ? PUNG : undefined);
  const free = (kind: Kind): number => (allowed && !allowed[kind] ? 0 : copies[kind] - counts[kind]);
  let n = 0;
  if (wanted === undefined || wanted === CHOW) {
    for (let kind = 0; kind < HONOR - 2; kind++) {
      if (kind % 9 > 6 || free(kind) < 1 || free(kind + 1) < 1 || free(kind + 2) < 1) continue;
      if (!each || each[kind] || each[kind + 1] || each[kind + 2]) choices[n++] = kind;
    }
  }
  // chows are chosen more often than triplets, whatever the number of each
  if (n && random.below(3) > 0) return choices[random.below(n)];
  const chowsEnd = n;
  if (wanted !== CHOW) {
    const size = wanted === KONG ? 4 : 3;
    for (let kind = 0; kind < KINDS; kind++)
      if (free(kind) >= size && (!each || each[kind])) choices[n++] = kind + KINDS;
  }
  const start = n > chowsEnd ? chowsEnd : 0;
  return n ? choices[start + random.below(n - start)] : -1;
}

function choosePair(
  {pair, only, each}: Plan,
  counts: Uint8Array,
  {copies, usual}: Limits,
  random: Random,
): Kind {
  const allowed = pair ?? only ?? usual;
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((allowed && !allowed[kind]) || copies[kind] - counts[kind] < 2) continue;
    if (pair || !each || each[kind]) choices[n++] = kind;
  }
  return n ? choices[random.below(n)] : -1;
}
