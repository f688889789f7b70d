/**
 * The second scorer of 新章: takes every arrangement apart tile by tile, and the page sentence by sentence. Slow and
 * plain; shares nothing with the sources except the numbers of the kinds.
 */

import {completeSets, ownFlowers} from './plain-flowers.js';
import {isHonor, pairsAndTriplet, ranksOf, splits, unrelated} from './plain-forms.js';
import {isNineDragons, longestRun, threeSuits, waited} from './plain-series.js';

export interface PlainHand {
  /** Melds as lists of kinds, and whether each was called. */
  readonly melds: readonly {
    readonly kinds: readonly number[];
    readonly open: boolean;
    /** A kong whose fourth tile was added to a pung. */
    readonly added: boolean;
  }[];
  readonly held: readonly number[];
  readonly win: number;
  readonly by: 'discard' | 'self' | 'robbing';
  /** 0 east … 3 north. */
  readonly seat: number;
  readonly round: number;
  /** 0 春 … 7 竹. */
  readonly flowers: readonly number[];
  readonly flags: readonly string[];
  /** Winning tiles that the owner passed. */
  readonly passed: readonly number[];
  readonly rules: 'xinzhang' | 'supercup';
  readonly options: Readonly<Record<string, unknown>>;
}

interface PlainGroup {
  readonly kinds: readonly number[];
  /** Melded, or completed by another player's tile. */
  readonly open: boolean;
  readonly called: boolean;
}

interface Reading {
  readonly shape: 'sets' | 'pairs' | 'unrelated';
  readonly groups: readonly PlainGroup[];
  /** The index of the group with the winning tile. */
  readonly at: number;
}

const isEnd = (kind: number): boolean => !isHonor(kind) && (kind % 9 === 0 || kind % 9 === 8);
const isPair = ({kinds}: PlainGroup): boolean => kinds.length === 2;
const isTriplet = ({kinds}: PlainGroup): boolean => kinds.length > 2 && kinds[0] === kinds[1];
const isChow = ({kinds}: PlainGroup): boolean => kinds.length === 3 && kinds[0] !== kinds[1];

/** The score of a reading. */
export interface PlainScore {
  readonly lines: Map<string, number>;
  /** The rows that the hand has, counted or not. */
  readonly there: Set<string>;
}

/** The lines of the best reading; undefined for an incomplete hand. */
export const plainLines = (hand: PlainHand): Map<string, number> | undefined =>
  plainWays(hand).sort((a, b) => a.lines.size - b.lines.size)[0]?.lines;

/** All readings of the highest worth; none for an incomplete hand. */
export function plainWays(hand: PlainHand): PlainScore[] {
  const all = [...readings(hand)].map((reading) => score(hand, reading));
  const most = Math.max(...all.map(({lines}) => sum(lines)));
  return all.filter(({lines}) => sum(lines) === most);
}

export const sum = (lines: ReadonlyMap<string, number>): number =>
  [...lines.values()].reduce((a, b) => a + b, 0);

export function* readings(hand: PlainHand): Generator<Reading> {
  const tiles = [...hand.held, hand.win].sort((a, b) => a - b);
  const melds = hand.melds.map(({kinds, open}) => ({kinds, open, called: open}));
  for (const concealed of splits(tiles, 5 - melds.length, true)) {
    for (let i = 0; i < concealed.length; i++) {
      if (!concealed[i].includes(hand.win)) continue;
      const groups = concealed.map((kinds, j) => ({
        kinds,
        open: i === j && hand.by !== 'self',
        called: false,
      }));
      yield {shape: 'sets', groups: [...melds, ...groups], at: melds.length + i};
    }
  }
  if (melds.length > 0 || hand.rules === 'supercup') return;
  for (const shape of ['pairs', 'unrelated'] as const) {
    const groups = shape === 'pairs' ? pairsAndTriplet(tiles) : unrelated(tiles);
    if (!groups) continue;
    const whole = groups.map((kinds) => ({kinds, open: false, called: false}));
    yield {shape, groups: whole, at: groups.findIndex((kinds) => kinds.includes(hand.win))};
  }
}

export function score(hand: PlainHand, {shape, groups, at}: Reading): PlainScore {
  const lines = new Map<string, number>();
  const there = new Set<string>();
  /** @param isThere whether the hand has the row, counted or not */
  const add = (
    id: string,
    value: number,
    counts: unknown = true,
    isThere: unknown = counts && value,
  ): void => {
    if (counts && value) lines.set(id, value);
    if (isThere) there.add(id);
  };
  const flag = (name: string): boolean => hand.flags.includes(name);
  const option = (name: string): unknown => hand.options[name];
  const cup = hand.rules === 'supercup';
  const self = hand.by === 'self';
  const closed = groups.every((group) => !group.called);
  const tiles = [...hand.held, hand.win, ...hand.melds.flatMap((meld) => meld.kinds)];
  const sets = shape === 'sets' ? groups.filter((group) => !isPair(group)) : [];
  const pair = shape === 'sets' ? groups[groups.findIndex(isPair)].kinds[0] : -1;
  const chows = sets.filter(isChow);
  const triplets = sets.filter(isTriplet);
  const honors = tiles.some(isHonor);
  const suits = new Set(tiles.filter((kind) => !isHonor(kind)).map((kind) => Math.floor(kind / 9))).size;
  const oneSuit = suits === 1 && !honors;
  const kongs = sets.filter(({kinds}) => kinds.length === 4).length;
  const concealed = groups.filter((group) => isTriplet(group) && !group.open).length;
  const winds = triplets.filter(({kinds: [kind]}) => kind >= 27 && kind < 31).length;
  const dragons = triplets.filter(({kinds: [kind]}) => kind >= 31).length;
  const exposed = hand.melds.length === 5 && hand.melds.every((meld) => meld.open);
  const heavenly = !cup && flag('heavenly');
  const earthly = !cup && flag('earthly');
  const human = !cup && flag('human');
  const tianting = !cup && flag('readyFirst') && !earthly && !human;
  const diting = !cup && flag('readyEarly') && !earthly && !human;
  const bySeven = !cup && flag('sevenFlowers');
  const byEight = !cup && flag('eightFlowers');
  const replaced = self && (flag('replacement') || flag('flowerReplacement') || bySeven || byEight);

  // the way of winning
  const nine =
    !cup &&
    shape === 'sets' &&
    hand.melds.length === 0 &&
    (heavenly
      ? tiles.some((_, i) => isNineDragons(tiles.filter((__, j) => i !== j)))
      : isNineDragons(hand.held));
  const ownsConcealed =
    tianting || diting || human || shape !== 'sets' || nine || concealed === 5 || (!cup && self);
  add(
    'menqianqing',
    1,
    closed && (cup ? concealed !== 5 : !self && !ownsConcealed),
    closed && (cup || !self),
  );
  add('buqiuren', 3, !cup && closed && self && !heavenly && !earthly, !cup && closed && self);
  const last = !cup && flag('lastTile');
  add('zimo', 1, self && (cup || !(closed || replaced || last)), self);
  add('gangshangkaihua', cup ? 1 : 2, replaced);
  add('haidilaoyue', 2, last && self && !replaced, last && self);
  add('hedilaoyu', 1, last && hand.by === 'discard');
  add('qianggang', 1, hand.by === 'robbing');
  add('banqiuren', 1, exposed && self);
  add('quanqiuren', 3, !cup && exposed && !self);
  add('tianhu', 24, heavenly);
  add('dihu', 16, earthly);
  add('renhu', 16, human);
  add('tianting', 8, tianting, !cup && flag('readyFirst'));
  add('diting', 4, diting, !cup && flag('readyEarly'));
  add('qiqiangyi', 8, bySeven);
  add('baxianguohai', 8, byEight);

  // the wait
  const won = groups[at];
  const middle = isChow(won) && won.kinds[1] === hand.win;
  const edge =
    isChow(won) &&
    ((won.kinds[0] % 9 === 0 && won.kinds[2] === hand.win) ||
      (won.kinds[0] % 9 === 6 && won.kinds[0] === hand.win));
  const alone = shape === 'sets' && (isPair(won) || middle || edge);
  const waitsAlone = alone && !heavenly && (option('dutingStrict') === false || waited(hand).length === 1);
  add('duting', 1, waitsAlone && (cup || (!(exposed && !self) && kongs < 5)), waitsAlone);

  // flowers
  const own = ownFlowers(hand);
  // the page prints two sets for a 七搶一 that was not declared
  const undeclared = !cup && option('undeclared71Huagang') === 2 && hand.flowers.length === 7;
  const complete = completeSets(hand).map((is) => undeclared || is);
  const noFlowers = bySeven || byEight;
  const flowerSets = complete.filter(Boolean).length;
  const ownOnes = own.filter((f) => cup || !complete[f < 4 ? 0 : 1]).length;
  add('benhua', ownOnes, !noFlowers, own.length);
  add('huagang', 2 * flowerSets, !noFlowers, flowerSets);

  // honors
  const round = triplets.some(({kinds: [kind]}) => kind === 27 + hand.round);
  const seat = triplets.some(({kinds: [kind]}) => kind === 27 + hand.seat);
  const bigWinds = winds === 4;
  const littleWinds = winds === 3 && pair >= 27 && pair < 31;
  add('quanfeng', 1, round && !bigWinds, round);
  add('menfeng', 1, seat && !bigWinds, seat);
  add('dasixi', 16, bigWinds);
  add('xiaosixi', cup ? 8 : 10, littleWinds);
  add('sanfenghui', 3, !cup && winds === 3 && !littleWinds, !cup && winds >= 3);
  const bigDragons = dragons === 3;
  const littleDragons = dragons === 2 && pair >= 31;
  add('sanyuanpai', dragons, !bigDragons && !littleDragons, dragons);
  add('dasanyuan', 8, bigDragons);
  add('xiaosanyuan', 4, littleDragons);

  // colors
  add('qingyise', cup ? 8 : 10, oneSuit && !nine, oneSuit);
  add('jiulongfeitian', 20, nine);
  add('hunyise', 4, suits === 1 && honors);

  // triplets
  add('sananke', cup ? 2 : 3, concealed === 3, concealed >= 3);
  add('sianke', cup ? 5 : 6, concealed === 4, concealed >= 4);
  add('wuanke', cup ? 8 : 13, concealed === 5);
  const run = longestRun(triplets);
  add(
    'duiduihu',
    4,
    triplets.length === 5 && concealed < 5 && (cup || (run < 5 && kongs < 5)),
    triplets.length === 5,
  );
  const plain = !honors && hand.flowers.length === 0;
  const pinghu = chows.length === 5 && !self && plain && isChow(won) && !middle && !edge;
  add('dapinghu', cup ? 2 : 3, pinghu);
  if (cup) return {lines, there};

  add('xiaopinghu', 1, chows.length === 5 && !pinghu, chows.length === 5);
  add('ziyise', 10, suits === 0);
  add('sanlianke', 3, run === 3, run >= 3);
  add('silianke', 6, run === 4, run >= 4);
  add('wulianke', 13, run === 5);
  add('sangangzi', 6, kongs === 3, kongs >= 3);
  add('sigangzi', 13, kongs === 4, kongs >= 4);
  add('wugangzi', 24, kongs === 5);
  add('santongke', 4, threeSuits(triplets));

  // terminals
  const ends = tiles.every((kind) => isEnd(kind) || isHonor(kind));
  const allEnds = tiles.every(isEnd);
  add('duanyaojiu', 1, !tiles.some((kind) => isEnd(kind) || isHonor(kind)));
  add(
    'wuziwuhua',
    1,
    plain && !pinghu && (option('wuziwuhuaWithFlush') !== false || !(oneSuit || allEnds)),
    plain,
  );
  add('qinglaotou', 20, allEnds);
  add('hunlaotou', 6, ends && honors && suits > 0);
  // in 八對半 too: if each pair holds one, all tiles do (混老頭, 清老頭, 字一色)
  const outside =
    shape !== 'unrelated' && groups.every(({kinds}) => kinds.some((k) => isEnd(k) || isHonor(k)));
  add('chunquandaiyao', 6, outside && !honors && !allEnds, outside && !honors);
  add('hunquandaiyao', 3, outside && honors && !ends, outside);
  const green = [19, 20, 21, 23, 25, 32];
  add(
    'lvyise',
    13,
    tiles.every((kind) => green.includes(kind)),
  );

  // chows
  const times = chows.map(({kinds}) => chows.filter((other) => other.kinds[0] === kinds[0]).length);
  const most = Math.max(0, ...times);
  const doubled = new Set(chows.filter((_, i) => times[i] >= 2).map(({kinds}) => kinds[0])).size;
  add('yibangao', 1, doubled === 1 && most === 2, most >= 2);
  // four alike are two twice, which 四連太寶 includes already
  add('erbangao', 3, doubled === 2, doubled === 2 || most === 4);
  add('yisesantongshun', 4, most === 3, most >= 3);
  add('siliantaibao', 20, most === 4);
  add('sanxiangfeng', 2, threeSuits(chows));
  add(
    'yiqitongguan',
    2,
    [0, 9, 18].some((from) => [0, 3, 6].every((i) => chows.some(({kinds}) => kinds[0] === from + i))),
  );

  // shapes
  add('baduiban', 8, shape === 'pairs');
  const every =
    shape === 'unrelated' &&
    new Set(
      [0, 1, 2].map((suit) =>
        ranksOf(
          [...tiles].sort((a, b) => a - b),
          suit,
        ),
      ),
    );
  const thousand = every && ['147', '258', '369'].every((ranks) => every.has(ranks));
  add('shiliubuda', 6, every && !thousand, every);
  add('qiankewanlai', 10, thousand);
  return {lines, there};
}
