/** Which kinds would complete the held tiles, by their form alone: used-up kinds count as waited for. */
import type {Position} from './position.js';
import {splittable, suitKey} from './suits.js';
import {KINDS, SUIT_STARTS, type Kind} from './tile.js';

/**
 * The kinds that the position's hand waits for, in ascending order; found once.
 *
 * With wild tiles: the faces that would complete it, not counting that a wild tile completes any hand; the wild kind is
 * among them where its own face is waited for.
 */
export function waitedKinds(position: Position): readonly Kind[] {
  return (position.memo.waited ??= findWaited(position));
}

function findWaited(position: Position): Kind[] {
  const {held, copies, wilds} = position;
  if (!wilds) return findPlain(position);
  const waited = new Uint8Array(KINDS);
  const counts = held.slice();
  const spend = counts[wilds.wild];
  counts[wilds.wild] = 0;
  findSets(counts, spend, waited);
  while (wilds.standIn >= 0 && counts[wilds.standIn] > 0) {
    counts[wilds.standIn]--;
    counts[wilds.wild]++;
    findSets(counts, spend, waited);
  }
  const special = findShapes(position);
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    if ((waited[kind] || special?.[kind]) && copies[kind]) kinds.push(kind);
  return kinds;
}

/** Without wild tiles: one look-up a suit. */
function findPlain(position: Position): Kind[] {
  const {held, copies} = position;
  const [a, b, c, d] = [0, 1, 2, 3].map((part) => suitWaits(keyOf(held, part), part));
  const found = [missing(a, b, c, d), missing(b, a, c, d), missing(c, a, b, d), missing(d, a, b, c)];
  const special = findShapes(position);
  const kinds: Kind[] = [];
  for (let part = 0; part < 4; part++) {
    for (let kind = SUIT_STARTS[part], bits = found[part]; kind < SUIT_STARTS[part + 1]; kind++, bits >>= 1) {
      if ((bits & 1 || special?.[kind]) && copies[kind]) kinds.push(kind);
    }
  }
  return kinds;
}

/** Of a suit: bit 0 sets alone, bit 1 with a pair, then for 9 kinds each the same with one tile of that kind more. */
const SETS_WITH = 2;
const PAIR_WITH = SETS_WITH + 9;
const KINDS_OF = 0x1ff;

/** The kinds that one suit lacks, as bits, where the other three are sets and at most one pair. */
function missing(suit: number, a: number, b: number, c: number): number {
  const [x, y, z] = [a & 3, b & 3, c & 3];
  if (x & y & z & 1) return (suit >> PAIR_WITH) & KINDS_OF;
  return x && y && z && x + y + z === 4 ? (suit >> SETS_WITH) & KINDS_OF : 0;
}

/** Suits kept before they are thrown away: at some 40 bytes each, 1 MB at most. */
const plain = new Map<number, number>();

function suitWaits(key: number, part: number): number {
  const id = key * 2 + (part === 3 ? 1 : 0);
  let found = plain.get(id);
  if (found === undefined) {
    if (plain.size >= KEPT) plain.clear();
    plain.set(id, (found = findSuitWaits(key, part)));
  }
  return found;
}

function findSuitWaits(key: number, part: number): number {
  let total = 0;
  for (let rest = key; rest; rest = Math.floor(rest / 6)) total += rest % 6;
  const [withSets, withPair] = findOneMore(key, total + 1, part, 0);
  return waysOf(key, total, part, 0) | (withSets << SETS_WITH) | (withPair << PAIR_WITH);
}

/** By kind, whether it completes one of the special shapes; undefined where none does. */
function findShapes({table, held, melds}: Position): Uint8Array | undefined {
  let waited: Uint8Array | undefined;
  for (const shape of table.shapes) {
    if (shape.distance(held, melds.length, undefined, 1) > 0) continue;
    const marks = (waited ??= new Uint8Array(KINDS));
    const counts = held.slice();
    for (let kind = 0; kind < KINDS; kind++) {
      counts[kind]++;
      shape.arrange(counts, melds.length, () => (marks[kind] = 1));
      counts[kind]--;
    }
  }
  return waited;
}

/** Marks the kinds that make sets and a pair of the counted tiles and exactly so many wild ones. */
function findSets(counts: Uint8Array, wilds: number, waited: Uint8Array): void {
  const keys = [0, 1, 2, 3].map((part) => keyOf(counts, part));
  const ways = keys.map((key, part) => waysOf(key, totalOf(counts, part), part, wilds));
  for (let part = 0; part < 4; part++) {
    let rest = NOTHING;
    for (let other = 0; other < 4; other++) if (other !== part) rest = together(rest, ways[other]);
    if (!rest) continue;
    let kinds = 0;
    const more = oneMore(keys[part], totalOf(counts, part) + 1, part, wilds);
    for (let way = 0; way < more.length; way++) {
      if (more[way] && (together(rest, 1 << way) >> (2 * wilds + 1)) & 1) kinds |= more[way];
    }
    for (let at = SUIT_STARTS[part]; kinds; at++, kinds >>= 1) if (kinds & 1) waited[at] = 1;
  }
}

/** Suits kept before they are thrown away: at some 100 bytes each, 2 MB at most. */
const KEPT = 20_000;
const kept = new Map<number, readonly number[]>();

/** For each way to split, by its bit: the kinds of a suit with which, as one tile more, it splits so. */
function oneMore(key: number, total: number, part: number, wilds: number): readonly number[] {
  const id = (key * 4 + wilds) * 2 + (part === 3 ? 1 : 0);
  let found = kept.get(id);
  if (!found) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(id, (found = findOneMore(key, total, part, wilds)));
  }
  return found;
}

function findOneMore(key: number, total: number, part: number, wilds: number): number[] {
  const found = Array<number>(2 * wilds + 2).fill(0);
  for (let i = 0, digit = 1; i < SUIT_STARTS[part + 1] - SUIT_STARTS[part]; i++, digit *= 6) {
    const ways = waysOf(key + digit, total, part, wilds);
    for (let way = 0; ways >> way; way++) if ((ways >> way) & 1) found[way] |= 1 << i;
  }
  return found;
}

/** Whether the tiles and exactly so many wild ones split into sets and a pair, or into sets alone. */
export function splitsWhole(counts: Uint8Array, wilds: number, paired: boolean): boolean {
  let all = NOTHING;
  for (let part = 0; part < 4; part++) {
    all = together(all, waysOf(keyOf(counts, part), totalOf(counts, part), part, wilds));
  }
  return ((all >> (2 * wilds + (paired ? 1 : 0))) & 1) === 1;
}

/** In a set of ways, bit 2w + p says: splits with w wild tiles spent, with a pair (p = 1) or without. */
const NOTHING = 1;

/** The ways to split one suit. */
function waysOf(key: number, total: number, part: number, wilds: number): number {
  let ways = 0;
  for (let spent = 0; spent <= wilds; spent++) {
    const over = (total + spent) % 3;
    if (over === 1) continue;
    const paired = over === 2;
    if (splittable(key, part === 3, paired, spent)) ways |= 1 << (2 * spent + (paired ? 1 : 0));
  }
  return ways;
}

/** The ways to split two parts: wild tiles add up, and only one of them has a pair. */
function together(a: number, b: number): number {
  let ways = 0;
  for (let i = 0; a >> i; i++) {
    if ((a >> i) & 1) ways |= (b & (i & 1 ? 0b01010101 : 0b11111111)) << i;
  }
  return ways;
}

const keyOf = (counts: Uint8Array, part: number): number =>
  suitKey(counts, SUIT_STARTS[part], SUIT_STARTS[part + 1] - SUIT_STARTS[part]);

function totalOf(counts: Uint8Array, part: number): number {
  let total = 0;
  for (let i = SUIT_STARTS[part]; i < SUIT_STARTS[part + 1]; i++) total += counts[i];
  return total;
}
