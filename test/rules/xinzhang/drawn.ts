/** Drawn hands of 新章 and of 超級盃 for the plain second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';
import {groupName, seatOf, type Comparison, type Expected, type PlainSplit, type PlainWay} from '../drawn.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import type {Random} from '../random.js';
import {handOf} from './drawn-hand.js';
import {flowersAlone} from './plain-flowers.js';
import {plainRefusal} from './plain-refusal.js';
import {leftOut} from './plain-left-out.js';
import {plainWays, readings, score, sum, type PlainHand, type PlainScore} from './plain.js';

/** The house rules for payments and minimum: of the page, and below, of 超級盃. */
const PAGE = {di: 3, minTai: 2, ronFormula: '3x(di+tai)', lianzhuangTai: 2};
const CUP = {...PAGE, minTai: 0, ronFormula: 'di+tai', lianzhuangTai: 1};

type Agreed = Readonly<typeof PAGE>;

const agreedIn = ({rules, options}: Situation): Agreed => ({
  ...(rules === 'supercup' ? CUP : PAGE),
  ...options,
});

const flowerWin = ({rules, flags}: PlainHand): 'qiqiangyi' | 'baxianguohai' | undefined => {
  if (rules === 'supercup') return undefined;
  return flags.includes('sevenFlowers')
    ? 'qiqiangyi'
    : flags.includes('eightFlowers')
      ? 'baxianguohai'
      : undefined;
};

const wayOf =
  (hand: PlainHand) =>
  (way: PlainScore): PlainWay => ({lines: Object.fromEntries(way.lines), out: leftOut(hand, way)});

function expected(situation: Situation): Expected {
  const hand = handOf(situation);
  const byFlowers = flowerWin(hand);
  const ways = plainWays(hand).map(wayOf(hand));
  const complete = ways.length > 0;
  if (!complete && !byFlowers) return {status: 'not-a-win', total: 0, ways};
  if (!complete && byFlowers) ways.push(wayOf(hand)(flowersAlone(hand, byFlowers)));
  const total = sum(new Map(Object.entries(ways[0].lines)));
  const net = netOf(situation, total, byFlowers === 'qiqiangyi', complete, 'tianhu' in ways[0].lines);
  const status = mayWin(total, hand, situation) ? 'win' : 'not-allowed';
  return {status, total, ways, ...(status === 'win' && {net})};
}

const mayWin = (total: number, hand: PlainHand, situation: Situation): boolean =>
  flowerWin(hand) !== undefined || (!plainRefusal(hand) && total >= agreedIn(situation).minTai);

function splits(situation: Situation): PlainSplit[] {
  const hand = handOf(situation);
  const melds = hand.melds.length;
  return [...readings(hand)].map((reading) => {
    const scored = score(hand, reading);
    const worth = sum(scored.lines);
    const held = reading.groups.slice(melds);
    return {
      groups: held.map(({kinds}, i) => groupName(kinds.map(kindName), {won: melds + i === reading.at})),
      rank: mayWin(worth, hand, situation) ? 2 : 1,
      worth,
      total: worth,
      ways: [wayOf(hand)(scored)],
    };
  });
}

/**
 * The net of each seat: 底 and 台, the dealer's 台 between two players of whom one is the dealer, and 七搶一 (XZ-3 to XZ-5,
 * XZ-10, XZ-11).
 */
function netOf(
  situation: Situation,
  total: number,
  seven: boolean,
  complete: boolean,
  heavenly: boolean,
): number[] {
  const {by, from, seat, dealer, counters = 0} = situation;
  const {di, ronFormula, lianzhuangTai} = agreedIn(situation);
  const owner = seatOf(seat);
  const deals = (payer: number): number => {
    if (owner === seatOf(dealer)) return (heavenly ? 0 : 1) + lianzhuangTai * counters;
    return payer === seatOf(dealer) ? 1 + lianzhuangTai * counters : 0;
  };
  const share = (payer: number, tai: number): number => di + tai + deals(payer);
  const alone = (payer: number): number => {
    if (ronFormula === '3x(di+tai)') return 3 * share(payer, total);
    return ronFormula === 'di+tai' ? share(payer, total) : di + 3 * (total + deals(payer));
  };
  const net = [0, 1, 2, 3].map((payer) => {
    if (payer === owner) return 0;
    const holds = payer === seatOf(from);
    if (by !== 'self' || (seven && !complete)) return holds ? -alone(payer) : 0;
    return seven ? -share(payer, total - 8) - (holds ? 24 : 0) : -share(payer, total);
  });
  net[owner] = -net.reduce((a, b) => a + b, 0);
  return net;
}

const options = (random: Random): Record<string, unknown> => ({
  di: 3 + random(2),
  minTai: random(4),
  lianzhuangTai: random(3),
  ronFormula: ['3x(di+tai)', 'di+3xtai', 'di+tai'][random(3)],
  dutingStrict: random(2) === 0,
  wuziwuhuaWithFlush: random(2) === 0,
  flowerOrder: random(2) ? '梅蘭竹菊' : '梅蘭菊竹',
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  xinzhang: {ruleset: xinzhang, options, expected, splits},
  supercup: {ruleset: xinzhang, preset: 'supercup', options, expected, splits},
};
