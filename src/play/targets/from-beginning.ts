/** Hands that have the sets of a beginning, completed with the sets and the pair that lack least. */
import type {Beginning} from '../plans/plans.js';
import {HASHES, tilesOfSets, type TileSetOfThree} from '../plans/sets.js';
import {lacksOf, priceOf, type Space} from './target.js';

/** So many beginnings are completed, with so many sets each, into so many hands. */
const MOST_BEGINNINGS = 60;
const MOST_SETS = 8;
const MOST_HANDS_MADE = 15;
/** A pair of which nothing is held is only thought of where so few kinds will do. */
const FEW_PAIRS = 3;

/** A beginning whose sets are taken out of the hand. */
interface Begun {
  readonly beginning: Beginning;
  readonly rest: Uint8Array;
  readonly missing: number;
  readonly chance: number;
}

function begun(beginning: Beginning, {held, unseen, sets, chances}: Space, limit: number): Begun | undefined {
  if (beginning.sets.length > sets) return undefined;
  const rest = held.slice();
  let missing = 0;
  let cost = 0;
  for (const {kinds} of beginning.sets) {
    for (const kind of kinds) {
      if (rest[kind]) rest[kind]--;
      else {
        if (!unseen[kind] || ++missing > limit) return undefined;
        cost += chances.costs.chow[kind];
      }
    }
  }
  return {beginning, rest, missing, chance: Math.exp(-cost)};
}

class Completion {
  private readonly chosen: TileSetOfThree[] = [];
  private readonly options: readonly TileSetOfThree[];
  private readonly free: number;
  private made = 0;

  constructor(
    private readonly begun: Begun,
    private readonly space: Space,
    private readonly limit: number,
  ) {
    const {beginning, rest, missing} = begun;
    this.free = space.sets - beginning.sets.length;
    const fits = (set: TileSetOfThree): boolean => {
      const n = lacksOf(set, rest, space.unseen);
      return n <= 2 && missing + n <= limit;
    };
    const priced = this.free
      ? beginning.others.filter(fits).map((set) => ({set, price: priceOf(set, rest, space.chances)}))
      : [];
    this.options = priced
      .sort((a, b) => a.price - b.price)
      .slice(0, MOST_SETS)
      .map(({set}) => set);
  }

  go(from: number, sum: number, left: Uint8Array, hash: number): void {
    if (this.made >= MOST_HANDS_MADE) return;
    if (this.chosen.length === this.free) {
      this.addPairs(sum, left, hash);
      return;
    }
    for (let i = from; i < this.options.length; i++) {
      const set = this.options[i];
      const next = left.slice();
      let n = 0;
      for (const kind of set.kinds) {
        if (next[kind]) next[kind]--;
        else n++;
      }
      if (sum + n > this.limit) continue;
      this.chosen.push(set);
      this.go(i, sum + n, next, hash + set.hash);
      this.chosen.pop();
    }
  }

  private addPairs(sum: number, left: Uint8Array, hash: number): void {
    const {pairs, sets: given} = this.begun.beginning;
    for (const pair of pairs) {
      const more = Math.max(0, 2 - left[pair]);
      if ((more === 2 && pairs.length > FEW_PAIRS) || sum + more > this.limit) continue;
      this.made++;
      const key = hash + 2 * HASHES[pair];
      if (this.space.found.has(key)) continue;
      const sets = [...given, ...this.chosen];
      const tiles = tilesOfSets(sets, pair);
      if (tiles.every((n) => n <= 4)) this.space.keep(tiles, key, sets);
    }
  }
}

/** Adds the hands of the likeliest beginnings to the targets. */
export function searchBeginnings(beginnings: readonly Beginning[], space: Space): void {
  const limit = space.need + space.wilds + 2;
  const near = beginnings.flatMap((beginning) => begun(beginning, space, limit) ?? []);
  near.sort((a, b) => b.chance - a.chance);
  for (const one of near.slice(0, MOST_BEGINNINGS))
    new Completion(one, space, limit).go(0, one.missing, one.rest, one.beginning.hash);
}
