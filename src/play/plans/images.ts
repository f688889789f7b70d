/** Hands that are like one another: other suits, other ranks, other winds and dragons. */
import {PUNG} from '../../core/tiles/group.js';
import {ORDERS_OF_THREE} from '../../core/tiles/orders.js';
import {HONOR, WHITE, isDragon, isWind, type Kind} from '../../core/tiles/tile.js';
import {setFrom, type TileSetOfThree} from './sets.js';
import type {WholeHand} from './whole-hand.js';

/** Where each kind goes; negative where it would leave its suit. */
export type KindMap = (kind: Kind) => Kind;

const RANKS = 9;
const WINDS = 4;
const DRAGONS = 3;

/** Exchanges of suits, and turns of winds and dragons where a hand has some. */
export function likenesses({sets, pair}: WholeHand): readonly KindMap[] {
  const kinds = [pair, ...sets.map(({low}) => low)];
  const winds = kinds.some(isWind) ? WINDS : 1;
  const dragons = kinds.some(isDragon) ? DRAGONS : 1;
  const maps: KindMap[] = [];
  for (const order of ORDERS_OF_THREE) {
    for (let wind = 0; wind < winds; wind++) {
      for (let dragon = 0; dragon < dragons; dragon++)
        maps.push((kind) => {
          if (kind < HONOR) return RANKS * order[Math.floor(kind / RANKS)] + (kind % RANKS);
          if (kind < WHITE) return HONOR + ((kind - HONOR + wind) % WINDS);
          return WHITE + ((kind - WHITE + dragon) % DRAGONS);
        });
    }
  }
  return maps;
}

/** A set whose tiles went elsewhere; undefined where there is none. */
export const setMoved = ({type, low}: TileSetOfThree, map: KindMap): TileSetOfThree | undefined =>
  setFrom(type, map(low));

/** A hand whose tiles went elsewhere. */
export function handMoved({sets, pair}: WholeHand, map: KindMap): WholeHand | undefined {
  const moved = sets.map((set) => setMoved(set, map));
  return moved.includes(undefined) ? undefined : {sets: moved as TileSetOfThree[], pair: map(pair)};
}

/** Moves of the named sets within their suits, by as many ranks as they have room for; no move at all among them. */
export function shifts(named: readonly TileSetOfThree[]): readonly number[] {
  const suited = named.filter(({low}) => low < HONOR);
  if (!suited.length) return [0];
  const top = ({type, low}: TileSetOfThree): number => (low % RANKS) + (type === PUNG ? 0 : 2);
  const least = Math.min(...suited.map(({low}) => low % RANKS));
  const most = Math.max(...suited.map(top));
  return [...Array(RANKS - most + least).keys()].map((i) => i - least);
}
