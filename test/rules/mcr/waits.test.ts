import {describe, expect, it} from 'vitest';
import {distance} from '../../../src/core/waiting/distance.js';
import {readPosition} from '../../../src/core/reading/read.js';
import {countKinds} from '../../../src/core/tiles/tile.js';
import {parseTiles} from '../../../src/core/notation/parse.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {mcr} from '../../../src/rules/mcr/index.js';
import {honorsAndKnitted, knittedStraightShape} from '../../../src/core/shapes/knitted.js';
import {HONORS, KINDS, count, isHonor, rank, suit, waited, without, type Tile} from './plain/forms.js';
import {Random, randomWin, spell} from './plain/random.js';
import type {Shape} from '../../../src/core/arranging/shape.js';
import {isFault} from '../../../src/core/situation/result.js';

const SUITS = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];
const knitted = (suits: string): Tile[] => [...suits].flatMap((s, i) => [1, 4, 7].map((n) => `${n + i}${s}`));

/** How many of the held tiles a target keeps. */
const kept = (held: readonly Tile[], target: readonly Tile[]): number =>
  KINDS.reduce((sum, kind) => sum + Math.min(count(held, kind), count(target, kind)), 0);

/** For every set and every pair of four alike, the nine knitted tiles with it and a meld. */
function straights(meld: readonly Tile[]): Tile[][] {
  const runs = KINDS.filter((kind) => !isHonor(kind) && rank(kind) < 8);
  const alike = KINDS.map((kind) => [kind, kind, kind]);
  const chows = runs.map((kind) => [0, 1, 2].map((n) => `${rank(kind) + n}${suit(kind)}`));
  const sets = meld.length ? [[]] : [...alike, ...chows];
  return SUITS.flatMap((suits) =>
    sets.flatMap((set) => KINDS.map((eye) => [...knitted(suits), ...set, eye, eye])),
  ).filter((target) => [...target, ...meld].every((tile) => count([...target, ...meld], tile) <= 4));
}

const countsOf = (tiles: readonly Tile[]): Uint8Array => {
  const read = parseTiles(spell(tiles));
  return countKinds('tiles' in read ? read.tiles : []);
};

const measure = (shape: Shape, held: readonly Tile[], meld: readonly Tile[]): number =>
  shape.distance(countsOf(held), meld.length ? 1 : 0, meld.length ? countsOf(meld) : undefined);

/** Knitted tiles, and some others. */
function nearKnitted(random: Random, size: number, meld: readonly Tile[]): Tile[] {
  const all = KINDS.flatMap((kind) => [kind, kind, kind, kind]);
  const likely = [...knitted(random.pick(SUITS)), ...random.shuffle(HONORS).slice(0, random.below(8))];
  const first = random.shuffle(likely).slice(0, Math.min(size, random.below(12)));
  const rest = without(all, [...first, ...meld]) ?? without(all, meld) ?? [];
  const own = without(all, [...first, ...meld]) ? first : [];
  return [...own, ...random.shuffle(rest).slice(0, size - own.length)];
}

describe('國標: waits', () => {
  it('are those that every tile tried shows', () => {
    const random = new Random(13);
    for (let i = 0; i < 150; i++) {
      const {won, situation} = randomWin(random);
      const own = [...won.held, ...won.melds.flatMap(({tiles}) => tiles)];
      const {by: _, flags: _flags, from: _from, ...rest} = situation;
      const found = waits({...rest, hand: situation.hand.replace(/\+.*/, '')}, mcr);
      expect(found.distance, situation.hand).toBe(0);
      const ready = waited(won.held, won.melds).filter((kind) => count(own, kind) < 4);
      expect(
        found.ready.map(({tile}) => tile),
        situation.hand,
      ).toEqual(ready);
    }
  });
  it('say which of them may win', () => {
    const {ready} = waits({rules: 'mcr', hand: '[123m] [678p] [345s] 24s 99p'}, mcr);
    expect(ready.map(({tile, status, total}) => [tile, status, total])).toEqual([['3s', 'not-allowed', 3]]);
  });
});

/** The distance of a hand with these melds and held tiles. */
function away(melds: string, held: readonly Tile[]): number {
  const position = readPosition({rules: 'mcr', hand: `${melds} ${spell(held)}`}, mcr);
  return isFault(position) ? -1 : distance(position);
}

describe('國標: how far from ready', () => {
  it('is one more than after the best exchange of a tile, and 0 where something is waited for', () => {
    const random = new Random(17);
    for (let i = 0; i < 60; i++) {
      const {won, situation} = randomWin(random);
      const melds = /\[.*\]/.exec(situation.hand)?.[0] ?? '';
      const laid = won.melds.flatMap(({tiles}) => tiles);
      const fits = (held: readonly Tile[]): boolean =>
        held.every((tile) => count([...held, ...laid], tile) <= 4);
      const changed = random.below(4);
      const held = won.held.map((tile, at) => (at < changed ? random.pick(KINDS) : tile));
      if (!fits(held)) continue;
      const exchanged = held.flatMap((_, at) => KINDS.map((kind) => held.with(at, kind)).filter(fits));
      const least = Math.min(...exchanged.map((other) => away(melds, other)));
      const told = melds + spell(held);
      expect(least, told).toBe(Math.max(0, away(melds, held) - 1));
      const waiting = waited(held, won.melds).some((kind) => count([...held, ...laid], kind) < 4);
      expect(away(melds, held) === 0, told).toBe(waiting);
    }
  });
});

describe('國標: how far from a knitted form', () => {
  it('is what the nearest of all knitted straights leaves', () => {
    const random = new Random(14);
    const targets = straights([]);
    for (let i = 0; i < 8; i++) {
      const held = nearKnitted(random, 13, []);
      const most = Math.max(...targets.map((target) => kept(held, target)));
      expect(measure(knittedStraightShape, held, []), spell(held)).toBe(13 - most);
    }
  });
  it('is so beside a meld, whose tiles are not to be had again', () => {
    const random = new Random(15);
    for (let i = 0; i < 60; i++) {
      const low = random.pick(KINDS);
      const meld = Array.from({length: random.pick([3, 4])}, () => low);
      const held = nearKnitted(random, 10, meld);
      const most = Math.max(...straights(meld).map((target) => kept(held, target)));
      expect(measure(knittedStraightShape, held, meld), `${spell(meld)} ${spell(held)}`).toBe(10 - most);
    }
  });
  it('counts different tiles for 全不靠', () => {
    const random = new Random(16);
    for (let i = 0; i < 200; i++) {
      const held = nearKnitted(random, 13, []);
      const most = Math.max(
        ...SUITS.map((suits) => new Set(held.filter((t) => [...knitted(suits), ...HONORS].includes(t))).size),
      );
      expect(measure(honorsAndKnitted, held, []), spell(held)).toBe(13 - most);
    }
  });
  it.each([
    ['147m 258p 369s ESWN', 0],
    ['147m 258p 369s 12s 55m', 0],
    ['[1111m] 47m 258p 369s EE', 5],
    ['19m19p19sESWNPFC', 0],
    ['1122334455667m', 0],
    ['147m 28p 369s E 1199p', 1],
    ['1111m 2222m 3333m 4m', 0],
  ])('%s is %i away', (hand, away) => {
    const position = readPosition({rules: 'mcr', hand}, mcr);
    expect(isFault(position)).toBe(false);
    if (!isFault(position)) expect(distance(position)).toBe(away);
  });
});
