/**
 * The rule sets of the package, in the order in which they are shown. This is the only place that lists them: after a
 * change, `npm run rulesets` rewrites the sources that depend on it.
 *
 * `unplayed` marks a rule set that has no flow, so that the referee does not know it.
 * @type {readonly {id: string, presets: readonly string[], unplayed?: true}[]}
 */
export const RULESETS = [
  {id: 'luqiao', presets: []},
  {id: 'shiragiku', presets: []},
  {id: 'ribon', presets: ['tohtenko']},
  {id: 'xinzhang', presets: ['supercup']},
  {id: 'mcr', presets: ['guobiao']},
  {id: 'riichi', presets: ['tenhou', 'mleague', 'mahjongsoul', 'wrc', 'ema']},
];
