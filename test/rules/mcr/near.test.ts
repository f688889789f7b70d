/** Hands that have a fan, and hands that lack one thing for it. */
import {describe, expect, it} from 'vitest';
import {excluded, play, values} from './play.js';

/** The fan, hands that have it, and hands that do not. */
const HANDS: readonly (readonly [id: string, has: readonly string[], misses: readonly string[]])[] = [
  [
    'sanseshuanglonghui',
    ['123789m 123789p 5s +5s', '[123p] 789p 12789s 55m +3s', '[789s] [123m] [789m] 12s 55p +3s'],
    [
      '12389m 789p 12355s +7m',
      '123m 789m 789p 123s 5s +5s',
      '123m 123m 789p 789p 5s +5s',
      '123789m 123789p 5p +5p',
      '123789m 123789p 4s +4s',
      '123789m 123789p E +E',
      '123789m 123456p 5s +5s',
      '123789m 123p 999p 5s +5s',
    ],
  ],
  [
    'yiseshuanglonghui',
    ['[123m] 123789789m5m +5m', '11223378899s 55s +7s'],
    [
      '[123m] 123789789m 5p +5p',
      '[123m] 123123789m 5m +5m',
      '[123m] 123456789m 5m +5m',
      '11223378899s 66s +7s',
    ],
  ],
  [
    'lianqidui',
    ['1122334455667m +7m', '3344556677889s +9s'],
    ['1122334455668m +8m', '112233445566m 7p +7p', '1122334455566m +6m', '778899m 1122334p +4p'],
  ],
  [
    'jiulianbaodeng',
    ['1112345678999p +1p', '1112345678999s +7s'],
    ['1112345678899m +9m', '[111m] 2345678999m +5m', '11123456789m 99p +9p', '1112345677899m +9m'],
  ],
  [
    'qinglong',
    ['[123m] [456m] 789m 234p 5s +5s'],
    ['[123m] [456m] 789p 234p 5s +5s', '[234m] [567m] 789m 234p 5s +5s', '[123m] [345m] 789m 234p 5s +5s'],
  ],
  [
    'hualong',
    ['[123m] 456p 79s 22m EEE +8s'],
    ['[123m] 456p 79p 22m EEE +8p', '[234m] 456p 79s 22m EEE +8s', '[123m] 456p 68s 22m EEE +7s'],
  ],
  [
    'laoshaofu',
    ['[123m] 789m 345p 99s EE +9s'],
    ['[123m] 789p 345p 99s EE +9s', '[234m] 789m 345p 99s EE +9s'],
  ],
  ['xiaosixi', ['[EEE] SSS WWW 234p N +N'], ['[EEE] SSS WWW 234p P +P', '[EEE] SSS CCC 234p N +N']],
  [
    'xiaosanyuan',
    ['[CCC] [FFF] 123m PP 99s +9s'],
    ['[CCC] [FFF] 123m EE 99s +9s', '[CCC] [EEE] 123m PP 99s +9s'],
  ],
  ['dasixi', ['[EEE] [SSS] [NNN] WW 55p +W'], ['[EEE] [SSS] [NNN] PP 55p +P']],
  [
    'pinghu',
    ['[123m] 456m 789m 23p 55s +4p'],
    ['[123m] 456m 789m 23p EE +4p', '[123m] 456m 777m 23p 55s +4p'],
  ],
  [
    'quanqiuren',
    ['[123m] [456p] [777s] [EEE] 9s +9s'],
    ['[123m] [456p] [777s] [[EEEE]] 9s +9s', '[123m] [456p] [777s] EEE 9s +9s'],
  ],
  [
    'quandaiwu',
    ['[345m] 456p 567s 34s 55m +5s'],
    ['[345m] 456p 567s 34s 44m +5s', '[345m] 456p 567s 67s 55m +8s'],
  ],
  ['wumenqi', ['[123m] 456p 789s EE PP +P'], ['[123m] 456p 789s EE WW +W', '[123m] 456p 789p EE PP +P']],
  [
    'siguiyi',
    ['[123m] [456m] 789m 999m 5s +5s'],
    ['[123m] [9999m] 456m 678p 5s +5s', '[999m] 123m 456m 678p 5s +5s'],
  ],
];

describe.each(HANDS)('國標: %s', (id, has, misses) => {
  it.each(has)('is %s', (hand) => {
    expect(play(hand).status).toMatch(/^win|^not-allowed/);
    expect(values(hand)).toHaveProperty(id);
  });
  it.each(misses)('is not %s', (hand) => {
    expect(play(hand).status).toMatch(/^win|^not-allowed/);
    expect(values(hand)).not.toHaveProperty(id);
    expect(excluded(hand)).not.toHaveProperty(id);
  });
});

describe('國標: for which sets a fan leaves others out', () => {
  it('清龍 and 三色三同順 leave those of their own chows out, the fourth is combined once', () => {
    expect(values('[123m] [456m] 789m 123m 5s +5s')).toMatchObject({qinglong: 16, yibangao: 1});
    expect(values('[234m] [234p] 234s 567s 9p +9p')).toMatchObject({
      sansesantongshun: 8,
      lianliu: 1,
    });
    expect(excluded('[234m] [234p] 234s 567s 9p +9p')).toMatchObject({xixiangfeng: 'sansesantongshun'});
  });
  it('小四喜 takes the 幺九刻 of its own winds; those of others are left out for 混幺九 and 字一色', () => {
    expect(excluded('[EEE] SSS WWW 234p N +N', {seat: 'north', round: 'north'})).toMatchObject({
      yaojiuke: 'xiaosixi',
    });
    expect(excluded('[EEE] SSS WWW 999p N +N')).toMatchObject({yaojiuke: 'hunyaojiu'});
    expect(excluded('[EEE] SSS WWW PPP N +N')).toMatchObject({yaojiuke: 'ziyise'});
  });
  it('三風刻 takes the 幺九刻 of its winds and leaves that of a number', () => {
    expect(values('[EEE] SSS WWW 999p 3s +3s', {seat: 'north', round: 'north'})).toMatchObject({yaojiuke: 1});
  });
  it('三槓 and 四槓 leave out two kongs, melded or concealed', () => {
    const kongs = (hand: string, more = {}): object => {
      const {shuangangang, shuangminggang, mingangang} = excluded(hand, more);
      return {shuangangang, shuangminggang, mingangang};
    };
    const mixed = {options: {mixedKongs: 5}};
    expect(kongs('[[1111m]] [[5555p]] [7777s] 34p 99m +2p')).toEqual({
      shuangangang: 'sangang',
      shuangminggang: 'sangang',
    });
    expect(kongs('[[1111m]] [[5555p]] [7777s] 34p 99m +2p', mixed)).toEqual({
      shuangangang: 'sangang',
      mingangang: 'sangang',
    });
    expect(kongs('[1111m] [5555p] [7777s] 34p 99m +2p')).toEqual({shuangminggang: 'sangang'});
    expect(kongs('[[1111m]] [[5555p]] [[7777s]] 34p 99m +2p')).toEqual({shuangangang: 'sangang'});
    expect(kongs('[1111m] [2222p] [3333s] [4444s] 5s +5s')).toEqual({shuangminggang: 'sigang'});
    expect(kongs('[[1111m]] [[5555p]] 777s 34p 99m +2p')).toEqual({});
  });
});
