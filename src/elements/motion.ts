/** Motion with meaning: what is moved goes to its new place, and numbers count. Lists and speech have the end from the start. */
import type {ReactiveControllerHost} from 'lit';
import {whenIdle} from '../controllers/idle.js';
import {unhidden} from '../controllers/unhidden.js';
import {GLIDE} from '../styles/durations.js';
import {prefersStill} from './still.js';

const EASING = 'cubic-bezier(.2, .7, .3, 1)';

/** Whether anything may move: not while the page loads, and not where the reader wants no motion. */
export const mayMove = (): boolean => unhidden(document, 'readyState') === 'complete' && !prefersStill();

/** Lets something glide from another place, that far away in pixels. */
export function slide(element: Element, x: number, y: number): void {
  element.animate([{transform: `translate(${x}px, ${y}px)`}, {transform: 'none'}], {
    duration: GLIDE,
    easing: EASING,
  });
}

/** An element whose tiles glide. */
export type GlidingHost = ReactiveControllerHost & {readonly renderRoot: ParentNode};

/**
 * Lets tiles glide to their new places whenever a host draws them elsewhere. What does so is fetched when the browser is idle.
 * @param within what holds the tiles; each has its name in `data-tile`
 */
export function glideTiles(host: GlidingHost, within: string): void {
  let isAsked = false;
  host.addController({
    hostConnected() {
      if (isAsked) return;
      isAsked = true;
      // without it, tiles are where they belong at once
      whenIdle(
        () =>
          void import('./tile-glide.js')
            .then(({TileGlide}) => new TileGlide(host, within))
            .catch(() => undefined),
      );
    },
  });
}
