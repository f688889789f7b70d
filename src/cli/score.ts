import type {ProblemMessages} from '../core/problem.js';
import {empty} from '../core/report.js';
import type {ScoreResult} from '../core/result.js';
import {score} from '../core/score.js';
import {loadLocale} from '../locales/index.js';
import {progressOf, situationOf, type Args} from './args.js';
import {answerLines, ask, type Answer} from './ndjson.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {scoreText} from './text.js';
import {wordsOf} from './texts.js';

export async function scoreCommand(args: Args): Promise<number> {
  const strings = await loadLocale(args.lang);
  if (args.given.ndjson) return scoreLines(args, strings.problems);
  const {ruleset} = rulesetFor(args.given.rules);
  const situation = situationOf(args, ruleset);
  const result = score(situation, rulesets, strings.problems);
  const text = args.given.json
    ? JSON.stringify(result, null, 2)
    : scoreText(result, situation.hand, wordsOf(ruleset)[args.lang], strings);
  process.stdout.write(`${text}\n`);
  return result.status === 'invalid' ? 1 : 0;
}

async function scoreLines(args: Args, messages: ProblemMessages): Promise<number> {
  const answer = (line: string): Answer => scoreLine(line, messages);
  return (await answerLines(process.stdin, process.stdout, answer, progressOf(args))) ? 0 : 1;
}

function scoreLine(line: string, messages: ProblemMessages): Answer {
  const value = ask<ScoreResult>(
    line,
    (situation) => score(situation, rulesets, messages),
    (rules, found) => empty('invalid', undefined, rules, found, messages),
  );
  return {value, bad: value.status === 'invalid'};
}
