/** An upper bound for sets and pairs of 路橋: the most they can come to is known before any row is asked. */
import type {UpperBound} from '../../core/arranging/wild/upper-bound.js';
import type {Position} from '../../core/game/position.js';
import {SEATS} from '../../core/situation/situation.js';
import {
  CHOW,
  KONG,
  PAIR,
  PUNG,
  bare,
  group,
  isOpen,
  lowestOf,
  typeOf,
  type GroupCode,
} from '../../core/tiles/group.js';
import {EAST, WHITE} from '../../core/tiles/tile.js';
import type {LuqiaoOptions} from './options.js';

const SETS = 4;
/** The highest 胡 of a set: a concealed kong of 1, 9 or honors. */
const MOST_OF_SET = 32;
/** The highest 胡 of a pair: of dragons. */
const MOST_OF_PAIR = 2;
/** The most triplets of one wind: four tiles and three 財神 make two. */
const PUNGS_OF_WIND = 2;

/** What is summed over the groups of an arrangement, and the highest value of each sum. */
const MOST = {
  hu: SETS * MOST_OF_SET + MOST_OF_PAIR,
  chows: SETS,
  /** Chows whose middle tile may be the winning one. */
  middles: SETS,
  dragons: SETS,
  east: PUNGS_OF_WIND,
  south: PUNGS_OF_WIND,
  west: PUNGS_OF_WIND,
  north: PUNGS_OF_WIND,
  eastPair: 1,
  southPair: 1,
  westPair: 1,
  northPair: 1,
} as const;

/** The place of a sum in one number: its lowest bit, and its highest value. */
interface Place {
  readonly at: number;
  readonly room: number;
}

/** The places of all sums side by side, each with room for its highest value. */
const PLACES = placesOf(MOST);

function placesOf<K extends string>(most: Readonly<Record<K, number>>): Record<K, Place> {
  const places = {} as Record<K, Place>;
  let at = 0;
  for (const name of Object.keys(most) as K[]) {
    const bits = 32 - Math.clz32(most[name]);
    places[name] = {at, room: (1 << bits) - 1};
    at += bits;
  }
  return places;
}

/** The places for each wind's triplets and pair, by seat. */
const WINDS = SEATS.map((seat) => ({pungs: PLACES[seat], pair: PLACES[`${seat}Pair`]}));

const put = ({at}: Place, n: number): number => n << at;
const sumIn = (gains: number, {at, room}: Place): number => (gains >> at) & room;

/** The first dragon in a group that counts from 東. */
const FIRST_DRAGON = WHITE - EAST;
const isDragons = (code: GroupCode): boolean => lowestOf(code) >= FIRST_DRAGON;
/** Whether a group is of the 1 or the 9 of a suit. */
const isTerminals = (code: GroupCode): boolean => lowestOf(code) === 0 || lowestOf(code) === 8;

/** The class of a group. Suited groups differ by type, and triplets of 1 and 9 from other triplets. */
function like(code: GroupCode, honors: boolean): number {
  if (honors) return bare(code);
  return group(typeOf(code), typeOf(code) === PUNG && !isTerminals(code) ? 1 : 0);
}

function gain(code: GroupCode, honors: boolean, middle: boolean): number {
  switch (typeOf(code)) {
    case CHOW:
      return put(PLACES.chows, 1) + (middle ? put(PLACES.middles, 1) : 0);
    case PAIR:
      return honors ? (isDragons(code) ? put(PLACES.hu, 2) : put(WINDS[lowestOf(code)].pair, 1)) : 0;
    default:
      return (
        put(PLACES.hu, huOf(code, honors)) +
        (honors ? put(isDragons(code) ? PLACES.dragons : WINDS[lowestOf(code)].pungs, 1) : 0)
      );
  }
}

/** The 胡 of a triplet or kong (明刻, 暗刻, 明槓, 暗槓); twice as many for 1, 9 and honors as for 2–8. */
function huOf(code: GroupCode, honors: boolean): number {
  const simple = (typeOf(code) === KONG ? 8 : 2) * (isOpen(code) ? 1 : 2);
  return honors || isTerminals(code) ? 2 * simple : simple;
}

/**
 * The most points of an arrangement: every set counts as concealed, and 嵌檔 counts if the winning tile may be in the
 * middle.
 */
const atMost = (gains: number, parts: number, position: Position<LuqiaoOptions>): number => {
  if (position.options.sifenghuiqi !== 'off') return Infinity;
  const {hu, chows, middles, dragons} = PLACES;
  const wind = WINDS[SEATS.indexOf(position.seat)];
  const won = position.by === 'self' ? 12 : 10;
  const form = sumIn(gains, chows) ? (sumIn(gains, middles) ? 2 : 0) : 4;
  const points = sumIn(gains, hu) + won + form + 2 * sumIn(gains, wind.pair);
  const own = sumIn(gains, wind.pungs) ? 1 : 0;
  return points * 2 ** (sumIn(gains, dragons) + own + flush(parts));
};

/** The bit of each suit; below, that of the honors. */
const ONE_SUIT = [1, 2, 4];
const HONORS = 8;

/** The most 台 for 清一色 and 混一色. Honors alone count as a full flush, the highest that may be agreed. */
function flush(parts: number): number {
  if (parts === HONORS || ONE_SUIT.includes(parts)) return 3;
  return ONE_SUIT.includes(parts & ~HONORS) ? 1 : 0;
}

/** The upper bound of 路橋, by which the search with wild tiles is ordered. It is never below the score. */
export const estimate: UpperBound<Position<LuqiaoOptions>> = {like, gain, atMost};
