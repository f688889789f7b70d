import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseHandIn} from '../../../src/core/notation/by-name.js';
import {NOTATIONS, type Notation} from '../../../src/core/notation/notations.js';
import {DIALECTS, formatHand, formatTiles, type Dialect} from '../../../src/core/notation/format.js';
import {parseHand, parseTiles} from '../../../src/core/notation/parse.js';
import {PROBLEM_CODES} from '../../../src/core/situation/problem.js';
import {FACE_DOWN, FLOWER, RED, type Tile} from '../../../src/core/tiles/tile.js';
import {handOf} from './tiles.js';
import {allTiles, type Hand, type HandPlaces, type Meld} from '../../../src/core/notation/hand.js';
import {LINEAR, growth, timeOf} from '../../growth.js';
import {isFault} from '../../../src/core/situation/result.js';

const red = (kinds: fc.Arbitrary<number>): fc.Arbitrary<Tile> =>
  fc.tuple(kinds, fc.boolean()).map(([kind, isRed]) => (isRed ? kind | RED : kind));
const kind = fc.integer({min: 0, max: 33});
const tile = fc.oneof({weight: 9, arbitrary: red(kind)}, {weight: 1, arbitrary: fc.constant(FACE_DOWN)});
const flower = fc.integer({min: FLOWER, max: FLOWER + 7});

const copies = (count: number): fc.Arbitrary<Tile[]> =>
  kind.chain((of) => fc.array(red(fc.constant(of)), {minLength: count, maxLength: count}));
const run = fc
  .tuple(fc.integer({min: 0, max: 2}), fc.integer({min: 0, max: 6}))
  .chain(([suit, rank]) => fc.tuple(...[0, 1, 2].map((i) => red(fc.constant(9 * suit + rank + i)))));

/** Melds with a source: the called tile of a chow comes first, the others in order. */
const sourced: fc.Arbitrary<Meld> = fc.oneof(
  fc.tuple(run, fc.integer({min: 0, max: 2})).map(([tiles, taken]): Meld => {
    const others = tiles.filter((_, i) => i !== taken);
    return {kind: 'chow', tiles: [tiles[taken], ...others], open: true, called: 0};
  }),
  fc.tuple(copies(3), fc.integer({min: 0, max: 2})).map(([tiles, called]): Meld => {
    return {kind: 'pung', tiles, open: true, called};
  }),
  fc.tuple(copies(4), fc.constantFrom(0, 1, 3)).map(([tiles, called]): Meld => {
    return {kind: 'kong', tiles, open: true, called};
  }),
  fc.tuple(copies(4), fc.integer({min: 0, max: 2})).map(([tiles, called]): Meld => {
    return {kind: 'kong', tiles, open: true, called, added: true};
  }),
  copies(4).map((tiles): Meld => ({kind: 'kong', tiles, open: false})),
);

/** Melds with tiles only, in any order, and melds called from anywhere. */
const unsourced: fc.Arbitrary<Meld> = fc.oneof(
  run
    .chain((tiles) => fc.shuffledSubarray(tiles, {minLength: 3}))
    .map((tiles): Meld => ({kind: 'chow', tiles, open: true})),
  copies(3).map((tiles): Meld => ({kind: 'pung', tiles, open: true})),
  copies(4).map((tiles): Meld => ({kind: 'kong', tiles, open: true})),
  copies(4).map((tiles): Meld => ({kind: 'kong', tiles, open: true, added: true})),
  run.map((tiles): Meld => ({kind: 'chow', tiles, open: true, called: 1})),
  copies(4).map((tiles): Meld => ({kind: 'kong', tiles, open: true, called: 2})),
);

const handWith = (meld: fc.Arbitrary<Meld>, says: boolean): fc.Arbitrary<Hand> =>
  fc
    .record({
      tiles: fc.array(tile, {maxLength: 20}),
      melds: fc.array(meld, {maxLength: 5}),
      flowers: fc.array(flower, {maxLength: 8}),
      win: fc.option(tile, {nil: undefined}),
      by: fc.constantFrom('discard', 'self', 'robbing', undefined),
    })
    .filter((hand) => allTiles(hand).length + hand.flowers.length > 0)
    .map(({win, by, ...hand}) => ({
      ...hand,
      ...(win !== undefined && {win}),
      ...(win !== undefined && by && says && {by}),
    }));

const notationOf = (dialect: Dialect): Notation =>
  dialect === 'gb' || dialect === 'kobalab' ? dialect : 'auto';

describe('a hand that a dialect can express', () => {
  it.each(DIALECTS)('is read from %s as it was written', (dialect) => {
    const hands = handWith(sourced, dialect !== 'kobalab');
    fc.assert(
      fc.property(hands, (hand) => {
        const text = formatHand(hand, dialect);
        expect(handOf(parseHandIn(text, notationOf(dialect))), text).toEqual(hand);
      }),
    );
  });

  it.each(DIALECTS.filter((dialect) => notationOf(dialect) === 'auto'))(
    'may be any hand in %s',
    (dialect) => {
      fc.assert(
        fc.property(handWith(fc.oneof(sourced, unsourced), true), (hand) => {
          const text = formatHand(hand, dialect);
          expect(handOf(parseHand(text)), text).toEqual(hand);
        }),
      );
    },
  );

  it.each(['gb', 'kobalab'] as const)('any hand keeps its tiles in %s', (dialect) => {
    fc.assert(
      fc.property(handWith(fc.oneof(sourced, unsourced), true), (hand) => {
        const once = handOf(parseHandIn(formatHand(hand, dialect), dialect));
        expect(once.tiles).toEqual(hand.tiles);
        expect(once.win).toEqual(hand.win);
        expect(once.flowers).toEqual(hand.flowers);
        expect(once.melds.map(shape)).toEqual(hand.melds.map(shape));
        expect(handOf(parseHandIn(formatHand(once, dialect), dialect))).toEqual(once);
      }),
    );
  });
});

const shape = ({kind, open, added, tiles}: Meld) => ({
  kind,
  open,
  added,
  tiles: [...tiles].sort((a, b) => a - b),
});

describe('a run of tiles', () => {
  it.each(DIALECTS.filter((dialect) => notationOf(dialect) === 'auto'))(
    'is read from %s as it was written',
    (dialect) => {
      fc.assert(
        fc.property(fc.array(fc.oneof(tile, flower)), (tiles) => {
          expect(parseTiles(formatTiles(tiles, dialect))).toHaveProperty('tiles', tiles);
        }),
      );
    },
  );
});

/** Texts made of characters that notations use, and texts of any characters, with halves of surrogate pairs. */
const pieces = fc.constantFrom(
  ...'0123456789mpszfESWNPFCXr_+[](),-=*|abc 　ツモロンron和胡一五九萬万筒餅索條東发白板春兰赤紅中①⑨🀇🀡🀢🀫\ufe0f\0?',
  ...[
    '[123m]',
    '[_555p]',
    '[[1111s]]',
    '+6m',
    'ron 6m',
    'tsumo',
    '白ポッチ',
    '[EEEE,5]',
    ',m1-23',
    '|EE1000|fah',
  ],
);
const notationLike = fc.array(pieces, {maxLength: 40}).map((list) => list.join(''));
const anything = fc
  .array(fc.integer({min: 0, max: 0xffff}), {maxLength: 60})
  .map((units) => String.fromCharCode(...units));
const text = fc.oneof(notationLike, anything, fc.string({unit: 'grapheme'}));

function expectPlaces(source: string, places: HandPlaces, hand: Hand): void {
  expect(places.tiles).toHaveLength(hand.tiles.length);
  expect(places.melds).toHaveLength(hand.melds.length);
  expect(places.flowers).toHaveLength(hand.flowers.length);
  expect(places.win === undefined).toBe(hand.win === undefined);
  for (const place of [
    ...places.tiles,
    ...places.melds,
    ...places.flowers,
    ...(places.win ? [places.win] : []),
  ]) {
    expect(place.start).toBeGreaterThanOrEqual(0);
    expect(place.start).toBeLessThan(place.end);
    expect(place.end).toBeLessThanOrEqual(source.length);
  }
}

describe.each(NOTATIONS)('whatever is read as %s', (notation) => {
  it('is a hand in its places, or a fault in its place', () => {
    fc.assert(
      fc.property(text, (source) => {
        const read = parseHandIn(source, notation);
        if ('hand' in read) {
          expectPlaces(source, read.places, read.hand);
        } else {
          const {code, at} = read;
          expect(PROBLEM_CODES).toContain(code);
          expect(at).toBeDefined();
          if (!at) return;
          expect(at.start).toBeGreaterThanOrEqual(0);
          expect(at.start).toBeLessThanOrEqual(at.end);
          expect(at.end).toBeLessThanOrEqual(source.length);
        }
      }),
      {numRuns: 2000},
    );
  });

  it('gives the same hand from its canonical form', () => {
    fc.assert(
      fc.property(text, (source) => {
        const read = parseHandIn(source, notation);
        if ('hand' in read) expect(handOf(parseHand(formatHand(read.hand)))).toEqual(read.hand);
      }),
      {numRuns: 2000},
    );
  });

  it('is answered in a time that grows with its length alone, however strange it is', async () => {
    const longest = [
      '[',
      '(',
      '(1',
      'r',
      '1',
      '東',
      '[1',
      '_',
      '白ポ',
      '\ud83c',
      '🀇',
      ',',
      ', ',
      '|',
      '\u3000',
      'ron',
    ];
    for (const piece of longest) {
      const read = (length: number) => timeOf(() => parseHandIn(piece.repeat(length), notation));
      expect(await growth(read, 100_000), piece).toBeLessThan(LINEAR);
    }
  });
});

describe('a run of tiles', () => {
  it('is read, or refused with a place', () => {
    fc.assert(
      fc.property(text, (source) => {
        const read = parseTiles(source);
        if (isFault(read)) expect(read.at?.end).toBeLessThanOrEqual(source.length);
        else expect(read.places).toHaveLength(read.tiles.length);
      }),
      {numRuns: 2000},
    );
  });
});
