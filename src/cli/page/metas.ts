/** What is to be said of the elements, by tag. */
import type {ElementMeta, TextKind} from '../../elements/meta.js';
import {METAS} from '../../elements/metas.js';

const metas: Readonly<Record<string, ElementMeta>> = METAS;

/** All our elements. */
export const TAGS: readonly string[] = Object.keys(metas);

/** What is to be said of one of our elements; undefined for other tags. */
export const metaOf = (tag: string): ElementMeta | undefined =>
  Object.hasOwn(metas, tag) ? metas[tag] : undefined;

/** What the text inside an element of ours is. */
export const textKindOf = (tag: string): TextKind | undefined => metaOf(tag)?.text;
