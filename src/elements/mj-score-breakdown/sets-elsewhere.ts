/** The sets of a breakdown, drawn in the hand that stands on the page already. */
import type {ScoredHand} from '../mj-hand/shared.js';
import type {ScoredView} from '../views/scored-view.js';
import {scoredHand, showsScoredHand} from './in-hand.js';

type HandElement = Element & {scored?: ScoredHand};

/** A hand that shows the hand of the example around it. */
const OF_EXAMPLE = 'mj-hand:not([hand], [for])';

/**
 * The hand on the page that a breakdown is about; null where there is none.
 * @param named the element that the breakdown's `for` names; without it, the example around counts
 */
export function handBeside(breakdown: Element, named: Element | undefined): HandElement | null {
  const from = named ?? breakdown.closest('mj-example');
  if (from?.localName === 'mj-hand') return from;
  return from?.shadowRoot?.querySelector(OF_EXAMPLE) ?? from?.querySelector(OF_EXAMPLE) ?? null;
}

/** Draws the sets of one breakdown in a hand. A hand shows one score: what draws it first keeps it. */
export class SetsElsewhere {
  private hand: HandElement | null = null;
  private given?: ScoredHand;
  private areShown = false;

  /** Whether a hand on the page shows the result in its sets. */
  get areDrawn(): boolean {
    return this.areShown;
  }

  /** @param hand null where there is none */
  draw(hand: HandElement | null, view: ScoredView): void {
    if (hand !== this.hand) this.end();
    const {scored} = hand ?? {};
    const isFree = !scored || scored === this.given;
    this.areShown = hand !== null && (isFree || scored.result === view.result);
    if (!hand || !isFree) return;
    this.hand = hand;
    hand.scored = this.given = showsScoredHand(view.result) ? scoredHand(view, view.state) : undefined;
  }

  /** Draws the hand as it was. */
  end(): void {
    if (this.hand?.scored === this.given && this.hand) this.hand.scored = undefined;
    this.hand = null;
    this.given = undefined;
    this.areShown = false;
  }
}
