import type {Match} from '../../core/game/match.js';
import {hasKong} from '../../core/patterns/kongs.js';
import type {Position} from '../../core/game/position.js';
import {hasFlag} from '../../core/game/position.js';
import {dealerNotEast, fault, type Fault} from '../../core/situation/problem.js';
import type {Ruleset} from '../../core/game/ruleset.js';
import {sevenPairs} from '../../core/shapes/seven-pairs.js';
import {thirteenOrphans} from '../../core/shapes/thirteen-orphans.js';
import {kindName, kindOf, tileName, type Kind} from '../../core/tiles/tile.js';
import {ribonDistance} from './distance.js';
import {indicatorsShown} from './game.js';
import {missingIndicators, tooManyIndicators} from './indicators.js';
import {alikePairs, isInAnyRiichi, lacksDiscarder, misusedGari} from './forms.js';
import {options, type RibonOptions} from './options.js';
import {isYaku, patterns, readings, yakumanIds} from './patterns.js';
import {seats} from './pay.js';
import {pay} from './pay.js';
import {presets} from './presets.js';
import {rules} from './rules.js';
import {doraOf, isGari, tileSet} from './tiles.js';
import type {OpenTally, Tally} from '../../core/game/tally.js';

function check(position: Position<RibonOptions>): Fault | undefined {
  const {dealer, gari, uraIndicators} = position;
  if (dealer !== 'east') return dealerNotEast(dealer);
  const other = gari.find((tile) => !isGari(kindOf(tile)));
  if (other !== undefined) return fault('tile-not-in-set', tileName(other), 'gari');
  if (uraIndicators.length && !isInAnyRiichi(position)) {
    return fault('flag-conflict', 'uraIndicators', 'uraIndicators');
  }
  // a win on the replacement of a ガリ is not 嶺上開花 (RB-22): there must be a kong
  const replaced = hasFlag(position, 'replacement') && !hasKong(position);
  return replaced ? fault('flag-conflict', 'replacement', 'flags') : tooManyIndicators(position);
}

/** Whether an arrangement counts: four alike are two pairs only if the table has their row (RB-30, RB-§6). */
const admits = (m: Match): boolean => !alikePairs(m) || m.lists('fourAlike');

/** Notes about what the situation leaves open. */
function notes(m: Match<RibonOptions>): readonly Fault[] {
  const missing = missingIndicators(m.position);
  return lacksDiscarder(m) ? [DISCARDER_UNKNOWN, ...missing] : missing;
}
const DISCARDER_UNKNOWN = fault('not-checked', 'others');

/** Refuses a win with ガリ in the hand (RB-21), or without a yaku (RB-2). */
function forbids(m: Match<RibonOptions>, tally: Tally): Fault | undefined {
  // 流し満貫 does not use the hand (RB-29)
  const misused = m.shape === 'loose' ? -1 : misusedGari(m);
  if (misused >= 0) return (inHand[misused] ??= fault('gari-in-hand', kindName(misused)));
  return tally.some(isYaku) ? undefined : NO_YAKU;
}

/** Faults by kind of ガリ, made when first needed. */
const inHand: Record<Kind, Fault> = [];
const NO_YAKU = fault('no-yaku');

/** Excludes patterns beside a yakuman, as options say: further yakuman (RB-A7), ノーガリ (RB-A5). */
function combine(m: Match<RibonOptions>, tally: OpenTally): void {
  const {yakumanStack, nogariWithYakuman} = m.options;
  if (yakumanStack && nogariWithYakuman) return;
  const [first, ...others] = yakumanIds.filter((id) => tally.has(id));
  if (first === undefined) return;
  if (!nogariWithYakuman) tally.exclude('nogari', first);
  if (!yakumanStack) for (const id of others) tally.exclude(id, first);
}

/** 李凡師サンマ: three players, no 吃, all values are added up. */
export const ribon: Ruleset<RibonOptions> = {
  id: 'ribon',
  version: 1,
  page: 'https://suzume.hakata21.com/5zats/ribon3ma.html',
  unit: 'hon',
  seats,
  sets: 4,
  tiles: tileSet,
  melds: ['pung', 'kong'],
  doraOf,
  firstIndicators: (o) => indicatorsShown(0, o),
  // the page is silent; this is usual in Japan
  concealedKong: 'outer',
  fields: ['counters', 'gari', 'indicators', 'uraIndicators', 'others'],
  shapes: [sevenPairs({fourAlike: true}), thirteenOrphans],
  flags: [
    {flag: 'riichi', concealed: true, not: ['heavenly', 'earthly', 'human']},
    {flag: 'doubleRiichi', concealed: true, not: ['heavenly', 'earthly', 'human']},
    {flag: 'openRiichi', concealed: true, not: ['heavenly', 'earthly', 'human']},
    {flag: 'ippatsu', needs: ['riichi', 'doubleRiichi', 'openRiichi'], not: ['replacement']},
    {flag: 'replacement', by: ['self'], not: ['lastTile']},
    {flag: 'lastTile', by: ['self', 'discard']},
    {flag: 'heavenly', by: ['self'], seat: 'dealer', unmelded: true, not: ['lastTile']},
    {flag: 'earthly', by: ['self'], seat: 'other', unmelded: true, not: ['lastTile']},
    {flag: 'human', by: ['discard'], seat: 'other', unmelded: true, not: ['lastTile']},
    {flag: 'nagashi', by: [], not: ['ippatsu', 'replacement', 'lastTile', 'heavenly', 'earthly', 'human']},
  ],
  options,
  family: 'jp',
  presets,
  patterns,
  examples: async () => (await import('./examples.js')).examples,
  flow: async () => (await import('./flow.js')).flow,
  spellings: async () => (await import('./spellings.js')).spellings,
  frequency: async () => (await import('./frequency.js')).frequency,
  asText: async () => (await import('./as-text.js')).rulesAsText,
  basics: [
    'banban',
    'riichi',
    'tsumo',
    'yakuhai',
    'tanyao',
    'toitoi',
    'honitsu',
    'chiitoitsu',
    'pinfu',
    'chinitsu',
    'gari',
    'nogari',
    'dora',
  ],
  rules,
  check,
  arranging: {admits, readings, combine, distance: ribonDistance},
  winning: {
    anyHand: (position) => position.win < 0 && hasFlag(position, 'nagashi'),
    // a hand that would need a ガリ is not ready (RB-21)
    unwaited: ['gari-in-hand'],
  },
  worth: ({hon}) => hon,
  forbids,
  notes,
  pay,
};
