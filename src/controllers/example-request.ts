/** Asking an element for what it shows, by the protocol of @lit/context. */
import {exampleContext, type ExampleState} from '../contexts/example.js';

/** Takes what an element shows, now and after each change; `unsubscribe` ends it. */
export type Answer = (state: ExampleState | undefined, unsubscribe?: () => void) => void;

/** The type of the event that asks. */
export const REQUEST = 'context-request';

/** The type of the event that says that a provider is there now. */
export const PROVIDER = 'context-provider';

/** Tells those inside an element, which may have asked before it was defined, that it answers now; as @lit/context does. */
export class ExampleProvider extends Event {
  readonly context = exampleContext;

  constructor(readonly contextTarget: Element) {
    super(PROVIDER, {bubbles: true, composed: true});
  }
}

/** The request of @lit/context. It does not bubble when it is for a named element, so that only that one answers. */
export class ExampleRequest extends Event {
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
 * Follows an element without taking its data: what it provides, now and after each change. One that is only a tag so far
 * is asked once it has been defined.
 * @returns what ends it
 */
export function follow(
  host: Element,
  target: Element,
  say: (state: ExampleState | undefined) => void,
): () => void {
  let end: (() => void) | undefined;
  let ended = false;
  const ask = () => {
    if (ended) return;
    const answer: Answer = (state, unsubscribe) => {
      end = unsubscribe;
      say(state);
    };
    target.dispatchEvent(new ExampleRequest(host, false, answer));
  };
  ask();
  const registry = target.ownerDocument.defaultView?.customElements;
  if (target.matches(':not(:defined)')) void registry?.whenDefined(target.localName).then(ask);
  return () => {
    ended = true;
    end?.();
  };
}
