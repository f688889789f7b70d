/** The modules of the elements, so that a page downloads those that it uses. */
import {announced} from './coming.js';
import {OFTEN, SELDOM, type Sources} from './element-modules.js';
import {once} from './once.js';

/** Fetches hands first: readers see the tiles of examples while the scoring code loads. */
const showHands = async (): Promise<void> => {
  const [hands] = await Promise.all([import('./hands.js'), import('../elements/mj-hand/define.js')]);
  hands.showHands();
};

/** The function that fetches and defines each element, by tag. */
export const ELEMENTS: Sources = {
  ...SELDOM,
  ...OFTEN,
  'mj-example': async () => {
    await showsFirst('mj-example');
    return OFTEN['mj-example']();
  },
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
