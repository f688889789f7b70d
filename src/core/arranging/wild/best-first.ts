/**
 * Goes through the arrangements of a hand with wild tiles by a rule set's {@link UpperBound}, those that may be worth
 * most first.
 */
import {bare, group, isOpen, lowestOf, typeOf, type GroupCode} from '../../tiles/group.js';
import {SUIT_STARTS, suitOf} from '../../tiles/tile.js';
import type {OnArrangement, SplitChoice} from '../arranger.js';
import {Candidates} from './candidates.js';
import {markPlaces, splitsBy, type WildHand} from './split-choice.js';
import type {GroupValues, UpperBound} from './upper-bound.js';

/** Keeps arrangements, and returns those with the highest bound first. */
export interface BestFirst<P> {
  /**
   * Begins a new position.
   * @param groups where arrangements are written, after the position's melds
   * @returns which splits of the position's suits must be considered
   */
  start(position: P, groups: Int32Array): SplitChoice;
  /** Keeps an arrangement for later. */
  keep: OnArrangement;
  /** Ranks the arrangements that were kept for a position of the same tiles, whichever way it was won. */
  rank(position: P): void;
  /**
   * Lays out the arrangement that may be worth most.
   * @param more whether it must be worth more than `least`
   * @returns its number, or -1 if none may be worth `least`
   */
  next: (least: number, more: boolean) => number;
  /** The number of groups in the arrangements. */
  size: () => number;
}

/** Makes a search for one upper bound; its tables are filled once and used for all positions. */
export function bestFirst<P extends WildHand>(bound: UpperBound<P>): BestFirst<P> {
  const candidates = new Candidates();
  const splits = splitsBy(bound);
  // no kind may occur too often, so the faces matter
  const strict = splitsBy({gain: bound.gain, like: bare});
  const places = new Uint8Array(4);
  let into: Int32Array;
  let first = 0;
  let end = 0;
  let meldGains = 0;
  let meldParts = 0;
  return {
    start(position, groups) {
      into = groups;
      first = position.melds.length;
      candidates.clear();
      splits.makeRoom();
      strict.makeRoom();
      meldGains = 0;
      meldParts = 0;
      for (const code of position.melds) {
        meldGains += gainOf(bound, code, false);
        meldParts |= 1 << suitOf(lowestOf(code));
      }
      markPlaces(places, position);
      return {splits: position.wilds?.fifths ? splits : strict, places};
    },
    keep(size, gains, parts) {
      end = size;
      candidates.add(into, first, size, gains + meldGains, parts | meldParts);
    },
    rank(position) {
      candidates.rate((gains, parts) => bound.atMost(gains, parts, position));
    },
    next(least, more) {
      const at = candidates.next(least, more);
      if (at >= 0) candidates.take(at, into, first, end);
      return at;
    },
    size: () => end,
  };
}

/** What a group of a hand adds to the bound. */
export function gainOf({gain}: GroupValues, code: GroupCode, middle: boolean): number {
  const part = suitOf(lowestOf(code));
  return gain(group(typeOf(code), lowestOf(code) - SUIT_STARTS[part], isOpen(code)), part === 3, middle);
}
