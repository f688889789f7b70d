import {describe, expect, it} from 'vitest';
import {code, excluded, play, simples, twoSided, values, type More} from './play.js';

describe('李凡師サンマ: the options', () => {
  const options = (more: More, chosen: Record<string, unknown>): number =>
    play({...more, options: chosen}).total;

  it('banban (RB-A2)', () => {
    expect(options({hand: simples}, {})).toBe(4);
    expect(options({hand: simples}, {banban: 0})).toBe(2);
  });
  it('redTiles, merged with the default (RB-4)', () => {
    const hand = {hand: '[222s] r5pr5p r5p 678p 567s 8s +8s'};
    expect(code(hand)).toBe('five-of-a-kind');
    expect(options(hand, {redTiles: {'5p': 3}})).toBe(2 + 1 + 1 + 10);
    expect(code({hand: '[PPrP] 123p 678p 34s 99s +5s', options: {redTiles: {P: 0}}})).toBe('tile-not-in-set');
    expect(values({hand: '[PPrP] 12r3p 678p 34s 99s +5s', options: {redTiles: {'5p': 0}}}).dora).toBe(7);
    expect(code({hand: simples, options: {redTiles: {'5p': 5}}})).toBe('bad-option');
    expect(code({hand: simples, options: {redTiles: {'7p': 1}}})).toBe('bad-option');
  });
  it('redDora (RB-A3): an indicator points at a red tile', () => {
    const hand = {hand: '[222s] 55p r5p 678p 567s 8s +8s', indicators: '4p'};
    expect(values(hand).dora).toBe(8);
    expect(values({...hand, options: {redDora: 'base3PlusIndicators'}}).dora).toBe(9);
    const kan = {hand: '[222s] 55p r5p 678p 567s 8s +8s', indicators: 'E 4p'};
    expect(values(kan)).toMatchObject({dora: 6, kandora: 2});
    expect(values({...kan, options: {redDora: 'base3PlusIndicators'}})).toMatchObject({dora: 6, kandora: 3});
  });
  it('setMultiplied (RB-A4)', () => {
    const hand = {hand: simples, gari: 'NNNN 9m', indicators: '1m'};
    expect(values(hand).gari).toBe(18);
    expect(values({...hand, options: {setMultiplied: false}}).gari).toBe(10);
  });
  it('nogariWithYakuman (RB-A5)', () => {
    const hand = {hand: '19m 19p 19s ESWNPFC +C', gari: ''};
    expect(play(hand).total).toBe(63);
    expect(options(hand, {nogariWithYakuman: false})).toBe(43);
    expect(excluded({...hand, options: {nogariWithYakuman: false}})).toMatchObject({nogari: 'kokushi'});
    expect(values({hand: twoSided, gari: '', options: {nogariWithYakuman: false}}).nogari).toBe(20);
    const nagashi = {hand: '5p 3345789s ESPFC', gari: '', by: undefined, from: undefined, flags: ['nagashi']};
    expect(options(nagashi, {nogariWithYakuman: false})).toBe(43);
  });
  it('an ordinary reading that is worth more than the yakuman (RB-Y)', () => {
    const hand = {
      hand: '2223334445556p +6p',
      gari: '',
      options: {nogariWithYakuman: false, redTiles: {'3p': 3, '5p': 3}},
      by: 'self' as const,
    };
    const plain = play(hand);
    expect(plain.lines.map(({id}) => id)).toContain('suuankou');
    const red = play({...hand, hand: '222r3r3r3p444r5r5r5p6p +6p', indicators: '1p'});
    expect(red.lines.map(({id}) => id)).not.toContain('suuankou');
    expect(red.lines.map(({id}) => id)).toContain('nogari');
    expect(red.total).toBeGreaterThan(43);
  });
  it('yakumanStack (RB-A7)', () => {
    const hand = {hand: '[[9999m]][[9999s]] 111m 1s 999p +1s'};
    expect(values(hand)).toMatchObject({suuankou: 40, chinroutou: 40});
    expect(play(hand).total).toBe(88);
    expect(options(hand, {yakumanStack: false})).toBe(48);
    expect(excluded({...hand, options: {yakumanStack: false}})).toMatchObject({chinroutou: 'suuankou'});
  });
  it('openRiichiRonYakumanIfRiichi (RB-A8)', () => {
    const hand = {hand: twoSided, flags: ['openRiichi']};
    const riichi = {west: {hand: '123p 456p 789p 11s 35s', flags: ['riichi']}};
    const chosen = {openRiichiRonYakumanIfRiichi: false};
    expect(play({...hand, others: riichi}).total).toBe(44);
    expect(values({...hand, others: riichi, options: chosen})).toEqual({
      banban: 2,
      menzen: 1,
      gari: 1,
      riichi: 1,
      pinfu: 1,
      tanyao: 1,
    });
    const notInRiichi = {west: '123p 456p 789p 11s 35s'};
    expect(play({...hand, others: notInRiichi, options: chosen}).total).toBe(44);
    expect(play({...hand, options: chosen}).total).toBe(44);
    expect(play({...hand, options: chosen}).notes?.[0].code).toBe('not-checked');
    expect(play(hand).notes).toBeUndefined();
  });
  it('renhou', () => {
    const hand = {hand: '123345p 12378s PP +6s', flags: ['human']};
    expect(code(hand)).toBe('no-yaku');
    expect(options(hand, {renhou: true})).toBe(44);
  });
  it('doraIndicators (RB-§6)', () => {
    const hand = {hand: simples, indicators: 'E 1p 5s'};
    expect(values(hand)).toMatchObject({kandora: 6});
    expect(values({...hand, options: {doraIndicators: 2}})).toMatchObject({dora: 3, kandora: 3});
  });
  it('northInTsuuiisou (RB-21, RB-§6)', () => {
    const sets = {hand: '[EEE][NNN] SS PP CCC +S', gari: '9m'};
    const pairs = {hand: 'EESSWWNNPPFFC +C', gari: '9m'};
    expect(play(sets).total).toBe(43);
    expect(code({...sets, options: {northInTsuuiisou: 'sevenPairs'}})).toBe('gari-in-hand');
    expect(options(pairs, {northInTsuuiisou: 'sevenPairs'})).toBe(44);
    expect(options({hand: '[EEE][WWW] SS PP CCC +S', gari: '9m'}, {northInTsuuiisou: 'sevenPairs'})).toBe(43);
    const winds = {hand: '[EEE][NNN] SS WWW CC +S', gari: '9m', options: {northInTsuuiisou: 'sevenPairs'}};
    expect(values(winds)).toEqual({banban: 2, gari: 1, daisuushii: 40});
  });
  it('gariFiveMan (RB-§6): 112 tiles, one 5m red', () => {
    const hand = {hand: simples, gari: '555r5m N', options: {gariFiveMan: true}};
    expect(values(hand)).toEqual({banban: 2, gari: 9, dora: 3, tanyao: 1});
    expect(code({...hand, options: {}})).toBe('tile-not-in-set');
    expect(code({...hand, gari: 'r5mr5m'})).toBe('five-of-a-kind');
    expect(values({...hand, gari: 'N', indicators: '5m r5m'}).gari).toBe(4);
    expect(code({...hand, gari: 'N', hand: '[222p][666s] 678p 88s 555m +8s'})).toBe('too-many-tiles');
    expect(code({...hand, gari: 'N', hand: '[222p][666s] 678p 8s 555m +8s'})).toBe('gari-in-hand');
  });
  it('which settle what lies between hands are read, and change no hand', () => {
    for (const chosen of [{notenPool: 40}, {dobonPrizeOnTsumo: true}, {topTie: 'shared'}]) {
      expect(options({hand: simples}, chosen)).toBe(4);
    }
    expect(code({hand: simples, options: {notenPool: 30}})).toBe('bad-option');
    expect(() => play({hand: simples, options: {unheard: 1}})).toThrow(TypeError);
  });
});
