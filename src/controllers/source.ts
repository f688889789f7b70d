import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {exampleContext, type ExampleState} from '../contexts/example.js';
import {fault, type Fault} from '../core/situation/problem.js';
import {restated} from '../core/situation/restated.js';
import type {Situation} from '../core/situation/situation.js';
import {memoizeLast} from './memoize.js';
import {ExampleRequest, REQUEST, type ExampleListener} from './example-request.js';
import {elementNamed, followId} from './ids.js';
import {isShadowRoot} from './node-kind.js';
import {unhidden} from './unhidden.js';
import {Provider, PROVIDER} from './provider.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly for?: string};

/** The key under which a host keeps its source element; a global symbol, for several copies of the library. */
const SOURCE = Symbol.for('mj:source@1');
type Linked = Element & {[SOURCE]?: Element};

/** Whether an element is the other, or gets its data from it, directly or through others. */
function leadsTo(from: Element, to: Element): boolean {
  // the loop ends: a link that would close a circle is never made
  for (let at: Linked | undefined = from; at; at = at[SOURCE]) if (at === to) return true;
  return false;
}

/** Elements whose `for` leads back to themselves, with the fault and what tries again. */
const circles = new Map<Element, {readonly found: Fault; readonly source: SourceController}>();
let looking = false;

/** The fault of an element whose `for` closes a circle; undefined for others. */
export const circleOf = (element: Element): Fault | undefined => circles.get(element)?.found;

/** Tries circles again after a link has gone. */
function handleUnlink(): void {
  if (looking || !circles.size) return;
  looking = true;
  queueMicrotask(() => {
    looking = false;
    for (const {source} of [...circles.values()]) source.retryCircle();
  });
}

/** The controllers of connected hosts: when a provider comes, those without a source ask again. */
const connected = new Set<SourceController>();
let retrying = false;

/** Starts one round of requests for all providers of a task: many examples may be defined in one. */
function handleProvider(event: Event): void {
  const {context} = event as Event & {readonly context: unknown};
  if (retrying || context !== exampleContext) return;
  retrying = true;
  queueMicrotask(() => {
    retrying = false;
    connected.forEach((one) => one.retry());
  });
}

/** Whether every field of a host's own situation equals its source's, so that the source's score is valid for both. */
const agrees = (own: ExampleState, {situation}: ExampleState): boolean =>
  Object.entries(own.situation).every(
    ([field, value]) => !value || value === situation[field as keyof typeof situation],
  );

/**
 * Whether two states are the same. Rule sets and rounds are compared as objects: comparing them as text would be slow.
 */
function sameState(a?: ExampleState, b?: ExampleState): boolean {
  const text = (state?: ExampleState) => JSON.stringify({...state, known: undefined, round: undefined});
  return a?.known === b?.known && a?.round === b?.round && text(a) === text(b);
}

const NOTHING: Partial<Situation> = {};

/** @returns a function that gives the source's state the host's own fields, and drops its score where they change the situation */
function restater() {
  const restatedOf = memoizeLast(restated<Situation>);
  return memoizeLast((linked: ExampleState, stated: Partial<Situation>): ExampleState => {
    const isNew = Object.entries(stated).some(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(linked.situation[field as keyof Situation]),
    );
    if (!isNew) return linked;
    const {concealedKong, editing} = linked;
    return {situation: restatedOf(linked.situation, stated), concealedKong, editing};
  });
}

/** Options of a `SourceController`. */
export interface SourceOptions {
  /** Fields that the host states about a hand from elsewhere. They override the fields of the source. */
  readonly stated?: () => Partial<Situation>;
  /** Whether the host provides its data to elements inside it that name no source. */
  readonly provides?: boolean;
  /**
   * Whether the host takes data from elsewhere; false for a host that shows only its own and provides it in another
   * way.
   */
  readonly follows?: boolean;
  /** An element inside the host whose hand comes before the hand around the host. Null if there is no such element. */
  readonly inside?: () => Element | null;
}

/**
 * Finds where an element takes its data from: its own attributes (`own`), else the element that `for` names, else one
 * inside it, else the nearest `<mj-example>` around it. Fields that the host states override those of a hand from elsewhere. Follows a
 * source that is defined, added, replaced or renamed later, and gives its own state to elements that name the host with
 * `for`. No element gets its data from itself, even through others: an element whose `for` would close a circle has no
 * source, and reports it.
 */
export class SourceController implements ReactiveController, EventListenerObject {
  private linked?: ExampleState;
  private followed?: string;
  private target?: Linked | null;
  private unsubscribe?: () => void;
  /** End following the id that `for` names, in the roots where it may be. */
  private endings?: readonly (() => void)[];
  private followers?: Set<() => void>;
  private restating?: ReturnType<typeof restater>;

  /** @param own the state that the host's attributes make; undefined where they name no hand */
  constructor(
    private readonly host: Host,
    private readonly own: () => ExampleState | undefined = () => undefined,
    private readonly options: SourceOptions = {},
  ) {
    if (options.follows === false) return;
    host.addController(this);
    host.addEventListener(REQUEST, this);
  }

  /** Undefined while there is no source, or the source has no data. */
  get state(): ExampleState | undefined {
    const own = this.own();
    const linked = this.linked?.situation.hand ? this.linked : undefined;
    if (own && !(linked && agrees(own, linked))) return own;
    if (!linked) return undefined;
    this.restating ??= restater();
    return this.restating(linked, this.options.stated?.() ?? NOTHING);
  }

  /** Identifies the source: each source has its own object; undefined while there is none. */
  get link(): unknown {
    return this.unsubscribe;
  }

  /** Whether the data comes from elsewhere: `for` names an element, or a provider has answered. */
  get isLinked(): boolean {
    return Boolean(this.host.for) || this.linked !== undefined;
  }

  /** The element that `for` names; undefined where it has not answered. */
  get element(): Element | undefined {
    return this.followed && this.unsubscribe ? (this.target ?? undefined) : undefined;
  }

  /** The source's state, even without a hand. */
  get givenExample(): ExampleState | undefined {
    return this.linked;
  }

  hostConnected(): void {
    connected.add(this);
    unhidden(this.host.ownerDocument, 'addEventListener')(PROVIDER, handleProvider);
    if (this.options.provides) this.host.dispatchEvent(new Provider(exampleContext, this.host));
  }

  hostDisconnected(): void {
    connected.delete(this);
    this.unlink();
    this.unfollow();
    this.followed = undefined;
  }

  /**
   * Follows the element that `for` names now, or one inside or around; called before each render. A host that waits for
   * its turn follows none yet.
   */
  refresh(): void {
    const {host, options, followed} = this;
    if (options.follows === false || !host.isConnected) return;
    if (followed !== (host.for ?? '')) this.follow();
    else this.askAnother();
  }

  hostUpdated(): void {
    this.followers?.forEach((tell) => tell());
  }

  /** A provider has come: asks again where there is no source. */
  retry(): void {
    if (this.followed === '' && !this.unsubscribe) this.ask(this.namedElement);
  }

  /** A link has gone: asks again where it closed the circle. */
  retryCircle(): void {
    const {namedElement} = this;
    if (!namedElement || !leadsTo(namedElement, this.host)) this.ask(namedElement);
  }

  /** Looks for the source again. */
  private follow(): void {
    const followed = (this.followed = this.host.for ?? '');
    this.unfollow();
    if (followed) this.endings = this.roots.map((root) => followId(root, followed, () => this.askAnother()));
    this.ask(this.namedElement);
  }

  private unfollow(): void {
    for (const end of this.endings ?? []) end();
    this.endings = undefined;
  }

  /** Where the element that `for` names may be, in this order. */
  private get roots(): (Document | ShadowRoot)[] {
    const {ownerDocument} = this.host;
    const root = this.host.getRootNode();
    return isShadowRoot(root) ? [root, ownerDocument] : [ownerDocument];
  }

  /** Asks another element than before, if there is another to be asked. */
  private askAnother(): void {
    const {namedElement} = this;
    if (namedElement !== this.target) this.ask(namedElement);
  }

  /** The element to ask: the one that `for` names, one inside, or else the host. */
  private get namedElement(): Element | null {
    const {host, followed} = this;
    if (!followed) return this.options.inside?.() ?? host;
    for (const root of this.roots) {
      const found = elementNamed(root, followed);
      if (found) return found;
    }
    return null;
  }

  /** Asks an element for its data. A request at the host itself is answered by whatever is around it. */
  private ask(target: Element | null): void {
    const {host, followed = ''} = this;
    const isAround = !followed && target === host;
    this.unlink();
    this.target = target;
    if (!target) return;
    if (!isAround && leadsTo(target, host)) {
      circles.set(host, {found: fault('for-circle', followed, 'for'), source: this});
      host.requestUpdate();
      return;
    }
    const answer: ExampleListener = (state, unsubscribe) => {
      // a nearer provider answers now
      if (unsubscribe !== this.unsubscribe) this.unsubscribe?.();
      this.unsubscribe = unsubscribe;
      this.linked = state;
      host.requestUpdate();
    };
    target.dispatchEvent(new ExampleRequest(host, isAround, answer));
    if (!isAround) this.waitFor(target);
  }

  /** Asks again once a source that is not defined yet has been. A tag that is never defined is no source. */
  private waitFor(target: Element): void {
    const {localName, ownerDocument} = target;
    const registry = unhidden(ownerDocument, 'defaultView')?.customElements;
    if (!registry || registry.get(localName) || !target.matches(':not(:defined)')) return;
    const again = () => {
      if (this.host.isConnected && this.target === target && !this.unsubscribe) this.follow();
    };
    // whenDefined rejects names that no element can have
    void registry.whenDefined(localName).then(again, () => undefined);
  }

  private unlink(): void {
    const {host} = this;
    this.unsubscribe?.();
    this.unsubscribe = this.target = undefined;
    if (circles.delete(host)) host.requestUpdate();
    handleUnlink();
    if (!this.linked) return;
    this.linked = undefined;
    host.requestUpdate();
  }

  /** Answers requests: of elements that name the host with `for`, and of elements inside it where the host provides. */
  handleEvent(event: HTMLElementEventMap['context-request']): void {
    const {bubbles, context, callback} = event;
    const {host} = this;
    const follower: Linked = event.contextTarget;
    if (context !== exampleContext || follower === host || (bubbles && !this.options.provides)) return;
    // the host takes its data from the follower
    if (leadsTo(host, follower)) return;
    event.stopPropagation();
    let last: ExampleState | undefined;
    const unsubscribe = () => {
      this.followers?.delete(tell);
      if (follower[SOURCE] === host) follower[SOURCE] = undefined;
    };
    const say = (state: ExampleState | undefined) => callback((last = state), unsubscribe);
    const tell = () => {
      const {state} = this;
      // the own state is a new object after each update
      if (state !== last && !sameState(state, last)) say(state);
    };
    follower[SOURCE] = host;
    say(this.state);
    (this.followers ??= new Set()).add(tell);
  }
}
