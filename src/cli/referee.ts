/** Shared code of commands that replay rounds: all rule sets, the words. */
import {loadLocale} from '../locales/index.js';
import {loadRoundWords} from '../locales/round.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import {useRules} from '../round/state/rules-in-use.js';
import type {Args} from './args.js';
import {rulesets} from './rulesets.js';

/** Registers all rule sets with the referee. */
export async function useAllRules(): Promise<void> {
  for (const ruleset of rulesets) useRules(ruleset, await ruleset.flow?.());
}

/** Messages for problems, in one language. */
export async function roundMessages(lang: Args['lang']): Promise<RoundMessages> {
  const [strings, round] = await Promise.all([loadLocale(lang), loadRoundWords(lang)]);
  return {round, problems: strings.problems};
}

/** Whether a remark is on the record as a whole, rather than on a move. */
export const isOnRecord = ({seat}: RoundProblem): boolean => seat === undefined;
