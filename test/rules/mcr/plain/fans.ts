/** The second scorer of 国標麻将, written from the page: plain and slow. */
import {allCombined, bestFamilies, type Combined} from './combinations.js';
import {
  DRAGONS,
  HONORS,
  NUMBERS,
  WINDS,
  arrangements,
  count,
  isHonor,
  isOutside,
  rank,
  suit,
  waited,
  type Arrangement,
  type Group,
  type Tile,
} from './forms.js';
import type {Won} from './won.js';
import {GREEN, POINTS, REVERSIBLE, leavers} from './table.js';

export type Lines = Readonly<Record<string, number>>;

/** One arrangement, with the winning tile in one of its groups. */
class Reading {
  readonly tiles: readonly Tile[];
  readonly sets: readonly Group[];
  readonly pungs: readonly Group[];
  readonly chows: readonly Group[];
  readonly kongs: readonly Group[];
  readonly hidden: readonly Group[];
  readonly pair: Tile;
  readonly suits: ReadonlySet<string>;

  constructor(
    readonly won: Won,
    readonly form: Arrangement['form'],
    readonly groups: readonly Group[],
    readonly at: number,
    /** The fans that several sets show together. */
    readonly combined: readonly Combined[],
    /** Whether no other tile was waited for. */
    readonly single: () => boolean,
  ) {
    const ron = won.by !== 'self';
    this.tiles = groups.flatMap(({tiles}) => tiles);
    this.sets = groups.filter(({type}) => ['chow', 'pung', 'kong'].includes(type));
    this.chows = this.sets.filter(({type}) => type === 'chow');
    this.pungs = this.sets.filter(({type}) => type !== 'chow');
    this.kongs = this.sets.filter(({type}) => type === 'kong');
    this.hidden = this.pungs.filter((group) => !group.open && !(ron && group === groups[at]));
    this.pair = groups.find(({type}) => type === 'pair')?.tiles[0] ?? '';
    this.suits = new Set(this.tiles.map(suit).filter((s) => s !== 'z'));
  }

  only = (is: (tile: Tile) => boolean): boolean => this.tiles.every(is);
  ranks = (...of: number[]): boolean => this.only((tile) => of.includes(rank(tile)));
  pungsOf = (kinds: readonly Tile[]): number =>
    this.pungs.filter(({tiles}) => kinds.includes(tiles[0])).length;
  each = (is: (tile: Tile) => boolean): boolean =>
    this.form === 'sets' && this.groups.every(({tiles}) => tiles.some(is));
}

/** Nine gates, from the tiles as they were held. */
function nineGates({won, suits, tiles}: Reading): boolean {
  if (won.melds.length || suits.size !== 1 || tiles.some(isHonor)) return false;
  const [s] = suits;
  return NUMBERS.every((n) => count(won.held, `${n}${s}`) === (n === 1 || n === 9 ? 3 : 1));
}

function wait({won, groups, at, form, single}: Reading): string | undefined {
  const {win, options} = won;
  const {type, tiles} = groups[at];
  if (form === 'knitted' && !options.knittedStraightWaits) {
    if (groups.some((group) => group.type === 'knitted' && group.tiles.includes(win))) return undefined;
  }
  const place = tiles.indexOf(win);
  const edge = type === 'chow' && ((place === 2 && rank(win) === 3) || (place === 0 && rank(win) === 7));
  const closed = type === 'chow' && place === 1;
  const id = edge ? 'bianzhang' : closed ? 'kanzhang' : type === 'pair' ? 'dandiaojiang' : undefined;
  return id && single() ? id : undefined;
}

function terminalChows({chows, pair, suits, tiles}: Reading): string | undefined {
  if (chows.length !== 4 || rank(pair) !== 5) return undefined;
  const shown = chows
    .map(({tiles: [low]}) => low)
    .sort()
    .join();
  const s = suit(pair);
  if (shown === `1${s},1${s},7${s},7${s}`) return 'yiseshuanglonghui';
  const three = suits.size === 3 && new Set(chows.map(({tiles: [low]}) => low)).size === 4;
  const ends = chows.every(({tiles: [low]}) => (rank(low) === 1 || rank(low) === 7) && suit(low) !== s);
  return three && ends && tiles.length === 14 ? 'sanseshuanglonghui' : undefined;
}

/** Everything that the hand has, before anything is left out, each with the number of times. */
function everything(r: Reading): Record<string, number> {
  const {won, form, tiles, pungs, kongs, hidden, pair, suits} = r;
  const {options, by, flags} = won;
  const found: Record<string, number> = {};
  const put = (id: string, times: boolean | number): void => {
    if (Number(times)) found[id] = Number(times);
  };
  const open = kongs.filter((group) => group.open).length;
  const concealed = kongs.length - open;
  const honors = tiles.some(isHonor);
  const self = by === 'self';
  const closedHand = won.melds.every((meld) => !meld.open);
  const nine = form === 'sets' && nineGates(r);
  const winds = r.pungsOf(WINDS);
  const dragons = r.pungsOf(DRAGONS);

  put('dasixi', winds === 4);
  put('xiaosixi', winds === 3 && WINDS.includes(pair));
  put('sanfengke', winds === 3);
  put('dasanyuan', dragons === 3);
  put('xiaosanyuan', dragons === 2 && DRAGONS.includes(pair));
  put('shuangjianke', dragons === 2);
  put('jianke', dragons);
  put('quanfengke', r.pungsOf([WINDS[won.round]]));
  put('menfengke', r.pungsOf([WINDS[won.seat]]));
  let outside = pungs.filter(({tiles: [kind]}) => !isHonor(kind) && isOutside(kind)).length;
  outside += winds === 3 ? 0 : r.pungsOf(WINDS.filter((_, i) => i !== won.round && i !== won.seat));
  if (nine) outside = options.nineGatesYaojiuke ? outside - 1 : 0;
  put('yaojiuke', outside);

  put(
    'lvyise',
    r.only((tile) => GREEN.includes(tile)),
  );
  put(
    'tuibudao',
    r.only((tile) => REVERSIBLE.includes(tile)),
  );
  put('jiulianbaodeng', nine);
  put('shisanyao', form === 'orphans');
  put('qidui', form === 'pairs');
  const inRow = form === 'pairs' && suits.size === 1 && !honors;
  const sorted = [...new Set(tiles.map(rank))].sort((a, b) => a - b);
  const shifted = inRow && sorted.length === 7 && sorted[6] - sorted[0] === 6;
  put('lianqidui', shifted);
  put('quanbukao', form === 'apart');
  put('qixingbukao', form === 'apart' && HONORS.every((kind) => tiles.includes(kind)));
  put('zuhelong', form === 'knitted' || (form === 'apart' && tiles.filter((t) => !isHonor(t)).length === 9));
  put('qingyaojiu', r.ranks(1, 9));
  put('ziyise', r.only(isHonor));
  put('hunyaojiu', r.only(isOutside));
  put('quanshuangke', r.ranks(2, 4, 6, 8) && pungs.length === 4);
  put('qingyise', suits.size === 1 && !honors);
  put('hunyise', suits.size === 1 && honors);
  put('queyimen', suits.size === 2);
  put('wuzi', !honors);
  put('duanyao', !tiles.some(isOutside));
  put('quanda', r.ranks(7, 8, 9));
  put('quanzhong', r.ranks(4, 5, 6));
  put('quanxiao', r.ranks(1, 2, 3));
  put('dayuwu', r.ranks(6, 7, 8, 9));
  put('xiaoyuwu', r.ranks(1, 2, 3, 4));
  put(
    'quandaiwu',
    r.each((tile) => rank(tile) === 5),
  );
  put('quandaiyao', r.each(isOutside));
  put(
    'wumenqi',
    suits.size === 3 && [WINDS, DRAGONS].every((kinds) => kinds.some((kind) => tiles.includes(kind))),
  );
  put('pengpenghu', pungs.length === 4);
  put('pinghu', r.chows.length > 0 && !pungs.length && !isHonor(pair));
  const hogs = new Set(tiles.filter((t) => count(tiles, t) === 4 && !kongs.some((k) => k.tiles[0] === t)));
  put('siguiyi', hogs.size);
  const twin = terminalChows(r);
  if (twin) put(twin, true);

  put('sigang', kongs.length === 4);
  put('sangang', kongs.length === 3);
  put('shuangangang', open === 0 && concealed === 2);
  put(
    'shuangminggang',
    (open === 2 && !concealed) || (open === 1 && concealed === 1 && options.mixedKongs === 6),
  );
  put('mingangang', open === 1 && concealed === 1 && options.mixedKongs === 5);
  put('minggang', open);
  put('angang', concealed);
  put('shuanganke', hidden.length === 2);
  put('sananke', hidden.length === 3);
  put('sianke', hidden.length === 4);

  put('miaoshouhuichun', self && flags.includes('lastTile'));
  put('haidilaoyue', by === 'discard' && flags.includes('lastTile'));
  put('gangshangkaihua', flags.includes('replacement'));
  put('qiangganghu', by === 'robbing');
  const shown = count(
    [...won.melds, ...(won.shown ?? [])].filter((m) => m.open).flatMap((m) => m.tiles),
    won.win,
  );
  put('hujuezhang', flags.includes('lastOfKind') || shown === 3);
  const own = hidden.length === 4 || shifted;
  const special =
    options.selfDrawSpecial === 'selfDrawn' && (nine || ['pairs', 'orphans', 'apart'].includes(form));
  put('buqiuren', self && closedHand && !own && !special);
  put('menqianqing', !self && closedHand);
  put('quanqiuren', !self && won.melds.filter((meld) => meld.open).length === 4);
  put('zimo', self);
  const waiting = wait(r);
  if (waiting) put(waiting, true);
  return found;
}

/**
 * Fans that the hand also has, in smaller numbers or with sets that are used otherwise: listed as left out, never
 * counted.
 */
function alsoThere({pungs, kongs, hidden, won, combined}: Reading): string[] {
  const ofKinds = (kinds: readonly Tile[]): number =>
    pungs.filter(({tiles}) => kinds.includes(tiles[0])).length;
  const open = kongs.filter((group) => group.open).length;
  const concealed = kongs.length - open;
  const mixed = open > 0 && concealed > 0;
  const steps: Readonly<Record<string, boolean>> = {
    sanfengke: ofKinds(WINDS) > 3,
    shuangjianke: ofKinds(DRAGONS) > 2,
    yaojiuke: pungs.some(({tiles}) => isOutside(tiles[0])),
    sananke: hidden.length > 3,
    shuanganke: hidden.length > 2,
    sangang: kongs.length > 3,
    shuangangang: kongs.length > 2 && concealed > 1,
    shuangminggang: kongs.length > 2 && (open > 1 || (mixed && won.options.mixedKongs === 6)),
    mingangang: kongs.length > 2 && mixed && won.options.mixedKongs === 5,
  };
  return [...combined.map(({id}) => id), ...Object.keys(steps).filter((id) => steps[id])];
}

/** A reading of a hand: the fans that count, and those left out, each with the fans that may count in its place. */
export interface Counted {
  readonly lines: Lines;
  readonly out: Readonly<Record<string, readonly string[]>>;
}

/** @param all what the reading has, of {@link everything} */
function score(
  r: Reading,
  all: Readonly<Record<string, number>>,
  family: readonly {readonly id: string}[],
): Counted {
  const {options, flowers} = r.won;
  const found = {...all};
  for (const {id} of family) found[id] = (found[id] ?? 0) + 1;
  const gone = leavers(found, options);
  const lines: Record<string, number> = {};
  const out: Record<string, readonly string[]> = {};
  for (const id in found) {
    const by = gone.get(id);
    // the fan that leaves it out may itself be left out
    if (by) out[id] = [...by, ...by.flatMap((other) => gone.get(other) ?? [])];
    else lines[id] = found[id] * (id === 'shuangangang' ? options.twoConcealedKongs : POINTS[id]);
  }
  const counted = Object.keys(lines);
  if (!counted.length) lines.wufanhu = 8;
  if (flowers) lines.huapai = flowers;
  // a fan that no row of the page leaves out gives way to one that uses its sets
  for (const id of alsoThere(r)) if (!lines[id]) out[id] ??= counted;
  return {lines, out};
}

export const totalOf = (lines: Lines): number => Object.values(lines).reduce((sum, n) => sum + n, 0);

/** The readings of the hand with the highest value; none for an incomplete hand. */
export const bestReadings = (won: Won): Counted[] => best(plainReadings(won).flatMap(({ways}) => ways));

function best(all: readonly Counted[]): Counted[] {
  const totals = all.map(({lines}) => totalOf(lines));
  const most = Math.max(...totals);
  return all.filter((_, i) => totals[i] === most);
}

/** An arrangement, the group with the winning tile, and its value in any of these ways. */
export interface Placed {
  readonly groups: readonly Group[];
  readonly at: number;
  readonly ways: readonly Counted[];
}

export function plainReadings(won: Won): Placed[] {
  let only: boolean | undefined;
  const single = (): boolean => (only ??= waited(won.held, won.melds, 2).length === 1);
  return arrangements([...won.held, won.win], won.melds).flatMap(({form, groups}) => {
    const combined = allCombined(groups);
    const families = bestFamilies(combined);
    return groups.flatMap(({tiles, melded}, at) => {
      if (melded || !tiles.includes(won.win)) return [];
      const reading = new Reading(won, form, groups, at, combined, single);
      const all = everything(reading);
      return [{groups, at, ways: best(families.map((family) => score(reading, all, family)))}];
    });
  });
}
