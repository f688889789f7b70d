/** Tiles that glide to their new places. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {mayMove, slide} from './motion.js';

/** An element whose tiles glide. */
export type GlidingHost = ReactiveControllerHost & {readonly renderRoot: ParentNode};

/**
 * Lets tiles glide to their new places whenever the host draws them elsewhere: sorted, or put together. Equal tiles are each
 * other's; of several the nearest one is taken.
 */
export class TileGlide implements ReactiveController {
  private before = new Map<string, DOMRect[]>();

  /** @param within what holds the tiles; each has its name in `data-tile` */
  constructor(
    private readonly host: GlidingHost,
    private readonly within: string,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.before.clear();
    if (!mayMove()) return;
    for (const tile of this.tiles) {
      const name = tile.dataset.tile ?? '';
      this.before.set(name, [...(this.before.get(name) ?? []), tile.getBoundingClientRect()]);
    }
  }

  hostUpdated(): void {
    if (!this.before.size) return;
    const moved = this.tiles.map((tile) => ({tile, to: tile.getBoundingClientRect()}));
    for (const {tile, to} of moved) {
      const places = this.before.get(tile.dataset.tile ?? '') ?? [];
      const far = ({x, y}: DOMRect): number => Math.hypot(x - to.x, y - to.y);
      const from = places.reduce<DOMRect | undefined>(
        (best, one) => (best && far(best) <= far(one) ? best : one),
        undefined,
      );
      if (!from) continue;
      places.splice(places.indexOf(from), 1);
      if (from.width && to.width && far(from) >= 1) slide(tile, from.x - to.x, from.y - to.y);
    }
  }

  private get tiles(): HTMLElement[] {
    // before the first draw there is no root
    const root = this.host.renderRoot as ParentNode | undefined;
    return [...(root?.querySelectorAll<HTMLElement>(`${this.within} [data-tile]`) ?? [])];
  }
}
