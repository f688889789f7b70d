/** Tiles that glide to their new places. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {lookInFrame} from './in-frame.js';
import {mayMove, slide} from './motion.js';

/** An element whose tiles glide. */
export type GlidingHost = ReactiveControllerHost & {readonly renderRoot: ParentNode};

/**
 * Lets tiles glide to their new places whenever the host draws them elsewhere: sorted, or put together. Equal tiles are each
 * other's; of several the nearest one is taken.
 */
export class TileGlide implements ReactiveController {
  /** The tiles as the reader saw them last, and where they were. */
  private before: readonly Placed[] = [];
  private isLooking = false;

  /** @param within what holds the tiles; each has its name in `data-tile` */
  constructor(
    private readonly host: GlidingHost,
    private readonly within: string,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    if (!this.isLooking) this.before = mayMove() ? placesOf(this.tiles) : [];
  }

  hostUpdated(): void {
    if (this.isLooking || !this.before.length) return;
    this.isLooking = true;
    lookInFrame(() => {
      this.isLooking = false;
      const moves = movesOf(this.before, this.tiles);
      return () => moves.forEach(({tile, x, y}) => slide(tile, x, y));
    });
  }

  private get tiles(): HTMLElement[] {
    // before the first draw there is no root
    const root = this.host.renderRoot as ParentNode | undefined;
    return [...(root?.querySelectorAll<HTMLElement>(`${this.within} [data-tile]`) ?? [])];
  }
}

interface Placed {
  readonly tile: HTMLElement;
  readonly name: string | undefined;
  readonly at: DOMRect;
}

const placesOf = (tiles: readonly HTMLElement[]): Placed[] =>
  tiles.map((tile) => ({tile, name: tile.dataset.tile, at: tile.getBoundingClientRect()}));

/** Which tiles have moved, and how far back it is to where they were. */
function movesOf(before: readonly Placed[], tiles: readonly HTMLElement[]) {
  const left = new Set(before);
  return placesOf(tiles).flatMap(({tile, name, at}) => {
    const far = (one: Placed): number => Math.hypot(one.at.x - at.x, one.at.y - at.y);
    const [from] = [...left].filter((one) => one.name === name).sort((a, b) => far(a) - far(b));
    if (!from) return [];
    left.delete(from);
    const isFar = from.at.width && at.width && far(from) >= 1;
    return isFar ? [{tile, x: from.at.x - at.x, y: from.at.y - at.y}] : [];
  });
}
