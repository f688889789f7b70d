/** The words of conditions: for each, groups that it names, and groups that just miss it. */
import {describe, expect, it} from 'vitest';
import {all, both, either, not} from '../../../src/core/patterns/conditions.js';
import * as honors from '../../../src/core/patterns/honors.js';
import {
  dragons,
  greens,
  allKinds,
  ofRanks,
  ofSuit,
  orphans,
  terminals,
  winds,
} from '../../../src/core/patterns/kinds.js';
import type {Condition} from '../../../src/core/patterns/pattern-table.js';
import * as series from '../../../src/core/patterns/series.js';
import * as sets from '../../../src/core/patterns/sets.js';
import * as tiles from '../../../src/core/patterns/tiles.js';
import {shown} from './match-of.js';

type Named = readonly [groups: string, named: string];

/** Tests which groups a condition names: all by default, none if the expected text is empty. */
const test = (
  name: string,
  condition: Condition,
  named: readonly Named[],
  misses: readonly string[],
  shape?: string,
): void => {
  it.each(named)(`${name} names in %s: %s`, (groups, some) => {
    expect(shown(condition, groups, shape).join(' ')).toBe(some === 'all' ? groups : some);
  });
  it.each(misses)(`${name} does not name %s`, (groups) => {
    expect(shown(condition, groups, shape)).toEqual([]);
  });
};

describe('words for tiles', () => {
  test('onlyRanks', tiles.onlyRanks(6, 9), [['678m 999p 66s', 'all']], ['567m 999p 66s', '678m 999p EE']);
  test(
    'allSimples',
    tiles.allSimples,
    [['234m 888p 55s', 'all']],
    ['123m 888p 55s', '234m 888p 99s', '234m 888p PP'],
  );
  test(
    'allGreen',
    tiles.allGreen,
    [
      ['234s 666s FFF 88s', 'all'],
      ['234s 22s', 'all'],
    ],
    ['234s 666s CCC 88s', '234s 666s 55s', '234p 666s 88s'],
  );
  test('allTerminals', tiles.allTerminals, [['111m 999p 11s', 'all']], ['111m 999p EE', '111m 789p 11s']);
  test('allHonors', tiles.allHonors, [['EEE PPP CC', 'all']], ['EEE PPP 99s']);
  test(
    'only orphans',
    tiles.only(orphans),
    [
      ['EEE 999p 11s', 'all'],
      ['EEE CC', 'all'],
      ['999p 11s', 'all'],
    ],
    ['EEE 999p 22s'],
  );
  test(
    'only of a suit',
    tiles.only(allKinds(ofSuit(1, 1, 2, 3), dragons)),
    [['123p PP', 'all']],
    ['123m PP', '234p PP', '123p EE'],
  );
  test('has', tiles.has(winds), [['123m EEE 55p', 'all']], ['123m PPP 55p']);
  test('has ranks', tiles.has(ofRanks(5)), [['456m EE', 'all']], ['123m EE', '678m 44s']);
  test('noHonors', tiles.noHonors, [['123m 55p', 'all']], ['123m EE']);
  test('fullFlush', tiles.fullFlush, [['123m 55m', 'all']], ['123m 55p', '123m EE', 'EEE PP']);
  test('halfFlush', tiles.halfFlush, [['123m EE', 'all']], ['123m 55m', '123m 55p EEE', 'EEE PP']);
  test(
    'two suits',
    tiles.suits(2),
    [
      ['123m 55p', 'all'],
      ['123m 55p EEE', 'all'],
    ],
    ['123m 55m', '123m 123p 55s', 'EEE PP'],
  );
  test(
    'inEachSet',
    tiles.inEachSet(orphans),
    [['123m 999p EEE 11s', 'all']],
    ['123m 888p EEE 11s', '123m 999p EEE 22s'],
  );
  test('inEachSet', tiles.inEachSet(orphans), [], ['11m 99p EE 11s'], 'sevenPairs');
  test('inEachGroup', tiles.inEachGroup(terminals), [['11m 99p 11s', 'all']], ['11m 99p EE'], 'sevenPairs');
});

describe('words for sets', () => {
  test('allPungs', sets.allPungs, [['111m [2222p] EE', '111m [2222p]']], ['111m 123p EE']);
  test('allPungs', sets.allPungs, [], ['11m 22p EE'], 'sevenPairs');
  test('allChows', sets.allChows, [['123m [456p] EE', '123m [456p]']], ['111m 123p EE']);
  test(
    'concealedPungs',
    sets.concealedPungs(2),
    [['111m 2222p [EEE] 55s', '111m 2222p']],
    ['111m [2222p] [EEE] 55s', '111m 55s'],
  );
  test('kongs', sets.kongs(2), [['1111m [2222p] EEE 55s', '1111m [2222p]']], ['1111m EEE 55s']);
  test('meldedKongs', sets.meldedKongs, [['1111m [2222p] [EEE] 55s', '[2222p]']], ['1111m [EEE] 55s']);
  test('concealedKongs', sets.concealedKongs, [['1111m [2222p] EEE 55s', '1111m']], ['[1111m] EEE 55s']);
  test('shape', sets.shape('sevenPairs'), [['11m 22p EE', 'all']], [], 'sevenPairs');
  test('shape', sets.shape('sevenPairs'), [], ['111m 22p']);
});

describe('words for triplets of some kinds', () => {
  test('pungOf', honors.pungOf(dragons), [['PPP [FFFF] EEE CC', 'PPP [FFFF]']], ['EEE 111m CC']);
  test('pungOf numbers', honors.pungOf(orphans), [['EEE 111m 222m 99s', 'EEE 111m']], ['222m 123m 99s']);
  test(
    'pungsOf',
    honors.pungsOf(winds, 3),
    [['EEE SSS [WWW] 55p', 'EEE SSS [WWW]']],
    ['EEE SSS PPP 55p', 'EEE SSS WW'],
  );
  test(
    'little three dragons',
    honors.littleThreeDragons,
    [['PPP FFF 123m CC', 'PPP FFF CC']],
    ['PPP FFF 123m EE', 'PPP FFF CCC 55m', 'PPP 123m CC', 'PPP EEE CC'],
  );
  test(
    'little four winds',
    honors.littleFourWinds,
    [['EEE SSS WWW NN', 'EEE SSS WWW NN']],
    ['EEE SSS PPP NN', 'EEE SSS NN'],
  );
  test(
    'little four winds',
    honors.littleFourWinds,
    [],
    ['EE SS WW NN PP FF CC', 'EEE SS WW NN'],
    'sevenPairs',
  );
  describe('two triplets of one kind, as with wild tiles', () => {
    test('pungsOf', honors.pungsOf(winds, 3), [], ['EEE EEE SSS 55p']);
    test('big three dragons', honors.bigThreeDragons, [], ['PPP PPP FFF 55p']);
    test(
      'big four winds',
      honors.bigFourWinds,
      [['EEE EEE SSS WWW NNN 55p', 'EEE EEE SSS WWW NNN']],
      ['EEE EEE SSS WWW 55p'],
    );
    test('little three dragons', honors.littleThreeDragons, [], ['PPP PPP CC', 'PPP FFF FF']);
    test('little four winds', honors.littleFourWinds, [], ['EEE EEE SSS WW', 'EEE SSS WWW WW']);
  });
});

describe('words for series', () => {
  test(
    'straight',
    series.straight,
    [['123p 456p 789p 123m EE', '123p 456p 789p']],
    ['123p 456m 789p EE', '234p 567p 789p EE', '111p 444p 777p EE'],
  );
  test(
    'three pungs in a row',
    series.pungsInARow(3),
    [['777m 888m 999m EE', '777m 888m 999m']],
    ['777m 888m 999p EE', '888m 999m 111p EE', '111m 333m 555m EE', '123m 234m 345m EE'],
  );
  test(
    'alike chows',
    series.alikeChows(2),
    [['123m 123m 456p EE', '123m 123m']],
    ['123m 123p EE', '111m 123m EE'],
  );
  test(
    'twice alike',
    series.twiceAlikeChows,
    [
      ['123m 123m 456p 456p EE', '123m 123m 456p 456p'],
      ['123m 123m 123m 123m 234m EE', '123m 123m 123m 123m'],
    ],
    ['123m 123m 456p EE', '123m 123m 123m 456p 789p EE'],
  );
  test(
    'chows in three suits',
    series.chowsInThreeSuits,
    [['123m 123p 123s 99m', '123m 123p 123s']],
    ['123m 123p 234s 99m'],
  );
  test(
    'pungs in three suits',
    series.pungsInThreeSuits,
    [['555m 555p 555s 99m', '555m 555p 555s']],
    ['555m 555p 55s', '555m 555p 567s EE'],
  );
});

describe('words put together', () => {
  const simple = tiles.allSimples;
  test('both', both(sets.allPungs, simple), [['222m 33p', '222m']], ['222m 99p', '234m 33p']);
  test(
    'all',
    all(sets.allPungs, simple, tiles.suits(2)),
    [['222m 33p', '222m']],
    ['222m 33m', '222m 11p', '234m 33p'],
  );
  test(
    'either',
    either(sets.allPungs, sets.allChows),
    [
      ['222m 33p', '222m'],
      ['234m 33p', '234m'],
    ],
    ['234m 222p 33p'],
  );
  test('not', not(simple), [['123m 33p', 'all']], ['234m 33p']);
  it('greens are kinds of one suit and one honor', () => {
    expect(greens).toEqual(allKinds(ofSuit(2, 2, 3, 4, 6, 8), {suited: 0, honors: 1 << 5}));
  });
});
