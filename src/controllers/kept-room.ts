/** Closes the room that an element does not fill, as soon as the reader would not see the page move. */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {isShadowRoot} from './node-kind.js';

type Host = ReactiveControllerHost & HTMLElement;

/** A host's custom states; older versions of TypeScript lack a type for them. */
type States = Pick<Set<string>, 'add' | 'delete' | 'has'>;

const keeping = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Whether the end of an element is above or below what a reader sees: what follows it may move. */
const isEndUnseen = ({isIntersecting, boundingClientRect, rootBounds}: IntersectionObserverEntry): boolean =>
  !isIntersecting || (rootBounds !== null && boundingClientRect.bottom > rootBounds.bottom);

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const entry of entries) if (isEndUnseen(entry)) keeping.get(entry.target)?.();
}

/**
 * Tells when the host may give back room. The host keeps the room that prestyle.css reserved for it, so that nothing
 * moves while it is drawn; its styles keep none in the state `settled`.
 */
export class KeptRoomController implements ReactiveController {
  /** @param isDrawn whether the host shows all that it is going to show at first */
  constructor(
    private readonly host: Host,
    private readonly states: States,
    private readonly isDrawn: () => boolean,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    // a declared shadow root is as high as the host will be, and so is that of which the host is a part
    const around = this.host.getRootNode();
    const isDeclared = (root: Node | null): boolean =>
      root !== null && isShadowRoot(root) && [...root.children].some((one) => one.matches('.declared'));
    if (isDeclared(this.host.shadowRoot) || isDeclared(around)) this.states.add('settled');
  }

  hostUpdated(): void {
    const {host, states} = this;
    if (states.has('settled') || keeping.has(host) || !this.isDrawn()) return;
    keeping.set(host, () => {
      states.add('settled');
      this.forget();
    });
    observer ??= new IntersectionObserver(handleEntries, {threshold: [0, 1]});
    observer.observe(host);
  }

  hostDisconnected(): void {
    this.forget();
  }

  private forget(): void {
    keeping.delete(this.host);
    observer?.unobserve(this.host);
  }
}
