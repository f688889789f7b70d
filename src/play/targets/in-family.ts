/**
 * The likeliest hands of a family. Sets are tried in the order of what they cost alone, each as often as it comes. None
 * that follows costs less, so a branch ends where all of them together cost more than the worst hand kept.
 */
import {PUNG} from '../../core/tiles/group.js';
import {KINDS, type Kind} from '../../core/tiles/tile.js';
import {distanceByForm} from '../../core/waiting/distance.js';
import type {HandFamily} from '../plans/plans.js';
import {HASHES, SETS_OF_THREE, tilesOfSets, type TileSetOfThree} from '../plans/sets.js';
import {NO_CHANCE} from './chances.js';
import type {Space} from './target.js';

/** How many hands of all kinds are kept, and how many of a narrow family. */
const WIDTH = 60;
const NARROW = 15;
/** A search ends after so many steps. */
const STEPS = 6000;

/** A hand that was found: what it costs, its sets and its pair. */
interface Found {
  readonly price: number;
  readonly sets: readonly TileSetOfThree[];
  readonly pair: Kind;
}

const scratch = new Uint8Array(KINDS);

class FamilySearch {
  readonly kept: Found[] = [];
  private readonly order: readonly TileSetOfThree[];
  private readonly tiles = new Uint8Array(KINDS);
  private readonly chosen: TileSetOfThree[] = [];
  private worst = 0;
  private steps = 0;
  private limit: number;

  constructor(
    private readonly family: HandFamily,
    private readonly space: Space,
    private readonly last: number,
    private readonly most: number,
  ) {
    const {lacks, prices, chances} = space;
    this.order = family.sets
      .filter(({at}) => lacks[at] <= 2)
      .sort((a, b) => prices[a.at] - prices[b.at] || a.at - b.at);
    this.limit = (last + 1) * chances.step * 1.5;
  }

  /** @param from only sets from this place of the order on are added */
  go(from: number, left: number, missing: number, sum: number): void {
    if (++this.steps > STEPS) return;
    if (!left) {
      this.addPairs(missing, sum);
      return;
    }
    const {prices} = this.space;
    for (let i = from; i < this.order.length; i++) {
      const set = this.order[i];
      if (sum + left * prices[set.at] >= this.limit) break;
      this.add(set, i, left, missing, sum);
    }
  }

  private add(set: TileSetOfThree, i: number, left: number, missing: number, sum: number): void {
    const {tiles, space} = this;
    const {held, unseen, chances} = space;
    const costs = set.type === PUNG ? chances.costs.any : chances.costs.chow;
    let more = 0;
    let price = sum;
    for (const kind of set.kinds) {
      if (tiles[kind]++ < held[kind]) continue;
      more++;
      price += tiles[kind] > 4 || tiles[kind] - held[kind] > unseen[kind] ? NO_CHANCE : costs[kind];
    }
    if (missing + more <= this.last && price < this.limit) {
      this.chosen.push(set);
      this.go(i, left - 1, missing + more, price);
      this.chosen.pop();
    }
    for (const kind of set.kinds) tiles[kind]--;
  }

  private addPairs(missing: number, sum: number): void {
    const {held, unseen, chances} = this.space;
    for (const pair of this.family.pairs) {
      const had = this.tiles[pair];
      if (had > 2) continue;
      const more = Math.max(0, had + 2 - held[pair]) - Math.max(0, had - held[pair]);
      if (more === 2 || missing + more > this.last || had + 2 - held[pair] > unseen[pair]) continue;
      const price = sum + (more ? chances.costs.own[pair] : 0);
      if (price < this.limit) this.offer({price, sets: [...this.chosen], pair});
    }
  }

  private offer(found: Found): void {
    const {kept, most} = this;
    if (kept.length < most) kept.push(found);
    else kept[this.worst] = found;
    if (kept.length < most) return;
    this.worst = 0;
    for (let i = 1; i < kept.length; i++) if (kept[i].price > kept[this.worst].price) this.worst = i;
    this.limit = Math.min(this.limit, kept[this.worst].price);
  }
}

/** Adds the likeliest hands of a family to the targets. */
export function searchFamily(family: HandFamily, space: Space): void {
  const {held, sets, need, wilds, read} = space;
  const isAny = family.sets.length === SETS_OF_THREE.length;
  const last = need + wilds + (isAny ? 1 : 2);
  if (!isAny) {
    for (let kind = 0; kind < KINDS; kind++) scratch[kind] = family.kinds[kind] ? held[kind] : 0;
    const {melds} = read.position;
    if (distanceByForm({held: scratch, melds, wilds: undefined}, sets + melds.length) + 1 > last) return;
  }
  const search = new FamilySearch(family, space, last, isAny ? WIDTH : NARROW);
  search.go(0, sets, 0, 0);
  for (const {sets: made, pair} of search.kept) {
    const key = made.reduce((sum, {hash}) => sum + hash, 2 * HASHES[pair]);
    if (!space.found.has(key)) space.keep(tilesOfSets(made, pair), key, made);
  }
}
