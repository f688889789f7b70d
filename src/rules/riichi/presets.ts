import type {Preset} from '../../core/ruleset.js';

/** What the largest server plays: no form counts as two yakuman. */
const tenhou = {
  id: 'tenhou',
  options: {doubleYakuman: false},
  cite: 'RC-15',
  provenance: 'found',
} as const satisfies Preset;

/** Tournaments of the professional league: 切り上げ満貫, no 数え役満, two fu for every pair of winds. */
const mleague = {
  id: 'mleague',
  options: {doubleYakuman: false, kiriageMangan: true, countedYakuman: false, doubleWindPair: 2},
  cite: 'RC-10',
  provenance: 'found',
} as const satisfies Preset;

/** The presets: common house rules. */
export const presets = [tenhou, mleague] as const;

/** The id of a preset. */
export type RiichiPreset = (typeof presets)[number]['id'];
