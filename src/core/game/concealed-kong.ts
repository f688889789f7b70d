/** How a concealed kong (暗槓) is drawn. */

/** The ways, as `concealed-kong` names them. */
export const CONCEALED_KONGS = ['outer', 'inner', 'three', 'all', 'none'] as const;
/** Which of its tiles lie face down: the outer two, the inner two, all but the last, all, or none. */
export type ConcealedKong = (typeof CONCEALED_KONGS)[number];

/** @returns undefined for a value that is none */
export const concealedKongFrom = (value: unknown): ConcealedKong | undefined =>
  CONCEALED_KONGS.find((name) => name === value);

/** How a rule set has it. */
export interface KongLook {
  /** Which of its tiles lie face down on the table; the outer two by default. */
  readonly concealedKong?: ConcealedKong;
  /** Who is shown them all the same: its owner, whose hand an example is; or everybody once the hand has won. */
  readonly concealedKongShown?: 'owner' | 'won';
}

/**
 * How its owner's hand is drawn under a rule set; the outer two face down where none is known.
 * @param won whether the hand is over, so that its kongs are shown
 */
export function drawnKong(look: KongLook | undefined, won: boolean): ConcealedKong {
  const {concealedKong = 'outer', concealedKongShown: shown} = look ?? {};
  return shown === 'owner' || (shown === 'won' && won) ? 'none' : concealedKong;
}
