/** Announces, as @lit/context does, that somebody answers requests now: others may have asked before. */

/** The type of the event. */
export const PROVIDER = 'context-provider';

/** The announcement of a new provider. */
export class Provider extends Event {
  constructor(
    readonly context: unknown,
    readonly contextTarget: Node,
  ) {
    super(PROVIDER, {bubbles: true, composed: true});
  }
}
