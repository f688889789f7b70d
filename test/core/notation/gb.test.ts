import {describe, expect, it} from 'vitest';
import {parseHandIn} from '../../../src/core/notation/by-name.js';
import {formatHand} from '../../../src/core/notation/format.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {cut, faultOf, hand, handOf, meld, placesOf, tiles} from './tiles.js';

const read = (text: string) => handOf(parseHandIn(text, 'gb'));

describe('melds of GB notation', () => {
  it.each([
    ['[123m]', meld('chow', '1m 2m 3m')],
    ['[123m,1]', meld('chow', '1m 2m 3m', {called: 0})],
    ['[123m,2]', meld('chow', '2m 1m 3m', {called: 0})],
    ['[123m,3]', meld('chow', '3m 1m 2m', {called: 0})],
    ['[EEE]', meld('pung', 'E E E')],
    ['[777m,1]', meld('pung', '7m 7m 7m', {called: 0})],
    ['[777m,3]', meld('pung', '7m 7m 7m', {called: 2})],
    ['[4444p]', meld('kong', '4p 4p 4p 4p', {open: false})],
    ['[CCCC]', meld('kong', 'C C C C', {open: false})],
    ['[1111s,1]', meld('kong', '1s 1s 1s 1s', {called: 0})],
    ['[1111s,2]', meld('kong', '1s 1s 1s 1s', {called: 1})],
    ['[1111s,3]', meld('kong', '1s 1s 1s 1s', {called: 3})],
    ['[EEEE,5]', meld('kong', 'E E E E', {called: 0, added: true})],
    ['[3333p,7]', meld('kong', '3p 3p 3p 3p', {called: 2, added: true})],
    ['[ 333 p , 2 ]', meld('pung', '3p 3p 3p', {called: 1})],
    ['[55r5p,1]', meld('pung', '5p 5p r5p', {called: 0})],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(hand('', {melds: [expected]}));
  });
});

describe('the tile that has just come', () => {
  const twelve = '1m 2m 3m 1m 2m 3m 7m 8m 9m 5p 5p 5p';
  it.each([
    ['14 tiles: the last one wins', '123123789m555p4s4s', hand(`${twelve} 4s`, {win: tiles('4s')[0]})],
    ['a space behind them: nothing has come', '123123789m555p4s4s ', hand(`${twelve} 4s 4s`)],
    ['13 tiles: nothing has come', '123123789m555p4s', hand(`${twelve} 4s`)],
    ['spaces elsewhere do not matter', ' 1231 23789m5 55p4s 4s', hand(`${twelve} 4s`, {win: tiles('4s')[0]})],
    [
      'flowers not laid out yet count as tiles',
      'ad12m3p',
      hand('1m 2m', {flowers: tiles('5f 7f'), win: tiles('3p')[0]}),
    ],
    ['a flower that has just come does not win', '12m3p4sa', hand('1m 2m 3p 4s', {flowers: tiles('5f')})],
    ['a winning mark is read as well', '1m+2m', hand('1m', {win: tiles('2m')[0]})],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('the sections after the hand', () => {
  const [win] = tiles('2m');
  it.each([
    ['1m+2m|EE0000', hand('1m', {win, by: 'discard'})],
    ['1m+2m|SN1000', hand('1m', {win, by: 'self'})],
    ['1m+2m|SN1001', hand('1m', {win, by: 'self'})],
    ['1m+2m|EE0001', hand('1m', {win, by: 'robbing'})],
    ['1m|EE1000', hand('1m')],
    ['1m+2m|EE1000|', hand('1m', {win, by: 'self'})],
    ['1m|EE0000|fah', hand('1m', {flowers: tiles('2f 5f 4f')})],
    ['1m|EE0000|abcdefgh', hand('1m', {flowers: tiles('5f 6f 8f 7f 1f 2f 3f 4f')})],
    ['1m|EE0000|3', hand('1m', {flowers: tiles('5f 6f 8f')})],
    ['1m|EE0000|0', hand('1m')],
  ] as const)('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('what is not GB notation, and where', () => {
  it.each([
    ['', 'empty 0-0'],
    ['123', 'missing-suit 2-3'],
    ['12E', 'missing-suit 1-2'],
    ['[123]', 'missing-suit 3-4'],
    ['0m', 'unknown-character 0-1'],
    ['1mz', 'unknown-character 2-3'],
    ['1z', 'missing-suit 0-1'],
    ['東', 'unknown-character 0-1'],
    ['1m𠮷', 'unknown-character 2-4'],
    ['[123m,4]', 'misplaced-mark 5-6'],
    ['[123m,1', 'misplaced-mark 5-6'],
    ['[123m,5]', 'misplaced-mark 5-7'],
    ['[333m,6]', 'misplaced-mark 5-7'],
    ['[[1111m,1]]', 'misplaced-mark 7-9'],
    ['1m,1', 'misplaced-mark 2-3'],
    ['[12m]', 'not-a-meld 0-5'],
    ['E[346m,1]', 'not-a-meld 1-9'],
    ['1m]', 'unopened-meld 2-3'],
    ['[123m', 'unclosed-meld 0-1'],
    ['1m|', 'bad-field 3-3'],
    ['1m|N1011', 'bad-field 3-8'],
    ['1m|EE0000|9', 'bad-field 10-11'],
    ['1m|EE0000|abj', 'bad-field 10-13'],
    ['1m|EE0000|a|x', 'bad-field 12-13'],
    ['1'.repeat(1001), 'too-long 1000-1001'],
  ])('%s: %s', (text, expected) => {
    expect(faultOf(parseHandIn(text, 'gb'))).toBe(expected);
  });
});

describe('places', () => {
  it('are those of the text as it was typed', () => {
    const text = '[123m,2] 4 5s a 6s|EE1000|b';
    const places = placesOf(parseHandIn(text, 'gb'));
    expect(places.melds.map((place) => cut(text, place))).toEqual(['[123m,2]']);
    expect(places.tiles.map((place) => cut(text, place))).toEqual(['4', '5s', '6s']);
    expect(places.flowers.map((place) => cut(text, place))).toEqual(['a', 'b']);
  });
});

describe('hands written in GB notation', () => {
  it.each([
    ['[EEE][SS_SS] 12m +3m', '[EEE][SSSS,2]12m+3m'],
    ['[321m]', '[123m]'],
    ['[1_23m]', '[123m,2]'],
    ['[5555p]', '[5555p,1]'],
    ['[555+5p]', '[5555p,5]'],
    ['[[5555p]]', '[5555p]'],
    ['1122m', '1122m'],
    ['11223m', '11223m '],
    ['1122m+3m', '1122m3m'],
    ['1122m 12f', '1122m|EE0000|ef'],
    ['1122m 12f ron 3m', '1122m3m|EE0000|ef'],
    ['12m 12f +3m', 'ef12m3m'],
    ['12f', 'ef '],
  ])('%s: %s', (text, expected) => {
    expect(formatHand(handOf(parseHand(text)), 'gb')).toBe(expected);
  });
});
