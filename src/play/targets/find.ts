/** Finds the complete hands that can still be made: of families, from beginnings, in special forms. */
import type {ReadPosition} from '../../core/reading/read.js';
import type {Random} from '../../core/tiles/random.js';
import type {Plans} from '../plans/plans.js';
import type {SeatView} from '../seen/view.js';
import type {Chances} from './chances.js';
import {searchBeginnings} from './from-beginning.js';
import {searchFamily} from './in-family.js';
import {searchShape} from './in-shape.js';
import {Space, type TargetHand} from './target.js';

/** What targets are looked for in: a hand, as it was read and as it is. */
export interface TargetSearch {
  readonly view: SeatView;
  readonly read: ReadPosition;
  readonly own: Uint8Array;
  /** How many sets are still to be made. */
  readonly sets: number;
  readonly chances: Chances;
}

/** The hands that can still be made, looked for in turns. */
export function* findTargets(
  {view, read, own, sets, chances}: TargetSearch,
  plans: Plans,
  random: Random,
): Generator<undefined, readonly TargetHand[]> {
  const space = new Space(view, read, own, sets, chances);
  for (const family of plans.families) {
    searchFamily(family, space);
    yield;
  }
  searchBeginnings(plans.beginnings, space);
  yield;
  for (const shape of read.table.shapes) {
    searchShape(shape, space, random);
    yield;
  }
  return [...space.found.values()];
}
