/**
 * しらぎく a second time: every arrangement taken apart one tile after the other, every pattern asked one after the other.
 * Slow and plain, and sharing nothing with what it checks.
 */

export interface PlainMeld {
  readonly kinds: readonly number[];
  readonly how: 'chow' | 'pung' | 'open' | 'added' | 'concealed';
}

export interface PlainOptions {
  readonly concealedBesideSpecial: boolean;
  readonly dasixiIncludesPengpeng: boolean;
  readonly dutingStrict: boolean;
  /** What wins of the first turn are called. */
  readonly firstTurn: 'page' | 'game2020';
  readonly tianhuAllowsDuting: boolean;
  readonly openKongThenFlowerWin: boolean;
  readonly laZhuangOnTsumo: 'all' | 'dealerOnly';
  readonly bambooWest: boolean;
  readonly doubleWind: number;
  readonly base: number;
  readonly taiValue: number;
}

/** Kinds are 0–26 for the suits and 27–33 for 東南西北白發中; seats and flowers count from 0. */
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
  /** Winning tiles that were let go. */
  readonly passed: readonly number[];
  readonly options: PlainOptions;
}

export type PlainLines = Readonly<Record<string, number>>;

interface PlainGroup {
  readonly kinds: readonly number[];
  readonly shape: 'chow' | 'pung' | 'pair';
  readonly shown: boolean;
  readonly called: boolean;
}

/** The lines of every best reading; none for what is not complete. */
export function plainBest(win: PlainWin): readonly PlainLines[] {
  if (win.flags.includes('eightFlowers') && !isComplete([...win.held, win.win])) return [{baxian: 8}];
  let best: PlainLines[] = [];
  for (const groups of plainReadings(win)) {
    const lines = plainLines(win, groups.groups, groups.completed);
    const more = best.length ? total(lines) - total(best[0]) || rows(best[0]) - rows(lines) : 1;
    if (more > 0) best = [lines];
    else if (more === 0) best.push(lines);
  }
  return best;
}

export const total = (lines: PlainLines): number => Object.values(lines).reduce((a, b) => a + b, 0);
const rows = (lines: PlainLines): number => Object.keys(lines).length;

/** Each arrangement, with each of the groups that the winning tile can have completed. */
function* plainReadings(win: PlainWin): Generator<{groups: PlainGroup[]; completed: PlainGroup}> {
  const called: PlainGroup[] = win.melds.map(({kinds, how}) => ({
    kinds: kinds.slice(0, 3),
    shape: how === 'chow' ? 'chow' : 'pung',
    shown: how !== 'concealed',
    called: how !== 'concealed',
  }));
  const tiles = [...win.held, win.win].sort((a, b) => a - b);
  for (const groups of arrangements(tiles, true)) {
    for (const completed of groups) {
      if (!completed.kinds.includes(win.win)) continue;
      const shown = groups.map((g) => (g === completed && win.by !== 'self' ? {...g, shown: true} : g));
      yield {groups: [...called, ...shown], completed};
    }
  }
}

/** Takes the first tile into a pair, a triplet or a chow, and goes on with the rest. */
function* arrangements(tiles: readonly number[], pairLeft: boolean): Generator<PlainGroup[]> {
  if (tiles.length === 0) {
    if (!pairLeft) yield [];
    return;
  }
  const first = tiles[0];
  const wholes: [number[], PlainGroup['shape']][] = [[[first, first, first], 'pung']];
  if (pairLeft) wholes.push([[first, first], 'pair']);
  if (first < 27 && first % 9 < 7) wholes.push([[first, first + 1, first + 2], 'chow']);
  for (const [kinds, shape] of wholes) {
    const rest = [...tiles];
    const found = kinds.every((kind) => {
      const at = rest.indexOf(kind);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
    if (!found) continue;
    for (const others of arrangements(rest, pairLeft && shape !== 'pair')) {
      yield [{kinds, shape, shown: false, called: false}, ...others];
    }
  }
}

export function isComplete(tiles: readonly number[]): boolean {
  for (const _ of arrangements(
    [...tiles].sort((a, b) => a - b),
    true,
  ))
    return true;
  return false;
}

/** The kinds that complete the held tiles by form. */
export const plainWaits = (held: readonly number[]): number[] =>
  Array.from({length: 34}, (_, kind) => kind).filter((kind) => isComplete([...held, kind]));

/** Whether the winning tile may not be won on: it replaced one of an open kong, or its kind was let go (過水). */
export function isForbidden(win: PlainWin): boolean {
  const {flags, melds, options, passed} = win;
  const hasKong = (...ways: string[]): boolean => melds.some(({how}) => ways.includes(how));
  const eight = flags.includes('eightFlowers');
  // 八仙過海 needs no complete hand, and nothing that was let go bars it
  if (eight && !isComplete([...win.held, win.win])) return false;
  const replaces = flags.includes('replacement');
  if (replaces && !hasKong('added', 'concealed')) {
    const flowerBetween = flags.includes('flowerReplacement') || eight;
    if (!flowerBetween || !options.openKongThenFlowerWin) return true;
  }
  const lifted = replaces && hasKong('added') && !hasKong('concealed');
  return passed.includes(win.win) && !eight && !lifted;
}

/** What is said beside the score. */
export function plainNotes({melds, flags, by}: PlainWin): string[] {
  const kongs = melds.filter(({kinds}) => kinds.length === 4).length;
  const replaces = ['replacement', 'flowerReplacement', 'eightFlowers'].some((flag) => flags.includes(flag));
  return kongs === 5 || (kongs === 4 && !(by === 'self' && replaces)) ? ['four-kongs'] : [];
}

function plainLines(win: PlainWin, groups: readonly PlainGroup[], completed: PlainGroup): PlainLines {
  const lines: Record<string, number> = {};
  const self = win.by === 'self';
  const flagged = (flag: string): boolean => win.flags.includes(flag);
  const pungs = groups.filter(({shape}) => shape === 'pung');
  const pungsOf = (kind: number): number => pungs.filter(({kinds}) => kinds[0] === kind).length;
  const pair = groups.find(({shape}) => shape === 'pair')?.kinds[0] ?? -1;
  const kinds = groups.flatMap((group) => group.kinds);
  const firstTurn = flagged('heavenly') || flagged('earthly') || flagged('human');
  const ready = flagged('readyFirst') || flagged('readyEarly');
  const concealed = !groups.some(({called}) => called);

  if (flagged('heavenly')) lines.tianhu = 16;
  if (flagged('earthly')) lines.dihu = 16;
  if (flagged('human')) lines.renhu = 16;
  if (flagged('readyFirst')) lines.tianting = 8;
  if (flagged('readyEarly')) lines.diting = 4;
  const beside = win.options.concealedBesideSpecial;
  if (concealed && (beside || (!firstTurn && !ready))) {
    lines.menqing = 1;
    if (self) lines.buqiu = 1;
  }
  if (self && (beside || !firstTurn)) lines.mohu = 1;
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
  if (flagged('flowerReplacement') || flagged('eightFlowers') || (flagged('replacement') && ownKong)) {
    lines.gangshang = 1;
  } else if (flagged('lastTile')) {
    if (self) lines.haidi = 1;
    else lines.hedi = 1;
  }

  const dragons = [31, 32, 33].filter((kind) => pungsOf(kind)).length;
  const winds = [27, 28, 29, 30].filter((kind) => pungsOf(kind)).length;
  if (dragons === 3) lines.dasanyuan = 8;
  else if (dragons === 2 && pair >= 31) lines.xiaosanyuan = 4;
  else if (dragons) lines.fanpaiDragon = dragons;
  if (winds === 4) lines.dasixi = 16;
  else {
    if (winds === 3 && pair >= 27 && pair <= 30) lines.xiaosixi = 8;
    if (pungsOf(27 + win.seat)) lines.fanpaiSeat = 1;
    if (pungsOf(27 + win.round) && !(win.seat === win.round && win.options.doubleWind === 1))
      lines.fanpaiRound = 1;
  }

  if (flagged('eightFlowers')) lines.baxian = 8;
  else {
    const plants = win.options.bambooWest ? [4, 5, 7, 6] : [4, 5, 6, 7];
    const own = win.flowers.filter((flower) => flower === win.seat || flower === plants[win.seat]).length;
    if (own) lines.seatFlower = own;
    const sets = [0, 4].filter((low) => [0, 1, 2, 3].every((n) => win.flowers.includes(low + n))).length;
    if (sets) lines.huagang = 2 * sets;
  }

  const chows = groups.filter(({shape}) => shape === 'chow').length;
  if (chows === 5 && pair < 27 && form === 'open' && !self && win.flowers.length === 0) lines.pinghu = 2;

  const hidden = pungs.filter(({shown}) => !shown).length;
  if (hidden === 3) lines.sananke = 2;
  if (hidden === 4) lines.sianke = 5;
  if (hidden === 5) lines.wuanke = 8;
  else if (pungs.length === 5 && !(winds === 4 && win.options.dasixiIncludesPengpeng)) lines.pengpenghu = 4;

  const suits = new Set(kinds.filter((kind) => kind < 27).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= 27);
  if (suits.size === 0) lines.ziyise = 8;
  if (suits.size === 1) {
    if (honors) lines.hunyise = 4;
    else lines.qingyise = 8;
  }
  return lines;
}

function completedAs({kinds, shape}: PlainGroup, tile: number): 'pair' | 'pung' | 'middle' | 'edge' | 'open' {
  if (shape !== 'chow') return shape;
  if (tile === kinds[1]) return 'middle';
  const low = kinds[0] % 9;
  return (tile === kinds[2] && low === 0) || (tile === kinds[0] && low === 6) ? 'edge' : 'open';
}

/** What each seat gets, the payers' amounts being negative. */
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
