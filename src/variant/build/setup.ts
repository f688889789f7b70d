/** The settings of a text that do not depend on its rows. */
import type {MeldKind} from '../../core/notation/hand.js';
import {SEATS, type Seat} from '../../core/situation/situation.js';
import type {TileSet} from '../../core/tiles/tile-set.js';
import type {TextSpan} from '../messages/place.js';
import {Refused, type Report} from '../messages/report.js';
import {isFamily, type Family} from '../names/known.js';
import type {SettingEntry} from '../rows/entries.js';
import {REPEATED, type SettingKey} from '../words/setting-names.js';
import {settledAs, SettingOptions, type Settled} from '../settings/options.js';
import {readTileSet} from '../settings/tiles.js';
import {
  readEverybody,
  readFamily,
  readForms,
  readId,
  readImplied,
  readLimit,
  readLosers,
  readMelds,
  readMinimum,
  readPassed,
  readPlayers,
  readPrinciple,
  readSets,
  readVersion,
  readWild,
  type WrittenLimit,
  type WrittenMinimum,
  type WrittenWild,
} from '../settings/words.js';
import type {Ruleset} from '../../core/game/ruleset.js';

/** Settings by their key, each with all that stands after its names. */
export class Settings {
  private readonly byKey = new Map<SettingKey, SettingEntry[]>();

  constructor(
    entries: readonly SettingEntry[],
    private readonly report: Report,
  ) {
    for (const entry of entries) {
      const list = this.byKey.get(entry.key) ?? [];
      this.byKey.set(entry.key, list);
      if (list.length && !REPEATED.includes(entry.key)) report.add(new Refused('set-twice', entry.name));
      else list.push(entry);
    }
  }

  /** Whether the text has the setting. */
  has(key: SettingKey): boolean {
    return this.byKey.has(key);
  }

  /** All that is set under a key. */
  all(key: SettingKey): readonly SettingEntry[] {
    return this.byKey.get(key) ?? [];
  }

  /** Reads a setting; undefined if there is none, or it cannot be read. */
  read<T>(key: SettingKey, read: (value: TextSpan, name: TextSpan) => T): T | undefined {
    const [entry] = this.all(key);
    return entry && this.report.try(() => read(entry.value, entry.name));
  }
}

/** What a text plays with. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly family: Family | undefined;
  readonly seats: readonly Seat[];
  readonly sets: 4 | 5;
  readonly tiles: Settled<TileSet>;
  readonly melds: readonly MeldKind[] | undefined;
  /** The forms that are named, and whether seven pairs may not have four alike. */
  readonly forms: {readonly ids: readonly string[]; readonly isApart: boolean};
  readonly wild: WrittenWild | undefined;
  readonly limit: Settled<WrittenLimit>;
  readonly minimum: Settled<WrittenMinimum> | undefined;
  readonly isImpliedCounted: boolean;
  readonly hasPrinciples: boolean;
  readonly isHalved: boolean;
  readonly isSettled: boolean;
  readonly isPassedBarred: boolean;
  readonly options: SettingOptions;
}

const NO_LIMIT: WrittenLimit = {n: 0, isExceptListed: false};
const NO_FORMS = {ids: [], isApart: false};
const tilesOf = (text: string): Settled<TileSet> => settledAs(readTileSet({text, at: {line: 0, column: 0}}));
/** The tiles of a game with flowers. */
export const FLOWER_TILES = tilesOf('144');
const USUAL_TILES = tilesOf('136');

/** Reads the settings that do not depend on rows; what cannot be read is as if it were not set. */
export function readSetup(settings: Settings, id: string, parent: Ruleset | undefined): Setup {
  const options = new SettingOptions();
  const settled = <T>(key: SettingKey, read: (value: TextSpan) => T): Settled<T> | undefined =>
    settings.read(key, (value, name) => options.settle(key, name, value, read));
  const [unit] = settings.all('unit');
  const family = parent?.family;
  const sets = settings.read('hand', readSets) ?? parent?.sets ?? 4;
  return {
    options,
    id: settings.read('id', readId) ?? id,
    title: settings.read('title', ({text}) => text) ?? '',
    version: settings.read('version', readVersion) ?? 1,
    family: settings.read('names', readFamily) ?? (family && isFamily(family) ? family : undefined),
    seats: SEATS.slice(0, settings.read('players', readPlayers) ?? 4),
    sets,
    tiles: settled('tiles', readTileSet) ?? USUAL_TILES,
    melds: settings.read('melds', readMelds),
    forms: settings.read('forms', (value) => readForms(value, sets)) ?? NO_FORMS,
    wild: settings.read('wild', readWild),
    limit:
      settled('limit', (value) => readLimit(value, settings.has('score'), unit?.value.text)) ??
      settledAs(NO_LIMIT),
    minimum: settled('minimum', readMinimum),
    isImpliedCounted: settings.read('implied', readImplied) ?? false,
    hasPrinciples: settings.read('principle', readPrinciple) ?? false,
    isHalved: settings.read('losers', readLosers) ?? false,
    isSettled: settings.read('everybody', readEverybody) ?? false,
    isPassedBarred: settings.read('passed', readPassed) ?? false,
  };
}
