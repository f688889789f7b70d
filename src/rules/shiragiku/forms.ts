/** Conditions of しらぎく that no other rule set has in this way. */
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

/** All five sets were called; the pair is all that was held. */
export const allCalled: Condition = both(shape('sets'), allExposed);

const narrow = wait('closed', 'edge', 'pair');
const soleNarrow = soleWait('closed', 'edge', 'pair');

/** 独聴: by the shape that was completed; of 天胡 too, or where one kind is waited for alone, as agreed (SG-A3, SG-A4). */
export function singleWait(m: M): number {
  const {dutingStrict, tianhuAllowsDuting} = m.options;
  if (m.has('heavenly') && !tianhuAllowsDuting) return 0;
  return dutingStrict ? soleNarrow(m) : narrow(m);
}

/** 槓上開花: the tile replaced one of a kong that may be won on (SG-13), or a flower. */
export const onReplacement: Condition = whether(
  (m) =>
    m.has('flowerReplacement') || m.has('eightFlowers') || (m.has('replacement') && hasOwnKong(m.position)),
);

/** 門風花: the sets with a flower of the own seat. */
export const ownFlowerSets = (m: M): number => seatFlowers(m, m.options.flowerOrder);
/** Flowers of one's own seat that are laid out, in notation; which those are, an option says. */
export const ownFlowersLaidOut = (m: M): string => flowerTiles(ownFlowers(m, m.options.flowerOrder));
/** 花槓: the flowers of complete sets. */
export const setsLaidOut = (m: M): string => flowerTiles(flowersOf(flowerSets(m)));
/** 八仙過海 */
export const allFlowers = (): string => flowerTiles(0xff);
