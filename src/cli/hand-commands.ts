/** The commands that answer a question about a hand: `mj score`, `mj waits` and `mj discards`. */
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import type {Situation} from '../core/situation/situation.js';
import type {Discard} from '../core/waiting/discards.js';
import {loadLocale, type Strings} from '../locales/index.js';
import {scoreLines} from '../locales/score-text.js';
import {toolWords} from '../locales/tools.js';
import type {WaitsStrings} from '../locales/tools/strings.js';
import type {Args} from './args.js';
import {CALLED} from './called.js';
import {linesCommand} from './lines.js';
import {print, printJson} from './output.js';
import {handOutcome, HAND_QUESTIONS, type HandAnswers, type HandCommand} from './questions.js';
import {reasonLines} from './reasons.js';
import {rulesetFor, rulesets} from './rulesets.js';
import {remarkIdle, situationAsked} from './situation.js';
import {placeLines, toldWaits} from './text.js';
import {rulesetWords} from './texts.js';

/** What was asked, and the rules and words to tell the answer with. */
interface Asked {
  readonly situation: Situation;
  /** The hand as it was typed. */
  readonly typed: string;
  readonly ruleset: Ruleset;
  readonly preset?: Preset;
  readonly strings: Strings;
}

/**
 * Runs a command that asks about a hand.
 * @param linesOf the answer about a hand that can be read
 * @returns the exit status, 1 where the hand cannot be read
 */
async function handCommand<C extends HandCommand>(
  command: C,
  args: Args,
  linesOf: (answer: HandAnswers[C], asked: Asked) => readonly string[] | Promise<readonly string[]>,
): Promise<number> {
  if (args.given.ndjson) return linesCommand(command, args);
  const strings = await loadLocale(args.lang);
  const ruled = await rulesetFor(args.given.rules, args, `${CALLED} ${command}`);
  const {ruleset} = ruled;
  const question = situationAsked(args, ruleset);
  const {situation, typed, fault, inTyped} = question;
  const {answer, refuse} = HAND_QUESTIONS[command];
  const result = inTyped(
    fault
      ? refuse(situation.rules, rulesets, fault, strings.problems)
      : answer(situation, rulesets, strings.problems),
  );
  remarkIdle(question, ruleset, args, strings, (one) => handOutcome(command, one, rulesets));
  const {status, reason} = result;
  if (args.given.json) printJson(result);
  else if (reason && status === 'invalid')
    print(...reasonLines(reason, {command, situation, ruleset, typed, says: args.says}));
  else print(...(await linesOf(result, {situation, typed, ...ruled, strings})));
  return status === 'invalid' ? 1 : 0;
}

/** Runs `mj score`. The exit status is 1, too, where the total is not `--expect`. */
export const scoreCommand = (args: Args): Promise<number> =>
  handCommand('score', args, (result, {situation, typed, ruleset, preset, strings}) => [
    // the reason of a hand that is no win is part of its score
    ...placeLines(result.reason, typed),
    ...scoreLines({result, ruleset, situation, text: rulesetWords(ruleset, preset)[args.lang], strings}),
  ]);

/** Runs `mj waits`. */
export const waitsCommand = (args: Args): Promise<number> =>
  handCommand('waits', args, async (result) => toldWaits(result, (await toolWords.load(args.lang)).waits));

/** Runs `mj discards`: prints how far the hand is after each discard. */
export const discardsCommand = (args: Args): Promise<number> =>
  handCommand('discards', args, async (result) => {
    const {waits: words} = await toolWords.load(args.lang);
    return result.discards.map((discard) => discardLine(discard, words));
  });

/** A line for one discard: the tile, the distance of the rest, and its useful tiles. */
function discardLine({tile, distance, useful, left}: Discard, words: WaitsStrings): string {
  const kinds = useful.length;
  const far =
    distance > 0
      ? [words.distance(distance), words.nearer(kinds, left)]
      : [kinds ? words.ready(kinds, left) : words.never];
  const tiles = useful.map((one) => `${one.tile}×${one.left}`).join(' ');
  return [`-${tile}`, ...far, tiles].filter(Boolean).join('  ');
}
