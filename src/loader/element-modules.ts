/** Where each element comes from, so that a page downloads those that it uses. */
// Written by `npm run elements` from the folders in src/elements/.

/** By tag, what fetches and defines an element. */
export const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'mj-board': () => import('../elements/mj-board/define.js'),
  'mj-compare': () => import('../elements/mj-compare/define.js'),
  'mj-cover': () => import('../elements/mj-cover/define.js'),
  'mj-drill': () => import('../elements/mj-drill/define.js'),
  'mj-example': () => import('../elements/mj-example/define.js'),
  'mj-explain': () => import('../elements/mj-explain/define.js'),
  'mj-hand': () => import('../elements/mj-hand/define.js'),
  'mj-hand-input': () => import('../elements/mj-hand-input/define.js'),
  'mj-ledger': () => import('../elements/mj-ledger/define.js'),
  'mj-lesson': () => import('../elements/mj-lesson/define.js'),
  'mj-play': () => import('../elements/mj-play/define.js'),
  'mj-quiz': () => import('../elements/mj-quiz/define.js'),
  'mj-round': () => import('../elements/mj-round/define.js'),
  'mj-rules-options': () => import('../elements/mj-rules-options/define.js'),
  'mj-rules-table': () => import('../elements/mj-rules-table/define.js'),
  'mj-ruleset': () => import('../elements/mj-ruleset/define.js'),
  'mj-score-breakdown': () => import('../elements/mj-score-breakdown/define.js'),
  'mj-settlement': () => import('../elements/mj-settlement/define.js'),
  'mj-share': () => import('../elements/mj-share/define.js'),
  'mj-tiles': () => import('../elements/mj-tiles/define.js'),
  'mj-variant': () => import('../elements/mj-variant/define.js'),
  'mj-waits': () => import('../elements/mj-waits/define.js'),
  'mj-whatif': () => import('../elements/mj-whatif/define.js'),
};
