/** Random hands of 李凡師サンマ: often with several arrangements, sometimes with ガリ, with all flags and house rules. */
import type {Situation} from '../../../src/core/situation/situation.js';
import {kindName} from '../../../src/core/tiles/tile.js';
import {shuffled, type Random} from '../random.js';
import {pageHouse, tohtenkoHouse, type PlainHand, type PlainHouse, type PlainTile} from './plain-forms.js';

const KINDS = [0, 8, ...Array.from({length: 25}, (_, i) => 9 + i)];
const FIVE_MAN = 4;
const HONORS = [27, 28, 29, 30, 31, 32, 33];
const ORPHANS = [0, 8, 9, 17, 18, 26, ...HONORS];
const SIMPLE = KINDS.filter((kind) => kind > 8 && kind !== 30);
const REDS: Readonly<Record<number, string>> = {4: '5m', 11: '3p', 13: '5p', 20: '3s', 22: '5s', 31: 'P'};
const SEATS = ['east', 'south', 'west'] as const;

type Reds = Readonly<Record<string, number>>;

interface Piece {
  readonly kinds: readonly number[];
  readonly meld?: 'open' | 'concealed';
}

export interface RandomHand {
  readonly plain: PlainHand;
  /** The seat that discarded or declared the robbed kong, as a number. */
  readonly from: number;
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

/** Fourteen tiles: sets and a pair, seven pairs, orphans or nine gates; partly melded. */
function sets(random: Random): Piece[] {
  const pool = poolOf(random);
  const form = random(12);
  if (form === 0)
    return Array.from({length: 7}, () => pick(random, pool)).map((kind) => ({kinds: [kind, kind]}));
  if (form === 1) return [...ORPHANS, pick(random, ORPHANS)].map((kind) => ({kinds: [kind]}));
  if (form === 2 && !random(4)) {
    const suit = 9 + 9 * random(2);
    return [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 1 + random(9)].map((rank) => ({kinds: [suit + rank - 1]}));
  }
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

/** The tiles on the table, some of them red. Taking more than there are returns none. */
class Table {
  private readonly left = new Map<number, PlainTile[]>();

  constructor(
    private readonly random: Random,
    readonly kinds: readonly number[],
    reds: Reds,
  ) {
    for (const kind of kinds) {
      const red = reds[REDS[kind]] ?? 0;
      const tiles = Array.from({length: 4}, (_, i) => ({kind, red: i < red}));
      this.left.set(kind, shuffled(random, tiles));
    }
  }

  take(kind: number): PlainTile | undefined {
    return this.left.get(kind)?.pop();
  }

  /** Takes up to `most` tiles of these kinds. */
  some(from: readonly number[], most: number): PlainTile[] {
    const wanted = Array.from({length: this.random(most + 1)}, () => this.take(pick(this.random, from)));
    return wanted.filter((tile) => tile !== undefined);
  }
}

const name = ({kind, red}: PlainTile): string => (red ? 'r' : '') + kindName(kind);
export const names = (tiles: readonly PlainTile[]): string => tiles.map(name).join(' ');

/** Random house rules for a situation. */
function chosenRules(random: Random): Partial<PlainHouse> {
  const rarely = <K extends keyof PlainHouse>(key: K, ...values: PlainHouse[K][]): Partial<PlainHouse> =>
    random(4) ? {} : {[key]: pick(random, values)};
  return {
    ...rarely('banban', 0, 3),
    ...rarely('redDora', 'base3PlusIndicators', 'fixed3'),
    ...rarely('setMultiplied', false, true),
    ...rarely('nogariWithYakuman', false, true),
    ...rarely('yakumanStack', false, true),
    ...rarely('openRiichiRonYakumanIfRiichi', false, true),
    ...rarely('renhou', false, true),
    ...rarely('junchan', 3, 5),
    ...rarely('doraIndicators', 1, 2),
    ...rarely('northInTsuuiisou', 'always', 'sevenPairs'),
    ...rarely('gariFiveMan', true, false),
  };
}

/** Flags that are possible together. */
function flagsOf(random: Random, hand: Pick<PlainHand, 'melds' | 'by' | 'seat'>): string[] {
  const flags: string[] = [];
  const open = hand.melds.some((meld) => meld.open);
  const kong = hand.melds.some((meld) => meld.tiles.length === 4);
  if (!hand.by) return open || random(2) ? ['nagashi'] : ['nagashi', 'riichi'];
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

type Tiles = Pick<PlainHand, 'melds' | 'held' | 'win'>;

/** The tiles of a hand, mostly complete; undefined if the table does not have them. */
function tilesFrom(random: Random, table: Table): (Tiles & {readonly win: PlainTile}) | undefined {
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
  if (random(20) === 0) {
    const tile = table.take(pick(random, table.kinds));
    if (tile) held[random(held.length)] = tile;
  }
  const [win] = held.splice(random(held.length), 1);
  return {melds, held: shuffled(random, held), win};
}

/** How the hand is won; for a robbed kong, its other tiles are taken off the table. */
function wayOf(random: Random, {melds, held, win}: Tiles, table: Table): PlainHand['by'] {
  if (random(30) === 0) return undefined;
  const kind = win?.kind ?? -1;
  const alone = ![...held, ...melds.flatMap((meld) => meld.tiles)].some((tile) => tile.kind === kind);
  if (!alone || random(8)) return random(2) ? 'self' : 'discard';
  for (let i = 0; i < 3; i++) table.take(kind);
  return 'robbing';
}

/** One hand; undefined if the table does not have its tiles. */
function tryHand(random: Random): RandomHand | undefined {
  const tohtenko = random(5) === 0;
  const options = chosenRules(random);
  const house: PlainHouse = {...(tohtenko ? tohtenkoHouse : pageHouse), ...options};
  const redTiles: Record<string, number> = tohtenko
    ? {'5p': 1, '5s': 1}
    : {'3p': 1, '3s': 1, '5p': 1, '5s': random(8) ? 1 : 2, P: random(4) ? 1 : 0};
  const kinds = house.gariFiveMan ? [...KINDS, FIVE_MAN] : KINDS;
  const table = new Table(random, kinds, house.gariFiveMan ? {...redTiles, '5m': 1} : redTiles);
  const tiles = tilesFrom(random, table);
  if (!tiles) return undefined;
  const by = wayOf(random, tiles, table);
  const seat = random(3);
  const flags = flagsOf(random, {...tiles, by, seat});
  const gariKinds = kinds.filter((kind) => kind < 9 || kind === 30);
  const gari = random(3) ? table.some(gariKinds, random(3) ? 3 : 12) : [];
  const indicators = table.some(kinds, 3);
  const ura = flags.some((flag) => flag.toLowerCase().endsWith('riichi')) ? table.some(kinds, 2) : [];
  const from = seat === 0 ? 1 : 0;
  const dealtInto = by !== undefined && by !== 'self' && flags.includes('openRiichi');
  const other = dealtInto && random(2) ? otherHand(random, table) : undefined;
  const discarderInRiichi = random(2) > 0;
  const {win, ...rest} = tiles;
  const plain: PlainHand = {
    ...rest,
    ...(by ? {win, by} : {}),
    ...(other ? {discarderInRiichi} : {}),
    ...{seat, counters: random(3) ? 0 : random(8), house, flags, gari, indicators, ura},
  };
  const others = other && {[SEATS[from]]: {hand: other, flags: discarderInRiichi ? ['riichi'] : []}};
  const situation = {
    ...situationOf(plain, {...options, ...(tohtenko ? {} : {redTiles})}),
    ...(by && by !== 'self' ? {from: SEATS[from]} : {}),
    ...(others ? {others} : {}),
  };
  return {plain, from, situation};
}

/** Another player's hand: thirteen of the tiles left. */
function otherHand(random: Random, table: Table): string | undefined {
  const tiles: PlainTile[] = [];
  for (const kind of shuffled(random, table.kinds)) {
    const tile = table.take(kind);
    if (tile && tiles.length < 13) tiles.push(tile);
  }
  return tiles.length === 13 ? names(tiles) : undefined;
}

function situationOf(plain: PlainHand, options: Record<string, unknown>): Situation {
  const {melds, held, win, by, seat, house, counters, flags, gari, indicators, ura} = plain;
  const laid = melds.map(({tiles, open}) => (open ? `[${names(tiles)}]` : `[[${names(tiles)}]]`)).join('');
  return {
    rules: house.tohtenko ? 'tohtenko' : 'ribon',
    hand: `${laid} ${names(held)}${win ? ` +${name(win)}` : ''}`,
    ...(by ? {by} : {}),
    seat: SEATS[seat],
    counters,
    gari: names(gari),
    indicators: names(indicators),
    uraIndicators: names(ura),
    flags,
    options,
  };
}

export function randomHand(random: Random): RandomHand {
  for (;;) {
    const hand = tryHand(random);
    if (hand) return hand;
  }
}
