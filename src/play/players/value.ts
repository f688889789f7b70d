/** Level 4: looks at the hands that can still be made, how likely they are, and what they are worth. */
import type {ReadPosition} from '../../core/reading/read.js';
import type {Seat} from '../../core/situation/situation.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import type {Move} from '../../round/record/move.js';
import type {RoundPosition} from '../../round/state/position.js';
import type {Plans} from '../plans/plans.js';
import {liveTwice, nearestDiscards} from '../seen/nearest.js';
import {
  afterCall,
  discardOf,
  farWith,
  kindsOfDiscards,
  type OwnCall,
  type OwnDiscard,
  type SeatView,
} from '../seen/view.js';
import {dangerOf} from '../targets/danger.js';
import {prospectsOf, type Prospect, type Prospects} from '../targets/prospects.js';
import {Worths} from '../targets/worth.js';
import type {PlayerOptions, Thought} from './player.js';
import {Thinker} from './thinker.js';

/** If a larger part of what can be made may win, the nearest and widest hand counts. */
const FREE_GAME = 0.8;
/** Then worth counts with this power. */
const GREED = 0.6;
/** Up to so far from ready, the tiles after the next ones are counted too. */
const LOOKS_AHEAD = 2;
/** A call must bring so much more than a pass. */
const EAGER = 1.1;
/** A mean between the sum of targets that overlap and the best of them. */
const TRUTH = 0.6;
/** The farther a hand is from ready, the more hands can be made of it besides those that are looked for. */
const UNTHOUGHT = 1.3;
/** Each target counts so much less than the one before it, and no more than so many count. */
const OVERLAP = 0.9;
const MOST_ADDED_UP = 40;

/** A move and what it brings. */
export interface WeighedMove {
  readonly move: Move;
  /**
   * What the hand brings on average after it, less what a discard may cost. It compares moves of one decision, and is no
   * number of points. Absent where the move is made without weighing others.
   */
  readonly value?: number;
}

interface DiscardValue {
  readonly kind: Kind;
  readonly value: number;
}

/** What a hand is worth after a call; `melds` is how many sets lie then. */
type WorthAfterCall = (after: ReadPosition, own: Uint8Array, melds: number) => Thought<number>;

/** Level 4. */
export class ValuePlayer extends Thinker {
  private readonly plans: Plans;
  private readonly worths = new Worths();
  /** What was weighed for the last decision. */
  private weighed: readonly WeighedMove[] | undefined;

  constructor(options: PlayerOptions) {
    super(options);
    this.plans = options.plans;
  }

  /**
   * Weighs moves.
   * @returns the moves, the best first: it is the one that this player makes. None where it does nothing.
   */
  *weigh(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Thought<readonly WeighedMove[]> {
    this.weighed = undefined;
    const move = yield* this.think(seen, seat, moves);
    return this.weighed ?? (move ? [{move}] : []);
  }

  /** What can be made of a hand after a move, the likeliest and dearest first; nothing is known of a kong or a win. */
  *prospectsAfter(
    view: SeatView,
    move: Move,
  ): Thought<{readonly read: ReadPosition; readonly all: readonly Prospect[]} | undefined> {
    const {tile, meld} = move;
    const after = meld && move.do !== 'kong' ? afterCall(view, {...move, meld}) : undefined;
    const read = after ? view.read(after.melds, after.rest) : view.read();
    if (!read || (!after && move.do !== 'discard' && move.do !== 'pass')) return undefined;
    const sets = this.rules.ruleset.sets - (after?.melds ?? view.me.melds).length;
    const {all} = yield* this.prospects(view, read, after?.counts ?? view.own, sets);
    const left = tile === undefined || move.do !== 'discard' ? all : withoutKind(all, view, kindOf(tile));
    return {read, all: left.toSorted((a, b) => b.value - a.value)};
  }

  protected override *discard(view: SeatView, discards: readonly OwnDiscard[]): Thought<Move> {
    const kinds = kindsOfDiscards(discards);
    if (kinds.length < 2) return discardOf(discards, kinds[0]);
    const values = yield* this.valuesOf(view, kinds);
    const found = values.map(({kind, value}) => ({
      move: discardOf(discards, kind),
      value,
    }));
    if (!found.length) return discards[0];
    this.weighed = found;
    return found[0].move;
  }

  /** What each discard leaves, the best one first; none where the hand cannot be read. */
  private *valuesOf(view: SeatView, kinds: readonly Kind[]): Thought<readonly DiscardValue[]> {
    const read = view.read();
    if (!read) return [];
    const {all, freedom} = yield* this.prospects(view, read, view.own, view.sets);
    const leaves = kinds.map((kind) => withoutKind(all, view, kind));
    const sums = leaves.map((left) => left.reduce((sum, {value}) => sum + value, 0));
    const worth =
      all.length && freedom <= FREE_GAME ? sums : yield* this.byWidth(view, read, kinds, {leaves, sums});
    const top = Math.max(...worth);
    const far = Math.max(0, farWith(read, view.own));
    const scale = all.length && top > 0 ? (meanOf(all) * UNTHOUGHT ** far) / top : 1;
    const danger = dangerOf(view, this.worths.usualTotal);
    const found = kinds.map((kind, i) => ({kind, value: worth[i] * scale - danger(kind)}));
    const most = Math.max(...found.map(({value}) => value));
    const equal = found.filter(({value}) => value === most);
    const best = equal[this.random.below(equal.length)];
    return [best, ...found.filter((one) => one !== best).sort((a, b) => b.value - a.value)];
  }

  /** Whatever is nearest may win: the nearest and widest hand counts, by what it brings. */
  private *byWidth(
    view: SeatView,
    read: ReadPosition,
    kinds: readonly Kind[],
    {leaves, sums}: {readonly leaves: readonly (readonly Prospect[])[]; readonly sums: readonly number[]},
  ): Thought<readonly number[]> {
    const nearest = new Map(nearestDiscards(view, read, view.own, kinds).map((one) => [one.kind, one]));
    const top = Math.max(...sums) || 1;
    const free = sums.some((sum) => sum > 0);
    const found: number[] = [];
    for (const [i, kind] of kinds.entries()) {
      const near = nearest.get(kind);
      const isAhead = near && near.far > 0 && near.far <= LOOKS_AHEAD;
      const live = near ? (isAhead ? liveTwice(view, read, near) : near.live) : 0;
      const chance = leaves[i].reduce((sum, one) => sum + one.chance, 0);
      // nothing that can be made may win
      if (!free) found.push(near ? 1e-3 * (1 + live) : 0);
      else found.push(near && chance ? (0.5 + live) * (sums[i] / chance) ** GREED : (1e-3 * sums[i]) / top);
      yield;
    }
    return found;
  }

  protected override *call(view: SeatView, calls: readonly OwnCall[]): Thought<Move | undefined> {
    const read = view.read();
    if (!read) return undefined;
    const now = yield* this.prospects(view, read, view.own, view.sets);
    const isFree = now.freedom > FREE_GAME;
    const far = farWith(read, view.own);
    const values = yield* this.worthsOfCalls(view, calls, this.worthAfter(view, isFree ? far : undefined));
    const pass: Move = {do: 'pass'};
    // of moves that bring the same, the first is best: nothing is called for nothing
    const found = [{move: pass, value: totalOf(now)}, ...values].sort((a, b) => b.value - a.value);
    this.weighed = found;
    return found[0].move === pass ? undefined : found[0].move;
  }

  /** What a hand is worth after a call. @param far in a free game, how far it is from ready before */
  private worthAfter(view: SeatView, far: number | undefined): WorthAfterCall {
    const {sets} = this.rules.ruleset;
    const prospects = this.prospects.bind(this);
    return function* (after, own, melds) {
      // in a free game, a call that brings nothing nearer only shows the hand
      if (far !== undefined && farWith(after, own) >= far) return 0;
      return totalOf(yield* prospects(view, after, own, sets - melds)) / (far === undefined ? EAGER : 1);
    };
  }

  private prospects(view: SeatView, read: ReadPosition, own: Uint8Array, sets: number): Thought<Prospects> {
    const {plans, worths, random} = this;
    return prospectsOf({view, read, own, sets}, {plans, worths, random});
  }
}

/** The targets that do not need a tile of a kind that is held. */
const withoutKind = (all: readonly Prospect[], view: SeatView, kind: Kind): readonly Prospect[] =>
  all.filter(({tiles}) => view.own[kind] > tiles[kind]);

/** What a hand brings on average: targets overlap, so it is less than their sum. */
function meanOf(all: readonly Prospect[]): number {
  const sum = all.reduce((before, {value}) => before + value, 0);
  return TRUTH * Math.sqrt(sum * Math.max(...all.map(({value}) => value)));
}

/** What a hand brings: its best targets, each counting less than the one before. */
function totalOf({all}: Prospects): number {
  const values = all.map(({value}) => value).sort((a, b) => b - a);
  let weight = 1;
  let sum = 0;
  for (const value of values.slice(0, MOST_ADDED_UP)) {
    sum += weight * value;
    weight *= OVERLAP;
  }
  return sum;
}
