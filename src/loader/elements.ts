/** Where each element comes from, so that a page downloads those that it uses. */
import {once} from './once.js';

export const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'mj-example': () => import('../elements/mj-example/define.js'),
  'mj-hand': () => import('../elements/mj-hand/define.js'),
  'mj-hand-input': () => import('../elements/mj-hand-input/define.js'),
  'mj-rules-options': () => import('../elements/mj-rules-options/define.js'),
  'mj-rules-table': () => import('../elements/mj-rules-table/define.js'),
  'mj-score-breakdown': () => import('../elements/mj-score-breakdown/define.js'),
  'mj-settlement': () => import('../elements/mj-settlement/define.js'),
  'mj-share': () => import('../elements/mj-share/define.js'),
  'mj-tiles': () => import('../elements/mj-tiles/define.js'),
  'mj-waits': () => import('../elements/mj-waits/define.js'),
};

/** Fetches and defines an element, once; a tag that is none of ours is left alone. */
export function bringElement(tag: string): Promise<unknown> | undefined {
  return Object.hasOwn(ELEMENTS, tag) ? once(tag, ELEMENTS[tag]) : undefined;
}
