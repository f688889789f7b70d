/** Hands that differ from a complete one in a single set. */
import {formatHand} from '../notation/format.js';
import {readPosition, type Rulesets} from '../reading/read.js';
import type {Situation} from '../situation/situation.js';
import {exchanges} from './near-exchanges.js';
import {Scorer} from './scorer.js';
import {isFault} from '../situation/result.js';

/**
 * The situations of which one set or the pair differs, under the same circumstances.
 * @returns an empty list for a hand that is not complete, and for one of single tiles
 */
export function neighbours(situation: Situation, rules: Rulesets): Situation[] {
  const read = readPosition(situation, rules);
  if (isFault(read) || read.position.win < 0) return [];
  const scorer = new Scorer();
  if (!scorer.win(read) || scorer.match.shape === 'loose') return [];
  const {groups, size, winAt} = scorer.match;
  const all = exchanges(read, [...groups.subarray(0, size)], winAt);
  return [...all].map(({position}) => ({...situation, hand: formatHand({...position.hand, by: undefined})}));
}
