/** Hands by what their sets are. */
import {type Match} from '../game/match.js';
import {bitCount} from '../tiles/kind-sets.js';

/** The groups among `groups`, if there are `n` or more. */
export const atLeast = (groups: number, n: number): number => (bitCount(groups) >= n ? groups : 0);

/** Sets and a pair, all of them triplets or kongs. */
export const allPungs = (m: Match): number =>
  m.shape === 'sets' && (m.pungs | m.pair) === m.all ? m.pungs : 0;

/** Sets and a pair, all of them chows. */
export const allChows = (m: Match): number =>
  m.shape === 'sets' && (m.chows | m.pair) === m.all ? m.chows : 0;
