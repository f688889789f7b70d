/**
 * Requests for the data of another element, by the protocol of @lit/context. Providers are those of @lit/context. Requests
 * are our own, since its `ContextRoot`, which elements defined before their provider would need, keeps the requests of
 * elements that have gone and does not answer requests without a subscription, and since two copies of the library on a
 * page would both answer; and since an element that `for` names is asked directly, which @lit/context has no word for.
 */
import {exampleContext, type ExampleState} from '../contexts/example.js';
import {unhidden} from './unhidden.js';

/** Receives the data of an element, now and after each change; `unsubscribe` ends it. */
export type ExampleListener = (state: ExampleState | undefined, unsubscribe?: () => void) => void;

/** The type of the event that requests data. */
export const REQUEST = 'context-request';

/** A request of @lit/context. A request to a named element does not bubble, so that only that one answers. */
export class ExampleRequest extends Event {
  readonly context = exampleContext;
  readonly subscribe = true;

  constructor(
    readonly contextTarget: Element,
    bubbles: boolean,
    readonly callback: ExampleListener,
  ) {
    super(REQUEST, {bubbles, composed: bubbles});
  }
}

/**
 * Follows the data that an element provides, now and after each change. An element that is only a tag so far is asked
 * once it has been defined.
 * @returns a function that stops it
 */
export function followExample(
  host: Element,
  target: Element,
  say: (state: ExampleState | undefined) => void,
): () => void {
  let end: (() => void) | undefined;
  let ended = false;
  const ask = () => {
    if (ended) return;
    const answer: ExampleListener = (state, unsubscribe) => {
      end = unsubscribe;
      say(state);
    };
    target.dispatchEvent(new ExampleRequest(host, false, answer));
  };
  ask();
  const registry = unhidden(target.ownerDocument, 'defaultView')?.customElements;
  if (target.matches(':not(:defined)')) void registry?.whenDefined(target.localName).then(ask);
  return () => {
    ended = true;
    end?.();
  };
}
