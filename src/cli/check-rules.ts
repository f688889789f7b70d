/** `mj check --rules FILE.mjs`: what is wrong in rule sets that an author has written as a module. */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {checkRuleset, type RulesetFault} from '../core/scoring/check-ruleset.js';
import {isRecord} from '../core/situation/value.js';
import type {Args} from './args.js';
import {print, printJson, remark} from './output.js';
import {UNREADABLE} from './page/unreadable.js';

/** Runs the check, which runs the module. Returns the exit status, 1 if something is wrong. */
export async function checkRulesCommand(file: string, {given, says}: Args): Promise<number> {
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    remark(says.files.notRead(file, error instanceof Error ? error.message : String(error)));
    return UNREADABLE;
  }
  const found = Object.entries(exported as Readonly<Record<string, unknown>>).filter(
    ([, value]) => isRecord(value) && 'patterns' in value,
  );
  if (!found.length) {
    remark(says.files.notRead(file, says.noRulesets));
    return UNREADABLE;
  }
  const faults: (RulesetFault & {readonly ruleset: string})[] = [];
  for (const [ruleset, value] of found)
    for (const fault of await checkRuleset(value)) faults.push({ruleset, ...fault});
  if (given.json) printJson(faults);
  else print(...faults.map((fault) => `${file}: ${says.rulesetFault(fault)}`));
  if (!given.json) remark(`${found.length} checked, ${faults.length} wrong`);
  return faults.length ? 1 : 0;
}
