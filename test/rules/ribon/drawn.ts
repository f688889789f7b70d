/** Drawn hands of 李凡師サンマ and of 東天紅 through the plain second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {kindOfName, namesIn, partsOf, seatOf, type Comparison, type Expected} from '../drawn.js';
import type {Random} from '../random.js';
import {pageHouse, tohtenkoHouse, type PlainHand, type PlainTile} from './plain-forms.js';
import {plainNet, plainScore} from './plain.js';

const tileOf = (name: string): PlainTile => ({kind: kindOfName(name), red: name.startsWith('r')});
const tilesOf = (text = ''): PlainTile[] => namesIn(text).map(tileOf);

function handOf(situation: Situation): PlainHand {
  const {rules, hand, by, seat, counters, gari, indicators, uraIndicators, flags, options} = situation;
  const {melds, held, win} = partsOf(hand);
  return {
    melds: melds.map(({tiles, how}) => ({tiles: tiles.map(tileOf), open: how !== 'concealed'})),
    held: held.map(tileOf),
    ...(win === undefined ? {} : {win: tileOf(win)}),
    ...(by === undefined ? {} : {by}),
    seat: seatOf(seat),
    counters: counters ?? 0,
    gari: tilesOf(gari),
    indicators: tilesOf(indicators),
    ura: tilesOf(uraIndicators),
    flags: flags ?? [],
    house: {...(rules === 'tohtenko' ? tohtenkoHouse : pageHouse), ...options},
  };
}

function expected(situation: Situation): Expected {
  const hand = handOf(situation);
  if (!hand.win && !hand.flags.includes('nagashi')) return {status: 'no-win-yet', total: 0, ways: []};
  const {status, total, ways} = plainScore(hand);
  if (status === 'not-a-win') return {status, total, ways};
  // the plain one does not say what a hand without a yaku would be worth
  if (status === 'not-allowed') return {status, total: NaN, ways: []};
  const from = situation.from ? seatOf(situation.from) : -1;
  return {status, total, ways, net: plainNet(hand, from, total)};
}

const flip = (random: Random): boolean => random(2) === 0;

const options = (random: Random): Record<string, unknown> => ({
  banban: random(4),
  redDora: flip(random) ? 'fixed3' : 'base3PlusIndicators',
  setMultiplied: flip(random),
  nogariWithYakuman: flip(random),
  yakumanStack: flip(random),
  renhou: flip(random),
  northInTsuuiisou: flip(random) ? 'always' : 'sevenPairs',
  junchan: flip(random) ? 3 : 5,
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  ribon: {ruleset: ribon, options, expected},
  tohtenko: {ruleset: ribon, preset: 'tohtenko', options, expected},
};
