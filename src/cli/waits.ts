import {explainFault, type ProblemMessages} from '../core/problem.js';
import {notWaiting, waits, type WaitsResult} from '../core/waits.js';
import {loadLocale} from '../locales/index.js';
import {progressOf, situationOf, type Args} from './args.js';
import {answerLines, ask, type Answer} from './ndjson.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {waitsText} from './text.js';

export async function waitsCommand(args: Args): Promise<number> {
  const strings = await loadLocale(args.lang);
  if (args.given.ndjson) {
    const answer = (line: string): Answer => waitsLine(line, strings.problems);
    return (await answerLines(process.stdin, process.stdout, answer, progressOf(args))) ? 0 : 1;
  }
  const {ruleset} = rulesetFor(args.given.rules);
  const situation = situationOf(args, ruleset);
  const result = waits(situation, rulesets, strings.problems);
  const text = args.given.json ? JSON.stringify(result, null, 2) : waitsText(result, situation.hand, strings);
  process.stdout.write(`${text}\n`);
  return result.status === 'invalid' ? 1 : 0;
}

function waitsLine(line: string, messages: ProblemMessages): Answer {
  const value = ask<WaitsResult>(
    line,
    (situation) => waits(situation, rulesets, messages),
    (rules, found) => notWaiting(rules, explainFault(found, messages)),
  );
  return {value, bad: value.status === 'invalid'};
}
