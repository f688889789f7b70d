/** Complete hands that can still be made of the tiles held, each with what it lacks. */
import {PUNG} from '../../core/tiles/group.js';
import {KINDS, type Kind} from '../../core/tiles/tile.js';
import type {ReadPosition} from '../../core/reading/read.js';
import {SETS_OF_THREE, type TileSetOfThree} from '../plans/sets.js';
import {farWith, type SeatView} from '../seen/view.js';
import {NO_CHANCE, type Chances, type WayOfComing} from './chances.js';

/** Tiles of one kind that a target lacks. */
export interface Lack {
  readonly kind: Kind;
  readonly n: number;
  /** How they may come. */
  readonly by: WayOfComing;
}

/** A complete hand that can still be made. */
export interface TargetHand {
  /** The concealed tiles by kind. */
  readonly tiles: Uint8Array;
  readonly lack: readonly Lack[];
  /** Its sets; undefined for a form without sets. */
  readonly sets: readonly TileSetOfThree[] | undefined;
  /** The same for the same hand, and for no other. */
  readonly key: number;
}

/** What the search for targets goes by. */
export class Space {
  readonly found = new Map<number, TargetHand>();
  /** The tiles held by kind, without wild ones, and how many wild ones there are. */
  readonly held: Uint8Array;
  readonly wilds: number;
  readonly unseen: readonly number[];
  /** How many tiles the nearest hand lacks. */
  readonly need: number;
  /** For each set how many of its tiles are lacking, and what these cost. */
  readonly lacks = new Uint8Array(SETS_OF_THREE.length);
  readonly prices = new Float64Array(SETS_OF_THREE.length);

  /** @param sets how many sets are still to be made */
  constructor(
    readonly view: SeatView,
    readonly read: ReadPosition,
    private readonly own: Uint8Array,
    readonly sets: number,
    readonly chances: Chances,
  ) {
    const {wilds, unseen} = view;
    this.held = own.slice();
    this.wilds = wilds.reduce((sum, kind) => sum + own[kind], 0);
    for (const kind of wilds) this.held[kind] = 0;
    this.unseen = unseen;
    this.need = Math.max(0, farWith(read, own) + 1);
    for (const set of SETS_OF_THREE) {
      const lacks = lacksOf(set, this.held, unseen);
      this.lacks[set.at] = lacks;
      this.prices[set.at] = lacks > 3 ? NO_CHANCE : priceOf(set, this.held, chances);
    }
  }

  /** Keeps a hand as a target, if what it lacks can come. */
  keep(tiles: Uint8Array, key: number, sets: readonly TileSetOfThree[] | undefined): void {
    if (this.found.has(key)) return;
    const lack: {kind: Kind; n: number}[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      const n = tiles[kind] - this.held[kind];
      if (n > 0) lack.push({kind, n});
    }
    const real = this.wilds ? this.withWilds(tiles, lack) : tiles;
    if (!real) return;
    const missing = lack.filter(({n}) => n > 0);
    if (missing.some(({kind, n}) => n > this.unseen[kind])) return;
    const told = missing.map((one) => ({...one, by: wayTo(one.kind, sets, missing)}));
    this.found.set(key, {tiles: real, lack: told, sets, key});
  }

  /** Wild tiles stand for what is hardest to get; undefined if there are more of them than tiles lacking. */
  private withWilds(tiles: Uint8Array, lack: {kind: Kind; n: number}[]): Uint8Array | undefined {
    const {unseen, wilds, view} = this;
    const real = tiles.slice();
    let free = wilds;
    lack.sort((a, b) => unseen[a.kind] - unseen[b.kind] || b.n - a.n);
    for (const one of lack) {
      const n = Math.min(free, one.n);
      one.n -= n;
      free -= n;
      real[one.kind] -= n;
    }
    for (const kind of view.wilds) real[kind] += this.own[kind];
    return free ? undefined : real;
  }
}

/** How a tile that is lacking may come: for a pung from anybody, for a chow that lacks one tile from the left. */
function wayTo(
  kind: Kind,
  sets: readonly TileSetOfThree[] | undefined,
  missing: readonly {readonly kind: Kind}[],
): WayOfComing {
  let way: WayOfComing = 'own';
  for (const {type, low, kinds} of sets ?? []) {
    if (type === PUNG) {
      if (low === kind) way = 'any';
    } else if (way === 'own' && kinds.includes(kind) && lacksOnce(missing, kinds)) way = 'chow';
  }
  return way;
}

function lacksOnce(missing: readonly {readonly kind: Kind}[], kinds: readonly Kind[]): boolean {
  let n = 0;
  for (const {kind} of missing) if (kinds.includes(kind)) n++;
  return n === 1;
}

/** How many tiles a set lacks; 9 if it cannot be made. */
export function lacksOf({type, kinds}: TileSetOfThree, held: Uint8Array, unseen: readonly number[]): number {
  if (type === PUNG) {
    const n = Math.max(0, 3 - held[kinds[0]]);
    return n > unseen[kinds[0]] ? 9 : n;
  }
  let n = 0;
  for (const kind of kinds) {
    if (held[kind]) continue;
    if (!unseen[kind]) return 9;
    n++;
  }
  return n;
}

/** What the tiles cost that a set lacks. Of two tiles that a pung lacks, the first must be drawn. */
export function priceOf(
  {type, kinds: [a, b, c]}: TileSetOfThree,
  held: Uint8Array,
  {costs: {own, chow, any}}: Pick<Chances, 'costs'>,
): number {
  if (type === PUNG) {
    if (held[a] > 2) return 0;
    if (held[a] === 2) return any[a];
    return held[a] ? chow[a] + any[a] : own[a] + chow[a] + any[a];
  }
  return (held[a] ? 0 : chow[a]) + (held[b] ? 0 : chow[b]) + (held[c] ? 0 : chow[c]);
}
