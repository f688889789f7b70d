/** The statements of the page and the rulings, one case each. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import {en} from '../../../src/locales/en.js';
import {ja} from '../../../src/locales/ja.js';
import {ribon} from '../../../src/rules/ribon/index.js';
import {rules} from '../../../src/rules/ribon/rules.js';
import {code, excluded, play, simples, twoSided, values} from './play.js';

describe('東天紅サンマ: 純チャン is worth no less than チャンタ (RB-§6)', () => {
  const hand = {rules: 'tohtenko', hand: '123p 789p 123s 99s 11s +9s', indicators: '2pE'};

  it('five, closed and open', () => {
    expect(values(hand)).toEqual({banban: 2, menzen: 1, gari: 1, dora: 1, junchan: 5});
    expect(play(hand).total).toBe(10);
    expect(excluded(hand)).toEqual({chanta: 'junchan'});
    expect(values({...hand, hand: '[999s] 123p 789p 123s 1s +1s'}).junchan).toBe(5);
  });
  it('an option, in both rule sets', () => {
    expect(values({...hand, options: {junchan: 3}}).junchan).toBe(3);
    expect(values({...hand, rules: 'ribon'}).junchan).toBe(3);
    expect(values({...hand, rules: 'ribon', options: {junchan: 5}}).junchan).toBe(5);
    expect(values({...hand, rules: 'ribon', hand: '[999s] 123p 789p 123s 1s +1s'}).junchan).toBe(2);
    expect(code({...hand, options: {junchan: 4}})).toBe('bad-option');
  });
});

describe('東天紅サンマ: 北 and 字一色 (RB-§6)', () => {
  it('四喜和 with 北 in its sets gets no 字一色 beside it', () => {
    const hand = '[EEE][NNN] SS WWW CC +S';
    expect(values({rules: 'tohtenko', hand, gari: '9m'})).toEqual({banban: 2, gari: 1, daisuushii: 50});
    expect(values({rules: 'tohtenko', hand: '[EEE][NNN] SS WW CCC +S', gari: '9m'})).toEqual({
      banban: 2,
      gari: 1,
      shousuushii: 50,
    });
    expect(values({hand, gari: '9m'})).toEqual({banban: 2, gari: 1, daisuushii: 40, tsuuiisou: 40});
  });
  it('字一色 of sets without 北, and of seven pairs with it', () => {
    expect(values({rules: 'tohtenko', hand: '[EEE][PPP] SS WWW CC +S'}).tsuuiisou).toBe(50);
    expect(values({rules: 'tohtenko', hand: 'EESSWWNNPPFFC +C', gari: '9m'}).tsuuiisou).toBe(50);
  });
});

describe('李凡師サンマ: a yakuman hand keeps its best reading (RB-Y)', () => {
  it('三暗刻, 三槓子 and 混老頭 may stand in the ordinary one', () => {
    const reds = play({
      hand: '[[r3r3r3r3p]][[r5r5r5r5p]][[r3r3r3r3s]] r5r5r5s 8s +8s',
      by: 'self',
      from: undefined,
      options: {redTiles: {'3p': 4, '5p': 4, '3s': 4, '5s': 4}},
    });
    const ids = reds.lines.map(({id}) => id);
    expect(ids).toEqual(expect.arrayContaining(['sanankou', 'sankantsu', 'toitoi']));
    expect(ids).not.toContain('suuankou');
    const honors = {
      hand: '[[EEEE]][[SSSS]][[rPrPrPrP]] CCC W +W',
      flags: ['riichi'],
      indicators: 'FFFFW',
      uraIndicators: 'W',
      options: {redTiles: {P: 4}, yakumanStack: false},
    } as const;
    expect(values(honors)).toMatchObject({honroutou: 2, sanankou: 2, sankantsu: 2, toitoi: 2, yakuhai: 4});
    expect(values({...honors, uraIndicators: '', indicators: ''})).toMatchObject({suuankou: 40});
  });
  it('is a rule of its own, which the page does not print', () => {
    expect(rules.find(({cite}) => cite === 'RB-Y')?.provenance).toBe('reconstructed');
  });
});

describe('李凡師サンマ: the indicators agree with the kongs (RB-12, RB-14)', () => {
  const kong = '[2222p][666s] 678p 34s 88s +2s';
  const told = (indicators: string, more = {}): string[] =>
    play({hand: kong, indicators, ...more}).notes?.map(({about}) => about ?? '') ?? [];

  it('a note where there are too few: what is missing counts for nothing', () => {
    expect(told('1p')).toEqual(['indicators']);
    expect(values({hand: kong, indicators: '1p'}).dora).toBe(4);
    expect(told('1pE')).toEqual([]);
    expect(told('')).toEqual([]);
    expect(told('1pE', {rules: 'tohtenko'})).toEqual(['indicators']);
    expect(told('1pEE', {rules: 'tohtenko'})).toEqual([]);
  });
  it('a note where the row underneath is shorter', () => {
    const riichi = {hand: '[[2222p]] 678p 345s 66s 34s +2s', flags: ['riichi']};
    expect(told('EE', {...riichi, uraIndicators: 'W'})).toEqual(['uraIndicators']);
    expect(told('EE', {...riichi, uraIndicators: 'WW'})).toEqual([]);
    expect(told('E', {...riichi, uraIndicators: 'W'})).toEqual(['indicators', 'uraIndicators']);
  });
  it('no note for more: another player may have made a kong', () => {
    expect(told('1pEE')).toEqual([]);
    expect(values({hand: simples, indicators: 'E9s1p'})).toMatchObject({kandora: 3});
  });
  it('a fault for more than four kongs turn up', () => {
    expect(told('EESSW')).toEqual([]);
    expect(play({hand: kong, indicators: 'EESSWW'}).reason).toMatchObject({
      code: 'too-many-tiles',
      field: 'indicators',
      about: '1',
    });
    expect(play({hand: kong, rules: 'tohtenko', indicators: 'EESSWW'}).status).toBe('win');
    const riichi = {hand: twoSided, flags: ['riichi'], uraIndicators: 'EESSWWP'};
    expect(play(riichi).reason).toMatchObject({code: 'too-many-tiles', field: 'uraIndicators', about: '2'});
  });
  it('a fault for more than there can be where all hands are given', () => {
    const others = {east: '345p 456p 789p 11s 79s', west: '[[EEEE]] 345p 99s 11s 79s 9p'};
    expect(play({hand: kong, indicators: '1pSS', others}).status).toBe('win');
    expect(play({hand: kong, indicators: '1pSSW', others}).reason).toMatchObject({
      code: 'too-many-tiles',
      field: 'indicators',
    });
    expect(told('1pS', {others})).toEqual(['indicators']);
  });
});

describe('李凡師サンマ: what is said of a ガリ in the hand (RB-21)', () => {
  it('not that it was set aside, where it was not', () => {
    const hand = {rules: 'ribon', hand: '[EEE][222p] NNN 77s 99s +9s', by: 'discard', gari: ''} as const;
    expect(score(hand, ribon, en.problems).reason?.message).toBe(
      'The North wind is a gari and cannot be used in this hand.',
    );
    expect(score(hand, ribon, ja.problems).reason?.message).toBe(
      '北はガリなので、この手の内では使えません。',
    );
  });
});
