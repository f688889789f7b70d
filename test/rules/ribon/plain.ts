/**
 * The second scorer of 李凡師サンマ: tries every arrangement tile by tile, and finds yaku by lists of kinds. Slow and
 * plain; shares nothing with the sources except the numbers of the kinds.
 */
import {
  EAST,
  NORTH,
  forms,
  isGari,
  isOrphan,
  type Form,
  type PlainGroup,
  type PlainHand,
  type PlainTile,
  type Shape,
} from './plain-forms.js';

import {dora, extras, nogari} from './plain-extras.js';

export interface PlainScore {
  readonly status: 'win' | 'not-allowed' | 'not-a-win';
  readonly total: number;
  /** The readings with this total. */
  readonly ways: readonly PlainReading[];
}

type Lines = Record<string, number>;

/** The rows that count, and those left out, each with the rows that may count in its place. */
interface PlainReading {
  readonly lines: Lines;
  readonly out: Readonly<Record<string, readonly string[]>>;
}

const DRAGONS = [31, 32, 33];
const WINDS = [27, 28, 29, 30];
const GREEN = [19, 20, 21, 23, 25, 32];

export function plainScore(hand: PlainHand): PlainScore {
  if (!hand.win) return nagashi(hand);
  let complete = false;
  let best: {total: number; ways: PlainReading[]} | undefined;
  for (const reading of readings(hand)) {
    complete = true;
    if (reading === 'not-allowed') continue;
    const total = Object.values(reading.lines).reduce((a, b) => a + b, 0);
    if (!best || total > best.total) best = {total, ways: [reading]};
    else if (total === best.total) best.ways.push(reading);
  }
  if (best) return {status: 'win', ...best};
  return {status: complete ? 'not-allowed' : 'not-a-win', total: 0, ways: []};
}

/** 流し満貫, whatever the hand is. */
function nagashi(hand: PlainHand): PlainScore {
  const {nogariWithYakuman} = hand.house;
  const alone = nogari(hand);
  const lines = {...extras(hand), ...(nogariWithYakuman ? alone : {}), nagashi: worthOfYakuman(hand)};
  const left = nogariWithYakuman ? [] : Object.keys(alone);
  const total = Object.values(lines).reduce((a, b) => a + b, 0);
  const out = Object.fromEntries(left.map((id) => [id, ['nagashi']]));
  return {status: 'win', total, ways: [{lines, out}]};
}

/** The lower yaku that each higher one replaces. */
const HIGHER: Readonly<Record<string, string>> = {
  riichi: 'daburuRiichi',
  iipeikou: 'ryanpeikou',
  chanta: 'junchan',
};

/** A reading without yakuman: lower yaku give way to the higher ones. */
function ordinaryReading(hand: PlainHand, yaku: Lines): PlainReading {
  const lower = Object.keys(yaku).filter((id) => HIGHER[id] in yaku);
  const counted = Object.fromEntries(Object.entries(yaku).filter(([id]) => !lower.includes(id)));
  return {
    lines: {...extras(hand), ...nogari(hand), ...counted, ...dora(hand)},
    out: Object.fromEntries(lower.map((id) => [id, [HIGHER[id]]])),
  };
}

/** A reading with yakuman: neither yaku nor dora count, nor ノーガリ unless agreed (RB-31, RB-25). */
function yakumanReading(hand: PlainHand, yaku: Lines, limits: readonly string[]): PlainReading {
  const {yakumanStack, nogariWithYakuman} = hand.house;
  const counted = yakumanStack ? limits : limits.slice(0, 1);
  const lines = {
    ...extras(hand),
    ...(nogariWithYakuman ? nogari(hand) : {}),
    ...Object.fromEntries(counted.map((id) => [id, worthOfYakuman(hand)])),
  };
  const without = nogariWithYakuman ? {} : nogari(hand);
  const left = Object.entries({...yaku, ...dora(hand), ...without}).filter(([, value]) => value);
  const others = limits.filter((id) => !counted.includes(id));
  return {lines, out: Object.fromEntries([...left.map(([id]) => id), ...others].map((id) => [id, counted]))};
}

const worthOfYakuman = ({house}: PlainHand): number => (house.tohtenko ? 50 : 40);

/** The net of each seat: paid by the discarder, or by both others. */
export function plainNet({seat, by}: PlainHand, from: number, total: number): readonly number[] {
  const payers = [0, 1, 2].filter((other) => (by && by !== 'self' ? other === from : other !== seat));
  return [0, 1, 2].map((at) => (at === seat ? payers.length * total : payers.includes(at) ? -total : 0));
}

/** The fields of the situation that leave something open. */
export function plainNotes({
  melds,
  indicators,
  ura,
  flags,
  by,
  house,
  discarderInRiichi,
}: PlainHand): string[] {
  const dealtInto = flags.includes('openRiichi') && by !== undefined && by !== 'self';
  const asks = dealtInto && !house.openRiichiRonYakumanIfRiichi && discarderInRiichi === undefined;
  const turned = house.doraIndicators + melds.filter((meld) => meld.tiles.length === 4).length;
  const shown = Math.max(turned, indicators.length, ura.length);
  const lacks = (tiles: readonly PlainTile[]): boolean => tiles.length > 0 && tiles.length < shown;
  return [
    ...(asks ? ['others'] : []),
    ...(lacks(indicators) ? ['indicators'] : []),
    ...(lacks(ura) ? ['uraIndicators'] : []),
  ];
}

/** Whether the tiles are complete, without a ガリ that may not be used. */
export const plainComplete = (hand: PlainHand): boolean =>
  [...forms(hand)].some(({groups, shape}) => {
    const kinds = groups.flatMap((group) => group.kinds);
    return !kinds.some(isGari) || mayUseGari(kinds, groups, shape, hand);
  });

function* readings(hand: PlainHand): Generator<PlainReading | 'not-allowed'> {
  for (const form of forms(hand)) {
    yield* readingsOf(hand, form);
    yield 'not-allowed';
  }
}

/** The readings of an arrangement that may win: as an ordinary hand, and with yakuman. */
export function readingsOf(hand: PlainHand, form: Form): PlainReading[] {
  const {groups, shape} = form;
  const kinds = groups.flatMap((group) => group.kinds);
  const gari = kinds.some(isGari);
  const yaku = ordinary(hand, form);
  const limits = yakuman(hand, form);
  const found: PlainReading[] = [];
  if (!gari && Object.keys(yaku).length) found.push(ordinaryReading(hand, yaku));
  if (limits.length && (!gari || mayUseGari(kinds, groups, shape, hand)))
    found.push(yakumanReading(hand, yaku, limits));
  return found;
}

const count = (kinds: readonly number[], kind: number): number => kinds.filter((k) => k === kind).length;
const isPung = ({kinds}: PlainGroup): boolean => kinds.length >= 3 && kinds[0] === kinds[1];
const isChow = ({kinds}: PlainGroup): boolean => kinds.length === 3 && kinds[0] !== kinds[1];
const isPair = ({kinds}: PlainGroup): boolean => kinds.length === 2;

/** RB-21: 北 may be used in 字一色 and 四喜和, 1m and 9m in 清老頭, all in 国士. */
function mayUseGari(
  kinds: readonly number[],
  groups: readonly PlainGroup[],
  shape: Shape,
  {house}: PlainHand,
): boolean {
  if (shape === 'orphans') return true;
  if (shape === 'sets' && kinds.every((kind) => kind < EAST && isOrphan(kind))) return true;
  if (kinds.some((kind) => kind < 9)) return false;
  if (shape === 'sets' && WINDS.every((wind) => groups.some(({kinds: of}) => of[0] === wind))) return true;
  return kinds.every((kind) => kind >= EAST) && (shape === 'pairs' || house.northInTsuuiisou === 'always');
}

function ordinary(hand: PlainHand, {groups, shape, won}: Form): Lines {
  const {melds, seat, by, flags, house} = hand;
  const t = house.tohtenko;
  const lines: Lines = {};
  const kinds = groups.flatMap((group) => group.kinds);
  const menzen = !melds.some((meld) => meld.open);
  const has = (flag: string): boolean => flags.includes(flag);
  const self = by === 'self';
  if (self && menzen) lines.tsumo = 1;
  if (has('doubleRiichi')) lines.daburuRiichi = 2;
  if (has('riichi') || has('openRiichi') || has('doubleRiichi')) lines.riichi = 1;
  if (has('ippatsu')) lines.ippatsu = 1;
  if (has('replacement')) lines.rinshan = 1;
  if (by === 'robbing') lines.chankan = 1;
  if (has('lastTile')) lines[self ? 'haitei' : 'houtei'] = 1;
  const pungs = groups.filter(isPung);
  const chows = groups.filter(isChow);
  const [pair] = groups.filter(isPair);
  const valued = [...DRAGONS, EAST, EAST + seat];
  let fan = 0;
  if (shape === 'sets') for (const {kinds: of} of pungs) fan += count(valued, of[0]);
  if (fan) lines.yakuhai = fan;
  if (kinds.every((kind) => !isOrphan(kind))) lines.tanyao = t ? 3 : 1;
  const suits = new Set(kinds.filter((kind) => kind < EAST).map((kind) => Math.floor(kind / 9)));
  const honors = kinds.some((kind) => kind >= EAST);
  if (suits.size === 1 && honors) lines.honitsu = t ? (menzen ? 7 : 4) : menzen ? 3 : 2;
  if (suits.size === 1 && !honors) lines.chinitsu = t ? (menzen ? 10 : 7) : menzen ? 6 : 5;
  if (kinds.every(isOrphan) && honors && chows.length === 0 && shape !== 'orphans')
    lines.honroutou = t ? 20 : 2;
  if (shape === 'pairs') {
    lines.chiitoitsu = t ? 7 : 2;
    const twice = 7 - new Set(kinds).size;
    if (twice) lines.fourAlike = twice;
  }
  if (shape === 'sets') {
    const concealed = pungs.filter((group) => !group.open).length;
    if (concealed >= 3) lines.sanankou = t ? 7 : 2;
    if (pungs.filter((group) => group.kinds.length === 4).length >= 3) lines.sankantsu = 2;
    if (pungs.length === 4) lines.toitoi = t ? 7 : 2;
    const dragons = pungs.filter((group) => DRAGONS.includes(group.kinds[0])).length;
    if (dragons === 2 && DRAGONS.includes(pair.kinds[0])) lines.shousangen = t ? 10 : 2;
    if (chows.length && groups.every((group) => group.kinds.some(isOrphan))) {
      lines.chanta = t ? 5 : menzen ? 2 : 1;
      if (!honors) lines.junchan = house.junchan === 5 ? 5 : menzen ? 3 : 2;
    }
    const lows = chows.map((group) => group.kinds[0]);
    if ([9, 18].some((low) => [low, low + 3, low + 6].every((kind) => lows.includes(kind))))
      lines.ittsuu = t ? (menzen ? 7 : 4) : menzen ? 2 : 1;
    if (menzen) {
      const alike = [...new Set(lows)]
        .map((low) => Math.floor(count(lows, low) / 2))
        .reduce((a, b) => a + b, 0);
      if (alike === 2) lines.ryanpeikou = t ? 20 : 3;
      if (alike) lines.iipeikou = t ? 4 : 1;
      if (
        chows.length === 4 &&
        !valued.includes(pair.kinds[0]) &&
        twoSided(groups[won], hand.win?.kind ?? -1)
      )
        lines.pinfu = 1;
    }
  }
  if (!Object.keys(lines).length) return {};
  if (has('openRiichi') && self) lines.openRiichi = 1;
  return lines;
}

function twoSided({kinds}: PlainGroup, win: number): boolean {
  if (kinds.length !== 3 || kinds[0] === kinds[1]) return false;
  const low = kinds[0] % 9;
  return (win === kinds[0] && low !== 6) || (win === kinds[2] && low !== 0);
}

function yakuman(hand: PlainHand, {groups, shape}: Form): string[] {
  const {held, win, melds, by, flags, house} = hand;
  const ids: string[] = [];
  const kinds = groups.flatMap((group) => group.kinds);
  const pungs = groups.filter(isPung);
  const [pair] = groups.filter(isPair);
  const sets = shape === 'sets';
  if (shape === 'orphans') ids.push('kokushi');
  if (sets && pungs.filter((group) => !group.open).length === 4) ids.push('suuankou');
  const pungOf = (kind: number): boolean => pungs.some((group) => group.kinds[0] === kind);
  if (sets && DRAGONS.every(pungOf)) ids.push('daisangen');
  const winds = WINDS.filter(pungOf).length;
  if (sets && winds === 3 && WINDS.includes(pair.kinds[0])) ids.push('shousuushii');
  if (sets && winds === 4) ids.push('daisuushii');
  const northOut = house.northInTsuuiisou === 'sevenPairs' && sets && kinds.includes(NORTH);
  if (kinds.every((kind) => kind >= EAST) && !northOut) ids.push('tsuuiisou');
  if (sets && kinds.every((kind) => kind < EAST && isOrphan(kind))) ids.push('chinroutou');
  if (sets && kinds.every((kind) => GREEN.includes(kind))) ids.push('ryuuiisou');
  if (sets && !melds.length) {
    const tiles = [...held.map((tile) => tile.kind), win?.kind ?? -1];
    for (const low of [9, 18]) {
      const gates = [3, 1, 1, 1, 1, 1, 1, 1, 3].every((n, at) => count(tiles, low + at) >= n);
      if (gates) ids.push('chuuren');
    }
  }
  if (sets && groups.filter((group) => group.kinds.length === 4).length === 4) ids.push('suukantsu');
  if (flags.includes('heavenly')) ids.push('tenhou');
  if (flags.includes('earthly')) ids.push('chiihou');
  if (flags.includes('human') && house.renhou) ids.push('renhou');
  if (
    flags.includes('openRiichi') &&
    by !== 'self' &&
    (house.openRiichiRonYakumanIfRiichi || !hand.discarderInRiichi)
  )
    ids.push('openRiichiRon');
  return ids;
}
