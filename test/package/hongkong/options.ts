/** The house rules of 香港舊章. */
import type {OptionSpec, OptionsOf} from 'mahjong-elements/core/ruleset.js';

export const options = {
  minimum: {type: 'number', default: 3, min: 0, max: 13, cite: 'HK-2', provenance: 'found'},
  limit: {type: 'choice', default: 10, choices: [8, 10, 13], cite: 'HK-3', provenance: 'found'},
  doubling: {
    type: 'choice',
    default: 'half',
    choices: ['half', 'full'],
    cite: 'HK-4',
    provenance: 'found',
  },
  discarderPays: {
    type: 'choice',
    default: 'double',
    choices: ['double', 'all'],
    cite: 'HK-6',
    provenance: 'found',
  },
  flowers: {type: 'boolean', default: true, cite: 'HK-1', provenance: 'found'},
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type HongkongOptions = OptionsOf<typeof options>;
