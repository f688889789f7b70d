import {drawing, type Drawing} from '../core/drawing/drawing.js';
import type {DrawSpec} from '../core/drawing/drawn.js';
import {DRAW_LEVELS} from '../core/drawing/level.js';
import type {Lang} from '../core/game/names.js';
import {parseOptions} from '../core/reading/options.js';
import type {Preset, Ruleset} from '../core/game/ruleset.js';
import {explainFault} from '../core/situation/problem.js';
import {isWinBy} from '../core/situation/situation.js';
import {loadLocale} from '../locales/index.js';
import {UsageError, type Args} from './args.js';
import {nearestTo} from '../core/situation/nearest.js';
import {rulesetFor} from './rulesets.js';
import {printJsonLine, remark} from './output.js';
import type {CommandWords} from './words/index.js';
import {CALLED} from './called.js';
import {isFault} from '../core/situation/result.js';

/** Prints situations one a line, as `mj score --ndjson` reads them. */
export async function drawCommand(args: Args): Promise<number> {
  const {given} = args;
  const {ruleset, preset} = await rulesetFor(given.rules, args, `${CALLED} draw`);
  const drawn = await drawing(ruleset);
  const spec = await specOf(args, ruleset, preset, drawn);
  const wanted = Number(given.count ?? 1);
  let count = 0;
  for (const {situation} of drawn.series(spec)) {
    printJsonLine(situation);
    if (++count === wanted) return 0;
  }
  const {patterns = [], near = false, by} = spec;
  const what = `${patterns.join(', ')}${by ? ` (--by ${by})` : ''}`;
  remark(`${CALLED}: ${args.says.notDrawn(preset?.id ?? ruleset.id, what, near)}`);
  return 1;
}

/** @throws {UsageError} for an unknown pattern or option */
async function specOf(
  {given, says, lang}: Args,
  ruleset: Ruleset,
  preset: Preset | undefined,
  drawn: Drawing,
): Promise<DrawSpec> {
  const {by, seed, near, options} = given;
  const level = DRAW_LEVELS.find((one) => String(one) === given.level);
  return {
    seed: typeof seed === 'string' ? seed : '1',
    patterns: patternsOf(given.pattern, {says, ruleset, preset, drawn}),
    level: level ?? 2,
    ...(near ? {near: true} : {}),
    ...(isWinBy(by) ? {by} : {}),
    ...(preset ? {preset: preset.id} : {}),
    ...(typeof options === 'string' ? {options: await optionsOf(options, ruleset, lang)} : {}),
  };
}

async function optionsOf(
  text: string,
  {id, options: specs}: Ruleset,
  lang: Lang,
): Promise<Record<string, unknown>> {
  const options = parseOptions(specs, text, id);
  if (!isFault(options)) return options;
  const {problems} = await loadLocale(lang);
  throw new UsageError(`--options: ${explainFault(options, problems).message}`);
}

/** What patterns are looked up in. */
interface Known {
  readonly says: CommandWords;
  readonly ruleset: Ruleset;
  readonly preset: Preset | undefined;
  readonly drawn: Drawing;
}

/** Ids of patterns, given as ids or as the rule page writes the names. */
function patternsOf(given: string | boolean | undefined, {says, ruleset, preset, drawn}: Known): string[] {
  if (typeof given !== 'string') return [];
  const known = drawn.patterns(preset?.id);
  const rules = preset?.id ?? ruleset.id;
  return given.split(',').map((name) => {
    const wanted = name.trim();
    const row = ruleset.patterns.find(({id, native}) => id === wanted || native === wanted);
    if (!row) throw new UsageError(says.noPattern(rules, wanted, nearestTo(wanted, known)));
    if (!known.includes(row.id)) throw new UsageError(says.impossible(rules, row.id));
    return row.id;
  });
}
