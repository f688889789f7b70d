/**
 * Draws what is near the viewport first, one example or some hands a task, so that no task is long. The rest is
 * drawn when the browser is idle. One observer serves all elements of a page.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {enqueue, isQueued, type Turn} from './turns.js';

const MARGIN = '75% 0px';

type Host = ReactiveControllerHost & HTMLElement;

/** A host's custom states; older versions of TypeScript have no type for them. */
type States = Pick<Set<string>, 'add' | 'delete'>;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (!isIntersecting) continue;
    const near = waiting.get(target);
    forget(target);
    near?.();
  }
}

/** Calls once, when an element comes near the viewport; at once in a browser that cannot observe it. */
export function whenNear(element: Element, near: () => void): void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return;
  }
  observer ??= new IntersectionObserver(handleEntries, {rootMargin: MARGIN, scrollMargin: MARGIN});
  if (!waiting.has(element)) observer.observe(element);
  waiting.set(element, near);
}

/** Stops waiting for an element. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** How long a full page waits before it draws what is far from the viewport, in milliseconds. */
const REST = 2000;
/** Pages with no more elements than this do not wait. */
const FEW = 16;
/** How long a busy page may delay what is far, and how long a browser does that cannot tell; in milliseconds. */
const PATIENCE = 1000;
const PAUSE = 50;

/** Connected since the last look at positions. */
const fresh = new Set<NearController>();
/** Not drawn yet: in a queue, or far from the viewport. */
const undrawn = new Set<NearController>();
const drawn = new WeakSet<Element>();
let idling = false;
let restedAt = 0;

/** Reads all positions before anything is drawn: one cheap layout in place of many. */
const look: Turn = {
  share: 1,
  come() {
    const looked = [...fresh];
    fresh.clear();
    const seen = looked.map((one) => one.isInView());
    looked.forEach((one, i) => {
      if (!seen[i]) one.wait();
      else if (seen.length > 1) one.queue();
      else one.come();
    });
  },
};

/** How many milliseconds the page is still left alone. */
const restLeft = (): number => (undrawn.size > FEW ? restedAt - performance.now() : 0);

/** Draws everything in the end: readers search a page, have it read aloud, copy it, or take a picture of it. */
function idle(): void {
  if (idling || !undrawn.size) return;
  idling = true;
  const again = (draws: boolean) => () => {
    idling = false;
    const [one] = undrawn;
    if (draws && restLeft() <= 0) one?.comeApart();
    idle();
  };
  const rest = restLeft();
  if (rest > 0) setTimeout(again(false), rest);
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(again(true), {timeout: PATIENCE});
  else setTimeout(again(true), PAUSE);
}

/** Draws everything before printing: paper has no viewport. */
function handlePrint(): void {
  for (const one of [...undrawn]) one.come();
}

/**
 * When an element is drawn: near the viewport at once, elsewhere when the browser is idle, or before the page is
 * printed; until then it has the state `waiting`, out of view also `far`, and reserves its room. What is drawn and was not
 * near yet has the state `apart`. Not `content-visibility`: each change of it makes Chromium go through all of the page,
 * which took longer than to draw forty examples.
 */
export class NearController implements ReactiveController, Turn {
  private settle?: () => void;
  private settling?: Promise<void>;

  /**
   * @param share how much of a task it takes to draw it, at most 1
   * @param isInline whether it is part of a sentence, of which nobody knows how long it will be: drawn at once
   */
  constructor(
    private readonly host: Host,
    private readonly states: States,
    readonly share = 1,
    readonly isInline = () => false,
  ) {
    host.addController(this);
    if (typeof IntersectionObserver === 'undefined') drawn.add(host);
    // another element shows what the host has
    host.addEventListener('context-request', ({contextTarget}) => contextTarget !== host && this.queue());
  }

  /** Whether it may be drawn; once true, always so. */
  get isDue(): boolean {
    if (fresh.has(this)) this.ask();
    return drawn.has(this.host);
  }

  /** Resolves when the host may be drawn; undefined where it may be already. */
  get turn(): Promise<void> | undefined {
    if (this.isDue) return undefined;
    return (this.settling ??= new Promise((settle) => (this.settle = settle)));
  }

  hostConnected(): void {
    const {host} = this;
    const root = host.getRootNode();
    if (root instanceof ShadowRoot && drawn.has(root.host)) drawn.add(host);
    if (drawn.has(host)) return;
    this.states.add('waiting');
    window.addEventListener('beforeprint', handlePrint);
    if (!undrawn.size) restedAt = performance.now() + REST;
    undrawn.add(this);
    if (this.settling) this.wait();
    else fresh.add(this);
    idle();
  }

  /** A host that leaves the page before its turn waits again after it returns. */
  hostDisconnected(): void {
    this.leave();
    this.states.delete('apart');
  }

  /** Draws a single host in view at once. Several wait for their turns, so that the work is spread. */
  private ask(): void {
    if (this.isInline()) this.come();
    else if (fresh.size === 1) look.come();
    else if (!isQueued(look)) enqueue(look);
  }

  /** A host without a box is drawn at once too: it may be shown at any time and must not flash. */
  isInView(): boolean {
    const {top, bottom} = this.host.getBoundingClientRect();
    return bottom >= 0 && top <= window.innerHeight;
  }

  wait(): void {
    this.states.add('far');
    whenNear(this.host, () => this.queue());
  }

  /** Due, but others are drawn first. */
  queue(): void {
    if (undrawn.has(this)) enqueue(this);
    else this.settle?.();
  }

  /** Draws the host now, wherever it is. */
  come(): void {
    if (!this.host.isConnected) return;
    drawn.add(this.host);
    if (!undrawn.has(this)) return;
    this.leave();
    this.states.delete('waiting');
    this.settle?.();
    this.host.requestUpdate();
  }

  /** Drawn out of view: until it is seen, it is contained, and frames of the page skip its inside. */
  comeApart(): void {
    this.come();
    this.states.add('apart');
    whenNear(this.host, () => this.states.delete('apart'));
  }

  private leave(): void {
    undrawn.delete(this);
    fresh.delete(this);
    forget(this.host);
    this.states.delete('far');
    if (!undrawn.size) window.removeEventListener('beforeprint', handlePrint);
  }
}
