import {invalid, score} from '../core/scoring/score.js';
import {loadLocale} from '../locales/index.js';
import type {Args} from './args.js';
import {OUTCOMES} from './outcomes.js';
import {remarkIdle, situationAsked} from './situation.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {scoreLines} from '../locales/score-text.js';
import {reasonLines} from './reasons.js';
import {placeLines} from './text.js';
import {rulesetWords} from './texts.js';
import {print, printJson} from './output.js';
import {CALLED} from './called.js';

/** Runs `mj score`. Returns the exit status, 1 where the hand cannot be scored or its total is not `--expect`. */
export async function scoreCommand(args: Args): Promise<number> {
  if (args.given.ndjson) return linesCommand('score', args);
  const strings = await loadLocale(args.lang);
  const {ruleset, preset} = await rulesetFor(args.given.rules, args, `${CALLED} score`);
  const asked = situationAsked(args, ruleset);
  const {situation, typed, fault, inTyped} = asked;
  const result = inTyped(
    fault
      ? invalid(situation.rules, rulesets, fault, strings.problems)
      : score(situation, rulesets, strings.problems),
  );
  remarkIdle(asked, ruleset, args, strings, (one) => OUTCOMES.score(one, rulesets));
  if (args.given.json) printJson(result);
  else {
    const told = {result, ruleset, situation, text: rulesetWords(ruleset, preset)[args.lang], strings};
    const {reason, status} = result;
    const asking = {command: 'score', situation, ruleset, typed, says: args.says} as const;
    // the reason of a hand that is no win is part of its score
    const why = reason && status === 'invalid' ? reasonLines(reason, asking) : undefined;
    print(...(why ?? [...placeLines(reason, typed), ...scoreLines(told)]));
  }
  return result.status === 'invalid' ? 1 : 0;
}
