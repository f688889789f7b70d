import {describe, expect, it} from 'vitest';
import {readPosition} from '../../../src/core/reading/read.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {kindFrom, kindName} from '../../../src/core/tiles/tile.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {distance} from '../../../src/core/waiting/distance.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {seeded, type Random} from '../random.js';
import {randomHand} from './hands.js';
import {plainComplete} from './plain.js';
import type {PlainHand, PlainHouse} from './plain-forms.js';
import {isFault} from '../../../src/core/situation/result.js';

const KINDS = [0, 8, ...Array.from({length: 25}, (_, i) => 9 + i)];

interface Waiting extends Pick<Situation, 'rules' | 'options'> {
  readonly house: PlainHouse;
  readonly melds: readonly {readonly kinds: readonly number[]; readonly open: boolean}[];
  readonly held: readonly number[];
  readonly gari: readonly number[];
}

const text = (kinds: readonly number[]): string => kinds.map(kindName).join('');

const situationOf = ({rules, options, melds, held, gari}: Waiting): Situation => ({
  rules,
  options,
  hand: `${melds.map(({kinds, open}) => (open ? `[${text(kinds)}]` : `[[${text(kinds)}]]`)).join('')} ${text(held)}`,
  gari: text(gari),
});

const own = ({melds, held, gari}: Waiting): readonly number[] => [
  ...held,
  ...gari,
  ...melds.flatMap((m) => m.kinds),
];
const owned = (hand: Waiting, kind: number): number => own(hand).filter((k) => k === kind).length;

/** A win without its winning tile, with some tiles exchanged. */
function waiting(random: Random): Waiting {
  const {plain, situation} = randomHand(random);
  const kinds = (tiles: PlainHand['held']): number[] => tiles.map((tile) => tile.kind);
  const hand = {
    rules: situation.rules,
    options: situation.options,
    house: plain.house,
    melds: plain.melds.map(({tiles, open}) => ({kinds: kinds(tiles), open})),
    held: kinds(plain.held),
    gari: kinds(plain.gari),
  };
  const changes = random(4);
  for (let i = 0; i < changes; i++) {
    const kind = KINDS[random(KINDS.length)];
    if (owned(hand, kind) < 4) hand.held[random(hand.held.length)] = kind;
  }
  return hand;
}

/** The kinds that complete the hand, found by trying each. */
function readyKinds(hand: Waiting): string[] {
  const tile = (kind: number) => ({kind, red: false});
  const plain = (win: number): PlainHand => ({
    melds: hand.melds.map(({kinds, open}) => ({tiles: kinds.map(tile), open})),
    held: hand.held.map(tile),
    win: tile(win),
    by: 'self',
    seat: 0,
    counters: 0,
    gari: [],
    indicators: [],
    ura: [],
    flags: [],
    house: hand.house,
  });
  return KINDS.filter((kind) => owned(hand, kind) < 4 && plainComplete(plain(kind))).map(kindName);
}

function distanceOf(hand: Waiting): number {
  const position = readPosition(situationOf(hand), ribon);
  if (isFault(position)) throw new Error(`${position.code}: ${situationOf(hand).hand}`);
  return distance(position);
}

/** Every hand that is one exchange away. */
function* neighbours(hand: Waiting): Generator<Waiting> {
  for (const [at, out] of hand.held.entries()) {
    if (hand.held.indexOf(out) < at) continue;
    for (const kind of KINDS) {
      if (kind === out || owned(hand, kind) === 4) continue;
      yield {...hand, held: hand.held.map((k, i) => (i === at ? kind : k))};
    }
  }
}

describe('李凡師サンマ: waits', () => {
  it('are what trying every tile finds', () => {
    const random = seeded(21);
    let ready = 0;
    for (let i = 0; i < 800; i++) {
      const hand = waiting(random);
      const expected = readyKinds(hand);
      const {ready: found, distance: far} = waits(situationOf(hand), ribon);
      const at = JSON.stringify(situationOf(hand));
      expect(
        found.map(({tile}) => tile),
        at,
      ).toEqual(expected);
      expect(far === 0, at).toBe(expected.length > 0);
      if (expected.length) ready++;
    }
    expect(ready).toBeGreaterThan(150);
  });

  it('shrink by one with the best exchange, and never by more', () => {
    const random = seeded(22);
    for (let i = 0; i < 50; i++) {
      const hand = waiting(random);
      const far = distanceOf(hand);
      if (far <= 0) continue;
      const around = [...neighbours(hand)].map(distanceOf);
      expect(Math.min(...around), situationOf(hand).hand).toBe(far - 1);
    }
  });

  it('use ガリ in the yakuman that are made of them alone (RB-21)', () => {
    const ready = (hand: string): string[] =>
      waits({rules: 'ribon', hand}, ribon).ready.map(({tile}) => tile);
    expect(ready('123p 456p 789p 99s 11m')).toEqual([]);
    expect(ready('123p 456p 789p 123s N')).toEqual([]);
    expect(ready('19m 19p 19s ESWN PFC')).toHaveLength(13);
    expect(ready('111m 999m 111p 99p 11s')).toEqual(['9p', '1s']);
    expect(ready('EEE SSS WWW NN PP')).toEqual(['N', 'P']);
    expect(ready('EEE SSS WWW NN 55p')).toEqual(['5p', 'N']);
    expect(ready('EE SS WW NN PP FF C')).toEqual(['C']);
  });

  it('leave out what the preset does not allow (RB-§6)', () => {
    const ready = (hand: string, rules: string): string[] =>
      waits({rules, hand}, ribon).ready.map(({tile}) => tile);
    expect(ready('1111 22 44 77p 33s E', 'ribon')).toEqual(['E']);
    expect(ready('1111 22 44 77p 33s E', 'tohtenko')).toEqual([]);
    expect(ready('EEE SSS PPP NN CC', 'ribon')).toEqual(['N', 'C']);
    expect(ready('EEE SSS PPP NN CC', 'tohtenko')).toEqual([]);
  });

  it('are none, and never will be, with melds that no win has', () => {
    expect(waits({rules: 'ribon', hand: '[NNN][111m] 123p 456s 7s'}, ribon).distance).toBe(-1);
  });

  it('do not count a kind that lies as one’s own ガリ', () => {
    const hand = '19m 19p 19s EE SW PFC';
    expect(
      waits({rules: 'ribon', hand, gari: 'NNN'}, ribon).ready.map(({tile, left}) => tile + left),
    ).toEqual(['N1']);
    const without = waits({rules: 'ribon', hand, gari: 'NNNN'}, ribon);
    expect(without.ready).toEqual([]);
    expect(without.distance).toBeGreaterThan(0);
  });

  it('say what each tile would score, by discard and by self-draw', () => {
    const [{tile, discard, self}] = waits(
      {rules: 'ribon', hand: '[222p][666s] 678p 34s 88s', gari: 'N'},
      ribon,
    ).ready;
    expect([tile, discard.total, self.total]).toEqual([kindName(kindFrom('s', 2)), 5, 5]);
  });
});
