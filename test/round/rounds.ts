/** Helpers for the tests of rounds: the sequences, and rules that the referee knows. */
import {readFileSync, readdirSync} from 'node:fs';
import {useRules} from '../../src/round/state/rules-in-use.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {isProblem, parseRound} from '../../src/round/text/parse.js';
import * as all from '../../src/rules/index.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import type {Flow} from '../../src/core/game/flow.js';

const folder = new URL('.', import.meta.url);

/** Each worked sequence of the rule pages by name. */
export const sequences: readonly (readonly [string, string])[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => [name.replace('.txt', ''), readFileSync(new URL(name, folder), 'utf8')]);

/** The rule sets that are played; the referee does not know the others. */
export const rulesets = (Object.values(all) as readonly Ruleset[]).filter(({flow}) => flow);

export const flowOf = async (id: string): Promise<{ruleset: Ruleset; flow: Flow; preset?: string}> => {
  const ruleset = rulesets.find((one) => one.id === id || one.presets.some((preset) => preset.id === id))!;
  return {ruleset, flow: await ruleset.flow!(), ...(ruleset.id === id ? {} : {preset: id})};
};

export async function useAll(): Promise<void> {
  for (const ruleset of Object.values(all) as readonly Ruleset[]) useRules(ruleset, await ruleset.flow?.());
}

export function recordOf(text: string): RoundRecord {
  const record = parseRound(text);
  if (isProblem(record)) throw new Error(`${record.line}:${record.column} ${record.message}`);
  return record;
}
