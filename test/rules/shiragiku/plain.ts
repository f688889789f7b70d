/**
 * The second scorer of しらぎく: takes every arrangement apart tile by tile, and asks every pattern in turn. Slow and
 * plain; shares nothing with the sources.
 */

import {arrangements, isComplete, plainWaits, type PlainGroup} from './plain-forms.js';

export interface PlainMeld {
  readonly kinds: readonly number[];
  readonly how: 'chow' | 'pung' | 'open' | 'added' | 'concealed';
}

export interface PlainOptions {
  readonly concealedBesideSpecial: boolean;
  readonly dasixiIncludesPengpeng: boolean;
  readonly dutingStrict: boolean;
  /** Which names wins on the first turn have. */
  readonly firstTurn: 'page' | 'game2020';
  readonly tianhuAllowsDuting: boolean;
  readonly openKongThenFlowerWin: boolean;
  readonly laZhuangOnTsumo: 'all' | 'dealerOnly';
  readonly bambooWest: boolean;
  readonly doubleWind: number;
  readonly base: number;
  readonly taiValue: number;
}

/** A win. Kinds are 0–26 for the suits and 27–33 for 東南西北白發中; seats and flowers count from 0. */
export interface PlainWin {
  readonly melds: readonly PlainMeld[];
  readonly held: readonly number[];
  readonly win: number;
  readonly by: 'self' | 'discard' | 'robbing';
  readonly from: number;
  readonly seat: number;
  readonly round: number;
  readonly dealer: number;
  readonly counters: number;
  readonly flowers: readonly number[];
  readonly flags: readonly string[];
  /** Winning tiles that the owner passed. */
  readonly passed: readonly number[];
  readonly options: PlainOptions;
}

export type PlainLines = Readonly<Record<string, number>>;

/** A reading: the rows that count, and those left out, each with the rows that may count in its place. */
export interface PlainReading {
  readonly lines: PlainLines;
  readonly out: Readonly<Record<string, readonly string[]>>;
}

/** The best readings; none for an incomplete hand. */
export function plainBest(win: PlainWin): readonly PlainReading[] {
  if (win.flags.includes('eightFlowers') && !isComplete([...win.held, win.win]))
    return [reduced(flowerRows(win), win)];
  let best: PlainReading[] = [];
  for (const arranged of plainReadings(win)) {
    const reading = plainReading(win, arranged);
    const {lines} = reading;
    const more = best.length ? total(lines) - total(best[0].lines) || rows(best[0].lines) - rows(lines) : 1;
    if (more > 0) best = [reading];
    else if (more === 0) best.push(reading);
  }
  return best;
}

/** For each row, the rows not counted beside it: by the page, or by the game where the page is silent. */
function besides({options, seat, round}: PlainWin): Readonly<Record<string, string>> {
  const declared = options.concealedBesideSpecial ? '' : 'menqing buqiu';
  const firstTurn = options.concealedBesideSpecial ? '' : 'menqing buqiu mohu';
  return {
    tianhu: firstTurn,
    dihu: firstTurn,
    renhu: firstTurn,
    tianting: declared,
    diting: declared,
    gangshang: 'haidi',
    dasanyuan: 'fanpaiDragon',
    xiaosanyuan: 'fanpaiDragon',
    dasixi: options.dasixiIncludesPengpeng ? 'fanpaiSeat fanpaiRound pengpenghu' : 'fanpaiSeat fanpaiRound',
    fanpaiSeat: seat === round && options.doubleWind === 1 ? 'fanpaiRound' : '',
    sianke: 'sananke',
    wuanke: 'sananke sianke pengpenghu',
    pinghu: 'duting',
    baxian: 'seatFlower huagang',
  };
}

/** The rows of an arrangement that count, and those left out. */
export const plainReading = (win: PlainWin, {groups, completed}: Arranged): PlainReading =>
  reduced(allRows(win, groups, completed), win);

/** Removes rows that are not counted beside others. */
function reduced(found: PlainLines, win: PlainWin): PlainReading {
  const beside = besides(win);
  const leavers = (row: string): string[] =>
    Object.keys(found).filter((other) => beside[other]?.split(' ').includes(row));
  const lines: Record<string, number> = {};
  const out: Record<string, readonly string[]> = {};
  for (const row of Object.keys(found)) {
    const by = leavers(row);
    if (by.length) out[row] = by.flatMap((other) => [other, ...leavers(other)]);
    else lines[row] = found[row];
  }
  return {lines, out};
}

export const total = (lines: PlainLines): number => Object.values(lines).reduce((a, b) => a + b, 0);
const rows = (lines: PlainLines): number => Object.keys(lines).length;

/** The groups, melds first, and the group that the winning tile completed. */
interface Arranged {
  readonly groups: readonly PlainGroup[];
  readonly completed: PlainGroup;
  readonly at: number;
}

/** Each arrangement, with each group that the winning tile may have completed. */
export function* plainReadings(win: PlainWin): Generator<Arranged> {
  const called: PlainGroup[] = win.melds.map(({kinds, how}) => ({
    kinds: kinds.slice(0, 3),
    shape: how === 'chow' ? 'chow' : 'pung',
    shown: how !== 'concealed',
    called: how !== 'concealed',
  }));
  const tiles = [...win.held, win.win].sort((a, b) => a - b);
  for (const groups of arrangements(tiles, true)) {
    for (const [i, completed] of groups.entries()) {
      if (!completed.kinds.includes(win.win)) continue;
      const shown = groups.map((g) => (g === completed && win.by !== 'self' ? {...g, shown: true} : g));
      yield {groups: [...called, ...shown], completed, at: called.length + i};
    }
  }
}

/** Whether a win on the tile is forbidden: it replaced one for an open kong, or its kind was passed (過水). */
export function isForbidden(win: PlainWin): boolean {
  const {flags, melds, options, passed} = win;
  const hasKong = (...ways: string[]): boolean => melds.some(({how}) => ways.includes(how));
  const eight = flags.includes('eightFlowers');
  // 八仙過海 needs no complete hand, and a tile passed does not bar it
  if (eight && !isComplete([...win.held, win.win])) return false;
  const replaces = flags.includes('replacement');
  if (replaces && !hasKong('added', 'concealed')) {
    const flowerBetween = flags.includes('flowerReplacement') || eight;
    if (!flowerBetween || !options.openKongThenFlowerWin) return true;
  }
  const lifted = replaces && hasKong('added') && !hasKong('concealed');
  return passed.includes(win.win) && !eight && !lifted;
}

/** The notes beside the score. */
export function plainNotes({melds, flags, by}: PlainWin): string[] {
  const kongs = melds.filter(({kinds}) => kinds.length === 4).length;
  const replaces = ['replacement', 'flowerReplacement', 'eightFlowers'].some((flag) => flags.includes(flag));
  return kongs === 5 || (kongs === 4 && !(by === 'self' && replaces)) ? ['four-kongs'] : [];
}

/** The rows of flowers set aside, which need no complete hand. */
function flowerRows({flags, flowers, seat, options}: PlainWin): PlainLines {
  const lines: Record<string, number> = {};
  if (flags.includes('eightFlowers')) lines.baxian = 8;
  const plants = options.bambooWest ? [4, 5, 7, 6] : [4, 5, 6, 7];
  const own = flowers.filter((flower) => flower === seat || flower === plants[seat]).length;
  if (own) lines.seatFlower = own;
  const sets = [0, 4].filter((low) => [0, 1, 2, 3].every((n) => flowers.includes(low + n))).length;
  if (sets) lines.huagang = 2 * sets;
  return lines;
}

/** All rows that the hand has, before any is left out. */
function allRows(win: PlainWin, groups: readonly PlainGroup[], completed: PlainGroup): PlainLines {
  const lines: Record<string, number> = {...flowerRows(win)};
  const self = win.by === 'self';
  const flagged = (flag: string): boolean => win.flags.includes(flag);
  const pungs = groups.filter(({shape}) => shape === 'pung');
  const pungsOf = (kind: number): number => pungs.filter(({kinds}) => kinds[0] === kind).length;
  const pair = groups.find(({shape}) => shape === 'pair')?.kinds[0] ?? -1;
  const kinds = groups.flatMap((group) => group.kinds);

  if (flagged('heavenly')) lines.tianhu = 16;
  if (flagged('earthly')) lines.dihu = 16;
  if (flagged('human')) lines.renhu = 16;
  if (flagged('readyFirst')) lines.tianting = 8;
  if (flagged('readyEarly')) lines.diting = 4;
  if (!groups.some(({called}) => called)) {
    lines.menqing = 1;
    if (self) lines.buqiu = 1;
  }
  if (self) lines.mohu = 1;
  if (win.by === 'robbing') lines.qiangganghu = 1;

  const form = completedAs(completed, win.win);
  const narrow = form === 'middle' || form === 'edge' || form === 'pair';
  if (
    narrow &&
    (!flagged('heavenly') || win.options.tianhuAllowsDuting) &&
    (!win.options.dutingStrict || plainWaits(win.held).length === 1)
  )
    lines.duting = 1;

  if (groups.filter(({called}) => called).length === 5) {
    if (self) lines.banqiu = 1;
    else lines.quanqiu = 2;
  }

  const ownKong = win.melds.some(({how}) => how === 'added' || how === 'concealed');
  if (flagged('flowerReplacement') || flagged('eightFlowers') || (flagged('replacement') && ownKong))
    lines.gangshang = 1;
  if (flagged('lastTile')) lines[self ? 'haidi' : 'hedi'] = 1;

  const dragons = [31, 32, 33].filter((kind) => pungsOf(kind)).length;
  const winds = [27, 28, 29, 30].filter((kind) => pungsOf(kind)).length;
  if (dragons === 3) lines.dasanyuan = 8;
  if (dragons === 2 && pair >= 31) lines.xiaosanyuan = 4;
  if (dragons) lines.fanpaiDragon = dragons;
  if (winds === 4) lines.dasixi = 16;
  if (winds === 3 && pair >= 27 && pair <= 30) lines.xiaosixi = 8;
  if (pungsOf(27 + win.seat)) lines.fanpaiSeat = 1;
  if (pungsOf(27 + win.round)) lines.fanpaiRound = 1;

  const chows = groups.filter(({shape}) => shape === 'chow').length;
  if (chows === 5 && pair < 27 && form === 'open' && !self && win.flowers.length === 0) lines.pinghu = 2;

  const hidden = pungs.filter(({shown}) => !shown).length;
  if (hidden >= 3) lines.sananke = 2;
  if (hidden >= 4) lines.sianke = 5;
  if (hidden === 5) lines.wuanke = 8;
  if (pungs.length === 5) lines.pengpenghu = 4;

  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= 27);
  if (suits.size === 0) lines.ziyise = 8;
  if (suits.size === 1) lines[honors ? 'hunyise' : 'qingyise'] = honors ? 4 : 8;
  return lines;
}

function completedAs({kinds, shape}: PlainGroup, tile: number): 'pair' | 'pung' | 'middle' | 'edge' | 'open' {
  if (shape !== 'chow') return shape;
  if (tile === kinds[1]) return 'middle';
  const low = kinds[0] % 9;
  return (tile === kinds[2] && low === 0) || (tile === kinds[0] && low === 6) ? 'edge' : 'open';
}

/** The net of each seat; negative for those who pay. */
export function plainNet(win: PlainWin, tai: number): number[] {
  const net = [0, 0, 0, 0];
  const {base, taiValue, laZhuangOnTsumo} = win.options;
  for (let payer = 0; payer < 4; payer++) {
    if (payer === win.seat || (win.by !== 'self' && payer !== win.from)) continue;
    let amount = base + tai * taiValue;
    const withDealer = payer === win.dealer || win.seat === win.dealer;
    if (withDealer) amount += 1;
    if (withDealer || (win.by === 'self' && laZhuangOnTsumo === 'all')) amount += win.counters;
    net[payer] -= amount;
    net[win.seat] += amount;
  }
  return net;
}
