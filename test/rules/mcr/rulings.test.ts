import {describe, expect, it} from 'vitest';
import {excluded, play, total, values} from './play.js';

describe('國標: the worked examples that no case holds', () => {
  it('pays 36 for ten points and two flowers by a discard, 60 by a self-draw (example 3)', () => {
    const seated = {flowers: '春夏', seat: 'east'} as const;
    const won = play('[345m] [345p] 34s 789s 99p +5s', {...seated, from: 'west'});
    expect(won.total).toBe(12);
    expect(won.net).toEqual({east: 36, south: -8, west: -20, north: -8});
    const drawn = play('[345m] [345p] 34s 678s NN +5s', {...seated, by: 'self'});
    expect(drawn.total).toBe(12);
    expect(drawn.net).toEqual({east: 60, south: -20, west: -20, north: -20});
  });
  it('scores 25 with one melded and one concealed kong, 24 where that is 5 (example 14)', () => {
    const hand = '[[EEEE]] [PPPP] 222s 33m 99p +9p';
    const seated = {seat: 'east', round: 'south'} as const;
    expect(values(hand, seated)).toEqual({
      pengpenghu: 6,
      wumenqi: 6,
      shuangminggang: 4,
      angang: 2,
      menfengke: 2,
      jianke: 2,
      shuanganke: 2,
      yaojiuke: 1,
    });
    expect(total(hand, {...seated, options: {mixedKongs: 5}})).toBe(24);
  });
  it('scores 67 for four concealed pungs that are self-drawn (example 15)', () => {
    expect(total('222m 333m 444p 77s 88s +8s', {by: 'self'})).toBe(67);
  });
  it('scores one 幺九刻 beside 九蓮宝燈 where that is agreed (example 20)', () => {
    expect(total('1112345678999m +5m', {options: {nineGatesYaojiuke: 1}})).toBe(91);
  });
});

describe('國標: mistakes that are easily made', () => {
  it('counts no edge, closed or single wait beside another wait', () => {
    expect(values('[123m] [456m] 789m 2345p +2p')).not.toHaveProperty('dandiaojiang');
    expect(values('[123m] [456m] 789m 2224p +3p')).not.toHaveProperty('kanzhang');
    expect(values('[123m] [456m] 11m 12333p +3p')).not.toHaveProperty('bianzhang');
  });
  it('counts kinds that are used up in one’s own hand as waited for (MC-A14)', () => {
    expect(values('[6666p] 45p 123m 456m 99s +3p')).not.toHaveProperty('kanzhang');
    expect(values('[123m] [456m] [5555p] 2345p +2p')).not.toHaveProperty('dandiaojiang');
  });
  it('prefers no wait that does not count: three pungs in a row stay the first reading (MC-GB)', () => {
    const lines = values('1233334455566m +4m', {rules: 'guobiao'});
    expect(lines).toMatchObject({yisesanjiegao: 24, shuanganke: 2});
    expect(lines).not.toHaveProperty('kanzhang');
  });
  it('prefers the edge, then the closed wait to the single', () => {
    expect(values('[123m] [456m] 789m 1233p +3p')).toHaveProperty('bianzhang', 1);
    expect(values('[123m] [456m] 789m 1322p +2p')).toHaveProperty('kanzhang', 1);
    expect(values('[123m] [456m] 11p 67889s +7s')).toHaveProperty('bianzhang', 1);
  });
  it('takes a pung that a discard completed as melded, and one with a chow for the discard as concealed', () => {
    expect(values('222m 55m 678p 789s 88s +5m')).not.toHaveProperty('shuanganke');
    expect(values('222m 555m 67m 789s 88s +5m')).toMatchObject({shuanganke: 2, siguiyi: 2});
  });
  it('counts four of a kind over chows, pungs and the pair, and in seven pairs', () => {
    expect(values('[345m] [345m] 34m 567m 55p +5m')).toHaveProperty('siguiyi', 2);
    expect(values('1111m2222p33s44sE +E')).toMatchObject({qidui: 24, siguiyi: 4});
    expect(values('[1111m] [123p] [456p] 789p 5s +5s')).not.toHaveProperty('siguiyi');
  });
  it('counts a hand of nothing as 無番和, and not where a wait or a self-draw counts', () => {
    const hand = '[234m] [678p] [555s] 45m EE +6m';
    expect(values(hand)).toEqual({wufanhu: 8});
    expect(values(hand, {by: 'self'})).toEqual({zimo: 1});
    expect(values('[234m] [678p] [555s] 46m EE +5m')).toEqual({kanzhang: 1});
    expect(play(hand, {flowers: '春夏秋'}).total).toBe(11);
  });
  it('counts 組合龍 in 全不靠, and not in 七星不靠', () => {
    expect(values('147m 258p 369s ESWN +C')).toEqual({quanbukao: 12, zuhelong: 12});
    expect(values('147m 258p 3s ESWNCF +P')).toEqual({qixingbukao: 24});
    expect(values('147m 25p 369s ESWNC +F')).toEqual({quanbukao: 12});
  });
  it('counts what remains beside 組合龍: kongs, honors, waits on other tiles', () => {
    expect(values('[[EEEE]] 147m 258p 369s P +P', {seat: 'east'})).toEqual({
      zuhelong: 12,
      wumenqi: 6,
      angang: 2,
      quanfengke: 2,
      menfengke: 2,
      menqianqing: 2,
      dandiaojiang: 1,
    });
    expect(values('[PPP] 147m 258p 69s 99m +3s')).toEqual({zuhelong: 12, jianke: 2});
    expect(values('147m 258p 369s 24s 55m +3s')).toEqual({zuhelong: 12, menqianqing: 2, pinghu: 2});
  });
  it('counts the concealed pungs beside kongs', () => {
    expect(values('[[1111m]] [[5555p]] [7777s] 34p 99m +2p')).toMatchObject({sangang: 32, shuanganke: 2});
    expect(values('[[1111m]] [[5555p]] [[7777s]] 34p 99m +2p')).toMatchObject({sangang: 32, sananke: 16});
    expect(values('[[1111m]] [[5555p]] [[7777s]] [[EEEE]] C +C')).toMatchObject({sigang: 88, sianke: 64});
    expect(values('[[1111m]] [[5555p]] 777s 34p 99m +2p')).toMatchObject({shuangangang: 8, sananke: 16});
  });
  it('sees the fourth tile where the other three are one’s own melds (MC-#58)', () => {
    expect(values('[555p] [123m] 456m 46p 99s +5p')).toHaveProperty('hujuezhang', 4);
    expect(values('[567p] [567p] [567p] 67p 99s +5p')).toHaveProperty('hujuezhang', 4);
    expect(values('[567p] [567p] 567p 67p 99s +5p')).not.toHaveProperty('hujuezhang');
  });
  it('sees the other three in exposed sets of other hands too, and none that is hidden there', () => {
    const hand = '[123m] 456m 46p 789s 99s +5p';
    const rest = '19m 19p 19s ESWN';
    expect(values(hand, {others: {south: `[555p] ${rest}`}})).toHaveProperty('hujuezhang', 4);
    const chows = {south: '[345p] [567p] 19m 12s ESW', west: '[456p] 19m 12s 2468s PF'};
    expect(values(hand, {others: chows})).toHaveProperty('hujuezhang', 4);
    expect(values(hand, {others: {south: chows.south}})).not.toHaveProperty('hujuezhang');
    expect(values(hand, {others: {south: `555p ${rest}`}})).not.toHaveProperty('hujuezhang');
    const robbed = {by: 'robbing', from: 'south', others: {south: `[555p5p] ${rest}`}} as const;
    expect(excluded(hand, robbed)).toHaveProperty('hujuezhang', 'qiangganghu');
  });
  it('takes 清一色 and 断幺 with 緑一色 where there is no 發', () => {
    expect(values('[234s] [234s] 666s 888s 4s +4s')).toMatchObject({lvyise: 88, qingyise: 24, duanyao: 2});
    expect(values('[234s] [666s] 234s 88s FF +F')).not.toHaveProperty('hunyise');
  });
  it('takes seven pairs for what they are worth, and sets where they are worth more', () => {
    expect(values('112233m 778899m 5m +5m')).toEqual({
      yiseshuanglonghui: 64,
      menqianqing: 2,
      dandiaojiang: 1,
    });
    expect(values('EESSWWNNPPFFC +C')).toEqual({ziyise: 64, qidui: 24});
  });
});
