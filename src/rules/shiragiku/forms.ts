/** Conditions that only しらぎく has. */
import type {Match as MatchOf} from '../../core/game/match.js';
import {both} from '../../core/patterns/conditions.js';
import {flowerSets, flowerTiles, flowersOf, ownFlowers, seatFlowers} from '../../core/patterns/flowers.js';
import {hasOwnKong} from '../../core/patterns/kongs.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import {shape} from '../../core/patterns/sets.js';
import {soleWait, wait} from '../../core/patterns/waits.js';
import {allExposed, whether} from '../../core/patterns/winning.js';
import type {ShiragikuOptions} from './options.js';

type M = MatchOf<ShiragikuOptions>;

/** All five sets were called; only the pair was held. */
export const allCalled: Condition = both(shape('sets'), allExposed);

const narrow = wait('closed', 'edge', 'pair');
const soleNarrow = soleWait('closed', 'edge', 'pair');

/**
 * 独聴: by the form of the wait. House rules may require that only one kind was waited for, and may exclude 天胡 (SG-A3,
 * SG-A4).
 */
export function singleWait(m: M): number {
  const {dutingStrict, tianhuAllowsDuting} = m.options;
  if (m.has('heavenly') && !tianhuAllowsDuting) return 0;
  return dutingStrict ? soleNarrow(m) : narrow(m);
}

/** 槓上開花: the winning tile replaced one for a kong that may be won on (SG-13), or a flower. */
export const onReplacement: Condition = whether(
  (m) =>
    m.has('flowerReplacement') || m.has('eightFlowers') || (m.has('replacement') && hasOwnKong(m.position)),
);

/** 門風花: the sets with a flower of the owner's seat. */
export const ownFlowerSets: Condition = (m: M) => seatFlowers(m, m.options.flowerOrder);
/** Flowers of the owner's seat that are set aside, in notation; an option says which belong to a seat. */
export const ownFlowersLaidOut = (m: M): string => flowerTiles(ownFlowers(m, m.options.flowerOrder));
/** 花槓: the flowers of complete sets, in notation. */
export const setsLaidOut = (m: M): string => flowerTiles(flowersOf(flowerSets(m)));
/** 八仙過海: all eight flowers, in notation. */
export const allFlowerTiles = (): string => flowerTiles(0xff);
