import type {SharedExample} from '../../share/shared.js';
import {NOTHING, type Markup} from '../../share/markup.js';
import type {FoundElement} from './found.js';
import type {Writing} from '../fallback/fallback.js';

/** The declared shadow root of an element, if one is asked for. */
export const shadowIn = async (
  found: FoundElement,
  {all, shadowOf}: Writing,
  shared?: SharedExample,
): Promise<Markup> => (await shadowOf?.(found, {all, ...(shared && {shared})})) ?? NOTHING;
