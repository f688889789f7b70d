/** Drawn hands of 路橋 for the plain second scorer: lines, totals, and the net of all four seats. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {
  groupName,
  kindOfName,
  partsOf,
  seatOf,
  type Comparison,
  type Expected,
  type PlainSplit,
} from '../drawn.js';
import type {Random} from '../random.js';
import {plainReadings, plainWays, pointsOf, waitsOnEverything, type PlainHand} from './plain.js';
import {MONEY, isLiable, looseLines, plainNet, worthOf, type PlainMoney} from './plain-payments.js';

const EAST = 27;
const SEATS = ['east', 'south', 'west', 'north'] as const;

type Hand = Pick<PlainHand, 'melds' | 'held' | 'wind' | 'wild'>;

function tilesOf(text: string, seat: number, wild: string): Hand {
  const {melds, held} = partsOf(text);
  return {
    melds: melds.map(({tiles, how}) => ({kinds: tiles.map(kindOfName), open: how !== 'concealed'})),
    held: held.map(kindOfName),
    wind: EAST + seat,
    wild: kindOfName(wild),
  };
}

const moneyOf = ({options}: Situation): PlainMoney => ({...MONEY, ...options});

function expected(situation: Situation): Expected {
  const {hand: text, by, from, seat, wild = '', flags = [], others = {}} = situation;
  const money = moneyOf(situation);
  const owner = seatOf(seat);
  const tiles = tilesOf(text, owner, wild);
  const {win} = partsOf(text);
  const out = {};
  if (win === undefined) {
    const lines = looseLines(tiles, money);
    return {status: 'no-win-yet', total: worthOf(lines, money).total, ways: [{lines, out}]};
  }
  const hand = {...tiles, win: kindOfName(win), self: by === 'self'};
  const {ways: all, barred} = plainWays(hand, money);
  // the second scorer does not say the worth of a barred reading
  if (barred) return {status: 'not-allowed', total: NaN, ways: []};
  if (!all.length) return {status: 'not-a-win', total: 0, ways: []};
  const ways = all.map((lines) => ({lines, out}));
  const {total, lazi} = worthOf(all[0], money);
  if (isRefused(hand, money)) return {status: 'not-allowed', total, ways};
  const handOf = (at: number): Hand | undefined => {
    const other = others[SEATS[at]];
    return typeof other === 'string' ? tilesOf(other, at, wild) : undefined;
  };
  const worth = SEATS.map((_, at) => {
    const other = handOf(at);
    return other ? worthOf(looseLines(other, money), money).total : 0;
  });
  const discarder = from === undefined ? undefined : handOf(seatOf(from));
  const liable = isLiable(hand, flags, all[0], by === 'robbing', discarder, money) ? seatOf(from) : -1;
  return {
    status: 'win',
    total,
    ways,
    net: plainNet({winner: owner, total, lazi, others: worth, liable}, money),
  };
}

/** Whether a discard is a 財神, or completes a hand that waits for everything (TZ-20, TZ-22). */
const isRefused = (hand: PlainHand, money: PlainMoney): boolean =>
  !hand.self &&
  (hand.win === hand.wild || (money.caishenTanki === 'tsumoOnly' && waitsOnEverything(hand, money)));

function splits(situation: Situation): PlainSplit[] {
  const {hand: text, by, seat, wild = ''} = situation;
  const money = moneyOf(situation);
  const {win} = partsOf(text);
  if (win === undefined) return [];
  const hand = {...tilesOf(text, seatOf(seat), wild), win: kindOfName(win), self: by === 'self'};
  const may = isRefused(hand, money) ? 1 : 2;
  return [...plainReadings(hand, money)].map(({groups, won, isBarred, lines}) => {
    const own = lines();
    return {
      groups: groups.map((group) => {
        const stood = group.kinds.filter((kind, i) => group.wild?.[i] === true || kind === hand.wild);
        return groupName(group.kinds.map(kindName), {wild: stood.map(kindName), won: group === won});
      }),
      rank: isBarred ? 0 : may,
      worth: pointsOf(own),
      total: worthOf(own, money).total,
      ways: [{lines: own, out: {}}],
    };
  });
}

const one = <T>(random: Random, ...values: T[]): T => values[random(values.length)];

const options = (random: Random): Record<string, unknown> => ({
  laziAt: one(random, 'gte100', 'gt100'),
  laziCap: one(random, 100, 100, 33, 1000),
  roundUpToTen: one(random, true, false),
  baoCovers: one(random, 'allPayments', 'winnerOnly'),
  baoOnRobKong: one(random, true, false),
  baoDragonCountsAngang: one(random, true, false),
  nonWinnerCaishenNatural: one(random, true, false),
  caishenInKong: one(random, true, false),
  caishenTanki: one(random, 'tsumoOnly', 'mustScoreMore'),
  missedWin: one(random, 'sameTileBanned', 'mustScoreMore', 'off'),
  qiandangWithWild: one(random, true, false),
  qiandangStrictSingleWait: one(random, true, false),
  ronOnWhiteAsCaishen: one(random, true, false),
  wildMaxFourCopies: one(random, true, false),
  allHonors: one(random, 'hunyise', 'qingyise', 'none'),
  sifenghuiqi: one(random, 'off', 'daOnly', 'xiaoToo', 'xiaoOwnPair'),
  sifenghuiqiTai: 1 + random(5),
  sifenghuiqiNonWinnerTai: one(random, 13, 4),
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  luqiao: {ruleset: luqiao, options, expected, splits},
};
