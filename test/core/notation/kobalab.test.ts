import {describe, expect, it} from 'vitest';
import {parseHandIn} from '../../../src/core/notation/by-name.js';
import {formatHand} from '../../../src/core/notation/format.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {cut, faultOf, hand, handOf, meld, placesOf, tiles} from './tiles.js';

const read = (text: string) => handOf(parseHandIn(text, 'kobalab'));

describe('tiles held in kobalab notation', () => {
  it.each([
    ['m123p456z7', '1m 2m 3m 4p 5p 6p C'],
    ['z1234567', 'E S W N P F C'],
    ['m0p0s05', 'r5m r5p r5s 5s'],
    ['m1 2 p3*', '1m 2m 3p'],
    ['____', 'X X X X'],
    ['m12_3', '1m 2m X 3m'],
    ['p1r3z1r5', '1p r3p E rP'],
  ])('%s', (text, names) => {
    expect(read(text)).toEqual(hand(names));
  });

  it.each([
    ['m055z7z7,m78-9,z5555,z666=', 'the last of 14 has been drawn', 'r5m 5m 5m C', 'C'],
    ['m12p345s678z23m3,z111=', 'in a run of its own', '1m 2m 3p 4p 5p 6s 7s 8s S W', '3m'],
    ['m11123456789990', 'in the run of its suit', '1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m 9m 9m', 'r5m'],
    ['m12___*', 'face down', '1m 2m X X', 'X'],
    ['m1+p2', 'behind a winning mark', '1m', '2p'],
  ])('%s: %s', (text, _, names, win) => {
    expect(read(text)).toMatchObject({tiles: tiles(names), win: tiles(win)[0]});
  });

  it('a comma at the end: nothing has been drawn', () => {
    const typed = read('m055z77,m78-9,z5555,z666=,');
    expect(typed).toMatchObject({tiles: tiles('r5m 5m 5m C C')});
    expect(typed).not.toHaveProperty('win');
    expect(typed.melds).toHaveLength(3);
  });
});

describe('melds of kobalab notation', () => {
  it.each([
    ['m1-23', meld('chow', '1m 2m 3m', {called: 0})],
    ['m12-3', meld('chow', '2m 1m 3m', {called: 0})],
    ['m340-', meld('chow', 'r5m 3m 4m', {called: 0})],
    ['m231-', meld('chow', '1m 2m 3m', {called: 0})],
    ['z666-', meld('pung', 'F F F', {called: 0})],
    ['z666=', meld('pung', 'F F F', {called: 1})],
    ['z666+', meld('pung', 'F F F', {called: 2})],
    ['p550=', meld('pung', '5p r5p 5p', {called: 1})],
    ['p5555', meld('kong', '5p 5p 5p 5p', {open: false})],
    ['p5550', meld('kong', '5p 5p 5p r5p', {open: false})],
    ['s1111-', meld('kong', '1s 1s 1s 1s', {called: 0})],
    ['s1111=', meld('kong', '1s 1s 1s 1s', {called: 1})],
    ['s1111+', meld('kong', '1s 1s 1s 1s', {called: 3})],
    ['p555+5', meld('kong', '5p 5p 5p 5p', {called: 2, added: true})],
    ['p505-0', meld('kong', '5p 5p r5p r5p', {called: 0, added: true})],
    ['z111', meld('pung', 'E E E')],
  ])('%s', (text, expected) => {
    expect(read(`m1,${text}`)).toEqual(hand('1m', {melds: [expected]}));
    expect(read(`,${text}`)).toEqual(hand('', {melds: [expected]}));
  });
});

describe('what is not kobalab notation, and where', () => {
  it.each([
    ['', 'empty 0-0'],
    ['12', 'missing-suit 0-1'],
    ['m1x', 'unknown-character 2-3'],
    ['m1E', 'unknown-character 2-3'],
    ['m1𠮷', 'unknown-character 2-4'],
    ['z8', 'no-such-tile 1-2'],
    ['z0', 'no-such-tile 1-2'],
    ['m1-', 'misplaced-mark 2-3'],
    ['m1,m1=23', 'misplaced-mark 5-6'],
    ['m1,m1-2-3', 'misplaced-mark 7-8'],
    ['m1,-m123', 'misplaced-mark 3-4'],
    ['m1,m123*', 'misplaced-mark 7-8'],
    ['m1,,m111-', 'misplaced-mark 3-4'],
    ['m1,m1234', 'not-a-meld 3-8'],
    ['m1,m135-', 'not-a-meld 3-8'],
    ['m1,z11-', 'not-a-meld 3-7'],
    ['m1,111-', 'missing-suit 3-4'],
    // the melds are read first
    ['m1x,111-', 'unknown-character 2-3'],
    ['m1+', 'missing-winning-tile 2-3'],
    ['m'.repeat(1001), 'too-long 1000-1001'],
  ])('%s: %s', (text, expected) => {
    expect(faultOf(parseHandIn(text, 'kobalab'))).toBe(expected);
  });
});

describe('places', () => {
  it('are those of the text as it was typed', () => {
    const text = 'm12z3,p555+5,s1-23';
    const places = placesOf(parseHandIn(text, 'kobalab'));
    expect(places.tiles.map((place) => cut(text, place))).toEqual(['1', '2', '3']);
    expect(places.melds.map((place) => cut(text, place))).toEqual(['p555+5', 's1-23']);
  });
});

describe('hands written in kobalab notation', () => {
  it.each([
    ['123m456pCC ron C', 'm123p456z77+z7'],
    ['1123m tsumo 4m', 'm1123m4'],
    ['11234m', 'm11234,'],
    ['[_213m][55_5p][[EEEE]]', ',m12-3,p555+,z1111'],
    ['[123m][EEE][5555p]', ',m1-23,z111-,p5555-'],
    ['[5_r55+5p]', ',p550=5'],
    ['4r5pr3s', 'p40sr3'],
    ['1mX2m', 'm1_m2'],
    ['1m 12f', 'm1f12'],
  ])('%s: %s', (text, expected) => {
    expect(formatHand(handOf(parseHand(text)), 'kobalab')).toBe(expected);
  });
});
