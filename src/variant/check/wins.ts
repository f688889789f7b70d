/** Random wins by a rule set, to see what it makes of them. */
import type {Ruleset} from '../../core/game/ruleset.js';
import {formatHand} from '../../core/notation/format.js';
import {parseHandOf} from '../../core/notation/parse.js';
import {score} from '../../core/scoring/score.js';
import type {Situation} from '../../core/situation/situation.js';
import {randomOf} from '../../core/tiles/random.js';
import {RandomHands} from './hands.js';
import {isFault} from '../../core/situation/result.js';

/** How many hands are tried for each that is asked for: few of them win where a minimum is high. */
const TRIED = 100;

/**
 * Draws hands that win; the same ones from the same seed.
 * @returns fewer than `count` where so few win
 */
export function winsOf(ruleset: Ruleset, count: number, seed: string): readonly Situation[] {
  const random = new RandomHands(ruleset, randomOf(seed));
  const wins: Situation[] = [];
  for (let tried = 0; tried < TRIED * count && wins.length < count; tried++) {
    const situation = {...random.next(), rules: ruleset.id};
    const read = parseHandOf(situation);
    if (isFault(read) || score(situation, ruleset).status !== 'win') continue;
    wins.push({...situation, hand: formatHand(read.hand)});
  }
  return wins;
}
