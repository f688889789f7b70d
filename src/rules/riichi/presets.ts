import type {Preset} from '../../core/ruleset.js';

/** What the largest server plays (tenhou.net): no form counts as two yakuman. A liable player pays for the whole hand. */
const tenhou = {
  id: 'tenhou',
  options: {doubleYakuman: false, liabilityFor: 'hand', liabilityCounters: 'liable'},
  cite: 'RC-15',
  provenance: 'found',
} as const satisfies Preset;

/** Tournaments of the professional league: 切り上げ満貫, no 数え役満, two fu for every pair of winds. */
const mleague = {
  id: 'mleague',
  options: {
    doubleYakuman: false,
    kiriageMangan: true,
    countedYakuman: false,
    doubleWindPair: 2,
    liabilityCounters: 'liable',
    kongLiability: true,
  },
  cite: 'RC-10',
  provenance: 'found',
} as const satisfies Preset;

/**
 * Ranked games of 雀魂 for four, by riichi.wiki (“Mahjong Soul”): forms that count as two yakuman, each yakuman with a
 * liable player of its own. That this player pays the counters is seen in a log of a game.
 */
const mahjongsoul = {
  id: 'mahjongsoul',
  options: {liabilityCounters: 'liable'},
  cite: 'RC-18',
  provenance: 'found',
} as const satisfies Preset;

const NO_REDS = {'5m': 0, '5p': 0, '5s': 0} as const;

/**
 * World Riichi Championship Rules, edition of 2015 (worldriichi.org/wrc-rules, riichi.wiki): no red fives, 切り上げ満貫,
 * no hand above one yakuman. Later editions add yakuman up. 人和 is a yaku of five han, “cumulative with other yaku and dora”
 * (the author of the rules, in their announcement on reachmahjong.com).
 */
const wrc = {
  id: 'wrc',
  options: {
    redTiles: NO_REDS,
    doubleWindPair: 2,
    kiriageMangan: true,
    countedYakuman: false,
    yakumanStack: false,
    doubleYakuman: false,
    renhou: 'fiveHan',
    liabilityFor: 'hand',
  },
  cite: 'RC-10',
  provenance: 'found',
} as const satisfies Preset;

/**
 * Riichi Competition Rules of the European Mahjong Association, edition of 2016 (mahjong-europe.org): as those of the
 * World Riichi Championship, but without 切り上げ満貫, and with four fu for a pair of both winds. 人和 is “a strict mangan only”
 * (riichi.wiki): no other yaku and no dora adds to it. A hand that is worth more by its other yaku is scored by these, as
 * agari, a scorer that cites §4.2.4 of the rules for the same, does.
 */
const ema = {
  id: 'ema',
  options: {
    redTiles: NO_REDS,
    countedYakuman: false,
    yakumanStack: false,
    doubleYakuman: false,
    renhou: 'mangan',
    liabilityFor: 'hand',
  },
  cite: 'RC-10',
  provenance: 'found',
} as const satisfies Preset;

/** The presets: common house rules. */
export const presets = [tenhou, mleague, mahjongsoul, wrc, ema] as const;

/** The id of a preset. */
export type RiichiPreset = (typeof presets)[number]['id'];
