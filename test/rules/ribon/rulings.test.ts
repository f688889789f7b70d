import {describe, expect, it} from 'vitest';
import {code, excluded, play, simples, twoSided, values} from './play.js';

describe('李凡師サンマ: payments', () => {
  it('RB-26 by discard, or twice the same by self-draw', () => {
    expect(play({hand: simples}).net).toEqual({east: 0, south: 4, west: -4});
    expect(play({hand: simples, by: 'self', from: undefined}).net).toEqual({east: -4, south: 8, west: -4});
    expect(play({hand: simples, from: undefined}).payments).toEqual([]);
  });
  it('RB-29 流し満貫 as a self-draw, 門前 only without a call (RB-A14)', () => {
    const nagashi = {by: undefined, from: undefined, flags: ['nagashi']};
    expect(play({...nagashi, hand: '5p 3345789s ESPFC'}).net).toEqual({east: -44, south: 88, west: -44});
    expect(values({...nagashi, hand: '[[9999s]] [4444p] 2335788p', gari: ''})).toEqual({
      banban: 2,
      minkan: 1,
      ankan: 2,
      nogari: 10,
      nagashi: 40,
    });
  });
  it('RB-29 流し満貫 with ガリ still in the hand, which makes no use of it', () => {
    const nagashi = {by: undefined, from: undefined, flags: ['nagashi']};
    expect(play({...nagashi, hand: '9m N 334578s ESPFC'})).toMatchObject({status: 'win', total: 44});
  });
});

describe('李凡師サンマ: what is not allowed', () => {
  it('RB-2 no yaku: dora and ガリ are none', () => {
    const hand = {hand: '[SSS] r3p 12p 888p 44s W +W', seat: 'east' as const, gari: '1111m'};
    expect(code(hand)).toBe('too-few-tiles');
    const none = {hand: '[888p] 12p r3p 789p 44s 67s +8s', gari: '1111m', from: 'east' as const};
    expect(code(none)).toBe('no-yaku');
    expect(play(none).status).toBe('not-allowed');
    expect(play(none).total).toBe(2 + 8 + 3);
    expect(play(none).payments).toEqual([]);
  });
  it('RB-21 ガリ in an ordinary hand', () => {
    expect(code({hand: '[EEE][222p] NNN 77s 99s +9s', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '111p 999p 111s 99m NN +N', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '11p 22p 44s 77s EE PP N +N', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '[NNN] EE SSS WWW 11m +E', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '[NNN][WWW][PPP][FFF] 1p +1p', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '[[NNNN]] 123p 11s EE PPP +E', gari: '', flags: ['riichi']})).toBe('gari-in-hand');
  });
  it('a yakuman that is not made of ガリ may not use them either', () => {
    expect(code({hand: '[PPP][FFF] CCC NNN 1s +1s', gari: ''})).toBe('gari-in-hand');
    expect(code({hand: '123p 456p 789p 11s N N +N', by: 'self', flags: ['earthly'], gari: ''})).toBe(
      'gari-in-hand',
    );
  });
});

describe('李凡師サンマ: rulings', () => {
  it('RB-28 open riichi implies riichi, by self-draw one more, with Wリーチ 2+1', () => {
    const self = {hand: twoSided, by: 'self', from: undefined} as const;
    expect(values({...self, flags: ['openRiichi']})).toMatchObject({riichi: 1, openRiichi: 1});
    expect(values({...self, flags: ['openRiichi', 'doubleRiichi']})).toMatchObject({
      daburuRiichi: 2,
      openRiichi: 1,
    });
    expect(values({hand: twoSided, flags: ['openRiichi'], uraIndicators: 'N'})).toEqual({
      banban: 2,
      menzen: 1,
      gari: 2,
      openRiichiRon: 40,
    });
  });
  it('RB-28 a deal-in to it by a robbed kong', () => {
    expect(
      values({hand: '234p 678p 345s 88s 67p +5p', by: 'robbing', flags: ['openRiichi']}).openRiichiRon,
    ).toBe(40);
  });
  it('RB-30 four alike in seven pairs, but not in a yakuman', () => {
    const hand = {hand: '11116666p 4s EE WW +4s', seat: 'west', from: 'south'} as const;
    expect(values(hand)).toEqual({banban: 2, menzen: 1, gari: 1, chiitoitsu: 2, fourAlike: 2});
    const honors = {hand: 'EEEE SS WW PP FF C +C'};
    expect(values(honors)).toEqual({banban: 2, menzen: 1, gari: 1, tsuuiisou: 40});
    expect(excluded(honors)).toMatchObject({fourAlike: 'tsuuiisou', chiitoitsu: 'tsuuiisou'});
  });
  it('RB-A11 seven pairs with four alike against 二盃口: the better total', () => {
    expect(values({hand: '223344 667788p 9s +9s'})).toMatchObject({ryanpeikou: 3});
    expect(values({hand: '2222 3333 5555p 8p +8p'})).toMatchObject({chiitoitsu: 2, fourAlike: 3});
  });
  it('東 is two 飜牌 for the dealer', () => {
    expect(values({hand: '[EEE] 123p 678p 34s 99s +5s', seat: 'east'}).yakuhai).toBe(2);
    expect(values({hand: '[EEE] 123p 678p 34s 99s +5s'}).yakuhai).toBe(1);
  });
  it('緑一色 needs no 發, and is none as seven pairs; nor is 清老頭', () => {
    expect(values({hand: '[333s][666s] 234s 222s 8s +8s'}).ryuuiisou).toBe(40);
    expect(values({hand: '2233446688s FF 2s +2s'})).not.toHaveProperty('ryuuiisou');
    expect(code({hand: '1199m 1199p 1199s 1m +1m'})).toBe('gari-in-hand');
  });
  it('RB-22 a win on the replacement of a ガリ is no 嶺上開花', () => {
    expect(values({hand: twoSided, by: 'self', gari: 'NN'})).not.toHaveProperty('rinshan');
  });
  it('RB-18 an always-dora is worth two with 4p or 4s as the indicator, and more with more', () => {
    const hand = {hand: '[222s] 55p 5p 678p 567s 8s +8s'};
    expect(values({...hand, indicators: '4p'}).dora).toBe(7);
    expect(values({...hand, indicators: '4p 4p'})).toMatchObject({dora: 7, kandora: 3});
    expect(values({...hand, indicators: 'r3s'}).dora).toBe(4);
  });
  it('RB-15 indicators go round', () => {
    const dora = (hand: string, indicators: string): number => values({hand, indicators}).dora ?? 0;
    expect(dora('[EEE] 123p 678p 34s 99s +2s', 'W')).toBe(3);
    expect(dora('[EEE] 123p 678p 34s 99s +2s', 'N')).toBe(0);
    expect(dora('[EEE] 123p 678p 34s 99s +2s', '9p')).toBe(1);
    expect(dora('[PPP] 123p 678p 34s 99s +2s', 'C')).toBe(3);
    expect(dora('[PPP] 123p 678p 34s 99s +2s', '8s')).toBe(2);
  });
  it('RB-23 what several indicators add to the multiplier, and RB-A6 never to ノーガリ', () => {
    const times = (indicators: string): number => values({hand: simples, indicators}).gari;
    expect(['1m', 'r5p', '1m N', '9m r5p', 'r5s r5p', '1m 9m N rP'].map(times)).toEqual([2, 3, 3, 4, 5, 6]);
    expect(values({hand: simples, gari: 'NNNN 1111m 9999m', indicators: 'r5p'}).gari).toBe(72);
    expect(values({hand: simples, gari: '', indicators: 'r5s r5p'}).nogari).toBe(10);
  });
  it('搶槓: the other three of the robbed kong can be nowhere else', () => {
    const robbing = {hand: '234p 678p 234s 78s 99s +6s', by: 'robbing'} as const;
    expect(values(robbing)).toEqual({banban: 2, menzen: 1, gari: 1, chankan: 1, pinfu: 1});
    expect(code({...robbing, indicators: '6s'})).toBe('five-of-a-kind');
    expect(code({...robbing, hand: twoSided})).toBe('five-of-a-kind');
  });
  it('names the tiles of dora and ガリ', () => {
    const {lines} = play({hand: '[222s] 55p r5p 678p 567s 8s +8s', gari: 'N9m'});
    expect(lines.find(({id}) => id === 'dora')).toMatchObject({count: 6, value: 6, tiles: '5p 5p r5p 5s'});
    expect(lines.find(({id}) => id === 'gari')).toMatchObject({count: 2, value: 2, tiles: '9m N'});
  });
});
