/** Draws situations from a seed that have given patterns, or just miss one: by a walk that begins at an example. */
import type {Options} from '../game/options.js';
import {shownBy, type Example} from '../game/pattern.js';
import type {Preset, Ruleset} from '../game/ruleset.js';
import {tilesIn} from '../notation/parse.js';
import {readOptions} from '../reading/options.js';
import {tableOf, tilesUnder} from '../reading/table.js';
import type {Situation} from '../situation/situation.js';
import {randomOf} from '../tiles/random.js';
import {kindOf, type Kind} from '../tiles/tile.js';
import {Attempt, rowsOf} from './attempt.js';
import {walkDraftOf, type WalkDraft} from './draft.js';
import type {Drawn, DrawSpec} from './drawn.js';
import type {Walked} from './move.js';
import {isFault} from '../situation/result.js';

/** Thrown for a pattern that the rule set does not have, or that cannot be drawn. */
export class UnknownPatternError extends TypeError {
  constructor(
    rules: string,
    readonly pattern: string,
  ) {
    super(`${rules} has no pattern '${pattern}'`);
  }
}

/** Within so many situations of a series none repeats, unless so many in a row were repetitions. */
const RECENT = 100;
const MOST_PASSED = 50;

/** Examples of a rule set, by pattern. */
export type Examples = Readonly<Record<string, Example>>;

/** Draws situations of one rule set. */
export class Drawing {
  private readonly known = new Map<string, readonly string[]>();
  private readonly starts = new Map<string, readonly WalkDraft[]>();
  private readonly any = new Map<string, readonly WalkDraft[]>();
  private readonly gari: readonly Kind[];
  private readonly flagged: readonly Example[];

  /** @param examples a situation for each pattern that can be drawn */
  constructor(
    private readonly ruleset: Ruleset,
    private readonly examples: Examples,
  ) {
    this.flagged = Object.values(examples).filter(({flags}) => flags?.length);
    this.gari = [...new Set(Object.values(examples).flatMap(({gari}) => tilesIn(gari).map(kindOf)))];
  }

  /** Ids of the patterns that can be drawn under a preset or without one, in the order of the table. */
  patterns(preset = ''): readonly string[] {
    let ids = this.known.get(preset);
    if (!ids) {
      const {rows} = tableOf(this.ruleset, this.presetOf(preset));
      const can = rows.filter(({id, impossible}) => Object.hasOwn(this.examples, id) && !impossible);
      this.known.set(preset, (ids = can.map(({id}) => id)));
    }
    return ids;
  }

  /**
   * Draws a situation; undefined if there is none, or none was found.
   * @throws {UnknownPatternError} for a pattern that the rule set or preset does not have
   * @throws {TypeError} for an option that the rule set does not have
   */
  draw(spec: DrawSpec): Drawn | undefined {
    const preset = this.presetOf(spec.preset);
    const known = this.patterns(spec.preset);
    for (const id of spec.patterns ?? [])
      if (!known.includes(id)) throw new UnknownPatternError(spec.preset ?? this.ruleset.id, id);
    const options = readOptions(this.ruleset, preset, spec.options);
    if (isFault(options) || !known.length) return undefined;
    const random = randomOf(spec.seed);
    const patterns = spec.patterns?.length ? spec.patterns : [known[random.below(known.length)]];
    if (!spec.near && patterns.some((id) => this.isWorthless(id, preset, options))) return undefined;
    const starts = patterns.map((id) => this.startsOf(id, preset));
    const walked = this.walkedWith(preset, options, spec, starts.slice(0, -1).flat());
    return new Attempt(walked, {...spec, patterns}, preset, random).from(
      starts[starts.length - 1],
      this.anyOf(preset),
    );
  }

  /**
   * Draws situations one after another, each from a seed of its own. Those among the last hundred are skipped, as
   * long as there are others.
   */
  *series(spec: DrawSpec): Generator<Drawn> {
    const recent: string[] = [];
    let passed = 0;
    for (let n = 0; ; n++) {
      const drawn = this.draw({...spec, seed: `${spec.seed}/${n}`});
      if (!drawn) return;
      const text = JSON.stringify(drawn.situation);
      if (recent.includes(text) && ++passed < MOST_PASSED) continue;
      passed = 0;
      recent.push(text);
      if (recent.length > RECENT) recent.shift();
      yield drawn;
    }
  }

  /** The examples that have a pattern, its own first: hands that begin in different places are less alike. */
  private startsOf(id: string, preset: Preset | undefined): readonly WalkDraft[] {
    const key = `${preset?.id ?? ''} ${id}`;
    let starts = this.starts.get(key);
    if (!starts) {
      const others = Object.keys(this.examples).filter((other) => other !== id);
      const also = others.filter((other) => rowsOf(this.exampleOf(other, preset), this.ruleset)?.has(id));
      this.starts.set(key, (starts = this.draftsOf([id, ...also], preset)));
    }
    return starts;
  }

  /** The examples of all patterns. */
  private anyOf(preset: Preset | undefined): readonly WalkDraft[] {
    const key = preset?.id ?? '';
    let any = this.any.get(key);
    if (!any) this.any.set(key, (any = this.draftsOf(this.patterns(key), preset)));
    return any;
  }

  private draftsOf(ids: readonly string[], preset: Preset | undefined): readonly WalkDraft[] {
    return ids.flatMap((id) => walkDraftOf(this.exampleOf(id, preset)) ?? []);
  }

  private exampleOf(id: string, preset: Preset | undefined): Situation {
    return {...this.examples[id], rules: preset?.id ?? this.ruleset.id};
  }

  private walkedWith(
    preset: Preset | undefined,
    options: Options,
    {options: given = {}}: DrawSpec,
    models: readonly WalkDraft[],
  ): Walked {
    const {ruleset, gari, flagged} = this;
    const callsChows = ruleset.melds?.includes('chow') !== false;
    const tiles = tilesUnder(tableOf(ruleset, preset), options);
    return {ruleset, tiles, callsChows, gari, flagged, given, models};
  }

  /** Whether house rules give a pattern no value. */
  private isWorthless(id: string, preset: Preset | undefined, options: Options): boolean {
    const row = tableOf(this.ruleset, preset).rows.find((one) => one.id === id);
    if (!row?.shown || row.sum) return false;
    return Object.values(shownBy(row.shown, options)).every((value) => value === 0);
  }

  private presetOf(id: string | undefined): Preset | undefined {
    return this.ruleset.presets?.find((preset) => preset.id === id);
  }
}

/** Loads the examples of a rule set, and returns what draws situations from them. */
export async function drawing(ruleset: Ruleset): Promise<Drawing> {
  return new Drawing(ruleset, await ruleset.examples());
}

/**
 * Draws one situation from a seed.
 * @returns undefined if there is none, or none was found
 */
export async function draw(ruleset: Ruleset, spec: DrawSpec): Promise<Drawn | undefined> {
  return (await drawing(ruleset)).draw(spec);
}
