/** The winning forms beside sets and a pair. */
import type {Shape} from '../../core/arranging/shape.js';
import {honorsAndKnitted, knittedStraightShape} from '../../core/shapes/knitted.js';
import {fourteenUnrelated} from '../../core/shapes/fourteen-unrelated.js';
import {sevenPairsAndTriplet} from '../../core/shapes/seven-pairs-and-triplet.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {sixteenUnrelated} from '../../core/shapes/sixteen-unrelated.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';

const SHAPES: readonly Shape[] = [
  thirteenOrphans,
  knittedStraightShape,
  honorsAndKnitted,
  sevenPairsAndTriplet,
  sixteenUnrelated,
  fourteenUnrelated,
];

/**
 * The forms of these ids.
 * @param isApart whether seven pairs may not have four alike
 */
export function shapesOf(ids: ReadonlySet<string>, isApart: boolean): readonly Shape[] {
  const pairs = ids.has('sevenPairs') ? [sevenPairs({fourAlike: !isApart})] : [];
  return [...pairs, ...SHAPES.filter(({id}) => ids.has(id))];
}
