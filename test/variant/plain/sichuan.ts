/** The second scorers of 成都 and 血流成河, by the tables of their pages: one form, and what doubles it or adds to it. */
import {
  count,
  isOneSuit,
  isPung,
  plainPairs,
  plainSplits,
  rank,
  suit,
  type PlainHand,
  type PlainSplit,
} from './hand.js';

const isEnd = (kind: number): boolean => rank(kind) === 1 || rank(kind) === 9;
const isGeneral = (kind: number): boolean => [2, 5, 8].includes(rank(kind));

/** What is asked of a hand before it is scored; undefined if nothing is wrong with it. */
function refused(hand: PlainHand): 'not-a-win' | 'not-allowed' | undefined {
  if (!plainSplits(hand).length && !plainPairs(hand)) return 'not-a-win';
  return new Set(hand.all.map(suit)).size > 2 ? 'not-allowed' : undefined;
}

/** How many kinds the hand has four times. */
const roots = ({all}: PlainHand): number =>
  count([...new Set(all)], (kind) => count(all, (one) => one === kind) === 4);

const isAllPungs = ({sets}: PlainSplit): boolean => sets.every(isPung);
const hasEnds = ({sets, pair}: PlainSplit): boolean =>
  isEnd(pair) && sets.every(({is, low}) => isEnd(low) || (is === 'chow' && rank(low) === 7));

/** What a hand of 成都 is worth: the highest form, doubled by each root, a self-draw and a win on a kong; 64 at most. */
export function chengdu(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const why = refused(hand);
  if (why) return why;
  const {all, melds, isSelf, isRobbed, isConcealed, flags} = hand;
  const [splits, isPairs, isFlush] = [
    plainSplits(hand),
    plainPairs(hand) !== undefined,
    isOneSuit(all, {honors: false}),
  ];
  const isPungs = splits.some(isAllPungs);
  const isHook = isPungs && melds.length === 4;
  const isEnds = splits.some(hasEnds);
  const forms: readonly (readonly [worth: number, has: boolean])[] = [
    [64, flags.includes('heavenly')],
    [32, flags.includes('earthly')],
    [16, isFlush && (isEnds || isHook || isPairs)],
    [8, isPungs && (isFlush || all.every(isGeneral))],
    [4, isFlush || isHook || isPairs || isEnds],
    [2, (isSelf && isConcealed) || !all.some(isEnd) || isPungs],
  ];
  const [form] = forms.find(([, has]) => has) ?? [1];
  const onKong = isSelf && flags.includes('replacement');
  const doubles = roots(hand) + count([isSelf, onKong, isRobbed, flags.includes('lastTile')], Boolean);
  return Math.min(64, form * 2 ** doubles);
}

/** What a hand of 血流成河 is worth: the highest form, with a concealed hand and no terminals, times one and the roots. */
export function xueliu(hand: PlainHand): number | 'not-a-win' | 'not-allowed' {
  const why = refused(hand);
  if (why) return why;
  const {all, melds, isSelf, isRobbed, isConcealed, flags} = hand;
  const isFlush = isOneSuit(all, {honors: false});
  const worth = (base: number, hasConcealed: boolean): number => {
    const times = count(
      [
        isSelf && flags.includes('replacement'),
        flags.includes('afterKong'),
        isRobbed,
        isSelf && flags.includes('lastTile'),
      ],
      Boolean,
    );
    return (base + Number(hasConcealed) + Number(!all.some(isEnd))) * (1 + roots(hand) + times);
  };
  const ofSets = plainSplits(hand).map((split) => {
    if (!isAllPungs(split)) return worth(isFlush ? 6 : 2, isConcealed);
    if (melds.length === 4) return worth(isFlush ? 16 : 8, isConcealed);
    return worth(isFlush ? 10 : 4, isConcealed);
  });
  const ofPairs = plainPairs(hand) ? [worth(isFlush ? 12 : 6, false)] : [];
  return Math.max(...ofSets, ...ofPairs);
}
