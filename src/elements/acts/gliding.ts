/** Elements whose tiles glide. */
import {whenIdle} from '../../controllers/idle.js';
import type {GlidingHost} from './tile-glide.js';

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
