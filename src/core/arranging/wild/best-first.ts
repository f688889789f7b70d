/** Arrangements of a hand with wild tiles, by a rule set's {@link Estimate}: those that may be worth most come first. */
import type {Choice, Found} from '../arranger.js';
import {Candidates} from './candidates.js';
import type {Estimate} from './upper-bound.js';
import {bare, group, isOpen, lowestOf, typeOf, type GroupCode} from '../../tiles/group.js';
import type {Position} from '../../game/position.js';
import {Sorts} from './equivalent-groups.js';
import {ANYWHERE, AS_WILD, NOWHERE, Suits} from '../suit-splits.js';
import {SUIT_STARTS, suitOf, type Kind} from '../../tiles/tile.js';

export interface WildSearch {
  /**
   * Begins anew.
   * @param groups where arrangements stand, behind the position's melds
   * @returns which splits of the position's suits have to be looked at
   */
  start: (position: Position, groups: Int32Array) => Choice;
  /** Keeps an arrangement for later. */
  found: Found;
  /** Lays out the arrangement that may be worth most; its number, or -1 where none may be worth `least`. */
  next: (least: number) => number;
  /** The size of the arrangements. */
  size: () => number;
}

export function wildSearch(estimate: Estimate): WildSearch {
  const candidates = new Candidates();
  const suits = suitsBy(estimate);
  // no face may occur too often, so that the faces matter
  const strict = suitsBy({...estimate, like: bare});
  let of: Position;
  let into: Int32Array;
  let first = 0;
  let end = 0;
  let meldGains = 0;
  let meldParts = 0;
  return {
    start(position, groups) {
      of = position;
      into = groups;
      first = position.melds.length;
      candidates.clear();
      suits.makeRoom();
      strict.makeRoom();
      meldGains = 0;
      meldParts = 0;
      for (const code of position.melds) {
        meldGains += gainOf(estimate, code, false);
        meldParts |= 1 << suitOf(lowestOf(code));
      }
      return {suits: position.wilds?.fifths ? suits : strict, places: placesOf(position)};
    },
    found(size, gains, parts) {
      end = size;
      candidates.add(into, first, size, estimate.atMost(gains + meldGains, parts | meldParts, of));
    },
    next(least) {
      const at = candidates.next(least);
      if (at >= 0) candidates.take(at, into, first, end);
      return at;
    },
    size: () => end,
  };
}

function suitsBy(estimate: Estimate): Suits {
  const known: Sorts[] = [];
  return new Suits(
    (honors, place) => (known[place * 2 + (honors ? 1 : 0)] ??= new Sorts(estimate, honors, place)),
  );
}

/** Where in each suit the winning tile may be. */
function placesOf({win, wilds}: Position): Uint8Array {
  const places = new Uint8Array(4).fill(win === wilds?.wild ? AS_WILD : NOWHERE);
  if (wilds && win !== wilds.wild) {
    mark(places, win);
    if (win === wilds.standIn) mark(places, wilds.wild);
  }
  return places;
}

function mark(places: Uint8Array, kind: Kind): void {
  const part = suitOf(kind);
  places[part] = places[part] === NOWHERE ? kind - SUIT_STARTS[part] + 1 : ANYWHERE;
}

/** What a group of a hand adds. */
export function gainOf({gain}: Estimate, code: GroupCode, middle: boolean): number {
  const part = suitOf(lowestOf(code));
  return gain(group(typeOf(code), lowestOf(code) - SUIT_STARTS[part], isOpen(code)), part === 3, middle);
}
