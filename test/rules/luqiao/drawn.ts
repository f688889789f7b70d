/** Drawn hands of 路橋 through the plain second scorer: lines, totals, and what all four seats get. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {kindOfName, partsOf, seatOf, type Comparison, type Expected} from '../drawn.js';
import type {Random} from '../random.js';
import {plainWays, waitsOnEverything, type PlainHand} from './plain.js';
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
  const hand: PlainHand = {...tiles, win: kindOfName(win), self: by === 'self'};
  const {ways: all, barred} = plainWays(hand, money);
  // what a barred reading would be worth is not said
  if (barred) return {status: 'not-allowed', total: NaN, ways: []};
  if (!all.length) return {status: 'not-a-win', total: 0, ways: []};
  const ways = all.map((lines) => ({lines, out}));
  const {total, lazi} = worthOf(all[0], money);
  const anything = money.caishenTanki === 'tsumoOnly' && waitsOnEverything(hand, money);
  if (!hand.self && (hand.win === hand.wild || anything)) return {status: 'not-allowed', total, ways};
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
  luqiao: {ruleset: luqiao, options, expected},
};
