import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {exampleContext, type ExampleState} from '../contexts/example.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly for?: string};
type Answer = (state: ExampleState | undefined, unsubscribe?: () => void) => void;

const REQUEST = 'context-request';
/** @lit/context's word that somebody can answer now. */
const PROVIDER = 'context-provider';

/** What connected hosts do when somebody can answer: those without a source ask again. */
const retries = new Set<() => void>();
let retrying = false;

/** Forty examples that are defined at once are one occasion to ask. */
function handleProvider(event: Event): void {
  const {context} = event as Event & {readonly context: unknown};
  if (retrying || context !== exampleContext) return;
  retrying = true;
  queueMicrotask(() => {
    retrying = false;
    retries.forEach((retry) => retry());
  });
}

/** Whether a host's own state says nothing but what its source says too, with the score. */
const agrees = (own: ExampleState, {situation}: ExampleState): boolean =>
  Object.entries(own.situation).every(
    ([field, value]) => !value || value === situation[field as keyof typeof situation],
  );

/** A rule set is a long text, and the same as long as it is the same object. */
function sameState(a?: ExampleState, b?: ExampleState): boolean {
  const text = (state?: ExampleState) => JSON.stringify({...state, known: undefined});
  return a?.known === b?.known && text(a) === text(b);
}

/** @lit/context's request; one for a named element does not bubble: nobody but that element shall answer. */
class ExampleRequest extends Event {
  readonly context = exampleContext;
  readonly subscribe = true;

  constructor(
    readonly contextTarget: Element,
    bubbles: boolean,
    readonly callback: Answer,
  ) {
    super(REQUEST, {bubbles, composed: bubbles});
  }
}

/**
 * Where an element takes its data from: its own attributes (`own`), else the element that `for` names, else the
 * nearest `<mj-example>` around it. Follows a source that is defined, added, replaced or renamed later, and hands its
 * own state on to elements that name the host with their `for`.
 */
export class SourceController implements ReactiveController {
  private linked?: ExampleState;
  private followed?: string;
  private target?: Element | null;
  private unsubscribe?: () => void;
  private observer?: MutationObserver;
  private readonly followers = new Set<() => void>();
  /** States that the host itself has told. */
  private readonly told = new WeakSet<ExampleState>();

  /**
   * @param own the state that the host's attributes make; undefined where they name no hand
   * @param provides whether elements inside the host take their data from it, without naming it
   */
  constructor(
    private readonly host: Host,
    private readonly own: () => ExampleState | undefined = () => undefined,
    private readonly provides = false,
  ) {
    host.addController(this);
    host.addEventListener(REQUEST, (event) => this.answer(event));
  }

  /** Undefined while there is no source, or nothing in it. */
  get state(): ExampleState | undefined {
    const own = this.own();
    const linked = this.linked?.situation.hand ? this.linked : undefined;
    return own && !(linked && agrees(own, linked)) ? own : linked;
  }

  /** What the source says, be it without a hand. */
  get given(): ExampleState | undefined {
    return this.linked;
  }

  hostConnected(): void {
    retries.add(this.retry);
    this.host.ownerDocument.addEventListener(PROVIDER, handleProvider);
    this.follow();
  }

  hostDisconnected(): void {
    retries.delete(this.retry);
    this.unlink();
    this.observer?.disconnect();
    this.followed = undefined;
  }

  hostUpdate(): void {
    if (this.host.isConnected && this.followed !== (this.host.for ?? '')) this.follow();
  }

  hostUpdated(): void {
    this.followers.forEach((tell) => tell());
  }

  private readonly retry = () => {
    if (!this.followed && !this.unsubscribe) this.link(this.host);
  };

  /** Finds the source anew. */
  private follow(): void {
    const {host} = this;
    this.followed = host.for ?? '';
    this.observer?.disconnect();
    if (this.followed) {
      this.observer ??= new MutationObserver(() => {
        if (this.named() !== this.target) this.link(this.named());
      });
      for (const root of new Set([host.getRootNode(), host.ownerDocument]))
        this.observer.observe(root, {subtree: true, childList: true, attributeFilter: ['id']});
    }
    this.link(this.followed ? this.named() : host);
  }

  private named(): Element | null {
    const {host, followed = ''} = this;
    const root = host.getRootNode() as Document | ShadowRoot;
    return root.getElementById?.(followed) ?? host.ownerDocument.getElementById(followed);
  }

  private link(target: Element | null): void {
    const {host} = this;
    this.unlink();
    this.target = target;
    if (!target) return;
    const answer: Answer = (state, unsubscribe) => {
      // one nearer has taken over
      if (unsubscribe !== this.unsubscribe) this.unsubscribe?.();
      this.unsubscribe = unsubscribe;
      // what comes back to the host in a ring is no source
      this.linked = state && this.told.has(state) ? undefined : state;
      host.requestUpdate();
    };
    target.dispatchEvent(new ExampleRequest(host, target === host, answer));
    // asks again when a source that is only a tag so far has been defined
    if (target !== host && target.matches(':not(:defined)')) {
      void customElements.whenDefined(target.localName).then(() => {
        if (host.isConnected && !this.unsubscribe) this.follow();
      });
    }
  }

  private unlink(): void {
    this.unsubscribe?.();
    this.unsubscribe = this.target = undefined;
    if (!this.linked) return;
    this.linked = undefined;
    this.host.requestUpdate();
  }

  /** An element that names the host with `for` gets what the host shows; one inside it too, where the host provides. */
  private answer(event: HTMLElementEventMap['context-request']): void {
    const {bubbles, context, contextTarget, callback} = event;
    if (context !== exampleContext || contextTarget === this.host || (bubbles && !this.provides)) return;
    event.stopPropagation();
    let last: ExampleState | undefined;
    const unsubscribe = () => void this.followers.delete(tell);
    const say = (state: ExampleState | undefined) => {
      if (state && state !== this.linked) this.told.add(state);
      callback((last = state), unsubscribe);
    };
    const tell = () => {
      const {state} = this;
      // an own state is made anew for each update
      if (state !== last && !sameState(state, last)) say(state);
    };
    say(this.state);
    this.followers.add(tell);
  }
}
