import type {NumberedRule} from 'mahjong-elements/core/ruleset.js';

const numbers = [
  'HK-1',
  'HK-2',
  'HK-3',
  'HK-4',
  'HK-5',
  'HK-6',
  'HK-7',
  'HK-8',
  'HK-9',
  'HK-10',
  'HK-11',
] as const;

export type HongkongRule = (typeof numbers)[number];

export const rules: readonly NumberedRule[] = numbers.map((cite) => ({cite, provenance: 'found'}));
