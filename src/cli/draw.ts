import {drawing, type Drawing, type DrawSpec} from '../core/drawing/drawing.js';
import {parseOptions} from '../core/reading/options.js';
import {isFault} from '../core/reading/read.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {isWinBy} from '../core/situation/situation.js';
import {UsageError, type Args} from './args.js';
import {nearestTo} from '../core/situation/nearest.js';
import {rulesetFor} from './rulesets.js';
import {printJsonLine, remark} from './output.js';

const MOST = 1_000_000;
const LEVELS = [1, 2, 3] as const;

/** Prints situations one a line, as `mj score --ndjson` reads them. */
export async function drawCommand(args: Args): Promise<number> {
  const {given} = args;
  if (args.words.length) throw new UsageError(`mj draw takes no hand: '${args.words.join(' ')}'`);
  const {ruleset, preset} = rulesetFor(given.rules);
  const drawn = await drawing(ruleset);
  const spec = specOf(args, ruleset, preset, drawn);
  const wanted = countOf(given.count);
  let count = 0;
  for (const {situation} of drawn.series(spec)) {
    printJsonLine(situation);
    if (++count === wanted) return 0;
  }
  remark(`mj: ${notFound(spec, preset?.id ?? ruleset.id)}`);
  return 1;
}

function notFound({patterns = [], near, by}: DrawSpec, rules: string): string {
  const what = `${patterns.join(' and ')}${by ? ` by ${by}` : ''}`;
  return near
    ? `${rules}: no hand was found that just fails ${what}`
    : `${rules}: no hand was found that has ${what}`;
}

function countOf(given: string | boolean | undefined): number {
  const count = Number(given ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > MOST)
    throw new UsageError(`--count is a whole number from 1 to ${MOST}`);
  return count;
}

/** @throws {UsageError} for an unknown value */
function specOf({given}: Args, ruleset: Ruleset, preset: Preset | undefined, drawn: Drawing): DrawSpec {
  const {by, seed, near} = given;
  const level = LEVELS.find((one) => String(one) === (given.level ?? '2'));
  if (!level) throw new UsageError('--level is 1, 2 or 3');
  if (by !== undefined && !isWinBy(by)) throw new UsageError('--by is discard, self or robbing');
  const patterns = patternsOf(given.pattern, ruleset, preset, drawn);
  if (near && !patterns.length) throw new UsageError('--near goes with --pattern');
  return {
    seed: typeof seed === 'string' ? seed : '1',
    patterns,
    level,
    ...(near ? {near: true} : {}),
    ...(by === undefined ? {} : {by}),
    ...(preset ? {preset: preset.id} : {}),
    ...(typeof given.options === 'string' ? {options: optionsOf(given.options, ruleset)} : {}),
  };
}

function optionsOf(text: string, ruleset: Ruleset): Record<string, unknown> {
  const options = parseOptions(ruleset.options, text);
  if (isFault(options))
    throw new UsageError(`--options: ${ruleset.id} knows no '${String(options.about)}' like this`);
  return options;
}

/** Ids of patterns, given as ids or as the rule page writes the names. */
function patternsOf(
  given: string | boolean | undefined,
  ruleset: Ruleset,
  preset: Preset | undefined,
  drawn: Drawing,
): string[] {
  if (typeof given !== 'string') return [];
  const known = drawn.patterns(preset?.id);
  const rules = preset?.id ?? ruleset.id;
  return given.split(',').map((name) => {
    const wanted = name.trim();
    const row = ruleset.patterns.find(({id, native}) => id === wanted || native === wanted);
    if (!row) {
      const near = nearestTo(wanted, known);
      throw new UsageError(`${rules} has no pattern '${wanted}'${near ? `; did you mean ${near}?` : ''}`);
    }
    if (!known.includes(row.id)) throw new UsageError(`${rules}: no hand can score ${row.id}`);
    return row.id;
  });
}
