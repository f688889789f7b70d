import {invalid, score} from '../core/scoring/score.js';
import {loadLocale} from '../locales/index.js';
import {situationOf, type Args} from './args.js';
import {hintOf} from './hints.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {scoreText} from './text.js';
import {wordsOf} from './texts.js';

/** Runs `mj score`. Returns the exit status, 1 where the hand cannot be scored or its total is not `--expect`. */
export async function scoreCommand(args: Args): Promise<number> {
  if (args.given.ndjson) return linesCommand('score', args);
  const strings = await loadLocale(args.lang);
  const {ruleset, preset} = rulesetFor(args.given.rules);
  const {situation, typed, fault, inTyped} = situationOf(args, ruleset);
  const result = inTyped(
    fault
      ? invalid(situation.rules, rulesets, fault, strings.problems)
      : score(situation, rulesets, strings.problems),
  );
  const text = args.given.json
    ? JSON.stringify(result, null, 2)
    : scoreText({result, ruleset, text: wordsOf(ruleset, preset)[args.lang], strings}, typed);
  const hint = !args.given.json && result.reason && hintOf(result.reason, ruleset);
  process.stdout.write(`${text}\n${hint ? `${hint}\n` : ''}`);
  return result.status === 'invalid' ? 1 : 0;
}
