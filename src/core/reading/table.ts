/** A rule set under one preset, prepared for reading and scoring. */
import type {Shape} from '../arranging/shape.js';
import {waitsByForm} from '../arranging/waits-by-form.js';
import {waitsWithWilds} from '../arranging/wild/wild-waits.js';
import type {MatchTable} from '../game/match.js';
import type {OptionValue, Options} from '../game/options.js';
import {isAgreed, type Pattern} from '../game/pattern.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import type {TileSet} from '../tiles/tile-set.js';
import {oncePer} from '../situation/once-per.js';
import {oncePerKey} from '../situation/once-per-key.js';

/** What the scorer needs for each hand; computed once for each rule set and preset. */
export interface ScoringTable extends MatchTable {
  readonly ruleset: Ruleset;
  /** The id of the rule set or preset with its version: `luqiao@1`. */
  readonly rules: string;
  readonly rows: readonly Pattern[];
  /** The values of options that a situation does not give. */
  readonly defaults: Options;
  /** The tile set under the defaults. */
  readonly tiles: TileSet;
  /** The special winning forms, except those whose row a preset removes. */
  readonly shapes: readonly Shape[];
}

/** The rows of a rule set with a preset's changes; no row includes one that the preset removes. */
export function patternsOf(ruleset: Ruleset, preset?: Preset): readonly Pattern[] {
  const changes = preset?.patterns;
  if (!changes) return ruleset.patterns;
  const isLeft = (id: string) => !changes[id]?.off;
  return ruleset.patterns
    .filter(({id}) => isLeft(id))
    .map((pattern) => {
      const row: Pattern = {...pattern, ...changes[pattern.id]};
      const {includes, includesIf: more, includesOn} = row;
      return {
        ...row,
        includes: includes?.filter(isLeft),
        includesIf: more && {...more, ids: more.ids.filter(isLeft)},
        includesOn: includesOn?.filter(isLeft),
      };
    });
}

/** The ids of rows that are not counted beside a row under these house rules. */
export function includedBy(
  {includes = [], includesUnless, includesIf, includesOn = []}: Pattern,
  options: Options,
): readonly string[] {
  const counted = includesUnless !== undefined && options[includesUnless] === true;
  const all = counted ? [...includesOn] : [...includes, ...includesOn];
  if (includesIf && isAgreed(includesIf, options)) all.push(...includesIf.ids);
  return all;
}

/** The default options of a rule set; a preset's values replace some of them. */
export function defaultOptions(ruleset: Ruleset, preset?: Preset): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(ruleset.options)) options[name] = spec.default;
  return Object.freeze({...options, ...preset?.options});
}

/** The tile set of a rule set under some options. */
export const tilesOf = ({tiles}: Ruleset, options: Options): TileSet =>
  typeof tiles === 'function' ? tiles(options) : tiles;

/** The tile set of a table under some options; the one for its defaults is made once. */
export const tilesUnder = ({ruleset, defaults, tiles}: ScoringTable, options: Options): TileSet =>
  options === defaults ? tiles : tilesOf(ruleset, options);

/** The id of a rule set or preset with its version, `luqiao@1`; that of a text with its digest too, `#own@1~3f9a`. */
export const pinned = ({id, version, digest}: Ruleset, preset: Preset | undefined): string =>
  `${preset?.id ?? id}@${version}${digest === undefined ? '' : `~${digest}`}`;

/** The table of a rule set or preset, made once. */
export const tableOf = (ruleset: Ruleset, preset?: Preset): ScoringTable => tablesOf(ruleset)(preset);

const tablesOf = oncePer((ruleset: Ruleset) =>
  oncePerKey((preset: Preset | undefined) => makeTable(ruleset, preset)),
);

function makeTable(ruleset: Ruleset, preset: Preset | undefined): ScoringTable {
  const rows = patternsOf(ruleset, preset);
  const ids = new Set(rows.map(({id}) => id));
  const defaults = defaultOptions(ruleset, preset);
  const shapes = (ruleset.shapes ?? []).filter(({row}) => row === undefined || ids.has(row));
  return {
    ruleset,
    rules: pinned(ruleset, preset),
    rows,
    defaults,
    tiles: tilesOf(ruleset, defaults),
    shapes,
    lists: (id) => ids.has(id),
    waitsOf: (hand) => (hand.wilds ? waitsWithWilds(hand, hand.wilds, shapes) : waitsByForm(hand, shapes)),
  };
}
