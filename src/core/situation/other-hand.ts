/** The other players' hands: each as one text, for an attribute (`hand; flag flag`), and all in the order of the seats. */
import {SEATS, type OtherHand, type Seat, type Situation} from './situation.js';
import {listedWords} from './value.js';

/** The hands of the other players that a situation tells, from east to north. */
export const otherHandsOf = ({
  others = {},
}: Pick<Situation, 'others'>): (OtherHand & {readonly seat: Seat})[] =>
  SEATS.flatMap((seat) => {
    const other = others[seat];
    return other ? [{seat, ...(typeof other === 'string' ? {hand: other} : other)}] : [];
  });

/** Reads the text of another hand. @returns the notation alone if it has no flags */
export function parseOther(text: string): string | OtherHand {
  const [hand, ...said] = text.split(';');
  const flags = listedWords(said.join(' '));
  const typed = said.length ? hand.trimEnd() : hand;
  return flags.length ? {hand: typed, flags} : typed;
}

/** Writes another hand as text, with flowers before the hand, as in notation. */
export function formatOther(other: string | OtherHand): string {
  if (typeof other === 'string') return other;
  const {hand, flowers, flags = []} = other;
  const tiles = flowers ? `${flowers} ${hand}` : hand;
  return flags.length ? `${tiles}; ${flags.join(' ')}` : tiles;
}
