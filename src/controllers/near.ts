/**
 * What is near the viewport is drawn first, an example or some hands a task, so that no task is long; what is far,
 * when the browser has nothing else to do. One observer for all elements of a page.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {enqueue, isQueued, type Turn} from './turns.js';

const MARGIN = '75% 0px';

type Host = ReactiveControllerHost & HTMLElement;

/** A host's custom states, which older compilers have no name for. */
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

/** Calls once, when an element comes near the viewport; at once where nobody can say. */
export function whenNear(element: Element, near: () => void): void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return;
  }
  observer ??= new IntersectionObserver(handleEntries, {rootMargin: MARGIN, scrollMargin: MARGIN});
  if (!waiting.has(element)) observer.observe(element);
  waiting.set(element, near);
}

/** Waits for an element no longer. */
export function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** How long a page with much on it is left to what is near, and to its reader, before what is far is drawn; milliseconds. */
const REST = 2000;
/** How many elements are not much. */
const FEW = 16;
/** How long a busy page keeps what is far waiting, and how long where nobody says whether it is busy; milliseconds. */
const PATIENCE = 1000;
const PAUSE = 50;

/** Connected since somebody looked, and not looked at. */
const fresh = new Set<NearController>();
/** Not drawn: in a queue, or far. */
const undrawn = new Set<NearController>();
const drawn = new WeakSet<Element>();
let idling = false;
let restedAt = 0;

/** Reads where all of them are before any is drawn: that is one layout, and a cheap one. */
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

/** How long the page is still left alone, in milliseconds. */
const restLeft = (): number => (undrawn.size > FEW ? restedAt - performance.now() : 0);

/** So that everything is there for who searches the page, reads it aloud, copies it or takes a picture of all of it. */
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

/** Paper has no viewport. */
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
    // somebody else shows what the host has
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

  /** What is taken out of the page before its turn waits anew once it is back. */
  hostDisconnected(): void {
    this.leave();
    this.states.delete('apart');
  }

  /** One alone is drawn at once, if it is in view; of several each in its turn, and what they cost is spread. */
  private ask(): void {
    if (this.isInline()) this.come();
    else if (fresh.size === 1) look.come();
    else if (!isQueued(look)) enqueue(look);
  }

  /** So is what has no box: it may be shown at any time, and must not flash then. */
  isInView(): boolean {
    const {top, bottom} = this.host.getBoundingClientRect();
    return bottom >= 0 && top <= window.innerHeight;
  }

  wait(): void {
    this.states.add('far');
    whenNear(this.host, () => this.queue());
  }

  /** Drawn as soon as others that are before it. */
  queue(): void {
    if (undrawn.has(this)) enqueue(this);
    else this.settle?.();
  }

  /** Drawn, wherever it is. */
  come(): void {
    if (!this.host.isConnected) return;
    drawn.add(this.host);
    if (!undrawn.has(this)) return;
    this.leave();
    this.states.delete('waiting');
    this.settle?.();
    this.host.requestUpdate();
  }

  /** Drawn where nobody sees it; until somebody does, no frame of the page goes through what is inside. */
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
