/** Shared code of commands that replay rounds: all rule sets, the words. */
import {loadLocale} from '../locales/index.js';
import {roundWords} from '../locales/round.js';
import type {RoundMessages, RoundProblem} from '../round/record/problem.js';
import {findRules} from '../core/reading/read.js';
import type {Flow} from '../core/game/flow.js';
import type {Playing} from '../round/game/replay.js';
import type {RoundRecord} from '../round/record/record.js';
import type {Args} from './args.js';
import {rulesets} from './rulesets.js';

/** Finds the rule set that a record names, with its flow. */
export type PlayedBy = (record: Pick<RoundRecord, 'rules'>) => Playing;

/** Loads how all rule sets are played. */
export async function loadPlaying(): Promise<PlayedBy> {
  const flows = new Map<string, Flow | undefined>();
  for (const {id, flow} of rulesets) flows.set(id, await flow?.());
  return ({rules}) => {
    const ruleset = findRules(rules, rulesets)?.ruleset;
    const flow = ruleset && flows.get(ruleset.id);
    return {...(ruleset && {ruleset}), ...(flow && {flow})};
  };
}

/** Messages for problems, in one language. */
export async function roundMessages(lang: Args['lang']): Promise<RoundMessages> {
  const [strings, round] = await Promise.all([loadLocale(lang), roundWords.load(lang)]);
  return {round, problems: strings.problems};
}

/** Whether a remark is on the record as a whole, rather than on a move. */
export const isOnRecord = ({seat}: RoundProblem): boolean => seat === undefined;
