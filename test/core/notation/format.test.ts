import {describe, expect, it} from 'vitest';
import {DIALECTS, formatHand, formatTiles} from '../../../src/core/notation/format.js';
import {parseHand} from '../../../src/core/notation/parse.js';
import {handOf, tiles} from './tiles.js';

describe('a hand in every dialect', () => {
  const whole = '[_213m][555+5p][[1111s]][EEE] 4r56p78sF 春菊 ツモ9s';
  it.each([
    ['canonical', '[_213m][555+5p][[1111s]][EEE] 4pr5p6p78sF 17f tsumo 9s'],
    ['japanese', '[_二一三][(5)(5)(5)+(5)][[1111]][東東東] (4)赤(5)(6)78発 春菊 ツモ9'],
    ['kanji', '[_二一三萬][五五五+五筒][[一一一一索]][東東東] 四筒赤五筒六筒七八索發 春菊 自摸九索'],
    ['unicode', '[_🀈🀇🀉][🀝🀝🀝+🀝][[🀐🀐🀐🀐]][🀀🀀🀀] 🀜r🀝🀞🀖🀗🀅 🀦🀥 tsumo 🀘'],
    ['gb', '[123m,2][5555p,5][1111s][EEE]4pr5p6p78sF+9s|EE1000|ed'],
    ['kobalab', 'p406s78z6f17+s9,m12-3,p555-5,s1111,z111-'],
  ] as const)('%s', (dialect, expected) => {
    expect(formatHand(handOf(parseHand(whole)), dialect)).toBe(expected);
  });

  it('is canonical where no dialect is named', () => {
    expect(formatHand(handOf(parseHand('一二三(4)5東')))).toBe('123m4p5sE');
  });

  it.each([
    ['ron 6m', 'ron 6m', 'ロン六', '榮六萬'],
    ['robbing 6m', 'robbing 6m', '槍槓六', '搶槓六萬'],
    ['+6m', '+6m', '+六', '+六萬'],
  ])('%s', (text, canonical, japanese, kanji) => {
    const hand = handOf(parseHand(text));
    expect(formatHand(hand)).toBe(canonical);
    expect(formatHand(hand, 'japanese')).toBe(japanese);
    expect(formatHand(hand, 'kanji')).toBe(kanji);
  });

  it('keeps runs apart that were typed apart by other suits only', () => {
    expect(formatHand(handOf(parseHand('12m 34m 5p 6m')))).toBe('1234m5p6m');
  });

  it('asks for 中 as text, which would else be a picture', () => {
    expect(formatHand(handOf(parseHand('C')), 'unicode')).toBe('🀄\ufe0e');
  });
});

describe('a run of tiles in every dialect', () => {
  it.each([
    ['canonical', '1mr5pE3fX'],
    ['japanese', '一赤(5)東秋X'],
    ['kanji', '一萬赤五筒東秋X'],
    ['unicode', '🀇r🀝🀀🀨🀫'],
    ['gb', '1mr5pEgX'],
    ['kobalab', 'm1p0z1f3_'],
  ] as const)('%s', (dialect, expected) => {
    expect(formatTiles(tiles('1m r5p E 3f X'), dialect)).toBe(expected);
  });

  it.each(DIALECTS)('%s: no tiles are an empty text', (dialect) => {
    expect(formatTiles([], dialect)).toBe('');
  });
});
