/** Leaves out splits of a hand with wild tiles that no row tells from one before them. */
import type {GroupCode} from '../../tiles/group.js';
import {SUIT_STARTS, suitOf, type Kind} from '../../tiles/tile.js';
import type {SplitChoice} from '../arranger.js';
import {ANYWHERE, AS_WILD, NOWHERE, SuitSplits} from '../suit-splits.js';
import {isWild, type Wilds} from '../wilds.js';
import {EquivalentGroups} from './equivalent-groups.js';
import type {GroupValues} from './upper-bound.js';

/** A won hand with wild tiles. */
export interface WildHand {
  readonly melds: readonly GroupCode[];
  /** The winning tile's kind. */
  readonly win: Kind;
  readonly wilds: Wilds | undefined;
}

/** The splits of suits of which no two are equivalent. */
export function splitsBy(bound: GroupValues): SuitSplits {
  const known: EquivalentGroups[] = [];
  return new SuitSplits(
    (honors, place) => (known[place * 2 + (honors ? 1 : 0)] ??= new EquivalentGroups(bound, honors, place)),
  );
}

/**
 * Makes the choice of splits for a rule set without an upper bound.
 * @param like the same number for groups that no row tells apart; see {@link GroupValues.like}
 */
export function alikeChoice(like: GroupValues['like']): (hand: WildHand) => SplitChoice {
  const splits = splitsBy({like, gain: () => 0});
  const places = new Uint8Array(4);
  return (hand) => {
    splits.makeRoom();
    markPlaces(places, hand);
    return {splits, places};
  };
}

/** Writes down the place of the winning tile in each suit. */
export function markPlaces(places: Uint8Array, {win, wilds}: WildHand): void {
  const isWon = isWild(wilds, win);
  places.fill(isWon ? AS_WILD : NOWHERE);
  if (wilds && !isWon) {
    mark(places, win);
    if (win === wilds.standIn) mark(places, wilds.wild);
  }
}

function mark(places: Uint8Array, kind: Kind): void {
  const part = suitOf(kind);
  places[part] = places[part] === NOWHERE ? kind - SUIT_STARTS[part] + 1 : ANYWHERE;
}
