/** Plans whose loose tiles are the whole hand: `drawing.test.ts` has those with sets. */
import {expect, it} from 'vitest';
import {build, type Limits} from '../../../src/core/drawing/build.js';
import {emptyPlan, type Plan} from '../../../src/core/drawing/plan.js';
import {CHOW} from '../../../src/core/tiles/group.js';
import {randomOf} from '../../../src/core/tiles/random.js';
import {KINDS, type Kind} from '../../../src/core/tiles/tile.js';

const LIMITS: Limits = {copies: new Uint8Array(KINDS).fill(4), sets: 4, usual: undefined};

const ofTiles = (tiles: readonly Kind[], sets: Plan['sets'] = []): Plan => ({
  ...emptyPlan(),
  tiles: [...tiles],
  sets,
});
const builtFrom = (plan: Plan) => build(plan, LIMITS, randomOf('loose tiles'));

/** Seven pairs, of which the first may be of the same kind as others. */
const pairs = (...kinds: readonly Kind[]): Kind[] => kinds.flatMap((kind) => [kind, kind]);

it('takes loose tiles that are the whole hand as they are', () => {
  const tiles = pairs(0, 0, 1, 2, 3, 4, 5);
  expect(builtFrom(ofTiles(tiles))).toMatchObject({sets: [], pair: -1, loose: tiles});
});

it('takes no fifth tile of a kind', () => {
  expect(builtFrom(ofTiles(pairs(0, 0, 0, 1, 2, 3, 4)))).toBeUndefined();
});

it('has no room for a set beside them', () => {
  const chow = {type: CHOW, kind: 9, own: false, hidden: false, how: 'any', called: false} as const;
  expect(builtFrom(ofTiles(pairs(0, 1, 2, 3, 4, 5, 6), [{...chow}]))).toBeUndefined();
});
