/** The modules of the elements, so that a page downloads those that it uses. */
import {announced} from './coming.js';
import {once} from './once.js';

/** Fetches hands first: readers see the tiles of examples while the scoring code loads. */
const showHands = async (): Promise<void> => {
  const [hands] = await Promise.all([import('./hands.js'), import('../elements/mj-hand/define.js')]);
  hands.showHands();
};

type Sources = Readonly<Record<string, () => Promise<unknown>>>;

/** Elements that few pages use. Bundles contain the others, and fetch these. */
const SELDOM: Sources = {
  'mj-board': () => import('../elements/mj-board/define.js'),
  'mj-compare': () => import('../elements/mj-compare/define.js'),
  'mj-explain': () => import('../elements/mj-explain/define.js'),
  'mj-hand-input': () => import('../elements/mj-hand-input/define.js'),
  'mj-drill': () => import('../elements/mj-drill/define.js'),
  'mj-lesson': () => import('../elements/mj-lesson/define.js'),
  'mj-quiz': () => import('../elements/mj-quiz/define.js'),
  'mj-round': () => import('../elements/mj-round/define.js'),
  'mj-ledger': () => import('../elements/mj-ledger/define.js'),
  'mj-rules-options': () => import('../elements/mj-rules-options/define.js'),
  'mj-rules-table': () => import('../elements/mj-rules-table/define.js'),
  'mj-share': () => import('../elements/mj-share/define.js'),
  'mj-variant': () => import('../elements/mj-variant/define.js'),
  'mj-waits': () => import('../elements/mj-waits/define.js'),
  'mj-whatif': () => import('../elements/mj-whatif/define.js'),
};

/** The function that fetches and defines each element, by tag. */
export const ELEMENTS: Sources = {
  ...SELDOM,
  'mj-example': async () => {
    await showsFirst('mj-example');
    return import('../elements/mj-example/define.js');
  },
  'mj-hand': () => import('../elements/mj-hand/define.js'),
  'mj-score-breakdown': () => import('../elements/mj-score-breakdown/define.js'),
  'mj-settlement': () => import('../elements/mj-settlement/define.js'),
  'mj-tiles': () => import('../elements/mj-tiles/define.js'),
};

/** Fetches the part of an element that readers see first; resolves when it is loaded. */
export const showsFirst = (tag: string): Promise<unknown> =>
  tag === 'mj-example' && !announced(tag) ? once('hands', showHands) : Promise.resolve();

const bring = (sources: Sources, tag: string): Promise<unknown> | undefined =>
  Object.hasOwn(sources, tag) ? once(tag, sources[tag]) : undefined;

/** Fetches and defines an element, once. Ignores tags of others. */
export const bringElement = (tag: string): Promise<unknown> | undefined =>
  announced(tag) ?? bring(ELEMENTS, tag);

/** Does the same for elements that a bundle does not contain. */
export const bringSeldom = (tag: string): Promise<unknown> | undefined => bring(SELDOM, tag);
