/** Points that the page leaves open, and how they are played. */
import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {luqiao} from '../../../src/rules/luqiao/index.js';
import {text as en} from '../../../src/rules/luqiao/names/en.js';
import {text as hans} from '../../../src/rules/luqiao/names/zh-Hans.js';
import {text as hant} from '../../../src/rules/luqiao/names/zh-Hant.js';
import {text as ja} from '../../../src/rules/luqiao/names/ja.js';

const HAND = '[345s] 23m 567p 789p SS +4m';
const play = (more: Partial<Situation>) =>
  score({rules: 'luqiao', hand: HAND, by: 'discard', from: 'west', wild: '9s', ...more}, luqiao);
const code = (more: Partial<Situation>) => play(more).reason?.code;

describe('路橋: a win that was let go (TZ-21 A)', () => {
  it('bars the same tile by discard and robbing, not by self-draw', () => {
    expect(play({passedTiles: '4m'}).reason).toMatchObject({code: 'passed-tile', about: '4m'});
    expect(play({passedTiles: '4m'}).status).toBe('not-allowed');
    expect(code({passedTiles: '4m', by: 'robbing'})).toBe('passed-tile');
    expect(play({passedTiles: '4m', by: 'self'}).status).toBe('win');
  });
  it('leaves other tiles free', () => {
    expect(play({passedTiles: '1m'}).status).toBe('win');
  });
  it('is another rule where that is agreed', () => {
    const more = {passedTiles: '4m', options: {missedWin: 'mustScoreMore'}};
    expect(play(more)).toMatchObject({status: 'win', notes: [{code: 'not-checked'}]});
    expect(play({...more, passedTotal: 4}).notes).toBeUndefined();
    expect(code({...more, passedTotal: 12})).toBe('missed-win');
    expect(play({passedTiles: '4m', options: {missedWin: 'off'}}).status).toBe('win');
  });
  it('is told of each tile that is waited for', () => {
    const {ready} = waits({rules: 'luqiao', hand: HAND.split('+')[0], wild: '9s', passedTiles: '1m'}, luqiao);
    const told = ready.map(({tile, discard, self}) => [tile, discard.reason?.code, self.status]);
    expect(told).toContainEqual(['1m', 'passed-tile', 'win']);
    expect(told).toContainEqual(['4m', undefined, 'win']);
  });
});

describe('路橋: two triplets of the own wind through 財神', () => {
  const twice = {hand: '[SSS] [999s] WWWW 99p 5m +5m', wild: '9p', by: 'self'} as const;
  it('are 1 台', () => {
    const {lines} = play({...twice, seat: 'west'});
    expect(lines.find(({id}) => id === 'ownWindPung')).toMatchObject({value: 1, count: 1});
    expect(lines.find(({id}) => id === 'ownWindPung')?.groups).toHaveLength(2);
  });
  it('and the row says so', () => {
    expect(ja.conditions.ownWindPung).toContain('2組できても1台');
    expect(hant.conditions.ownWindPung).toContain('兩組仍是一台');
    expect(hans.conditions.ownWindPung).toContain('两组仍是一台');
    expect(en.conditions.ownWindPung).toContain('still count 1 tai');
  });
});

describe('路橋: 財神の単騎待ち where no 財神 may be a fifth tile (TZ-22, TZ-A11)', () => {
  const four = {options: {wildMaxFourCopies: true}};

  it('waits on everything with sets that need no fifth tile', () => {
    const hand = '[123m][678p] 123p 45s 99p +7m';
    expect(code({hand, wild: '9p'})).toBe('wild-single-wait');
    expect(code({hand, wild: '9p', ...four})).toBe('wild-single-wait');
  });
  it('does not where the only four sets have one', () => {
    // 4p and 6p need a 財神 as a fifth 5p; the other 財神 is left over
    const hand = '[5555p] 46p 111m 222s 99s +6p';
    expect(code({hand, wild: '9s'})).toBe('wild-single-wait');
    expect(play({hand, wild: '9s', ...four}).status).toBe('win');
    // without the kong, they are four sets under either rule
    const free = {hand: '[555m] 46p 111m 222s 99s +6p', wild: '9s'};
    expect(code({...free, ...four})).toBe('wild-single-wait');
  });
});

describe('路橋: an odd cap (laziCap)', () => {
  // S wins. W has 72, N has 2: capped at 33, their difference is odd
  const others = {
    west: '[[1111s]] [WWW] 7m 9m 2p 4p 6s 8s F',
    north: '1m 9m 1p 9p 2s 5s 8s 3m 5m 7p N CC',
  };
  const more = {seat: 'south', others, options: {laziCap: 33}} as const;
  it('halves are whole 胡, the same on both sides', () => {
    const {payments, net, others: worth} = play(more);
    expect([worth?.west?.total, worth?.north?.total]).toEqual([33, 2]);
    expect(payments).toContainEqual({
      ...{from: 'north', to: 'west', amount: 16, why: 'difference'},
      how: '(33 − 2) ÷ 2',
    });
    expect(Object.values(net).every(Number.isInteger)).toBe(true);
    expect(Object.values(net).reduce((sum, n) => sum + n, 0)).toBe(0);
  });
  it('the winner’s half too, where exactly the cap is no 辣子', () => {
    const capped = {...more, options: {laziCap: 7, laziAt: 'gt100'}};
    for (const {amount} of play(capped).payments) expect(Number.isInteger(amount)).toBe(true);
  });
});

describe('路橋: where statements come from', () => {
  it('a chow from the left is not printed (TZ-11)', () => {
    const own = (luqiao.rules ?? []).filter(({provenance}) => provenance !== 'page').map(({cite}) => cite);
    expect(own).toEqual(['TZ-9', 'TZ-11']);
  });
});
