/** Drawn hands of 國標 for the second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {
  groupName,
  partsOf,
  seatOf,
  type Comparison,
  type Expected,
  type PlainMeldText,
  type PlainSplit,
} from '../drawn.js';
import type {Random} from '../random.js';
import {bestReadings, plainReadings, totalOf, type Lines} from './plain/fans.js';
import type {Group} from './plain/forms.js';
import type {Agreed, Won} from './plain/won.js';

const PAGE: Agreed = {
  twoConcealedKongs: 8,
  mixedKongs: 6,
  selfDrawSpecial: 'fullyConcealed',
  nineGatesYaojiuke: 0,
  strict98: false,
  knittedStraightWaits: false,
};

const PRACTICE: Agreed = {
  ...PAGE,
  twoConcealedKongs: 6,
  mixedKongs: 5,
  selfDrawSpecial: 'selfDrawn',
  nineGatesYaojiuke: 1,
  knittedStraightWaits: true,
};

const meldOf = ({tiles, how}: PlainMeldText): Group => ({
  type: tiles.length === 4 ? 'kong' : tiles[0] === tiles[1] ? 'pung' : 'chow',
  tiles,
  open: how !== 'concealed',
  melded: true,
});

function wonOf({rules, options, hand, by = 'self', seat, round, flowers, flags}: Situation): Won {
  const {melds, held, win = ''} = partsOf(hand);
  return {
    held,
    melds: melds.map(meldOf),
    win,
    by,
    seat: seatOf(seat),
    round: seatOf(round),
    flowers: (flowers ?? '').length / 2,
    flags: flags ?? [],
    options: {...(rules === 'guobiao' ? PRACTICE : PAGE), ...options},
  };
}

/** Eight from each loser, and the value of the hand from the discarder or from all (MC-17, MC-18). */
function netOf({by, from, seat}: Situation, total: number): number[] {
  const owner = seatOf(seat);
  const pays = (payer: number): number => 8 + (by === 'self' || payer === seatOf(from) ? total : 0);
  const net = [0, 1, 2, 3].map((payer) => (payer === owner ? 0 : -pays(payer)));
  net[owner] = -net.reduce((a, b) => a + b, 0);
  return net;
}

function expected(situation: Situation): Expected {
  const won = wonOf(situation);
  const ways = bestReadings(won);
  if (!ways.length) return {status: 'not-a-win', total: 0, ways};
  const total = totalOf(ways[0].lines);
  if (!isEnough(total, won)) return {status: 'not-allowed', total, ways};
  return {status: 'win', total, ways, net: netOf(situation, total)};
}

const isEnough = (total: number, {flowers}: Won): boolean => total - flowers >= 8;

/** Of two waits of the same worth, the edge wait is preferred to the closed one. */
const waitOf = (lines: Lines): number => (lines.bianzhang ? 2 : lines.kanzhang ? 1 : 0);

function splits(situation: Situation): PlainSplit[] {
  const won = wonOf(situation);
  return plainReadings(won).map(({groups, at, ways}) => {
    const total = totalOf(ways[0].lines);
    return {
      groups: groups.flatMap(({tiles, melded}, i) => (melded ? [] : [groupName(tiles, {won: i === at})])),
      rank: isEnough(total, won) ? 2 : 1,
      worth: total,
      total,
      ways,
      preference: waitOf(ways[0].lines),
    };
  });
}

const one = <T>(random: Random, ...values: T[]): T => values[random(values.length)];

const options = (random: Random): Record<string, unknown> => ({
  twoConcealedKongs: one(random, 8, 6),
  mixedKongs: one(random, 6, 5, 3),
  selfDrawSpecial: one(random, 'fullyConcealed', 'selfDrawn'),
  nineGatesYaojiuke: one(random, 0, 1),
  strict98: one(random, true, false),
  knittedStraightWaits: one(random, true, false),
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  mcr: {ruleset: mcr, options, expected, splits},
  guobiao: {ruleset: mcr, preset: 'guobiao', options, expected, splits},
};
