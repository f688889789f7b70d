/** Tells whether a box that scrolls sideways has more at its end. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

type Host = ReactiveControllerHost & HTMLElement & {readonly renderRoot: ParentNode};

/** Puts the class `more` on the parent of a box as long as the last cell of its table is not seen whole. */
export class MoreController implements ReactiveController {
  private last?: Element | null;
  private observer?: IntersectionObserver;

  /** @param part selector of the box, which holds a table */
  constructor(
    private readonly host: Host,
    private readonly part: string,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const box = this.host.renderRoot.querySelector<HTMLElement>(this.part);
    const last = box?.querySelector('tr')?.lastElementChild;
    if (last === this.last) return;
    this.leave();
    this.last = last;
    if (!box || !last) return;
    // a pixel is what rounding leaves
    const options = {root: box, rootMargin: '1px', threshold: [0.95, 0.99, 1]};
    this.observer = new IntersectionObserver((entries) => {
      const isWhole = (entries.at(-1)?.intersectionRatio ?? 1) >= 0.99;
      box.parentElement?.classList.toggle('more', !isWhole);
    }, options);
    this.observer.observe(last);
  }

  hostDisconnected(): void {
    this.leave();
    this.last = undefined;
  }

  private leave(): void {
    this.observer?.disconnect();
  }
}
