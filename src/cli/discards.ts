import {discards, noDiscards, type Discard} from '../core/waiting/discards.js';
import {loadLocale} from '../locales/index.js';
import {loadTools} from '../locales/tools.js';
import type {WaitsStrings} from '../locales/tools/strings.js';
import type {Args} from './args.js';
import {OUTCOMES} from './outcomes.js';
import {remarkIdle, situationAsked} from './situation.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {reasonLines} from './reasons.js';
import {print, printJson} from './output.js';
import {CALLED} from './called.js';

/** Runs `mj discards`: prints how far the hand is after each discard. Returns the exit status. */
export async function discardsCommand(args: Args): Promise<number> {
  if (args.given.ndjson) return linesCommand('discards', args);
  const strings = await loadLocale(args.lang);
  const {ruleset} = await rulesetFor(args.given.rules, args, `${CALLED} discards`);
  const asked = situationAsked(args, ruleset);
  const {situation, typed, fault, inTyped} = asked;
  const result = inTyped(
    fault
      ? noDiscards(situation.rules, rulesets, fault, strings.problems)
      : discards(situation, rulesets, strings.problems),
  );
  remarkIdle(asked, ruleset, args, strings, (one) => OUTCOMES.discards(one, rulesets));
  if (args.given.json) printJson(result);
  else if (result.reason)
    print(...reasonLines(result.reason, {command: 'discards', situation, ruleset, typed, says: args.says}));
  else {
    const {waits: words} = await loadTools(args.lang);
    print(...result.discards.map((discard) => lineOf(discard, words)));
  }
  return result.status === 'invalid' ? 1 : 0;
}

/** A line for one discard: the tile, the distance of the rest, and its useful tiles. */
function lineOf({tile, distance, useful, left}: Discard, words: WaitsStrings): string {
  const kinds = useful.length;
  const far =
    distance > 0
      ? [words.distance(distance), words.nearer(kinds, left)]
      : [kinds ? words.ready(kinds, left) : words.never];
  const tiles = useful.map((one) => `${one.tile}×${one.left}`).join(' ');
  return [`-${tile}`, ...far, tiles].filter(Boolean).join('  ');
}
