import type {Preset} from '../../core/game/ruleset.js';

/** The presets: the practice of Chinese players and of the international league's platforms. */
export const presets = [
  {
    id: 'guobiao',
    options: {
      twoConcealedKongs: 6,
      mixedKongs: 5,
      selfDrawSpecial: 'selfDrawn',
      nineGatesYaojiuke: 1,
      knittedStraightWaits: true,
    },
    patterns: {shuangangang: {value: 6}},
    cite: 'MC-GB',
    provenance: 'found',
  },
] as const satisfies readonly Preset[];

/** The id of a preset. */
export type McrPreset = (typeof presets)[number]['id'];
