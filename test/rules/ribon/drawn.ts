/** Drawn hands of 李凡師サンマ and of 東天紅 for the plain second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {
  groupName,
  kindOfName,
  namesIn,
  partsOf,
  seatOf,
  type Comparison,
  type Expected,
  type PlainSplit,
} from '../drawn.js';
import type {Random} from '../random.js';
import {forms, pageHouse, tohtenkoHouse, type PlainHand, type PlainTile} from './plain-forms.js';
import {plainNet, plainScore, readingsOf} from './plain.js';

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
  // the second scorer does not say what a hand without a yaku would be worth
  if (status === 'not-allowed') return {status, total: NaN, ways: []};
  const from = situation.from ? seatOf(situation.from) : -1;
  return {status, total, ways, net: plainNet(hand, from, total)};
}

function splits(situation: Situation): PlainSplit[] {
  const hand = handOf(situation);
  if (!hand.win) return [];
  return [...forms(hand)].map((form) => {
    const held = form.groups.slice(0, form.groups.length - hand.melds.length);
    const groups = held.map(({kinds}, i) => groupName(kinds.map(kindName), {won: i === form.won}));
    const readings = readingsOf(hand, form);
    // the worth of a hand without a yaku is not known
    if (!readings.length) return {groups, rank: 1, ways: []};
    const totals = readings.map(({lines}) => Object.values(lines).reduce((a, b) => a + b, 0));
    const total = Math.max(...totals);
    const ways = readings.filter((_, i) => totals[i] === total);
    return {groups, rank: 2, worth: total, total, ways};
  });
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
  ribon: {ruleset: ribon, options, expected, splits},
  tohtenko: {ruleset: ribon, preset: 'tohtenko', options, expected, splits},
};
