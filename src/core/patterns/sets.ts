/** What the sets of a hand are. */
import type {Match} from '../game/match.js';
import {bitCount} from '../tiles/kind-sets.js';
import {hand} from './conditions.js';
import type {Condition} from './pattern-table.js';

/** The groups among `groups`, if there are `n` or more. */
export const atLeast = (groups: number, n: number): number => (bitCount(groups) >= n ? groups : 0);

/** A hand of this form: `sets` for sets and a pair, or the id of a shape. */
export const shape = (id: string): Condition => hand((m) => m.shape === id);

/** Sets and a pair, all of the sets triplets or kongs. */
export const allPungs = (m: Match): number =>
  m.shape === 'sets' && (m.pungs | m.pair) === m.all ? m.pungs : 0;

/** Sets and a pair, all of the sets chows. */
export const allChows = (m: Match): number =>
  m.shape === 'sets' && (m.chows | m.pair) === m.all ? m.chows : 0;

/** 暗刻: so many concealed triplets and kongs, or more. Where the winning tile is matters only if there are so many. */
export const concealedPungs =
  (n: number): Condition =>
  (m) =>
    atLeast(m.pungs, n) && atLeast(m.concealedPungs, n);

/** So many kongs, or more. */
export const kongs =
  (n: number): Condition =>
  (m) =>
    atLeast(m.kongs, n);

/** 明槓 */
export const meldedKongs = (m: Match): number => m.kongs & m.called;
/** 暗槓 */
export const concealedKongs = (m: Match): number => m.kongs & ~m.called;
