import {setViewport} from '@web/test-runner-commands';
import {visualDiff} from '@web/test-runner-visual-regression';
import {type Medium, setMedium} from '../elements/medium.js';

export const DARK: Medium = {'prefers-color-scheme': 'dark'};
export const FORCED: Medium = {'forced-colors': 'active'};
export const PRINT: Medium = {media: 'print'};

/** Sets the page that the next pictures are taken of: nothing moves on it. */
export async function setPage(width: number, medium: Medium = {}): Promise<void> {
  await setMedium({'prefers-reduced-motion': 'reduce', ...medium});
  await setViewport({width: width + 32, height: 1600});
}

/** Compares the element with the picture of that name, once its fonts are there and nothing moves any more. */
export async function compare(element: Element, name: string): Promise<void> {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  for (const animation of document.getAnimations()) animation.finish();
  await visualDiff(element, name);
}
