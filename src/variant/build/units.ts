/** The units of a text: which there are, and what they are called. */
import type {TextSpan} from '../messages/place.js';
import {Refused} from '../messages/report.js';
import {TERM_WORDS} from '../formulas/read.js';
import {fold} from '../names/fold.js';
import type {SettingEntry} from '../rows/entries.js';
import type {SettingKey} from '../words/setting-names.js';
import type {WrittenLeast} from '../settings/words.js';
import {knownUnit, unitNamed} from '../words/units.js';

/** Settings in whose formulas a unit may be named. */
const FORMULAS: readonly SettingKey[] = ['score', 'points', 'discard', 'self'];

/** The unit of rows that name none, where the text names none either. */
export const POINTS = 'points';

/** Collects the units of rows, and finds those that formulas name. */
export class Units {
  /** The words for units by id. */
  readonly words = new Map<string, string>();
  private readonly named = new Set<string>();
  private mainId: string | undefined;

  constructor(settings: readonly SettingEntry[], main: TextSpan | undefined) {
    for (const {key, value} of settings) {
      if (!FORMULAS.includes(key)) continue;
      for (const [word] of value.text.matchAll(/\p{L}+/gu)) this.named.add(fold(word));
    }
    if (!main) return;
    this.mainId = unitNamed(main.text);
    if (this.mainId === undefined) throw new Refused('unknown-unit', main);
    this.words.set(this.mainId, main.text);
  }

  /** The unit of the total: the one that is set, or that of the first row. */
  get main(): string {
    return this.mainId ?? POINTS;
  }

  /** The unit of a row that names none. */
  takeMain(): string {
    this.mainId ??= POINTS;
    if (!this.words.has(this.mainId)) this.words.set(this.mainId, this.mainId);
    return this.mainId;
  }

  /** The unit of rules that the text builds on, unless the text sets another. */
  inherit(unit: string): void {
    this.mainId ??= unit;
  }

  /** The names of all units, for messages. */
  get list(): readonly string[] {
    return [...this.words.values()];
  }

  /**
   * The id of the unit after a number: one that is known, or that a formula names.
   * @throws {Refused} for any other word
   */
  take(word: TextSpan): string {
    const id = unitNamed(word.text);
    const isKnown = knownUnit(word.text) !== undefined || this.named.has(fold(word.text));
    if (id === undefined || !(isKnown || this.words.has(id)))
      throw new Refused('unknown-unit', word, this.list);
    this.mainId ??= id;
    if (!this.words.has(id)) this.words.set(id, word.text);
    return id;
  }

  /** The id of a unit that a formula names; undefined if no row is in it. */
  idOf(name: string): string | undefined {
    const id = unitNamed(name);
    return id !== undefined && (this.words.has(id) || id === this.main) ? id : undefined;
  }
}

/**
 * The id of the unit that a minimum is counted in; undefined for the worth of the hand.
 * @param hasScore whether the text computes the worth: a minimum must say then whether it is in units or in `score`
 * @throws {Refused} where the text has no such unit, or none is named
 */
export function leastUnit({span, unit}: WrittenLeast, units: Units, hasScore: boolean): string | undefined {
  const id = unit && units.idOf(unit.text);
  if (id !== undefined) return id;
  if (unit && TERM_WORDS.meaning(unit.text) !== 'score') throw new Refused('unknown-unit', unit, units.list);
  if (!unit && hasScore) throw new Refused('unit-wanted', span, [...units.list, 'score']);
  return undefined;
}
