/** Motion with meaning: what is moved goes to its new place, and numbers count. Lists and speech have the end from the start. */
import {unhidden} from '../../controllers/unhidden.js';
import {GLIDE} from '../../styles/durations.js';
import {prefersStill} from './still.js';

/** How what moves begins fast and comes to rest. */
export const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/** Whether anything may move: not while the page loads, and not where the reader wants no motion. */
export const mayMove = (): boolean => unhidden(document, 'readyState') === 'complete' && !prefersStill();

/** Lets something glide from another place, that far away in pixels. */
export function slide(element: Element, x: number, y: number): void {
  element.animate([{transform: `translate(${x}px, ${y}px)`}, {transform: 'none'}], {
    duration: GLIDE,
    easing: EASING,
  });
}
