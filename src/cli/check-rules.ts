/** `mj check --rules FILE.mjs`: what is wrong in rule sets that an author has written as a module. */
import {checkRowExamples, checkFields} from '../core/scoring/check-ruleset.js';
import type {Ruleset} from '../core/game/ruleset.js';
import type {RulesetFault} from '../core/scoring/checks.js';
import {playFaults} from '../play/count/trial.js';
import type {Args} from './args.js';
import {print, printJson, remark} from './output.js';
import {rulesModule} from './rule-modules.js';

/** Runs the check, which runs the module, and plays some hands by each rule set. Returns the exit status, 1 if something is wrong. */
export async function checkRulesCommand(file: string, {given, says}: Args): Promise<number> {
  const {rulesets} = await rulesModule(file);
  const faults: (RulesetFault & {readonly ruleset: string})[] = [];
  for (const [ruleset, value] of rulesets) {
    const fields = await checkFields(value);
    for (const fault of fields.length ? fields : await faultsInUse(value as unknown as Ruleset))
      faults.push({ruleset, ...fault});
  }
  if (given.json) printJson(faults);
  else print(...faults.map((fault) => `${file}: ${says.rulesetFault(fault)}`));
  if (!given.json) remark(`${rulesets.length} checked, ${faults.length} wrong`);
  return faults.length ? 1 : 0;
}

/** What is wrong with a rule set whose fields are right: a wrong example does not keep it from being played. */
const faultsInUse = async (ruleset: Ruleset): Promise<readonly RulesetFault[]> => [
  ...(await checkRowExamples(ruleset)),
  ...(await playFaults(ruleset)),
];
