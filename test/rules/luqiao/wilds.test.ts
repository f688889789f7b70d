/** 財神, 白 and other players' hands, where several rules apply. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {OtherHand, Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';

const play = (more: Omit<Situation, 'rules'>) =>
  score({rules: 'luqiao', by: 'discard', from: 'west', ...more}, luqiao);
const ids = (more: Omit<Situation, 'rules'>): string[] => play(more).lines.map(({id}) => id);

describe('路橋: 財神 beside everything else', () => {
  it('TZ-A10 a wind made twice with 財神 is not a fourth wind', () => {
    const twice = {hand: '[EEE] [SSS] WWWW 99p C +C', wild: '9p', by: 'self'} as const;
    expect(ids({...twice, options: {sifenghuiqi: 'daOnly'}})).not.toContain('sifenghuiqi');
    const paired = {...twice, hand: '[EEE] [CCC] WWWW 99p S +S'};
    expect(ids({...paired, options: {sifenghuiqi: 'xiaoToo'}})).not.toContain('sifenghuiqi');
    const whole = {...twice, hand: '[EEE] [SSS] WWW 999p C +C'};
    expect(ids({...whole, options: {sifenghuiqi: 'daOnly'}})).toContain('sifenghuiqi');
  });
  it('the own wind made twice is 1 台, a dragon made twice 2', () => {
    const twice = (tile: string) =>
      play({hand: `[SSS] [999s] ${tile.repeat(4)} 99p N +N`, wild: '9p', by: 'self', seat: 'west'}).sums.tai;
    expect(twice('W')).toBe(1 + 1);
    expect(twice('C')).toBe(2 + 1);
  });
  it('TZ-7 three 財神 in one hand leave none to wait for', () => {
    const found = waits({rules: 'luqiao', hand: '2m 444p 123456789s', wild: '4p'}, luqiao);
    expect(found.ready).toHaveLength(33);
    expect(found.ready.map(({tile}) => tile)).not.toContain('4p');
  });
  it('TZ-22 a 白 that has the face of the 財神 in a set leaves a 財神 over', () => {
    const hand = {hand: '[123m] [678p] 123p 45s P 3s +7m', wild: '3s'};
    expect(play(hand).reason?.code).toBe('wild-single-wait');
    expect(play({...hand, hand: '[123m] [678p] 123p 45s PP +7m'}).status).toBe('not-a-win');
  });
  it('TZ-A4 a drawn 財神 in the middle is a closed wait, whatever stands beside it', () => {
    const drawn = {hand: '[EEE] 24p 678p 345s 11s +7m', wild: '7m', by: 'self'} as const;
    expect(ids({...drawn, options: {qiandangWithWild: false}})).toContain('qiandang');
  });
});

describe('路橋: the other hands and the indicator', () => {
  it('TZ-32 a discarder who says himself that he was not ready', () => {
    const ready = '123456789m 1234s';
    const whys = (west: string | OtherHand): string[] =>
      play({hand: '678p 555s 123p 99s PP +P', wild: '1m', flags: ['liveTile'], others: {west}}).payments.map(
        ({why}) => why,
      );
    expect(whys(ready)).not.toContain('baoLiveDragon');
    expect(whys({hand: ready, flags: ['notReady']})).toContain('baoLiveDragon');
  });
  it('TZ-18 a concealed kong is not robbed', () => {
    const others = {west: '[[4444m]] 159p 159s E W N F'};
    const robbed = play({hand: '[345s] 23m 567p 789p SS +4m', by: 'robbing', wild: '9s', others});
    expect(robbed.reason?.code).toBe('five-of-a-kind');
  });
  it('an indicator that is a red tile is not in the set', () => {
    const result = play({hand: '[345s] 23m 567p 789p SS +4m', wild: 'r5p'});
    expect(result.reason).toMatchObject({code: 'tile-not-in-set', field: 'wild'});
  });
});
