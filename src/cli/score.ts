import {invalid, score} from '../core/scoring/score.js';
import {loadLocale} from '../locales/index.js';
import {situationOf, type Args} from './args.js';
import {hintOf} from './hints.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {scoreLines} from '../locales/score-text.js';
import {placeLines} from './text.js';
import {wordsOf} from './texts.js';
import {print, printJson} from './output.js';

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
  if (args.given.json) printJson(result);
  else {
    const hint = result.reason && hintOf(result.reason, ruleset);
    const told = {result, ruleset, text: wordsOf(ruleset, preset)[args.lang], strings};
    print(...placeLines(result.reason, typed), ...scoreLines(told), ...(hint ? [hint] : []));
  }
  return result.status === 'invalid' ? 1 : 0;
}
