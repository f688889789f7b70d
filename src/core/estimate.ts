/** What is known of arrangements with wild tiles before the rows are asked: which are alike, what they are worth at most. */
import type {Choice} from './arrange.js';
import {bare, isOpen, lowestOf, typeOf, group, type GroupCode} from './group.js';
import type {Position} from './position.js';
import {ANYWHERE, AS_WILD, NOWHERE, Suits} from './suits.js';
import {SUIT_STARTS, suitOf, type Kind} from './tile.js';

/** Sets and the pair of a rule set in short. A group's first tile counts from its suit's: kind 0 is the 1, or 東. */
export interface Estimate {
  /**
   * Below 512, the same number for concealed groups that no row tells apart unless the winning tile is in one of them,
   * whatever of them is wild.
   */
  readonly like: (code: GroupCode, honors: boolean) => number;
  /**
   * What a group adds to the sum that `atMost` is given: a number of the rule set's own, below 2^30 in sum.
   * @param middle whether the winning tile may be its middle one
   */
  readonly gain: (code: GroupCode, honors: boolean, middle: boolean) => number;
  /**
   * What an arrangement is worth at most, wherever the winning tile is.
   * @param parts one bit for each suit that has tiles, and 8 for the honors
   */
  readonly atMost: (gains: number, parts: number, position: Position) => number;
}

/** Splits by estimate; those of a hand in which no face may occur too often, so that the faces matter. */
const tables = new Map<Estimate, readonly [Suits, Suits]>();

function tablesOf(estimate: Estimate): readonly [Suits, Suits] {
  let found = tables.get(estimate);
  if (!found) tables.set(estimate, (found = [new Suits(estimate), new Suits({...estimate, like: bare})]));
  return found;
}

/** Which splits of a position's suits have to be looked at. */
export function choose(estimate: Estimate, {win, wilds}: Position): Choice {
  const places = new Uint8Array(4).fill(win === wilds?.wild ? AS_WILD : NOWHERE);
  if (wilds && win !== wilds.wild) {
    mark(places, win);
    if (win === wilds.standIn) mark(places, wilds.wild);
  }
  return {suits: tablesOf(estimate)[wilds?.fifths ? 0 : 1], places};
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
