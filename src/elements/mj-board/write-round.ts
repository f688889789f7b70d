/** A round as text; fetched where somebody takes it elsewhere. */
import type {RoundState} from '../../contexts/round.js';
import {findRules} from '../../core/reading/read.js';
import {pinned} from '../../core/reading/table.js';
import {formatRound} from '../../round/text/format.js';

/** In canonical notation. The rules are pinned, so that what is written keeps its result. */
export function writeRound({record, ruleset}: RoundState): string {
  const {rules} = record;
  const known = rules && ruleset && findRules(rules, ruleset);
  return formatRound(known ? {...record, rules: pinned(known.ruleset, known.preset)} : record);
}
