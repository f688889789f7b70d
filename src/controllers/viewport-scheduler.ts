/**
 * Draws elements near the viewport first, as many a task as it has time for, so that no task is long. A short rest is drawn
 * when the browser is idle, a long one when it comes near. One observer serves all elements of a page.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {whenIdle} from './idle.js';
import {isShadowRoot} from './node-kind.js';
import {comeNow, drawInBudget, LONG, type Comer} from './frame-budget.js';
import {enqueue, type DrawingTurn} from './turns.js';

/** How far from the viewport is still near: three quarters of the height of the window. */
const MARGIN = '75% 0px';

type Host = ReactiveControllerHost & HTMLElement & Comer;

/** A host's custom states; older versions of TypeScript lack a type for them. */
type States = Pick<Set<string>, 'add' | 'delete'>;

const waiting = new WeakMap<Element, () => void>();
/** Changes of what is drawn that are not shown yet, of elements far from the viewport. */
const updates = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (!isIntersecting) continue;
    const near = waiting.get(target);
    const update = updates.get(target);
    forget(target);
    near?.();
    if (update) enqueue({come: update});
  }
}

/** Calls `near` once, when an element comes near the viewport; at once in browsers without IntersectionObserver. */
export function whenNear(element: Element, near: () => void): void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return;
  }
  observe(element);
  waiting.set(element, near);
}

function observe(element: Element): void {
  observer ??= new IntersectionObserver(handleEntries, {rootMargin: MARGIN, scrollMargin: MARGIN});
  if (!waiting.has(element) && !updates.has(element)) observer.observe(element);
}

/** Stops waiting for an element. */
export function forget(element: Element): void {
  waiting.delete(element);
  updates.delete(element);
  observer?.unobserve(element);
}

/** Drops the change of an element that has left the page. */
export function forgetUpdate(element: Element): void {
  if (!updates.delete(element)) return;
  if (!waiting.has(element)) observer?.unobserve(element);
  stopPrint();
}

/** Where an element is; nowhere if it has no box. */
type Place = 'in-view' | 'elsewhere' | 'nowhere';

function placeOf(element: Element, windowHeight: number): Place {
  const boxes = [...element.getClientRects()];
  if (!boxes.length) return 'nowhere';
  return boxes.some(({top, bottom}) => bottom >= 0 && top <= windowHeight) ? 'in-view' : 'elsewhere';
}

/**
 * Updates many elements: those near the viewport soon, the others when they come near, or before the page is printed. A few
 * are all updated now.
 */
export function updateNear(elements: readonly Element[], update: (one: Element) => void): void {
  if (elements.length <= FEW || typeof IntersectionObserver === 'undefined') return elements.forEach(update);
  for (const one of elements) {
    observe(one);
    updates.set(one, () => update(one));
  }
  window.addEventListener('beforeprint', handlePrint);
}

/**
 * So many elements far from the viewport are drawn when the browser is idle: a reader of an article finds all of it. More are
 * drawn only when they come near, since each takes memory, and the time of a reader who may never come to it.
 */
const FEW = 16;
/**
 * The longest that a busy page may delay elements far from the viewport, and the delay in browsers without idle
 * callbacks; in milliseconds.
 */
const PATIENCE = 1000;
const PAUSE = 50;

/** Hosts connected since their positions were last read. */
const fresh = new Set<ViewportScheduler>();
/** Hosts not drawn yet: in the queue, or far from the viewport. */
const undrawn = new Set<ViewportScheduler>();
/**
 * Those of them that had no box when they were looked at. No reader finds, hears or copies what is not shown, so they
 * wait until they come near.
 */
const unshown = new Set<ViewportScheduler>();
const drawn = new WeakSet<Element>();
let idling = false;
const never = (): boolean => false;

/** Hosts drawn out of view: those of this frame, and those of the one before, which are laid out by now. */
let drawnNow = new Set<ViewportScheduler>();
let drawnBefore = new Set<ViewportScheduler>();

/** Sets hosts apart once their heights are known: the browser keeps these while it skips the hosts. */
function handleFrame(): void {
  drawnBefore.forEach((one) => one.setApart());
  [drawnBefore, drawnNow] = [drawnNow, new Set()];
  if (drawnBefore.size) requestAnimationFrame(handleFrame);
}

/**
 * Reads positions before anything is drawn: one cheap layout in place of many. It takes half of the time that a task has, since
 * what follows from them takes as long again; what is left over is read in the next turn.
 */
const look: DrawingTurn = {
  come() {
    const {innerHeight} = window;
    const since = performance.now();
    const places = new Map<ViewportScheduler, Place>();
    for (const one of fresh) {
      fresh.delete(one);
      places.set(one, placeOf(one.host, innerHeight));
      if (performance.now() - since >= LONG / 2) break;
    }
    if (fresh.size) enqueue(look);
    for (const [one, place] of places) {
      if (place === 'nowhere') one.setShown(false);
      if (place !== 'in-view') one.wait();
      else if (places.size > 1) one.queue();
      else one.draw();
    }
  },
};

/** Whether there are elements far from the viewport, and few. */
const isRestShort = (): boolean => undrawn.size > unshown.size && undrawn.size - unshown.size <= FEW;

/** Draws a short rest in the end: readers search a page, have it read aloud, copy it, or take a picture of it. */
function idle(): void {
  if (idling || !isRestShort()) return;
  idling = true;
  whenIdle(() => void drawRest(), {longest: PATIENCE, pause: PAUSE});
}

function again(): void {
  idling = false;
  idle();
}

/** Draws as many as a task has time for. */
async function drawRest(): Promise<void> {
  if (fresh.size) look.come();
  if (isRestShort()) await drawInBudget(rest(), (one) => one.come());
  again();
}

function* rest(): Generator<ViewportScheduler> {
  for (const one of undrawn) if (!unshown.has(one)) yield one;
}

/** Notes which hosts have got a box. Called when one of them has a size, or has come near: the page is laid out then. */
function lookAtUnshown(): void {
  for (const one of unshown) if (one.host.getClientRects().length) one.setShown(true);
  idle();
}

/** A host inside another element has no box until that element is drawn, and may be far from the viewport then. */
let sizes: ResizeObserver | undefined;

/** Draws everything before printing, since paper has no viewport. */
function handlePrint(): void {
  for (const one of [...undrawn]) one.draw();
  for (const [one, update] of [...updates]) {
    forgetUpdate(one);
    update();
  }
  stopPrint();
}

function stopPrint(): void {
  if (!undrawn.size && !updates.size) window.removeEventListener('beforeprint', handlePrint);
}

/**
 * Decides when an element is drawn: near the viewport at once, elsewhere when the browser is idle, or before the page
 * is printed. Until then it has the state `waiting`, out of view also `far`, and reserves its room. An element drawn
 * before it came near gets the state `apart`: the browser leaves its inside out of the page's frames.
 */
export class ViewportScheduler implements ReactiveController, DrawingTurn, EventListenerObject {
  private settle?: () => void;
  private settling?: Promise<void>;

  /**
   * @param isAtOnce whether the host is drawn at once, wherever it is: it is part of a sentence, whose width cannot be
   *   reserved, or another element shows what is set in it
   */
  constructor(
    readonly host: Host,
    private readonly states: States,
    readonly isAtOnce = never,
  ) {
    host.addController(this);
    if (typeof IntersectionObserver === 'undefined') drawn.add(host);
    // an element that names the host needs its data; what bubbles is asked of whatever is around
    host.addEventListener('context-request', this);
  }

  handleEvent({bubbles}: Event): void {
    if (bubbles) return;
    comeNow(this.host);
    this.queue();
  }

  /**
   * Lets the host come in no earlier than it is drawn; false if it is drawn wherever it is, or where the page has no prestyle.css,
   * which keeps its room until then.
   */
  putOff(): boolean {
    if (this.isDue || this.isAtOnce() || getComputedStyle(this.host).display === 'inline') return false;
    this.expect();
    this.wait();
    return true;
  }

  /** Whether the host may be drawn. Once true, it stays true. */
  get isDue(): boolean {
    if (fresh.has(this)) this.ask();
    return drawn.has(this.host);
  }

  /** Resolves when the host may be drawn; undefined where it may be drawn already. */
  get turn(): Promise<void> | undefined {
    if (this.isDue) return undefined;
    return (this.settling ??= new Promise((settle) => (this.settle = settle)));
  }

  hostConnected(): void {
    const {host} = this;
    const root = host.getRootNode();
    if (isShadowRoot(root) && drawn.has(root.host)) drawn.add(host);
    if (drawn.has(host)) return;
    this.states.add('waiting');
    this.expect();
    if (this.settling) this.wait();
    else fresh.add(this);
    idle();
  }

  /** The host is to be drawn, and before the page is printed. */
  private expect(): void {
    window.addEventListener('beforeprint', handlePrint);
    undrawn.add(this);
  }

  /** A host that leaves the page before its turn waits again after it returns. */
  hostDisconnected(): void {
    this.leave();
    this.endApart();
  }

  /** Draws a host in view at once, if it is the only one. Several wait for their turns, so that the work is spread. */
  private ask(): void {
    if (this.isAtOnce()) this.draw();
    else if (fresh.size === 1) look.come();
    else enqueue(look);
  }

  /** Notes whether the host has a box. */
  setShown(isShown: boolean): void {
    if (isShown) {
      unshown.delete(this);
      sizes?.unobserve(this.host);
    } else {
      unshown.add(this);
      (sizes ??= new ResizeObserver(lookAtUnshown)).observe(this.host);
    }
  }

  wait(): void {
    this.states.add('far');
    whenNear(this.host, () => {
      this.queue();
      if (unshown.has(this)) lookAtUnshown();
    });
  }

  /** Puts the host into the queue. */
  queue(): void {
    if (undrawn.has(this)) enqueue(this);
    else this.settle?.();
  }

  /** The host's turn: it is drawn, apart where it is out of view. */
  come(): void {
    // the state stays until the host is drawn; it may have come near since
    const isFar = waiting.has(this.host);
    this.draw();
    if (!isFar) return;
    // until the host comes near the browser skips its inside
    whenNear(this.host, () => this.endApart());
    if (drawnNow.add(this).size === 1 && !drawnBefore.size) requestAnimationFrame(handleFrame);
  }

  /** Draws the host now, whether in view or not. */
  draw(): void {
    if (!this.host.isConnected) return;
    comeNow(this.host);
    drawn.add(this.host);
    this.settle?.();
    if (!undrawn.has(this)) return;
    this.leave();
    this.states.delete('waiting');
    this.host.requestUpdate();
  }

  setApart(): void {
    this.states.add('apart');
  }

  private endApart(): void {
    drawnNow.delete(this);
    drawnBefore.delete(this);
    this.states.delete('apart');
  }

  private leave(): void {
    undrawn.delete(this);
    if (unshown.has(this)) this.setShown(true);
    fresh.delete(this);
    forget(this.host);
    this.states.delete('far');
    idle();
    stopPrint();
  }
}
