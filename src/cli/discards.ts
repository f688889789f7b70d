import {discards, noDiscards, type Discard, type DiscardsResult} from '../core/waiting/discards.js';
import {loadLocale} from '../locales/index.js';
import {loadTools} from '../locales/tools.js';
import type {WaitsStrings} from '../locales/tools/strings.js';
import {situationOf, type Args} from './args.js';
import {linesCommand} from './lines.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {placeLines} from './text.js';
import {print, printJson} from './output.js';

/** Runs `mj discards`: prints how far the hand is after each discard. Returns the exit status. */
export async function discardsCommand(args: Args): Promise<number> {
  if (args.given.ndjson) return linesCommand('discards', args);
  const strings = await loadLocale(args.lang);
  const {ruleset} = rulesetFor(args.given.rules);
  const {situation, typed, fault, inTyped} = situationOf(args, ruleset);
  const result = inTyped(
    fault
      ? noDiscards(situation.rules, rulesets, fault, strings.problems)
      : discards(situation, rulesets, strings.problems),
  );
  if (args.given.json) printJson(result);
  else print(...discardsLines(result, typed, (await loadTools(args.lang)).waits));
  return result.status === 'invalid' ? 1 : 0;
}

function discardsLines({reason, discards: all}: DiscardsResult, hand: string, words: WaitsStrings): string[] {
  if (reason) return [...placeLines(reason, hand), reason.message];
  return all.map((discard) => lineOf(discard, words));
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
