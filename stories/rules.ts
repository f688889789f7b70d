/** The rule sets and presets that the controls of stories offer. */
// Written by `npm run rulesets` from tools/rulesets/list.mjs.
export const RULES = [
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
