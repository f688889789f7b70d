/** Draws a long list piece by piece, as many a task as it has time for, so that the page stays responsive. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Redrawn} from './redrawn.js';
import {enqueue, type DrawingTurn} from './turns.js';

/** How many items are drawn at one turn. */
const PIECE = 100;

/** Decides how many items of a host's list are drawn: the first ones at once, the others at turns of their own. */
export class PiecesController<T> implements ReactiveController, DrawingTurn {
  private items: readonly T[] = [];
  private drawn = 0;

  /** @param same whether an item of a new list is drawn as the one before in its place */
  constructor(
    private readonly host: ReactiveControllerHost & Redrawn,
    private readonly same: (a: T, b: T) => boolean,
  ) {
    host.addController(this);
  }

  /** The items that are drawn now. Of a new list these are the items that have not changed, and one more piece. */
  of(items: readonly T[]): readonly T[] {
    if (items !== this.items) {
      const changed = items.findIndex((item, i) => i >= this.items.length || !this.same(item, this.items[i]));
      if (changed >= 0) this.drawn = Math.min(this.drawn, changed) + PIECE;
      this.items = items;
    }
    return items.slice(0, this.drawn);
  }

  hostUpdated(): void {
    if (this.drawn < this.items.length) enqueue(this);
  }

  come(): void {
    this.drawn += PIECE;
    this.host.redraw();
  }
}
