/** What a hand comes to, for each question about it; undefined where no field or flag could change it. */
import type {Rulesets} from '../core/reading/read.js';
import {score} from '../core/scoring/score.js';
import type {Situation} from '../core/situation/situation.js';
import {discards} from '../core/waiting/discards.js';
import {waits} from '../core/waiting/waits.js';

type Outcome = (situation: Situation, rules: Rulesets) => object | undefined;

/** By the command that asks. */
export const OUTCOMES = {
  score(situation, rules) {
    const result = score(situation, rules);
    return result.status === 'win' ? result : undefined;
  },
  waits(situation, rules) {
    const result = waits(situation, rules);
    return result.reason ? undefined : result;
  },
  discards(situation, rules) {
    const result = discards(situation, rules);
    return result.reason ? undefined : result;
  },
} satisfies Readonly<Record<string, Outcome>>;
