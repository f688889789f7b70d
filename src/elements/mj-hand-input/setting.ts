/** The tiles, melds and rows that the rules allow. */
import {ROW_FIELDS, type RowField} from '../../core/situation/attributes.js';
import {readOptions} from '../../core/reading/options.js';
import {findRules} from '../../core/reading/read.js';
import {wildsUnder} from '../../core/reading/wild-kind.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {SEATS, type Seat, type Situation} from '../../core/situation/situation.js';
import {kindOf, type Kind} from '../../core/tiles/tile.js';
import {handDraftOf, rowOf, type HandDraft} from './draft.js';
import {MELDS, kindOfMeld, type MeldName} from './melds.js';
import {ALL_TILES} from './stock.js';
import type {MeldKind} from '../../core/notation/hand.js';
import type {Options} from '../../core/game/options.js';
import type {TileSet} from '../../core/tiles/tile-set.js';
import {isFault} from '../../core/situation/result.js';

/** The choices that the rule set, its options and the fields so far allow. */
export interface Setting {
  readonly ruleset?: Ruleset;
  readonly options: Options;
  readonly set: TileSet;
  /** The number of tiles held before the winning tile: 13 or 16. */
  readonly size: number;
  readonly melds: readonly MeldName[];
  readonly rows: readonly RowField[];
  readonly seats: readonly Seat[];
}

const EVERY_MELD: readonly MeldKind[] = ['chow', 'pung', 'kong'];

/** The setting without a rule set: everything is allowed. */
export const ANY_SETTING: Setting = {
  options: {},
  set: ALL_TILES,
  size: 16,
  melds: MELDS,
  rows: [],
  seats: SEATS,
};

/** @param situation names the preset and the options; options that cannot be read count as the defaults */
export function settingOf(ruleset: Ruleset | undefined, {rules, options}: Situation): Setting {
  if (!ruleset) return ANY_SETTING;
  const agreed = agreedOptions(ruleset, rules, options);
  const set = typeof ruleset.tiles === 'function' ? ruleset.tiles(agreed) : ruleset.tiles;
  const kinds = ruleset.melds ?? EVERY_MELD;
  return {
    ruleset,
    options: agreed,
    set,
    size: 3 * ruleset.sets + 1,
    melds: MELDS.filter((name) => kinds.includes(kindOfMeld(name))),
    rows: ROW_FIELDS.filter((row) => ruleset.fields.includes(row) && (row !== 'flowers' || set.flowers)),
    seats: ruleset.seats,
  };
}

function agreedOptions(ruleset: Ruleset, rules: string, given: Situation['options']): Options {
  const preset = findRules(rules, ruleset)?.preset;
  const known = Object.entries(given ?? {}).filter(([name]) => Object.hasOwn(ruleset.options, name));
  const options = readOptions(ruleset, preset, Object.fromEntries(known));
  return isFault(options) ? (readOptions(ruleset, preset, undefined) as Options) : options;
}

/** A situation as a draft, with kongs read under the rules of the setting. */
export function draftBy(setting: Setting, situation: Partial<Situation>): HandDraft {
  const draft = handDraftOf(situation);
  const wild = kongWild(setting, draft);
  return wild === undefined ? draft : handDraftOf(situation, wild);
}

/** The kinds that are wild in a draft. */
export function draftWild({ruleset, options}: Setting, draft: HandDraft): readonly Kind[] {
  return wildsUnder(ruleset, options, rowOf(draft, 'wild').map(kindOf).at(0));
}

/** The kind whose tiles may stand for others in a kong, where the options allow that. */
export function kongWild({ruleset, options}: Setting, draft: HandDraft): Kind | undefined {
  const indicator = rowOf(draft, 'wild').at(0);
  if (indicator === undefined) return undefined;
  const wilds = ruleset?.wilds?.of(kindOf(indicator), options);
  return wilds?.inKongs ? wilds.wild : undefined;
}
