/**
 * The second scorer of 路橋: tries every choice for every 白, and every arrangement with a 財神 in the place of any tile.
 * Slow and plain; shares nothing with the sources except the numbers of the kinds.
 */

import {KINDS, WHITE, arrangements, ascending, isWhole, readingsOf, type PlainGroup} from './plain-forms.js';

export interface PlainHand {
  /** Melds as lists of kinds, and whether each was called. */
  readonly melds: readonly {readonly kinds: readonly number[]; readonly open: boolean}[];
  readonly held: readonly number[];
  readonly win: number;
  readonly self: boolean;
  /** The kind of the owner's wind, 27–30. */
  readonly wind: number;
  /** The kind of the 財神. */
  readonly wild: number;
}

/** The house rules on which lines, and whether a hand may win, depend. */
export interface PlainHouse {
  readonly allHonors: string;
  readonly sifenghuiqi: string;
  readonly sifenghuiqiTai: number;
  readonly qiandangWithWild: boolean;
  readonly qiandangStrictSingleWait: boolean;
  readonly wildMaxFourCopies: boolean;
  readonly ronOnWhiteAsCaishen: boolean;
}

export const PAGE: PlainHouse = {
  allHonors: 'hunyise',
  sifenghuiqi: 'off',
  sifenghuiqiTai: 13,
  qiandangWithWild: true,
  qiandangStrictSingleWait: false,
  wildMaxFourCopies: false,
  ronOnWhiteAsCaishen: true,
};

/** The value of each pattern: in 胡, or in 台 for those named here. */
export type PlainLines = Readonly<Record<string, number>>;

const TAI = ['ownWindPung', 'dragonPung', 'qingyise', 'hunyise', 'sifenghuiqi'];

/** 胡 × 2^台, without the cap. */
export function pointsOf(lines: PlainLines): number {
  let hu = 0;
  let tai = 0;
  for (const id in lines) {
    if (TAI.includes(id)) tai += lines[id];
    else hu += lines[id];
  }
  return hu * 2 ** tai;
}

/** The points of the best reading; 0 for an incomplete hand. */
export const plainPoints = (hand: PlainHand): number => Math.max(0, ...plainWays(hand).ways.map(pointsOf));

/** The lines of all readings of the highest worth; none if no reading may win. */
export interface PlainWays {
  readonly ways: readonly PlainLines[];
  /**
   * Whether there are readings but none may win, because a discarded 白 would stand for the indicator's kind (TZ-A12).
   */
  readonly barred: boolean;
}

export function plainWays(hand: PlainHand, house = PAGE): PlainWays {
  let most = 0;
  let ways: PlainLines[] = [];
  let barred = false;
  for (const reading of plainReadings(hand, house)) {
    if (reading.isBarred) {
      barred = true;
      continue;
    }
    const lines = reading.lines();
    const points = pointsOf(lines);
    if (points > most) [most, ways] = [points, [lines]];
    else if (points === most) ways.push(lines);
  }
  return {ways, barred: barred && !ways.length};
}

/** A way to read a hand, with the winning tile in one group. */
export interface PlainReading {
  readonly groups: readonly PlainGroup[];
  /** The group with the winning tile. */
  readonly won: PlainGroup;
  /** Whether a discarded 白 stands for the indicator's kind although it may not (TZ-A12). */
  readonly isBarred: boolean;
  readonly lines: () => PlainLines;
}

export function* plainReadings(hand: PlainHand, house = PAGE): Generator<PlainReading> {
  const {win, wild, self} = hand;
  const isSingle = lazily(() => waitedFaces(hand).length === 1);
  const melds = hand.melds.map(({kinds, open}) => ({kinds, open, pair: false}));
  for (const face of win === WHITE && wild !== WHITE ? [WHITE, wild] : [win]) {
    const drewWild = win === wild;
    const stands = win === WHITE && wild !== WHITE && face === wild;
    for (const {tiles, wilds} of readingsOf(hand.held, wild)) {
      const all = drewWild ? tiles : [...tiles, face].sort(ascending);
      for (const groups of arrangements(all, drewWild ? wilds + 1 : wilds, true)) {
        if (house.wildMaxFourCopies && isCrowded([...melds, ...groups])) continue;
        const isBarred = stands && !self && !house.ronOnWhiteAsCaishen;
        for (const won of placesOf(groups, face, drewWild)) {
          const completed = groups.map((g) => (g === won.group && !self && !g.pair ? {...g, open: true} : g));
          const lines = (): PlainLines => plainLines([...melds, ...completed], won, hand, house, isSingle);
          yield {groups, won: won.group, isBarred, lines};
        }
      }
    }
  }
}

function lazily(ask: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => (known ??= ask());
}

/** The faces that complete the held tiles, by form alone. */
const waitedFaces = ({held, wild}: PlainHand): number[] =>
  KINDS.filter((face) =>
    readingsOf(held, wild).some(({tiles, wilds}) => isWhole([...tiles, face].sort(ascending), wilds, true)),
  );

/** Whether a hand that has not won is ready, or one tile away: one tile goes, and any two come. */
export const isNearlyReady = ({held, wild}: Pick<PlainHand, 'held' | 'wild'>): boolean =>
  [...new Set(held)].some((out) => {
    const rest = [...held];
    rest.splice(rest.indexOf(out), 1);
    return readingsOf(rest, wild).some(({tiles, wilds}) => isWhole(tiles, wilds + 2, true));
  });

/** Whether there are five tiles of a kind (TZ-A11). */
function isCrowded(groups: readonly PlainGroup[]): boolean {
  const counts = new Uint8Array(34);
  for (const {kinds} of groups) for (const kind of kinds) if (++counts[kind] > 4) return true;
  return false;
}

/** Whether there are four sets and one 財神 left over, so that every tile completes the hand. */
export function waitsOnEverything({held, wild, melds}: PlainHand, {wildMaxFourCopies}: PlainHouse): boolean {
  const sets = melds.map((meld) => ({...meld, pair: false}));
  for (const {tiles, wilds} of readingsOf(held, wild)) {
    if (!wilds) return false;
    for (const groups of arrangements(tiles, wilds - 1, false))
      if (!wildMaxFourCopies || !isCrowded([...sets, ...groups])) return true;
  }
  return false;
}

interface Place {
  readonly group: PlainGroup;
  /** The index of the tile that came last. */
  readonly at: number;
}

/** The tiles that may have come last: a 財神, or a tile with this face. */
function placesOf(groups: readonly PlainGroup[], face: number, isWild: boolean): Place[] {
  return groups.flatMap((group) =>
    group.kinds.flatMap((kind, at) =>
      group.wild?.[at] === isWild && (isWild || kind === face) ? [{group, at}] : [],
    ),
  );
}

/** The lines that every hand has: triplets, kongs, and pairs of the owner's wind and of dragons. */
export function setLines(
  groups: readonly PlainGroup[],
  wind: number,
  {sifenghuiqi, sifenghuiqiTai}: Pick<PlainHouse, 'sifenghuiqi' | 'sifenghuiqiTai'>,
): Record<string, number> {
  const lines: Record<string, number> = {};
  const add = (id: string, n: number): void => void (lines[id] = (lines[id] ?? 0) + n);
  const winds = new Set<number>();
  const windPairs = new Set<number>();
  for (const {kinds, open, pair} of groups) {
    const [kind] = kinds;
    if (kinds[1] !== kind) continue;
    const isWind = kind >= 27 && kind < WHITE;
    if (pair) {
      if (kind === wind) add('pairOwnWind', 2);
      if (kind >= WHITE) add('pairDragon', 2);
      if (isWind) windPairs.add(kind);
      continue;
    }
    const doubled = kind >= 27 || kind % 9 === 0 || kind % 9 === 8 ? 2 : 1;
    const kong = kinds.length === 4;
    add(
      kong ? (open ? 'minggang' : 'angang') : open ? 'mingke' : 'anke',
      (kong ? 8 : 2) * doubled * (open ? 1 : 2),
    );
    if (kind >= WHITE) add('dragonPung', 1);
    if (kind === wind) lines.ownWindPung = 1;
    if (isWind) winds.add(kind);
  }
  const others = [...windPairs].filter((kind) => !winds.has(kind));
  const little = winds.size === 3 && others.length > 0;
  const own = little && others.includes(wind);
  const counts = {off: false, daOnly: false, xiaoToo: little, xiaoOwnPair: own}[sifenghuiqi];
  if (counts || (winds.size === 4 && sifenghuiqi !== 'off')) lines.sifenghuiqi = sifenghuiqiTai;
  return lines;
}

function plainLines(
  groups: readonly PlainGroup[],
  {group: {kinds: last, wild = []}, at}: Place,
  {self, wind}: PlainHand,
  house: PlainHouse,
  isSingle: () => boolean,
): PlainLines {
  const lines: Record<string, number> = {hudi: 10, ...setLines(groups, wind, house)};
  if (self) lines.zimo = 2;
  if (groups.every(({kinds, pair}) => pair || kinds[0] === kinds[1])) lines.duiduihu = 4;
  const closed = last[0] !== last[1] && at === 1 && (house.qiandangWithWild || !(wild[0] || wild[2]));
  if (closed && (!house.qiandangStrictSingleWait || isSingle())) lines.qiandang = 2;
  const kinds = groups.flatMap((group) => group.kinds);
  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= 27);
  if ((suits.size === 1 && !honors) || (suits.size === 0 && house.allHonors === 'qingyise'))
    lines.qingyise = 3;
  if ((suits.size === 1 && honors) || (suits.size === 0 && house.allHonors === 'hunyise')) lines.hunyise = 1;
  return lines;
}
