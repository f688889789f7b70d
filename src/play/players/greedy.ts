/** Levels 1 to 3: the fewest tiles to ready, then the most live tiles. */
import type {ReadPosition} from '../../core/reading/read.js';
import type {Seat} from '../../core/situation/situation.js';
import type {Move} from '../../round/record/move.js';
import type {RoundPosition} from '../../round/state/position.js';
import {nearestDiscards} from '../seen/nearest.js';
import {
  discardOf,
  farWith,
  kindsOfDiscards,
  type OwnCall,
  type OwnDiscard,
  type SeatView,
} from '../seen/view.js';
import type {PlayerOptions, Thought} from './player.js';
import {Thinker} from './thinker.js';

/** Level 3: goes the shortest way to a hand that is ready, and calls whatever brings it nearer. */
export class GreedyPlayer extends Thinker {
  protected override *discard(view: SeatView, discards: readonly OwnDiscard[]): Thought<Move> {
    yield;
    const read = view.read();
    if (!read) return discards[0];
    const found = nearestDiscards(view, read, view.own, kindsOfDiscards(discards));
    const most = Math.max(...found.map(({live}) => live));
    const best = found.filter(({live}) => live === most);
    return discardOf(discards, best[this.random.below(best.length)].kind);
  }

  protected override *call(view: SeatView, calls: readonly OwnCall[]): Thought<Move | undefined> {
    const read = view.read();
    if (!read) return undefined;
    const nearness = (after: ReadPosition, own: Uint8Array): number => -farWith(after, own);
    const now = nearness(read, view.own);
    const calling = yield* this.worthsOfCalls(view, calls, nearness);
    const nearer = calling.filter(({value}) => value > now);
    return nearer.sort((a, b) => b.value - a.value).at(0)?.move;
  }
}

/** Levels 1 and 2: as level 3, but now and then any tile is discarded, or a call let go. */
export class CarelessPlayer extends GreedyPlayer {
  /** @param slips how often out of 100 */
  constructor(
    options: PlayerOptions,
    private readonly slips: number,
  ) {
    super(options);
  }

  override *think(seen: RoundPosition, seat: Seat, moves: readonly Move[]): Thought<Move | undefined> {
    const slip = this.random.below(100) < this.slips;
    const chosen = yield* super.think(seen, seat, moves);
    if (!slip || !chosen) return chosen;
    if (chosen.do === 'discard') {
      const discards = moves.filter(({do: name}) => name === 'discard');
      return discards[this.random.below(discards.length)];
    }
    const isCalled = seen.phase.is === 'claim' && chosen.do !== 'win';
    return (isCalled ? moves.find(({do: name}) => name === 'pass') : undefined) ?? chosen;
  }
}
