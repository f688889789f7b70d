/** What rule sets there are, for a page that has loaded a few of them. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.

/** The ids of all rule sets and presets of the package. */
export const RULE_IDS: readonly string[] = [
  'luqiao',
  'shiragiku',
  'ribon',
  'tohtenko',
  'xinzhang',
  'supercup',
  'mcr',
  'guobiao',
  'riichi',
  'tenhou',
  'mleague',
  'mahjongsoul',
  'wrc',
  'ema',
];
