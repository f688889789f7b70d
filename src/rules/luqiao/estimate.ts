/** Sets and the pair of 路橋 in short: what they come to is known before the rows are asked. */
import type {UpperBound} from '../../core/arranging/wild/upper-bound.js';
import type {Position} from '../../core/game/position.js';
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
import {SEATS} from '../../core/situation/situation.js';
import {EAST, WHITE} from '../../core/tiles/tile.js';
import type {LuqiaoOptions} from './options.js';

const HU = 0x1ff;
const CHOWS = 9;
const MIDDLES = 12;
const DRAGONS = 15;
/** Two bits a wind for its triplets, one for its pair. */
const WINDS = 18;
const WIND_PAIRS = 26;
const DRAGON = WHITE - EAST;
const HONORS = 8;
const ONE_SUIT = [1, 2, 4];

/** Suited groups are told apart by their type, and triplets of 1 and 9 from others. */
function like(code: GroupCode, honors: boolean): number {
  if (honors) return bare(code);
  return group(typeOf(code), typeOf(code) === PUNG && !isOutside(code) ? 1 : 0);
}

const isOutside = (code: GroupCode): boolean => lowestOf(code) % 8 === 0;

/** In bits, from the lowest: 胡 (9), chows, chows that are a closed wait, triplets of dragons (3 each), of winds, and their pairs. */
function gain(code: GroupCode, honors: boolean, middle: boolean): number {
  const kind = lowestOf(code);
  const type = typeOf(code);
  if (type === CHOW) return (1 << CHOWS) | (middle ? 1 << MIDDLES : 0);
  if (type === PAIR) return !honors ? 0 : kind >= DRAGON ? 2 : 1 << (WIND_PAIRS + kind);
  const hu = (type === KONG ? 8 : 2) * (isOpen(code) ? 1 : 2) * (honors || isOutside(code) ? 2 : 1);
  return hu | (!honors ? 0 : kind >= DRAGON ? 1 << DRAGONS : 1 << (WINDS + 2 * kind));
}

const bitsAt = (gains: number, at: number, bits: number): number => (gains >> at) & ((1 << bits) - 1);

/** Every set of the hand taken for concealed; 嵌檔 where the winning tile may be in the middle. */
const atMost = (gains: number, parts: number, position: Position<LuqiaoOptions>): number => {
  if (position.options.sifenghuiqi !== 'off') return Infinity;
  const seat = SEATS.indexOf(position.seat);
  const won = position.by === 'self' ? 12 : 10;
  const form = bitsAt(gains, CHOWS, 3) ? (bitsAt(gains, MIDDLES, 3) ? 2 : 0) : 4;
  const hu = (gains & HU) + won + form + 2 * bitsAt(gains, WIND_PAIRS + seat, 1);
  const own = bitsAt(gains, WINDS + 2 * seat, 2) ? 1 : 0;
  return hu * 2 ** (bitsAt(gains, DRAGONS, 3) + own + flush(parts));
};

function flush(parts: number): number {
  const isOne = ONE_SUIT.includes(parts & ~HONORS);
  return parts === HONORS || (isOne && parts < HONORS) ? 3 : isOne ? 1 : 0;
}

export const estimate: UpperBound<Position<LuqiaoOptions>> = {like, gain, atMost};
