import {describe, expect, it} from 'vitest';
import {parseHand, parseTiles} from '../../../src/core/notation/parse.js';
import {faultOf} from './tiles.js';

describe('what is not a hand, and where', () => {
  it.each([
    ['', 'empty 0-0'],
    ['  ', 'empty 0-2'],
    ['12m?', 'unknown-character 3-4'],
    ['12m𠮷', 'unknown-character 3-5'],
    ['12m🀪', 'unknown-character 3-5'],
    ['\ud83c', 'unknown-character 0-1'],
    ['\0', 'unknown-character 0-1'],
    ['1m,2m', 'unknown-character 2-3'],
    ['(1', 'unknown-character 0-1'],
    ['()', 'unknown-character 0-1'],
    ['e', 'unknown-character 0-1'],
    ['0', 'missing-suit 0-1'],
    ['4055', 'missing-suit 1-2'],
    ['12 m', 'misplaced-mark 3-4'],
    ['m', 'misplaced-mark 0-1'],
    ['萬', 'misplaced-mark 0-1'],
    ['(1)m', 'misplaced-mark 3-4'],
    ['8z', 'no-such-tile 0-2'],
    ['198z', 'no-such-tile 1-2'],
    ['0z', 'no-such-tile 0-2'],
    ['9f', 'no-such-tile 0-2'],
    ['r', 'misplaced-mark 0-1'],
    ['rr5p', 'misplaced-mark 0-1'],
    ['r[555p]', 'misplaced-mark 0-1'],
    ['_1m', 'misplaced-mark 0-1'],
    ['[123m', 'unclosed-meld 0-1'],
    ['1m[123m[456m]', 'unclosed-meld 2-3'],
    ['[[1111m]', 'unclosed-meld 0-1'],
    ['[[1111m] 2m', 'unclosed-meld 0-1'],
    ['[', 'unclosed-meld 0-1'],
    ['[123m 456m 789m 234p 5s +5s', 'unclosed-meld 0-1'],
    ['11p [123m 456m ron 5s', 'unclosed-meld 4-5'],
    ['[123m 4m_5m [789m]', 'unclosed-meld 0-1'],
    ['［123m 45s ＋5s', 'unclosed-meld 0-1'],
    ['123m]', 'unopened-meld 4-5'],
    ['[[1111m]]]', 'unopened-meld 9-10'],
    ['[]', 'not-a-meld 0-2'],
    ['[11m]', 'not-a-meld 0-5'],
    ['E[124m]', 'not-a-meld 1-7'],
    ['[9m1p2p]', 'not-a-meld 0-8'],
    ['[ESW]', 'not-a-meld 0-5'],
    ['[1234m]', 'not-a-meld 0-7'],
    ['[55555p]', 'not-a-meld 0-8'],
    ['[111f]', 'not-a-meld 0-6'],
    ['[XXX]', 'not-a-meld 0-5'],
    ['[[123m]]', 'not-a-meld 0-8'],
    ['[[111m]]', 'not-a-meld 0-8'],
    ['[123+4m]', 'not-a-meld 0-8'],
    ['[__123m]', 'misplaced-mark 1-2'],
    ['[_1_23m]', 'misplaced-mark 3-4'],
    ['[123m_]', 'misplaced-mark 5-6'],
    ['[[_1111m]]', 'misplaced-mark 2-3'],
    ['[[111+1m]]', 'misplaced-mark 5-6'],
    ['[1+11m]', 'misplaced-mark 2-3'],
    ['[555+p5]', 'not-a-meld 0-8'],
    ['[555+]', 'misplaced-mark 4-5'],
    ['[55+5+5p]', 'misplaced-mark 3-4'],
    ['[123m ron 4m]', 'misplaced-mark 6-7'],
    ['[123mロン]', 'unknown-character 5-6'],
    ['+', 'missing-winning-tile 0-1'],
    ['12m +', 'missing-winning-tile 4-5'],
    ['12m ron', 'missing-winning-tile 4-7'],
    ['12m ツモ ', 'missing-winning-tile 4-6'],
    ['12m++3m', 'missing-winning-tile 3-4'],
    ['12m+1f', 'missing-winning-tile 3-6'],
    ['12m+33m', 'two-winning-tiles 5-7'],
    ['12m+3m4m', 'two-winning-tiles 6-8'],
    ['12m+3m+4m', 'two-winning-tiles 6-7'],
    ['12m+3mロン4m', 'two-winning-tiles 6-8'],
    ['12m+3m 4m', 'misplaced-mark 3-4'],
    ['+3m 12m', 'misplaced-mark 0-1'],
    ['+3m[123m]', 'misplaced-mark 0-1'],
    ['ron3m 1f', 'misplaced-mark 0-3'],
    ['+3m]', 'unopened-meld 3-4'],
    ['+3m?', 'unknown-character 3-4'],
    ['rose', 'misplaced-mark 0-1'],
    ['rise', 'misplaced-mark 0-1'],
  ])('%j: %s', (text, expected) => {
    expect(faultOf(parseHand(text))).toBe(expected);
  });

  it('says what it is about', () => {
    expect(parseHand('1m8z')).toEqual({code: 'no-such-tile', about: '8z', at: {start: 2, end: 4}});
    expect(parseHand('1m!')).toEqual({code: 'unknown-character', about: '!', at: {start: 2, end: 3}});
  });

  it('names the first of several faults', () => {
    expect(faultOf(parseHand('1m ! 8z ]'))).toBe('unknown-character 3-4');
    expect(faultOf(parseHand('8z !'))).toBe('no-such-tile 0-2');
  });
});

describe('what is not a run of tiles', () => {
  it.each([
    ['[123m]', 'misplaced-mark 0-1'],
    ['1m+2m', 'misplaced-mark 2-3'],
    ['8z', 'no-such-tile 0-2'],
    ['r', 'misplaced-mark 0-1'],
    ['1m ron', 'misplaced-mark 3-4'],
    ['ツモ', 'unknown-character 0-1'],
  ])('%j: %s', (text, expected) => {
    expect(faultOf(parseTiles(text))).toBe(expected);
  });
});

describe('texts that are too long', () => {
  it.each([1001, 100_000, 10_000_000])('%d characters are refused at once', (length) => {
    const text = '1m'.repeat(length / 2) + '1'.repeat(length % 2);
    expect(faultOf(parseHand(text))).toBe(`too-long 1000-${length}`);
    expect(faultOf(parseTiles(text))).toBe(`too-long 1000-${length}`);
  });

  it('1000 characters are read', () => {
    expect(faultOf(parseHand('1m'.repeat(500)))).toBe('read');
  });
});
