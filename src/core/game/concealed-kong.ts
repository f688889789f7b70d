/** How a concealed kong (暗槓) is drawn. */

/** The ways to draw it, as `concealed-kong` names them. */
export const CONCEALED_KONGS = ['outer', 'inner', 'three', 'all', 'none'] as const;
/** Which of its tiles lie face down: the outer two, the inner two, all but the last, all, or none. */
export type ConcealedKong = (typeof CONCEALED_KONGS)[number];

/** Reads a way to draw it; undefined for any other value. */
export const concealedKongFrom = (value: unknown): ConcealedKong | undefined =>
  CONCEALED_KONGS.find((name) => name === value);

/** How a rule set draws concealed kongs. */
export interface KongLook {
  /** Which tiles lie face down on the table; the outer two by default. */
  readonly concealedKong?: ConcealedKong;
  /**
   * Who sees all four tiles face up instead: the owner, whose view an example shows; or everybody once the hand has
   * won.
   */
  readonly concealedKongShown?: 'owner' | 'won';
}

/**
 * How a concealed kong is drawn in its owner's hand; without a rule set, with the outer two tiles face down.
 * @param won whether the hand is over, so that its kongs are shown
 */
export function drawnKong(look: KongLook | undefined, won: boolean): ConcealedKong {
  const {concealedKong = 'outer', concealedKongShown: shown} = look ?? {};
  return shown === 'owner' || (shown === 'won' && won) ? 'none' : concealedKong;
}
