/** `npm run fuzz -- 10000 --rules mcr`: what `fuzz.mjs` calls. */
import {parseArgs} from 'node:util';
import {idsOf, findRules} from '../../src/core/reading/read.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import * as all from '../../src/rules/index.js';
import {fuzz, fuzzedJson, fuzzedLines, type Fuzzed} from './fuzz.js';

const RULESETS: readonly Ruleset[] = Object.values(all);

/**
 * Plays the hands that a command line asks for, and prints what came of them.
 * @returns the exit status: 1 if in a hand something is wrong
 * @throws {TypeError} if the command line gives no number of hands, or no rule set that is played
 */
export async function fuzzCommand(words: readonly string[], print: (text: string) => void): Promise<number> {
  const {values, positionals} = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {rules: {type: 'string'}, seed: {type: 'string', default: 'mj'}, json: {type: 'boolean'}},
  });
  const played = await play(positionals, values.rules, values.seed, values.json === true);
  print(values.json ? JSON.stringify(fuzzedJson(played)) : fuzzedLines(played).join('\n'));
  return played.failed ? 1 : 0;
}

async function play(
  [hands = '', ...rest]: readonly string[],
  id: string | undefined,
  seed: string,
  keep: boolean,
): Promise<Fuzzed> {
  if (!/^[1-9]\d*$/.test(hands) || rest.length) throw new TypeError('Give a number of hands.');
  const found = id === undefined ? undefined : findRules(id, RULESETS);
  const flow = await found?.ruleset.flow?.();
  if (!found || !flow)
    throw new TypeError(`Give --rules: one of ${idsOf(RULESETS).join(', ')}, if it is played.`);
  return fuzz(
    {ruleset: found.ruleset, flow, id: found.preset?.id ?? found.ruleset.id},
    Number(hands),
    seed,
    keep,
  );
}
