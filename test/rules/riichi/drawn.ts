/** Drawn hands of riichi mahjong for the plain second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {riichi} from '../../../src/rules/riichi/index.js';
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
import {
  baseOf,
  formsOf,
  linesOf,
  plainScore,
  readingOf,
  sharesOf,
  usualHouse,
  type PlainHand,
  type PlainHouse,
  type PlainTile,
} from './plain.js';

const tileOf = (name: string): PlainTile => ({kind: kindOfName(name), red: name.startsWith('r')});
const tilesOf = (text = ''): PlainTile[] => namesIn(text).map(tileOf);

/** No hand is worth more than one yakuman, and none is one by its han. */
const TOURNAMENT: PlainHouse = {
  ...usualHouse,
  doubleYakuman: false,
  yakumanStack: false,
  countedYakuman: false,
  renhou: 'fiveHan',
  liabilityFor: 'hand',
};

const HOUSES: Readonly<Record<string, PlainHouse>> = {
  riichi: usualHouse,
  tenhou: {...usualHouse, doubleYakuman: false, liabilityFor: 'hand', liabilityCounters: 'liable'},
  mleague: {
    ...usualHouse,
    doubleYakuman: false,
    kiriageMangan: true,
    countedYakuman: false,
    doubleWindPair: 2,
    liabilityCounters: 'liable',
    kongLiability: true,
  },
  mahjongsoul: {...usualHouse, liabilityCounters: 'liable'},
  wrc: {
    ...TOURNAMENT,
    kiriageMangan: true,
    doubleWindPair: 2,
  },
  ema: {...TOURNAMENT, renhou: 'mangan'},
};

/** A situation as the plain second scorer reads it. */
export function handOf(situation: Situation): PlainHand {
  const {rules, hand, by, seat, round, counters, indicators, uraIndicators, flags, options} = situation;
  const {melds, held, win} = partsOf(hand);
  return {
    melds: melds.map(({tiles, how}) => ({
      tiles: tiles.map(tileOf),
      open: how !== 'concealed',
      added: how === 'added',
    })),
    held: held.map(tileOf),
    ...(win === undefined ? {} : {win: tileOf(win)}),
    ...(by === undefined ? {} : {by}),
    seat: seatOf(seat),
    round: seatOf(round),
    counters: counters ?? 0,
    indicators: tilesOf(indicators),
    ura: tilesOf(uraIndicators),
    flags: flags ?? [],
    house: {...HOUSES[rules], ...options},
  };
}

/** What each seat gets: the shares, and 300 for each counter from the discarder or 100 from each player. */
function netOf(hand: PlainHand, from: number, base: number): number[] {
  const selfDraw = hand.by === 'self' || !hand.by;
  const shares = sharesOf({...hand, by: selfDraw ? 'self' : 'discard'}, from, base);
  const paid = shares.map((share) => (share ? share + hand.counters * (selfDraw ? 100 : 300) : 0));
  const all = paid.reduce((a, b) => a + b, 0);
  return paid.map((share, seat) => (seat === hand.seat ? all : -share || 0));
}

const totalOf = (hand: PlainHand, from: number, base: number): number =>
  sharesOf(hand, from, base).reduce((a, b) => a + b, 0);

const MANGAN = 2000;

function expected(situation: Situation): Expected {
  const hand = handOf(situation);
  const from = situation.from ? seatOf(situation.from) : -1;
  if (!hand.win) {
    if (!hand.flags.includes('nagashi')) return {status: 'no-win-yet', total: 0, ways: []};
    const drawn = {...hand, by: 'self'} as const;
    const ways = [{lines: {nagashi: 5}, out: {}}];
    return {status: 'win', total: totalOf(drawn, -1, MANGAN), ways, net: netOf(drawn, -1, MANGAN)};
  }
  const {status, base, ways} = plainScore(hand);
  // the second scorer does not say what a hand without a yaku would be worth
  if (status !== 'win') return {status, total: status === 'not-a-win' ? 0 : NaN, ways: []};
  return {
    status,
    total: totalOf(hand, from, base),
    ways: ways.map((lines) => ({lines, out: undefined as never})),
    net: netOf(hand, from, base),
  };
}

function splits(situation: Situation): PlainSplit[] {
  const hand = handOf(situation);
  const from = situation.from ? seatOf(situation.from) : -1;
  return formsOf(hand).map((form) => {
    const groups = form.groups.flatMap(({kinds, meld}, at) =>
      meld ? [] : [groupName(kinds.map(kindName), {won: at === form.won})],
    );
    const reading = readingOf(hand, form);
    const {han, yakuman} = reading;
    if (!Object.keys(han).length && !Object.keys(yakuman).length) return {groups, rank: 1, ways: []};
    const total = totalOf(hand, from, baseOf(reading, hand.house));
    return {groups, rank: 2, total, ways: [{lines: linesOf(reading), out: undefined as never}]};
  });
}

const flip = (random: Random): boolean => random(2) === 0;

const options = (random: Random): Record<string, unknown> => ({
  openTanyao: flip(random),
  doubleWindPair: flip(random) ? 2 : 4,
  kiriageMangan: flip(random),
  countedYakuman: flip(random),
  yakumanStack: flip(random),
  doubleYakuman: flip(random),
  renhou: (['none', 'fiveHan', 'mangan', 'yakuman'] as const)[random(4)],
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  riichi: {ruleset: riichi, alike: ['tenhou', 'mleague', 'mahjongsoul'], options, expected, splits},
  wrc: {ruleset: riichi, preset: 'wrc', never: ['akadora'], options, expected, splits},
  ema: {ruleset: riichi, preset: 'ema', never: ['akadora'], options, expected, splits},
};
