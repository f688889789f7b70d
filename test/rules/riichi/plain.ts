/**
 * A plain second scorer of riichi mahjong, which shares nothing with the first: it splits the held tiles in every way,
 * puts the winning tile in every group that can hold it, and counts each yaku and each fu by looking at the tiles.
 */

export interface PlainTile {
  /** 0–26 the suits, 27–33 東南西北白發中. */
  readonly kind: number;
  readonly red: boolean;
}

export interface PlainHouse {
  readonly openTanyao: boolean;
  readonly doubleWindPair: number;
  readonly kiriageMangan: boolean;
  readonly countedYakuman: boolean;
  readonly yakumanStack: boolean;
  readonly doubleYakuman: boolean;
  readonly renhou: string;
  readonly liabilityFor: string;
  readonly liabilityCounters: string;
  readonly kongLiability: boolean;
}

export const usualHouse: PlainHouse = {
  openTanyao: true,
  doubleWindPair: 4,
  kiriageMangan: false,
  countedYakuman: true,
  yakumanStack: true,
  doubleYakuman: true,
  renhou: 'none',
  liabilityFor: 'yakuman',
  liabilityCounters: 'discarder',
  kongLiability: false,
};

export interface PlainHand {
  readonly melds: readonly {
    readonly tiles: readonly PlainTile[];
    readonly open: boolean;
    readonly added?: boolean;
  }[];
  readonly held: readonly PlainTile[];
  readonly win?: PlainTile;
  readonly by?: 'discard' | 'self' | 'robbing';
  /** 0 east, who deals. */
  readonly seat: number;
  readonly round: number;
  readonly counters: number;
  readonly indicators: readonly PlainTile[];
  readonly ura: readonly PlainTile[];
  readonly flags: readonly string[];
  readonly house: PlainHouse;
}

interface Group {
  readonly kinds: readonly number[];
  /** Called, or a kong melded. */
  readonly called: boolean;
  readonly meld: boolean;
}

export interface Form {
  readonly groups: readonly Group[];
  /** The group with the winning tile. */
  readonly won: number;
  readonly shape: 'sets' | 'pairs' | 'orphans';
}

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
const isHonor = (kind: number): boolean => kind > 26;
const isOrphan = (kind: number): boolean => ORPHANS.includes(kind);
const suitOf = (kind: number): string => (isHonor(kind) ? 'z' : 'mps'[Math.floor(kind / 9)]);
const number = (kind: number): number => (kind % 9) + 1;

function without(kinds: readonly number[], taken: readonly number[]): number[] | undefined {
  const left = [...kinds];
  for (const kind of taken) {
    const at = left.indexOf(kind);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** All ways to make sets of sorted kinds. */
function* setsOf(kinds: readonly number[]): Generator<number[][]> {
  if (!kinds.length) {
    yield [];
    return;
  }
  const [first] = kinds;
  const chow = !isHonor(first) && number(first) < 8 ? [first, first + 1, first + 2] : undefined;
  for (const set of [[first, first, first], chow]) {
    const left = set && without(kinds, set);
    if (set && left) for (const others of setsOf(left)) yield [set, ...others];
  }
}

/** Every form of the hand, with the winning tile in each group that can hold it. */
export function formsOf(hand: PlainHand): Form[] {
  const {melds, held, win} = hand;
  if (!win) return [];
  const kinds = [...held, win].map(({kind}) => kind).sort((a, b) => a - b);
  const closed = (tiles: readonly number[]): Group => ({kinds: tiles, called: false, meld: false});
  const laid = melds.map(({tiles, open}): Group => {
    const sorted = tiles.map(({kind}) => kind).sort((a, b) => a - b);
    return {kinds: sorted, called: open, meld: true};
  });
  const found: Form[] = [];
  const add = (shape: Form['shape'], groups: readonly Group[]): void => {
    groups.forEach(({kinds: own, meld}, won) => {
      if (!meld && own.includes(win.kind)) found.push({shape, groups, won});
    });
  };
  const different = [...new Set(kinds)];
  for (const kind of different) {
    const rest = without(kinds, [kind, kind]);
    if (!rest) continue;
    for (const sets of setsOf(rest)) {
      const groups = [...laid, ...sets.map(closed), closed([kind, kind])];
      if (groups.length === 5) add('sets', groups);
    }
  }
  if (melds.length) return found;
  if (different.length === 7 && different.every((kind) => kinds.filter((k) => k === kind).length === 2))
    add(
      'pairs',
      different.map((kind) => closed([kind, kind])),
    );
  if (different.length === 13 && different.every(isOrphan))
    add(
      'orphans',
      different.map((kind) => closed(kinds.filter((k) => k === kind))),
    );
  return found;
}

export type Lines = Readonly<Record<string, number>>;

export interface Reading {
  readonly fu: Lines;
  readonly han: Lines;
  readonly dora: Lines;
  readonly yakuman: Lines;
}

/** Fu, yaku and yakuman of one form. */
export function readingOf(hand: PlainHand, {groups, won, shape}: Form): Reading {
  const {by, seat, round, flags, house} = hand;
  const ron = by !== 'self';
  const open = groups.some(({called}) => called);
  const tiles = groups.flatMap(({kinds}) => kinds);
  const sets = shape === 'sets' ? groups.slice(0, 4) : [];
  const pair = shape === 'sets' ? groups[4].kinds[0] : -1;
  const chows = sets.filter(({kinds}) => kinds[0] !== kinds[1]);
  const triplets = sets.filter(({kinds}) => kinds[0] === kinds[1]);
  const kongs = sets.filter(({kinds}) => kinds.length === 4);
  const isOpenSet = (set: Group): boolean => set.called || (ron && groups[won] === set);
  const concealed = triplets.filter((set) => !isOpenSet(set));
  const hasTriplet = (kind: number): boolean => triplets.some(({kinds}) => kinds[0] === kind);
  const winKind = hand.win?.kind ?? -1;
  const wonKinds = groups[won].kinds;
  const isTwoSided =
    shape === 'sets' &&
    wonKinds.length === 3 &&
    wonKinds[0] !== wonKinds[1] &&
    ((winKind === wonKinds[0] && number(winKind) !== 7) ||
      (winKind === wonKinds[2] && number(winKind) !== 3));
  const isNarrow = shape === 'sets' && !isTwoSided && (wonKinds.length === 2 || wonKinds[0] !== wonKinds[1]);
  const winds = [pair === 27 + round, pair === 27 + seat].filter(Boolean).length;
  const isValuedPair = winds > 0 || pair >= 31;
  const flat = shape === 'sets' && chows.length === 4 && !isValuedPair && isTwoSided;

  const fu: Record<string, number> = {};
  if (shape === 'pairs') fu.chiitoiFu = 25;
  if (shape === 'sets') {
    fu.futei = 20;
    if (ron && !open) fu.menzenKafu = 10;
    if (!ron && !(flat && !open)) fu.tsumoFu = 2;
    if (ron && open && flat) fu.kuiPinfu = 10;
    for (const set of triplets) {
      const name =
        (set.kinds.length === 4 ? (isOpenSet(set) ? 'minkan' : 'ankan') : isOpenSet(set) ? 'minko' : 'anko') +
        (isOrphan(set.kinds[0]) ? 'Yaochuu' : '');
      fu[name] = (fu[name] ?? 0) + WORTH[name];
    }
    if (isValuedPair) fu.jantou = winds === 2 ? house.doubleWindPair : 2;
    if (isNarrow) fu.machi = 2;
  }

  const han: Record<string, number> = {};
  const give = (name: string, worth: number, is: boolean): void => {
    if (is) han[name] = worth;
  };
  const drop = open ? 1 : 0;
  const suits = new Set(tiles.filter((kind) => !isHonor(kind)).map(suitOf));
  const anyHonor = tiles.some(isHonor);
  const alike = chows.filter(({kinds}, i) => chows.findIndex((other) => other.kinds[0] === kinds[0]) === i);
  const twins = alike.reduce(
    (n, {kinds}) => n + Math.floor(chows.filter((other) => other.kinds[0] === kinds[0]).length / 2),
    0,
  );
  const chowAt = (suit: number, first: number): boolean =>
    chows.some(({kinds}) => kinds[0] === 9 * suit + first - 1);
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  give('riichi', 1, flags.includes('riichi'));
  give('daburuRiichi', 2, flags.includes('doubleRiichi'));
  give('ippatsu', 1, flags.includes('ippatsu'));
  give('tsumo', 1, !ron && !open);
  give('pinfu', 1, flat && !open);
  give('tanyao', 1, !tiles.some(isOrphan) && (!open || house.openTanyao));
  give('iipeikou', 1, !open && twins === 1);
  give('ryanpeikou', 3, !open && twins === 2);
  give('bakaze', 1, hasTriplet(27 + round));
  give('jikaze', 1, hasTriplet(27 + seat));
  give('haku', 1, hasTriplet(31));
  give('hatsu', 1, hasTriplet(32));
  give('chun', 1, hasTriplet(33));
  give('haitei', 1, !ron && flags.includes('lastTile'));
  give('houtei', 1, ron && flags.includes('lastTile'));
  give('rinshan', 1, flags.includes('replacement'));
  give('chankan', 1, by === 'robbing');
  give(
    'sanshokuDoujun',
    2 - drop,
    ranks.some((n) => [0, 1, 2].every((suit) => chowAt(suit, n))),
  );
  give(
    'ittsuu',
    2 - drop,
    [0, 1, 2].some((suit) => [1, 4, 7].every((n) => chowAt(suit, n))),
  );
  const outside = shape === 'sets' && chows.length > 0 && groups.every(({kinds}) => kinds.some(isOrphan));
  give('chanta', 2 - drop, outside && anyHonor);
  give('junchan', 3 - drop, outside && !anyHonor);
  give('chiitoitsu', 2, shape === 'pairs');
  give('toitoi', 2, triplets.length === 4);
  give('sanankou', 2, concealed.length === 3);
  give('sankantsu', 2, kongs.length === 3);
  give(
    'sanshokuDoukou',
    2,
    ranks.some((n) => [0, 9, 18].every((suit) => hasTriplet(suit + n - 1))),
  );
  give('honroutou', 2, shape !== 'orphans' && !chows.length && anyHonor && tiles.every(isOrphan));
  give('shousangen', 2, pair >= 31 && [31, 32, 33].filter(hasTriplet).length === 2);
  give('honitsu', 3 - drop, suits.size === 1 && anyHonor);
  give('chinitsu', 6 - drop, suits.size === 1 && !anyHonor);
  give('renhouFiveHan', 5, flags.includes('human') && house.renhou === 'fiveHan');

  const yakuman: Record<string, number> = {};
  const great = (name: string, is: boolean, worth = 1): void => {
    if (is) yakuman[name] = worth;
  };
  const twice = house.doubleYakuman ? 2 : 1;
  const onPair = shape === 'sets' && won === 4;
  great('tenhou', flags.includes('heavenly'));
  great('chiihou', flags.includes('earthly'));
  great('renhou', flags.includes('human') && house.renhou === 'yakuman');
  const thirteen = wonKinds.length === 2;
  great('kokushi', shape === 'orphans' && !thirteen);
  great('kokushi13', shape === 'orphans' && thirteen, twice);
  great('suuankou', concealed.length === 4 && !onPair);
  great('suuankouTanki', concealed.length === 4 && onPair, twice);
  great('daisangen', [31, 32, 33].every(hasTriplet));
  const windSets = [27, 28, 29, 30].filter(hasTriplet).length;
  great('shousuushii', windSets === 3 && pair >= 27 && pair <= 30);
  great('daisuushii', windSets === 4, twice);
  great('tsuuiisou', shape !== 'orphans' && tiles.every(isHonor));
  great('chinroutou', shape === 'sets' && tiles.every((kind) => isOrphan(kind) && !isHonor(kind)));
  great(
    'ryuuiisou',
    shape === 'sets' &&
      tiles.every((kind) => kind === 32 || (suitOf(kind) === 's' && [2, 3, 4, 6, 8].includes(number(kind)))),
  );
  const gates = '1112345678999';
  const inSuit = shape === 'sets' && suits.size === 1 && !anyHonor && !groups.some(({meld}) => meld);
  const written = (kinds: readonly number[]): string => kinds.map(number).sort().join('');
  const heldOnly = written(hand.held.map(({kind}) => kind));
  const hasGates =
    inSuit && [...'123456789'].some((one) => written(tiles) === [...(gates + one)].sort().join(''));
  great('chuuren', hasGates && heldOnly !== gates);
  great('junseiChuuren', hasGates && heldOnly === gates, twice);
  great('suukantsu', kongs.length === 4);
  return {fu, han, dora: doraOf(hand), yakuman};
}

const WORTH: Record<string, number> = {
  minko: 2,
  minkoYaochuu: 4,
  anko: 4,
  ankoYaochuu: 8,
  minkan: 8,
  minkanYaochuu: 16,
  ankan: 16,
  ankanYaochuu: 32,
};

const RINGS = ['012345678', '9abcdefgh', 'ijklmnopq', 'rstu', 'vwx'];
/** The kind after an indicator. */
function after(kind: number): number {
  const letter = kind.toString(36);
  const ring = RINGS.find((one) => one.includes(letter)) ?? '';
  return parseInt(ring[(ring.indexOf(letter) + 1) % ring.length], 36);
}

function doraOf({melds, held, win, indicators, ura}: PlainHand): Lines {
  const tiles = [...melds.flatMap((meld) => meld.tiles), ...held, ...(win ? [win] : [])];
  const count = (shown: readonly PlainTile[]): number =>
    shown.flatMap((one) => tiles.filter(({kind}) => kind === after(one.kind))).length;
  const all = {dora: count(indicators), akadora: tiles.filter(({red}) => red).length, uradora: count(ura)};
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n));
}

const sum = (lines: Lines): number => Object.values(lines).reduce((a, b) => a + b, 0);

/** The base points of a form. */
export function baseOf({fu, han, dora, yakuman}: Reading, house: PlainHouse): number {
  const stacked = house.yakumanStack ? sum(yakuman) : Math.min(1, sum(yakuman));
  if (sum(yakuman)) return 8000 * stacked;
  const all = sum(han) + sum(dora);
  if (all >= 13) return house.countedYakuman ? 8000 : 6000;
  if (all >= 11) return 6000;
  if (all >= 8) return 4000;
  if (all >= 6) return 3000;
  if (all >= 5) return 2000;
  const rounded = 'chiitoiFu' in fu ? 25 : Math.ceil(sum(fu) / 10) * 10;
  const base = rounded * 4 * 2 ** all;
  return base > 2000 || (house.kiriageMangan && base === 1920) ? 2000 : base;
}

const hundreds = (points: number): number => Math.ceil(points / 100) * 100;

/** What each seat pays, without counters: only `from`, or all others. */
export function sharesOf({by, seat}: PlainHand, from: number, base: number): number[] {
  return [0, 1, 2, 3].map((payer) => {
    if (payer === seat) return 0;
    if (by === 'self') return hundreds(base * (seat === 0 || payer === 0 ? 2 : 1));
    return payer === from ? hundreds(base * (seat === 0 ? 6 : 4)) : 0;
  });
}

/** Which of the yakuman somebody can be liable for: three dragons or four winds laid out, four kongs where agreed. */
export function fedOf({melds, house}: PlainHand): string[] {
  const laid = (from: number, to: number): number =>
    melds.filter(({tiles}) => tiles[0].kind === tiles[1].kind && tiles[0].kind >= from && tiles[0].kind <= to)
      .length;
  const called = (from: number, to: number): boolean =>
    melds.some(({tiles, open}) => open && tiles[0].kind >= from && tiles[0].kind <= to);
  const fed: string[] = [];
  if (laid(31, 33) === 3 && called(31, 33)) fed.push('daisangen');
  if (laid(27, 30) === 4 && called(27, 30)) fed.push('daisuushii');
  if (house.kongLiability && melds.filter(({tiles}) => tiles.length === 4).length === 4)
    if (melds.some(({open, added}) => open && !added)) fed.push('suukantsu');
  return fed;
}

/** What each seat gets if one is liable: he pays for his yakuman alone, or half of it beside a discarder. */
export function netIfLiable(hand: PlainHand, liable: number, from: number, yakuman: Lines): number[] {
  const {seat, house, counters, by} = hand;
  const one = seat === 0 ? 48_000 : 32_000;
  const most = house.yakumanStack ? sum(yakuman) : 1;
  const own = fedOf(hand).reduce((n, id) => n + (yakuman[id] ?? 0), 0);
  const answers = house.liabilityFor === 'hand' ? most : Math.min(own, most);
  const net = [0, 0, 0, 0];
  const pays = (payer: number, amount: number): void => {
    net[payer] -= amount;
    net[seat] += amount;
  };
  const rest = most - answers;
  if (by !== 'self') {
    pays(liable, (answers * one) / 2);
    pays(from, (answers * one) / 2 + rest * one);
    pays(house.liabilityCounters === 'liable' ? liable : from, 300 * counters);
    return net;
  }
  pays(liable, answers * one);
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  for (const other of others) pays(other, rest * (seat === 0 ? 16_000 : other === 0 ? 16_000 : 8_000));
  if (!rest || house.liabilityCounters === 'liable') pays(liable, 300 * counters);
  else for (const other of others) pays(other, 100 * counters);
  return net;
}

export interface PlainResult {
  readonly status: 'win' | 'not-a-win' | 'not-allowed';
  readonly base: number;
  /** The best forms, as lines. */
  readonly ways: readonly Lines[];
}

/** The lines of a reading that count. */
export const linesOf = ({fu, han, dora, yakuman}: Reading): Lines =>
  sum(yakuman) ? yakuman : {...fu, ...han, ...dora};

/** Of the forms with a yaku, those of the highest base points, then han, then fu. */
export function plainScore(hand: PlainHand): PlainResult {
  const forms = formsOf(hand);
  if (!forms.length) return {status: 'not-a-win', base: 0, ways: []};
  const usual = forms.map((form) => readingOf(hand, form));
  const hasYakuman = usual.some(({yakuman}) => sum(yakuman));
  const isMangan = hand.flags.includes('human') && hand.house.renhou === 'mangan' && !hasYakuman;
  const renhou: Reading[] = isMangan ? [{fu: {}, han: {renhouMangan: 5}, dora: {}, yakuman: {}}] : [];
  const readings = [...usual, ...renhou].filter(({han, yakuman}) => sum(han) || sum(yakuman));
  if (!readings.length) return {status: 'not-allowed', base: 0, ways: []};
  const rank = (reading: Reading): number[] => [
    baseOf(reading, hand.house),
    sum(reading.yakuman),
    sum(reading.han) + sum(reading.dora),
    sum(reading.fu),
  ];
  const order = (a: Reading, b: Reading): number =>
    rank(b).reduce((before, n, i) => before || n - rank(a)[i], 0);
  const [best] = [...readings].sort(order);
  return {
    status: 'win',
    base: baseOf(best, hand.house),
    ways: readings.filter((one) => order(one, best) === 0).map(linesOf),
  };
}
