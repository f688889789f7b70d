/**
 * The rule sets of the package, in the order in which they are shown. This is the only place that lists them: after a
 * change, `npm run rulesets` rewrites the sources that depend on it.
 *
 * `unplayed` marks a rule set that has no flow, so that the referee does not know it.
 * @type {readonly {id: string, native: string, presets: readonly string[], unplayed?: true}[]}
 */
export const RULESETS = [
  {id: 'luqiao', native: '路橋', presets: []},
  {id: 'shiragiku', native: 'しらぎく', presets: []},
  {id: 'ribon', native: '李凡師', presets: ['tohtenko']},
  {id: 'xinzhang', native: '新章', presets: ['supercup']},
  {id: 'mcr', native: '国标麻将', presets: ['guobiao']},
  {
    id: 'riichi',
    native: 'リーチ麻雀',
    presets: ['tenhou', 'mleague', 'mahjongsoul', 'wrc', 'ema'],
  },
];
