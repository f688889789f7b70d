/** Drawn hands of しらぎく for the plain second scorer. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {shiragiku} from '../../../src/rules/shiragiku/index.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {
  groupName,
  kindOfName,
  namesIn,
  partsOf,
  seatOf,
  type Comparison,
  type Expected,
  type PlainMeldText,
  type PlainSplit,
} from '../drawn.js';
import type {Random} from '../random.js';
import {
  isForbidden,
  plainBest,
  plainNet,
  plainReading,
  plainReadings,
  total,
  type PlainMeld,
  type PlainOptions,
  type PlainWin,
} from './plain.js';

const PAGE: PlainOptions = {
  concealedBesideSpecial: false,
  dasixiIncludesPengpeng: false,
  dutingStrict: false,
  firstTurn: 'page',
  tianhuAllowsDuting: false,
  openKongThenFlowerWin: true,
  laZhuangOnTsumo: 'all',
  bambooWest: false,
  doubleWind: 2,
  base: 5,
  taiValue: 1,
};

function meldOf({tiles, how}: PlainMeldText): PlainMeld {
  const kinds = tiles.map(kindOfName);
  if (kinds.length === 4) return {kinds, how: how === 'called' ? 'open' : how};
  return {kinds, how: kinds[0] === kinds[1] ? 'pung' : 'chow'};
}

function winOf({
  hand,
  by = 'self',
  from,
  seat,
  round,
  dealer,
  counters,
  flowers,
  flags,
  options,
}: Situation): PlainWin {
  const {melds, held, win = ''} = partsOf(hand);
  return {
    melds: melds.map(meldOf),
    held: held.map(kindOfName),
    win: kindOfName(win),
    by,
    from: seatOf(from),
    seat: seatOf(seat),
    round: seatOf(round),
    dealer: seatOf(dealer),
    counters: counters ?? 0,
    flowers: namesIn(flowers ?? '').map((name) => Number(name[0]) - 1),
    flags: flags ?? [],
    passed: [],
    options: {...PAGE, ...options, bambooWest: options?.flowerOrder === '梅蘭竹菊'},
  };
}

function expected(situation: Situation): Expected {
  const win = winOf(situation);
  const ways = plainBest(win);
  if (!ways.length) return {status: 'not-a-win', total: 0, ways};
  const worth = total(ways[0].lines);
  if (isForbidden(win)) return {status: 'not-allowed', total: worth, ways};
  return {status: 'win', total: worth, ways, net: plainNet(win, worth)};
}

function splits(situation: Situation): PlainSplit[] {
  const win = winOf(situation);
  const rank = isForbidden(win) ? 1 : 2;
  return [...plainReadings(win)].map((arranged) => {
    const way = plainReading(win, arranged);
    const worth = total(way.lines);
    const held = arranged.groups.slice(win.melds.length);
    return {
      groups: held.map((group, i) =>
        groupName(group.kinds.map(kindName), {won: win.melds.length + i === arranged.at}),
      ),
      ...{rank, worth, total: worth, ways: [way]},
    };
  });
}

const flip = (random: Random): boolean => random(2) === 0;

const options = (random: Random): Record<string, unknown> => ({
  concealedBesideSpecial: flip(random),
  dasixiIncludesPengpeng: flip(random),
  dutingStrict: flip(random),
  tianhuAllowsDuting: flip(random),
  openKongThenFlowerWin: flip(random),
  laZhuangOnTsumo: flip(random) ? 'all' : 'dealerOnly',
  flowerOrder: flip(random) ? '梅蘭竹菊' : '梅蘭菊竹',
  doubleWind: 1 + random(2),
  base: random(8),
  taiValue: 1 + random(3),
});

export const comparisons: Readonly<Record<string, Comparison>> = {
  shiragiku: {ruleset: shiragiku, options, expected, splits},
};
