/** The second scorer of Filipino mahjong, by the table of its page: one dollar, and a quarter or a half for each row. */
import {count, isOneSuit, isPung, plainSplits, plainWait, type PlainHand, hasStraight} from './hand.js';

/** Seven pairs and three alike: so many quarters, one more if the last tile made a pair; nothing for another hand. */
function ofPairs({melds, held, win}: PlainHand): number[] {
  if (melds.length) return [];
  const many = (kind: number): number => count(held, (one) => one === kind);
  const counts = [...new Set(held)].map(many);
  const isPairsAndThree = counts.filter((n) => n % 2).length === 1 && counts.includes(3);
  return isPairsAndThree ? [many(win) % 2 ? 2 : 3] : [];
}

/** The score of a hand in dollars; undefined if it is not complete. */
export function filipino(hand: PlainHand): number | undefined {
  const {melds, all, isConcealed, flags} = hand;
  const quarters = plainSplits(hand).map((split) => {
    const {sets} = split;
    const chows = sets.filter(({is}) => is === 'chow').map(({low}) => low);
    const wait = plainWait(split, hand);
    return (
      (sets.some(isPung) ? 0 : 1) +
      (sets.every(isPung) ? 1 : 0) +
      (melds.length === 5 ? 1 : 0) +
      (wait === 'two-sided' ? 0 : 1) +
      (hasStraight(chows) ? 2 : 0)
    );
  });
  quarters.push(...ofPairs(hand));
  if (!quarters.length) return undefined;
  const beside =
    (isConcealed ? 1 : 0) + (flags.includes('quickWin') ? 1 : 0) + (isOneSuit(all, {honors: false}) ? 2 : 0);
  return (4 + Math.max(...quarters) + beside) / 4;
}
