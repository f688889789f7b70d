/** Conditions about the sets of a hand. */
import {
  KONGS,
  ONE_PUNG,
  SETS,
  SPECIAL,
  THREE_CHOWS,
  THREE_PUNGS,
  TWO_PUNGS,
  type Facts,
} from '../game/facts.js';
import {bitCount} from '../tiles/kind-sets.js';
import {hand, needing} from './conditions.js';
import type {Condition} from './pattern-table.js';

/** The fact that there are so many triplets or kongs, or more. */
const pungs = (n: number): Facts => (n > 2 ? THREE_PUNGS : n > 1 ? TWO_PUNGS : ONE_PUNG);

/** The groups among `groups`, if there are `n` or more. */
export const atLeast = (groups: number, n: number): number => (bitCount(groups) >= n ? groups : 0);

/** The form of the hand: `sets` for sets and a pair, or the id of a shape. */
export const shape = (id: string): Condition => hand((m) => m.shape === id, id === 'sets' ? SETS : SPECIAL);

/** Sets and a pair, all of the sets triplets or kongs. */
export const allPungs: Condition = needing(SETS | THREE_PUNGS, (m) =>
  m.shape === 'sets' && (m.pungs | m.pair) === m.all ? m.pungs : 0,
);

/** Sets and a pair, all of the sets chows. */
export const allChows: Condition = needing(SETS | THREE_CHOWS, (m) =>
  m.shape === 'sets' && (m.chows | m.pair) === m.all ? m.chows : 0,
);

/**
 * 暗刻: `n` or more concealed triplets and kongs. The place of the winning tile is asked for only if there are enough
 * of them.
 */
export const concealedPungs = (n: number): Condition =>
  needing(pungs(n), (m) => atLeast(m.pungs, n) && atLeast(m.concealedPungs, n));

/** `n` or more kongs. */
export const kongs = (n: number): Condition => needing(KONGS | pungs(n), (m) => atLeast(m.kongs, n));

/** 明槓 */
export const meldedKongs: Condition = needing(KONGS, (m) => m.kongs & m.called);
/** 暗槓 */
export const concealedKongs: Condition = needing(KONGS, (m) => m.kongs & ~m.called);
