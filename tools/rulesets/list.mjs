/**
 * The rule sets of the package, in the order in which they are shown: the one place that lists them. After a change,
 * `npm run rulesets` writes whatever lists them in the sources.
 * @type {readonly {id: string, native: string, presets: readonly string[]}[]}
 */
export const RULESETS = [
  {id: 'luqiao', native: '路橋', presets: []},
  {id: 'shiragiku', native: 'しらぎく', presets: []},
  {id: 'ribon', native: '李凡師', presets: ['tohtenko']},
  {id: 'xinzhang', native: '新章', presets: ['supercup']},
  {id: 'mcr', native: '中国公式', presets: ['guobiao']},
];
