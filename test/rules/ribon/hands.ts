/** Random hands of 李凡師サンマ: often with several arrangements, ガリ tiles now and then, all flags and house rules. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {shuffled, type Random} from '../random.js';
import type {PlainHand, PlainHouse, PlainTile} from './plain-forms.js';

const KINDS = [0, 8, ...Array.from({length: 25}, (_, i) => 9 + i)];
const HONORS = [27, 28, 29, 30, 31, 32, 33];
const ORPHANS = [0, 8, 9, 17, 18, 26, ...HONORS];
const SIMPLE = KINDS.filter((kind) => kind > 8 && kind !== 30);
const REDS: Readonly<Record<number, string>> = {11: '3p', 13: '5p', 20: '3s', 22: '5s', 31: 'P'};

interface Piece {
  readonly kinds: readonly number[];
  readonly meld?: 'open' | 'concealed';
}

export interface RandomHand {
  readonly plain: PlainHand;
  readonly situation: Situation;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)];

/** A pool of kinds: a suit with honors, honors, terminals, green tiles, everything. */
function poolOf(random: Random): readonly number[] {
  const suit = 9 + 9 * random(2);
  const ofSuit = SIMPLE.filter((kind) => kind >= suit && kind < suit + 9);
  return pick(random, [
    ofSuit,
    [...ofSuit, ...HONORS.filter((kind) => kind !== 30)],
    SIMPLE,
    SIMPLE,
    ORPHANS,
    HONORS,
    [27, 28, 29, 30, 9 + random(18)],
    ORPHANS.filter((kind) => kind < 27),
    [19, 20, 21, 23, 25, 32],
    SIMPLE.filter((kind) => ORPHANS.includes(kind) || random(3) > 0),
  ]);
}

/** Fourteen tiles: sets and a pair, seven pairs, orphans; melded in part. */
function sets(random: Random): Piece[] {
  const pool = poolOf(random);
  const form = random(12);
  if (form === 0)
    return Array.from({length: 7}, () => pick(random, pool)).map((kind) => ({kinds: [kind, kind]}));
  if (form === 1) return [...ORPHANS, pick(random, ORPHANS)].map((kind) => ({kinds: [kind]}));
  const all: Piece[] = [];
  const chance = random(4);
  for (let i = 0; i < 4; i++) {
    const kind = pick(random, pool);
    const chow = kind > 8 && kind < 27 && kind % 9 < 7 && random(4) > chance;
    if (chow) all.push({kinds: [kind, kind + 1, kind + 2]});
    else if (random(5) > 1) all.push({kinds: [kind, kind, kind]});
    else {
      const kong = random(2) > 0;
      const meld = kong && random(2) ? 'concealed' : 'open';
      all.push({kinds: kong ? [kind, kind, kind, kind] : [kind, kind, kind], meld});
    }
  }
  const pair = pick(random, pool);
  return [...all, {kinds: [pair, pair]}];
}

/** Takes tiles off the table, some of them red; none where there are no more. */
class Table {
  private readonly left = new Map<number, PlainTile[]>();

  constructor(random: Random, reds: Readonly<Record<string, number>>) {
    for (const kind of KINDS) {
      const red = reds[REDS[kind]] ?? 0;
      this.left.set(
        kind,
        shuffled(
          random,
          Array.from({length: 4}, (_, i) => ({kind, red: i < red})),
        ),
      );
    }
  }

  take(kind: number): PlainTile | undefined {
    return this.left.get(kind)?.pop();
  }
}

const name = ({kind, red}: PlainTile): string => (red ? 'r' : '') + kindName(kind);
export const names = (tiles: readonly PlainTile[]): string => tiles.map(name).join(' ');

function houseOf(random: Random, tohtenko: boolean): PlainHouse {
  const rarely = (): boolean => random(4) === 0;
  return {
    tohtenko,
    banban: rarely() ? 3 : 2,
    redDora: rarely() ? 'base3PlusIndicators' : 'fixed3',
    setMultiplied: !rarely(),
    nogariWithYakuman: !rarely(),
    yakumanStack: !rarely(),
    renhou: rarely(),
  };
}

/** Flags that can be together. */
function flagsOf(random: Random, hand: Pick<PlainHand, 'melds' | 'by' | 'seat'>): string[] {
  const flags: string[] = [];
  const open = hand.melds.some((meld) => meld.open);
  const kong = hand.melds.some((meld) => meld.tiles.length === 4);
  if (!hand.melds.length && random(15) === 0) {
    if (hand.by === 'self') return [hand.seat === 0 ? 'heavenly' : 'earthly'];
    if (hand.by === 'discard' && hand.seat > 0) return ['human'];
  }
  if (!open && random(2)) {
    flags.push(
      ...pick(random, [
        ['riichi'],
        ['riichi'],
        ['doubleRiichi'],
        ['openRiichi'],
        ['riichi', 'openRiichi'],
        ['doubleRiichi', 'openRiichi'],
      ]),
    );
    if (random(4) === 0) flags.push('ippatsu');
  }
  if (hand.by !== 'robbing' && random(10) === 0) flags.push('lastTile');
  else if (hand.by === 'self' && kong && random(3) === 0 && !flags.includes('ippatsu'))
    flags.push('replacement');
  return flags;
}

/** One hand; undefined where its tiles are not on the table. */
function tryHand(random: Random): RandomHand | undefined {
  const tohtenko = random(5) === 0;
  const house = houseOf(random, tohtenko);
  const reds: Record<string, number> = tohtenko
    ? {'5p': 1, '5s': 1}
    : {'3p': 1, '3s': 1, '5p': 1, '5s': random(8) ? 1 : 2, P: random(4) ? 1 : 0};
  const table = new Table(random, reds);
  const melds: {tiles: PlainTile[]; open: boolean}[] = [];
  const held: PlainTile[] = [];
  for (const {kinds, meld} of sets(random)) {
    const tiles: PlainTile[] = [];
    for (const kind of kinds) {
      const tile = table.take(kind);
      if (!tile) return undefined;
      tiles.push(tile);
    }
    if (meld) melds.push({tiles, open: meld === 'open'});
    else held.push(...tiles);
  }
  // now and then not complete
  if (random(20) === 0) {
    const tile = table.take(pick(random, KINDS));
    if (tile) held[random(held.length)] = tile;
  }
  const [win] = held.splice(random(held.length), 1);
  const alone = ![...held, ...melds.flatMap((meld) => meld.tiles)].some((tile) => tile.kind === win.kind);
  const by =
    alone && random(8) === 0 ? ('robbing' as const) : random(2) ? ('self' as const) : ('discard' as const);
  if (by === 'robbing') for (let i = 0; i < 3; i++) table.take(win.kind);
  const some = (from: readonly number[], most: number): PlainTile[] =>
    Array.from({length: random(most + 1)}, () => table.take(pick(random, from))).filter(
      (tile) => tile !== undefined,
    );
  const seat = random(3);
  const base = {
    melds,
    held: shuffled(random, held),
    win,
    by,
    seat,
    counters: random(3) ? 0 : random(8),
    house,
  };
  const flags = flagsOf(random, base);
  const gari = random(3) ? some([0, 8, 30], random(3) ? 3 : 12) : [];
  const indicators = some(KINDS, 3);
  const ura = flags.some((flag) => flag.toLowerCase().endsWith('riichi')) ? some(KINDS, 2) : [];
  const plain: PlainHand = {...base, flags, gari, indicators, ura};
  return {plain, situation: situationOf(plain, reds)};
}

function situationOf(plain: PlainHand, redTiles: Readonly<Record<string, number>>): Situation {
  const {melds, held, win, by, seat, house, counters, flags, gari, indicators, ura} = plain;
  const {tohtenko, ...options} = house;
  const laid = melds.map(({tiles, open}) => (open ? `[${names(tiles)}]` : `[[${names(tiles)}]]`)).join('');
  return {
    rules: tohtenko ? 'tohtenko' : 'ribon',
    hand: `${laid} ${names(held)} +${name(win)}`,
    by,
    seat: (['east', 'south', 'west'] as const)[seat],
    ...(by === 'self' ? {} : {from: seat === 0 ? 'south' : 'east'}),
    counters,
    gari: names(gari),
    indicators: names(indicators),
    uraIndicators: names(ura),
    flags,
    options: {...options, ...(tohtenko ? {} : {redTiles})},
  };
}

export function randomHand(random: Random): RandomHand {
  for (;;) {
    const hand = tryHand(random);
    if (hand) return hand;
  }
}
