import {notWaiting, waits} from '../core/waiting/waits.js';
import {loadLocale} from '../locales/index.js';
import {loadTools} from '../locales/tools.js';
import type {Args} from './args.js';
import {OUTCOMES} from './outcomes.js';
import {remarkIdle, situationAsked} from './situation.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {reasonLines} from './reasons.js';
import {toldWaits} from './text.js';
import {print, printJson} from './output.js';
import {CALLED} from './called.js';

/** Runs `mj waits`. Returns the exit status, 1 where the hand cannot be read. */
export async function waitsCommand(args: Args): Promise<number> {
  if (args.given.ndjson) return linesCommand('waits', args);
  const strings = await loadLocale(args.lang);
  const {ruleset} = await rulesetFor(args.given.rules, args, `${CALLED} waits`);
  const asked = situationAsked(args, ruleset);
  const {situation, typed, fault, inTyped} = asked;
  const result = inTyped(
    fault
      ? notWaiting(situation.rules, rulesets, fault, strings.problems)
      : waits(situation, rulesets, strings.problems),
  );
  remarkIdle(asked, ruleset, args, strings, (one) => OUTCOMES.waits(one, rulesets));
  if (args.given.json) printJson(result);
  else if (result.reason)
    print(...reasonLines(result.reason, {command: 'waits', situation, ruleset, typed, says: args.says}));
  else print(...toldWaits(result, (await loadTools(args.lang)).waits));
  return result.status === 'invalid' ? 1 : 0;
}
