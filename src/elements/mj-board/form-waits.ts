/** What a hand waits for where nobody says which hands win. */
import {waitsByForm} from '../../core/arranging/waits-by-form.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';
import {FACE_DOWN, KINDS, kindOf, type Kind} from '../../core/tiles/tile.js';
import type {SeatState} from '../../round/state/position.js';

const SHAPES = [sevenPairs({fourAlike: false}), thirteenOrphans];
/** Held without melds, for the forms that have none. */
const WHOLE = 13;

/**
 * The kinds that make sets and a pair, seven pairs or thirteen orphans of the tiles held; none of which the hand has all
 * four itself.
 */
export function waitsOfForm({held = [], melds}: SeatState): Kind[] {
  const tiles = held.map(kindOf);
  if (tiles.length % 3 !== 1 || tiles.includes(FACE_DOWN)) return [];
  const own = new Uint8Array(KINDS);
  for (const kind of tiles) own[kind]++;
  const hand = {held: own, melds: melds.map(() => 0), copies: FOUR_OF_EACH};
  const kinds = waitsByForm(hand, tiles.length === WHOLE ? SHAPES : []);
  const all = [...tiles, ...melds.flatMap((meld) => meld.tiles.map(kindOf))];
  return kinds.filter((kind) => all.filter((one) => one === kind).length < FOUR);
}

const FOUR = 4;
const FOUR_OF_EACH = Array<number>(KINDS).fill(FOUR);
