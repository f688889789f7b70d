import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {exampleContext, type ExampleState} from '../contexts/example.js';

type Host = ReactiveControllerHost & HTMLElement & {readonly for?: string};

/** @lit/context's request; one for a named element does not bubble: nobody but that element shall answer. */
class ExampleRequest extends Event {
  readonly context = exampleContext;
  readonly subscribe = true;

  constructor(
    readonly contextTarget: Element,
    bubbles: boolean,
    readonly callback: (state: ExampleState | undefined, unsubscribe?: () => void) => void,
  ) {
    super('context-request', {bubbles, composed: bubbles});
  }
}

/**
 * Where an element takes its data from: its own attributes (`own`), else the element that `for` names, else the
 * nearest `<mj-example>` around it. Follows a source that is defined, added, replaced or renamed later.
 */
export class SourceController implements ReactiveController {
  private linked?: ExampleState;
  private followed?: string;
  private target?: Element;
  private unsubscribe?: () => void;
  private observer?: MutationObserver;

  /** @param own the state that the host's attributes make; undefined where they name no hand */
  constructor(
    private readonly host: Host,
    private readonly own: () => ExampleState | undefined = () => undefined,
  ) {
    host.addController(this);
  }

  /** Undefined while there is no source. */
  get state(): ExampleState | undefined {
    return this.own() ?? this.linked;
  }

  hostConnected(): void {
    this.follow();
  }

  hostDisconnected(): void {
    this.unlink();
    this.observer?.disconnect();
    this.observer = undefined;
    this.followed = undefined;
  }

  hostUpdate(): void {
    if (this.host.isConnected && this.followed !== (this.host.for ?? '')) this.follow();
  }

  /** Finds the source anew. */
  private follow(): void {
    this.followed = this.host.for ?? '';
    this.observer?.disconnect();
    this.observer = undefined;
    if (this.followed) {
      this.observer = new MutationObserver(() => {
        if (this.named() !== this.target) this.link(this.named());
      });
      const root = this.host.getRootNode();
      this.observer.observe(root, {subtree: true, childList: true, attributeFilter: ['id']});
    }
    this.link(this.followed ? this.named() : this.host);
  }

  private named(): Element | undefined {
    const root = this.host.getRootNode();
    const near = root instanceof ShadowRoot ? root.getElementById(this.followed ?? '') : null;
    return near ?? document.getElementById(this.followed ?? '') ?? undefined;
  }

  private link(target: Element | undefined): void {
    this.unlink();
    this.target = target;
    if (!target) return;
    const answer = (state: ExampleState | undefined, unsubscribe?: () => void) => {
      if (this.unsubscribe !== unsubscribe) this.unsubscribe?.();
      this.unsubscribe = unsubscribe;
      this.linked = state;
      this.host.requestUpdate();
    };
    target.dispatchEvent(new ExampleRequest(this.host, target === this.host, answer));
    if (!this.unsubscribe) this.waitFor(target === this.host ? target.closest('mj-example') : target);
  }

  /** Asks again when a source that is only a tag so far has been defined. */
  private waitFor(source: Element | null): void {
    if (!source?.matches(':not(:defined)')) return;
    void customElements.whenDefined(source.localName).then(() => {
      if (this.host.isConnected && !this.unsubscribe) this.follow();
    });
  }

  private unlink(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    this.target = undefined;
    if (!this.linked) return;
    this.linked = undefined;
    this.host.requestUpdate();
  }
}
