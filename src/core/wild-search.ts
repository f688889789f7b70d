/** Arrangements of a hand with wild tiles, by a rule set's {@link Estimate}: those that may be worth most come first. */
import type {Choice, Found} from './arrange.js';
import {Candidates} from './candidates.js';
import type {Estimate} from './estimate.js';
import {bare, group, isOpen, lowestOf, typeOf, type GroupCode} from './group.js';
import type {Position} from './position.js';
import {Sorts} from './sorts.js';
import {ANYWHERE, AS_WILD, NOWHERE, Suits} from './suits.js';
import {SUIT_STARTS, suitOf, type Kind} from './tile.js';

export class WildSearch {
  /** The size of the arrangements. */
  end = 0;
  private readonly candidates = new Candidates();
  private readonly suits: Suits;
  /** Splits of a hand in which no face may occur too often, so that the faces matter. */
  private readonly strict: Suits;
  private position!: Position;
  private groups: Int32Array = new Int32Array(0);
  private meldGains = 0;
  private meldParts = 0;

  constructor(private readonly estimate: Estimate) {
    this.suits = suitsBy(estimate);
    this.strict = suitsBy({...estimate, like: bare});
  }

  /**
   * Begins anew.
   * @param groups where arrangements stand, behind the position's melds
   * @returns which splits of the position's suits have to be looked at
   */
  start(position: Position, groups: Int32Array): Choice {
    const {estimate} = this;
    this.position = position;
    this.groups = groups;
    this.candidates.clear();
    this.meldGains = 0;
    this.meldParts = 0;
    for (const code of position.melds) {
      this.meldGains += gainOf(estimate, code, false);
      this.meldParts |= 1 << suitOf(lowestOf(code));
    }
    return {suits: position.wilds?.fifths ? this.suits : this.strict, places: placesOf(position)};
  }

  /** Keeps an arrangement for later. */
  readonly found: Found = (size, gains, parts) => {
    const {position, groups, meldGains, meldParts} = this;
    this.end = size;
    const most = this.estimate.atMost(gains + meldGains, parts | meldParts, position);
    this.candidates.add(groups, position.melds.length, size, most);
  };

  /** Lays out the arrangement that may be worth most; its number, or -1 where none may be worth `least`. */
  next(least: number): number {
    const {candidates, groups, position, end} = this;
    const at = candidates.next(least);
    if (at >= 0) candidates.take(at, groups, position.melds.length, end);
    return at;
  }
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
