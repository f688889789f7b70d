/** Draws large content in slices, as many a task as it has time for: the page can respond between two tasks. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Redrawn} from './redrawn.js';
import {enqueue, type DrawingTurn} from './turns.js';

type Host = ReactiveControllerHost & Redrawn & Pick<Node, 'isConnected'>;

/**
 * Draws a host's content slice by slice. `reach` is the number of slices drawn, and grows by one at each turn, as long as the
 * host is in a page. A host that comes back is drawn again, as all elements are, and the next slice follows.
 */
export class SlicesController implements ReactiveController, DrawingTurn {
  /** How many slices are to be drawn. */
  reach = 1;

  /** @param count the number of slices */
  constructor(
    private readonly host: Host,
    private readonly count: () => number,
  ) {
    host.addController(this);
  }

  /** Whether all slices are drawn. */
  get isDone(): boolean {
    return this.reach >= this.count();
  }

  hostUpdated(): void {
    if (this.host.isConnected && !this.isDone) enqueue(this);
  }

  come(): void {
    if (!this.host.isConnected) return;
    this.reach++;
    this.host.redraw();
  }

  /** Draws all remaining slices at once, for callers that wait for them. */
  finish(): void {
    const lacks = !this.isDone;
    this.reach = Infinity;
    if (lacks) this.host.redraw();
  }
}
