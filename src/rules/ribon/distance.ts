/**
 * How far a hand is from being ready with this tile set: ガリ help only in the yakuman made of them, and there are no
 * tiles from 2m to 8m (RB-3, RB-21).
 */
import {digitOf, partKey} from '../../core/arranging/sets-need.js';
import {goneIn} from '../../core/waiting/distance.js';
import {lowestOf} from '../../core/tiles/group.js';
import {NEVER, needOfHand, needsOf, together} from '../../core/arranging/tile-needs.js';
import type {Position} from '../../core/game/position.js';
import type {RowList} from '../../core/game/row-list.js';
import type {RibonOptions} from './options.js';
import {KINDS} from '../../core/tiles/tile.js';
import {FIRST_PIN, NORTH, isGari} from './tiles.js';
import {SETS_OF_A_HAND, needOfPairs, needOfYakuman} from './yakuman-distance.js';

/**
 * The distance: first to ordinary hands and seven pairs, then to yakuman that may use ガリ, if these are nearer.
 * @returns how many tiles must still be exchanged; 0 is ready, -1 for melds that no win has
 */
export function ribonDistance(position: Position<RibonOptions>, rows: RowList): number {
  const {held, melds} = position;
  const twice = rows.lists('fourAlike');
  let least = needOfSets(position);
  if (!melds.length) least = Math.min(least, needOfSevenPairs(held, twice));
  least = Math.min(least, needOfYakuman(position, twice, least));
  return least < NEVER ? least - 1 : -1;
}

const north = digitOf(NORTH);
/** For each combination of honors held, 1 + the row of what they need without any 北; 0 if not known yet. */
let withoutNorth: Uint16Array | undefined;

function needOfHonors(honors: number): number {
  withoutNorth ??= new Uint16Array(5 ** 7);
  return (withoutNorth[honors] ||= 1 + needsOf(honors, true, 4 * north, false)) - 1;
}

const none = new Uint8Array(KINDS);

/** Tiles missing for sets and a pair, without 萬子 and 北. */
function needOfSets({held, melds}: Position): number {
  if (melds.length && melds.map(lowestOf).some(isGari)) return NEVER;
  const gone = melds.length ? goneIn(melds) : none;
  const suits = together(
    needsOf(partKey(held, 1), false, partKey(gone, 1), false),
    needsOf(partKey(held, 2), false, partKey(gone, 2), false),
  );
  const honors = partKey(held, 3) - held[NORTH] * north;
  const lost = partKey(gone, 3);
  const row = lost ? needsOf(honors, true, lost + 4 * north, false) : needOfHonors(honors);
  return needOfHand(together(suits, row), SETS_OF_A_HAND - melds.length);
}

/** The kinds that an ordinary hand may hold. */
const usable = [...Array(KINDS).keys()].filter((kind) => kind >= FIRST_PIN && !isGari(kind));

/**
 * Tiles missing for seven pairs of the 24 usable kinds, which are always enough.
 * @param twice whether four alike are two pairs, so that the third of a kind is half of a pair
 */
function needOfSevenPairs(held: Uint8Array, twice: boolean): number {
  let pairs = 0;
  let singles = 0;
  for (const kind of usable) {
    const n = held[kind];
    if (twice) pairs += Math.floor(n / 2);
    else if (n >= 2) pairs++;
    if (twice ? n % 2 === 1 : n === 1) singles++;
  }
  return needOfPairs(pairs, singles);
}
