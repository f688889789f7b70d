/** Drawn hands of 路橋 through the plain second scorer: lines, totals, and what all four seats get. */
import {describe} from 'vitest';
import type {Situation} from '../../../src/core/situation/situation.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {kindOfName, partsOf, seatOf, testDrawn, type Expected} from '../drawn.js';
import type {Random} from '../random.js';
import {plainWays, waitsOnEverything, type PlainHand} from './plain.js';
import {MONEY, isLiable, looseLines, plainNet, worthOf, type PlainMoney} from './plain-payments.js';

const EAST = 27;
const DRAGONS = ['P', 'F', 'C'];

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
  if (win === undefined) {
    const lines = looseLines(tiles, money);
    return {status: 'no-win-yet', total: worthOf(lines, money).total, ways: [lines]};
  }
  const hand: PlainHand = {...tiles, win: kindOfName(win), self: by === 'self'};
  const ways = plainWays(hand, money);
  if (!ways.length) return {status: 'not-a-win', total: 0, ways};
  const {total, lazi} = worthOf(ways[0], money);
  if (!hand.self && (hand.win === hand.wild || waitsOnEverything(hand)))
    return {status: 'not-allowed', total, ways};
  const worth = ['east', 'south', 'west', 'north'].map((name, at) => {
    const other = others[name as keyof typeof others];
    return typeof other === 'string' ? worthOf(looseLines(tilesOf(other, at, wild), money), money).total : 0;
  });
  const liable = isLiable(hand, flags, ways[0], by === 'robbing', money) ? seatOf(from) : -1;
  return {
    status: 'win',
    total,
    ways,
    net: plainNet({winner: owner, total, lazi, others: worth, liable}, money),
  };
}

/**
 * Left to other tests: three 財神 have too many faces for a plain scorer, and whether a discarder whose hand is given was
 * ready (TZ-32) is asked of the distance.
 */
function isLeftOut({hand, wild = '', by, from, flags = [], others = {}}: Situation): boolean {
  const {held, win = ''} = partsOf(hand);
  const wilds = held.filter((name) => name === wild).length + held.filter((name) => name === 'P').length / 3;
  const asksReady =
    by !== 'self' && DRAGONS.includes(win) && flags.includes('liveTile') && !flags.includes('notReady');
  return wilds > 2 || (asksReady && from !== undefined && others[from] !== undefined);
}

const one = <T>(random: Random, ...values: T[]): T => values[random(values.length)];

const options = (random: Random): Record<string, unknown> => ({
  laziAt: one(random, 'gte100', 'gt100'),
  laziCap: one(random, 100, 100, 33, 1000),
  roundUpToTen: one(random, true, false),
  baoCovers: one(random, 'allPayments', 'winnerOnly'),
  baoOnRobKong: one(random, true, false),
  baoDragonCountsAngang: one(random, true, false),
  allHonors: one(random, 'hunyise', 'qingyise', 'none'),
  sifenghuiqi: one(random, 'off', 'daOnly', 'xiaoToo', 'xiaoOwnPair'),
  sifenghuiqiTai: 1 + random(5),
  sifenghuiqiNonWinnerTai: one(random, 13, 4),
});

describe('路橋: drawn hands against a plain second scorer', () => {
  testDrawn('luqiao', {ruleset: luqiao, options, expected, isLeftOut});
});
