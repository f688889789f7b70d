import {describe, expect, it} from 'vitest';
import {parseHand, parseTiles} from '../../../src/core/notation/parse.js';
import {cut, hand, handOf, meld, placesOf, tiles} from './tiles.js';

const HONORS = 'E S W N P F C';
const FLOWERS = '1f 2f 3f 4f 5f 6f 7f 8f';

describe('tiles held', () => {
  it.each([
    ['suits', '123m456p789s', '1m 2m 3m 4p 5p 6p 7s 8s 9s'],
    ['a suit a tile', '1m5m9m', '1m 5m 9m'],
    ['tiles in typed order', '5pW28s8mW1s9pE2s', '5p W 2s 8s 8m W 1s 9p E 2s'],
    ['spaces of every kind', ' 12m\t3p\u30004s\u00a05s\n', '1m 2m 3p 4s 5s'],
    ['what nobody sees, between tiles', '12m\u200b3p\u200e\u00ad4s\u2060\u202c5s\ufeff', '1m 2m 3p 4s 5s'],
    ['what nobody sees, between digits and suit', '1\u00ad2\u200bm\u200d', '1m 2m'],
    ['honors by letter', 'ESWNPFC', HONORS],
    ['honors by number', '1234567z', HONORS],
    ['honors in traditional characters', '東南西北白發中', HONORS],
    ['honors in simplified characters', '东南西北白发中', HONORS],
    ['honors in Japanese characters', '東南西北白発中', HONORS],
    ['發 with the hand radical', '撥', 'F'],
    ['honors by their full names', '東風南风白板發財发财紅中红中', 'E S P F F C C'],
    ['the white dragon as Japanese call it', '白ポッチ白', 'P P'],
    ['flowers by number', '12345678f', FLOWERS],
    ['characters as kanji digits', '一二三四五六七八九', '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
    ['kanji digits with their suit', '一萬二万三四筒五索', '1m 2m 3p 4p 5s'],
    ['the five of contracts', '伍伍萬', '5m 5m'],
    ['dots in parentheses', '(4)(5)(6)', '4p 5p 6p'],
    ['several dots in one pair of parentheses', '(456)', '4p 5p 6p'],
    ['dots in full-width parentheses', '（４）（５）', '4p 5p'],
    ['dots in circles', '①⑤⑨', '1p 5p 9p'],
    ['dots in circles with their suit', '①②筒', '1p 2p'],
    ['bamboo as bare digits', '789', '7s 8s 9s'],
    ['bare digits before a space, digits with a suit after it', '12 34m', '1s 2s 3m 4m'],
    ['suits in characters', '3筒4餅5饼6索7條8条', '3p 4p 5p 6s 7s 8s'],
    ['full-width digits and letters', '１２３ｍＥ', '1m 2m 3m E'],
    ['full-width digits alone', '１４７', '1s 4s 7s'],
    [
      'what Japanese rule pages type',
      '一一五九(2)(6)(9)147東南西北白発中',
      `1m 1m 5m 9m 2p 6p 9p 1s 4s 7s ${HONORS}`,
    ],
    ['all of it mixed', '一(2)3E🀇4p①伍索1z', '1m 2p 3s E 1m 4p 1p 5s E'],
    ['Unicode honors', '🀀🀁🀂🀃🀆🀅🀄', HONORS],
    ['Unicode characters', '🀇🀈🀉🀊🀋🀌🀍🀎🀏', '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
    ['Unicode bamboo', '🀐🀑🀒🀓🀔🀕🀖🀗🀘', '1s 2s 3s 4s 5s 6s 7s 8s 9s'],
    ['Unicode dots', '🀙🀚🀛🀜🀝🀞🀟🀠🀡', '1p 2p 3p 4p 5p 6p 7p 8p 9p'],
    ['variation selectors passed over', '🀄\ufe0e🀄\ufe0f1m', 'C C 1m'],
    ['face-down tiles', 'X1mX🀫', 'X 1m X X'],
  ])('%s: %s', (_, text, names) => {
    expect(handOf(parseHand(text))).toEqual(
      names === FLOWERS ? hand('', {flowers: tiles(names)}) : hand(names),
    );
  });
});

describe('flowers', () => {
  it.each([
    ['春夏秋冬梅蘭菊竹', FLOWERS],
    ['梅兰竹菊', '5f 6f 8f 7f'],
    ['🀢🀣🀤🀥🀦🀧🀨🀩', '5f 6f 8f 7f 1f 2f 3f 4f'],
  ])('%s', (text, names) => {
    expect(handOf(parseHand(text))).toEqual(hand('', {flowers: tiles(names)}));
  });

  it('are told from the tiles held wherever they stand', () => {
    expect(handOf(parseHand('春1m2f2m秋+3m'))).toEqual(
      hand('1m 2m', {flowers: tiles('1f 2f 3f'), win: tiles('3m')[0]}),
    );
  });
});

describe('red tiles', () => {
  it.each([
    ['r5p', 'r5p'],
    ['r3sr5srP', 'r3s r5s rP'],
    ['4r56p', '4p r5p 6p'],
    ['0m0p0s', 'r5m r5p r5s'],
    ['406p', '4p r5p 6p'],
    ['(0)', 'r5p'],
    ['赤5p赤白', 'r5p rP'],
    ['赤五赤(5)赤5', 'r5m r5p r5s'],
    ['紅5p红五萬', 'r5p r5m'],
    ['r🀝', 'r5p'],
    ['r 5p', 'r5p'],
  ])('%s', (text, names) => {
    expect(handOf(parseHand(text))).toEqual(hand(names));
  });
});

describe('melds', () => {
  it.each([
    ['[123m]', meld('chow', '1m 2m 3m')],
    ['[312m]', meld('chow', '3m 1m 2m')],
    ['[EEE]', meld('pung', 'E E E')],
    ['[5555p]', meld('kong', '5p 5p 5p 5p')],
    ['[ 7s 8s 9s ]', meld('chow', '7s 8s 9s')],
    ['[東東東]', meld('pung', 'E E E')],
    ['［１２３ｍ］', meld('chow', '1m 2m 3m')],
    ['[789]', meld('chow', '7s 8s 9s')],
    ['[🀇🀈🀉]', meld('chow', '1m 2m 3m')],
    ['[_213m]', meld('chow', '2m 1m 3m', {called: 0})],
    ['[1_11z]', meld('pung', 'E E E', {called: 1})],
    ['[555_5p]', meld('kong', '5p 5p 5p 5p', {called: 3})],
    ['[西西_西]', meld('pung', 'W W W', {called: 2})],
    ['[555+5p]', meld('kong', '5p 5p 5p 5p', {added: true})],
    ['[5_55+5p]', meld('kong', '5p 5p 5p 5p', {called: 1, added: true})],
    ['[[1111m]]', meld('kong', '1m 1m 1m 1m', {open: false})],
    ['[[ 發發發發 ]]', meld('kong', 'F F F F', {open: false})],
    ['[55pr5p]', meld('pung', '5p 5p r5p')],
    ['[505+5p]', meld('kong', '5p r5p 5p 5p', {added: true})],
    ['[PPrP]', meld('pung', 'P P rP')],
    ['[5_r55p]', meld('pung', '5p r5p 5p', {called: 1})],
  ])('%s', (text, expected) => {
    expect(handOf(parseHand(text))).toEqual(hand('', {melds: [expected]}));
  });

  it('may stand anywhere before the winning tile', () => {
    expect(handOf(parseHand('12m[EEE]3m[[1111s]]+5p'))).toEqual(
      hand('1m 2m 3m', {
        melds: [meld('pung', 'E E E'), meld('kong', '1s 1s 1s 1s', {open: false})],
        win: tiles('5p')[0],
      }),
    );
  });
});

describe('the winning tile', () => {
  it.each([
    ['+6m', '6m', undefined],
    ['+ 6m', '6m', undefined],
    ['＋６ｍ', '6m', undefined],
    ['+r5p', 'r5p', undefined],
    ['+6', '6s', undefined],
    ['+X', 'X', undefined],
    ['胡6m', '6m', undefined],
    ['和6m', '6m', undefined],
    ['ron 6m', '6m', 'discard'],
    ['RON6m', '6m', 'discard'],
    ['ロン6m', '6m', 'discard'],
    ['榮六萬', '6m', 'discard'],
    ['栄和6m', '6m', 'discard'],
    ['荣6m', '6m', 'discard'],
    ['tsumo 6m', '6m', 'self'],
    ['Tsumo中', 'C', 'self'],
    ['ツモ(6)', '6p', 'self'],
    ['自摸6m', '6m', 'self'],
    ['robbing 6m', '6m', 'robbing'],
    ['搶槓6m', '6m', 'robbing'],
    ['槍槓6m', '6m', 'robbing'],
    ['抢杠6m', '6m', 'robbing'],
  ] as const)('45m %s', (text, win, by) => {
    expect(handOf(parseHand(`45m ${text}`))).toEqual(hand('4m 5m', {win: tiles(win)[0], ...(by && {by})}));
  });

  it('needs no other tile', () => {
    expect(handOf(parseHand('+E'))).toEqual(hand('', {win: tiles('E')[0]}));
  });
});

describe('places', () => {
  it('say where each tile stands, its marks and its suit with it', () => {
    const text = '12m r5p(4)赤白板🀇一筒 [_213m]春 ron 東風';
    const places = placesOf(parseHand(text));
    expect(places.tiles.map((place) => cut(text, place))).toEqual([
      '1',
      '2m',
      'r5p',
      '(4)',
      '赤白板',
      '🀇',
      '一筒',
    ]);
    expect(places.melds.map((place) => cut(text, place))).toEqual(['[_213m]']);
    expect(places.flowers.map((place) => cut(text, place))).toEqual(['春']);
    expect(places.win && cut(text, places.win)).toBe('東風');
  });
});

describe('a run of tiles', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['3p', '3p'],
    ['N 9m', 'N 9m'],
    ['rP', 'rP'],
    ['春夏2f', '1f 2f 2f'],
    ['一(2)3', '1m 2p 3s'],
  ])('"%s"', (text, names) => {
    expect(parseTiles(text)).toHaveProperty('tiles', tiles(names));
  });
});
