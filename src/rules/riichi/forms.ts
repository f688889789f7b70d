/** Conditions that only riichi mahjong has. */
import type {Match} from '../../core/match.js';
import {all, both, either, not} from '../../core/patterns/conditions.js';
import {pairOf} from '../../core/patterns/honors.js';
import {dragons, honor} from '../../core/patterns/kinds.js';
import type {Condition} from '../../core/patterns/pattern-table.js';
import {alikeChows, twiceAlikeChows} from '../../core/patterns/series.js';
import {allChows, concealedPungs, kongs, shape} from '../../core/patterns/sets.js';
import {allSimples} from '../../core/patterns/tiles.js';
import {wait} from '../../core/patterns/waits.js';
import {concealed, ron, selfDraw, whether} from '../../core/patterns/winning.js';
import {EAST, type Kind} from '../../core/tile.js';
import type {RiichiOptions} from './options.js';

/** A hand of four sets and a pair. */
export const ordinary: Condition = shape('sets');

const pairOfKind = (kind: (m: Match) => Kind): Condition => {
  const pairs = [0, 1, 2, 3].map((wind) => pairOf(honor(EAST + wind)));
  return (m) => pairs[kind(m) - EAST](m);
};
const seatWindPair = pairOfKind((m) => m.seatWind);
const roundWindPair = pairOfKind((m) => m.roundWind);
const dragonPair = pairOf(dragons);

/** A pair of dragons, of the round wind or of the owner's wind (役牌の雀頭). */
export const valuedPair: Condition = either(dragonPair, either(seatWindPair, roundWindPair));
/** A pair that is both the round wind and the owner's wind (連風牌の雀頭). */
export const doubleWindPair: Condition = both(seatWindPair, roundWindPair);

/** Four chows and a pair that is no 役牌, completed on a two-sided wait: no sets, pair or wait give fu. */
export const withoutFu: Condition = all(allChows, not(valuedPair), wait('two-sided'));
/** 平和 */
export const pinfu: Condition = both(withoutFu, concealed);

/** 断幺九; house rules may ask for a concealed hand (クイタンなし). */
export const tanyao: Condition = both(
  allSimples,
  whether((m: Match<RiichiOptions>) => m.concealed || m.options.openTanyao),
);

/** 二盃口: two pairs of alike chows; four alike chows are that too. */
export const ryanpeikou: Condition = both(twiceAlikeChows, concealed);
/** 一盃口: two chows alike. */
export const iipeikou: Condition = both(alikeChows(2), concealed);

/** Exactly three kongs: four are a yakuman. */
export const threeKongs: Condition = both(kongs(3), not(kongs(4)));
/** Exactly three concealed triplets: four are a yakuman. */
export const threeConcealed: Condition = both(concealedPungs(3), not(concealedPungs(4)));

/** The winning tile completed the pair (単騎). */
export const onPair: Condition = wait('pair');

/** A concealed hand that won by another player's tile (門前ロン). */
export const concealedRon: Condition = all(ordinary, ron, concealed);
/** A self-draw that is not 平和. */
export const drawnWithFu: Condition = all(ordinary, selfDraw, not(pinfu));
/** An open hand without any fu that won by another player's tile (喰い平和形). */
export const openWithoutFu: Condition = all(withoutFu, ron, not(concealed));

/** Triplets and kongs, told apart by their tiles, by whether they are concealed, and by whether they are kongs. */
export const triplets =
  (is: {readonly kong: boolean; readonly open: boolean; readonly orphan: boolean}): Condition =>
  (m) => {
    if (m.shape !== 'sets' || !m.pungs) return 0;
    const groups = is.kong ? m.kongs : m.pungs & ~m.kongs;
    const orphans = groups && m.outside(groups);
    const tiles = is.orphan ? orphans : groups & ~orphans;
    return tiles && (is.open ? tiles & m.open : tiles & ~m.open);
  };

/** Thirteen different orphans were held, so that any of the thirteen completes the hand (十三面待ち). */
export const thirteenWaits: Condition = both(shape('thirteenOrphans'), onPair);
