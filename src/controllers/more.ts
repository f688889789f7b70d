/** Tells whether a box that scrolls sideways has more at its end. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';

type Host = ReactiveControllerHost & HTMLElement & {readonly renderRoot: ParentNode};

/** Puts the class `more` on the parent of a box as long as the box can be scrolled further towards its end. */
export class MoreController implements ReactiveController {
  private box: HTMLElement | null = null;
  /** Made with the first box: there is none where no page is. */
  private sizes?: ResizeObserver;

  /** @param part selector of the box */
  constructor(
    private readonly host: Host,
    private readonly part: string,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const box = this.host.renderRoot.querySelector<HTMLElement>(this.part);
    if (box === this.box) return;
    this.leave();
    this.box = box;
    if (!box) return;
    box.addEventListener('scroll', this.look, {passive: true});
    // the class may change sizes, which an observer must not do while it tells of them
    this.sizes ??= new ResizeObserver(() => requestAnimationFrame(this.look));
    for (const watched of [box, ...box.children]) this.sizes.observe(watched);
  }

  hostDisconnected(): void {
    this.leave();
    this.box = null;
  }

  private leave(): void {
    this.sizes?.disconnect();
    this.box?.removeEventListener('scroll', this.look);
  }

  private readonly look = (): void => {
    const {box} = this;
    if (!box) return;
    const left = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft);
    // half a pixel is what rounding leaves
    box.parentElement?.classList.toggle('more', left > 1);
  };
}
