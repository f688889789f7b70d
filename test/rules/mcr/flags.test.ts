import {describe, expect, it} from 'vitest';
import {play, values} from './play.js';

const hand = '[234m] [678p] 555s 45m EE +6m';
const withKong = '[234m] [5555s] 678p 45m EE +6m';

const code = (...args: Parameters<typeof play>): string | undefined => play(...args).reason?.code;

describe('國標: flags', () => {
  it('are those of the page', () => {
    expect(code(hand, {flags: ['riichi']})).toBe('unknown-flag');
    expect(code(hand, {flags: ['heavenly']})).toBe('unknown-flag');
  });
  it('lastTile is 妙手回春 with a self-draw, 海底撈月 with another player’s tile', () => {
    expect(values(hand, {flags: ['lastTile'], by: 'self'})).toEqual({miaoshouhuichun: 8});
    expect(values(hand, {flags: ['lastTile']})).toEqual({haidilaoyue: 8});
  });
  it('lastTile is not with a robbed kong: after the last tile of the wall none is made (MC-7, MC-13)', () => {
    expect(code(hand, {flags: ['lastTile'], by: 'robbing'})).toBe('flag-conflict');
    expect(values(hand, {by: 'robbing'})).toEqual({qiangganghu: 8});
  });
  it('replacement is 槓上開花, only by a self-draw and with a kong', () => {
    const drawn = {flags: ['replacement'], by: 'self'} as const;
    expect(values(withKong, drawn)).toEqual({gangshangkaihua: 8, minggang: 1});
    expect(code(withKong, {flags: ['replacement']})).toBe('flag-conflict');
    expect(code(hand, drawn)).toBe('flag-conflict');
    expect(values(withKong, {...drawn, flags: ['replacement', 'lastTile']})).toEqual({
      gangshangkaihua: 8,
      miaoshouhuichun: 8,
      minggang: 1,
    });
  });
  it('flowerReplacement is a self-draw and nothing more (MC-19)', () => {
    expect(values(hand, {flags: ['flowerReplacement'], by: 'self'})).toEqual({zimo: 1});
    expect(code(hand, {flags: ['flowerReplacement']})).toBe('flag-conflict');
    expect(code(withKong, {flags: ['flowerReplacement', 'replacement'], by: 'self'})).toBe('flag-conflict');
  });
  it('lastOfKind is 和絶張, but not beside 搶槓和, and not with another such tile in the hand', () => {
    expect(values(hand, {flags: ['lastOfKind']})).toEqual({hujuezhang: 4});
    expect(values(hand, {flags: ['lastOfKind'], by: 'self'})).toEqual({hujuezhang: 4, zimo: 1});
    expect(values(hand, {flags: ['lastOfKind'], by: 'robbing'})).toEqual({qiangganghu: 8});
    expect(code('[234m] [678p] 555s 66m EE +6m', {flags: ['lastOfKind']})).toBe('flag-conflict');
    const others = {south: '6m 123m 123p 123p 789s'};
    expect(code(hand, {flags: ['lastOfKind'], others})).toBe('flag-conflict');
  });
  it('a robbed tile is not in the winner’s hand too', () => {
    expect(code('[234m] [678p] 555s 66m EE +6m', {by: 'robbing'})).toBe('five-of-a-kind');
    expect(code('[456m] [678p] 555s 45m EE +6m', {by: 'robbing'})).toBe('five-of-a-kind');
  });
});

describe('國標: what is no win', () => {
  it('is below eight points without flowers (MC-16, MC-A13)', () => {
    const low = play('[123m] [678p] [345s] 24s 99p +3s', {flowers: '春夏秋冬梅蘭菊竹', from: 'south'});
    expect(low).toMatchObject({
      status: 'not-allowed',
      reason: {code: 'below-minimum', about: '8'},
      total: 11,
    });
    expect(low.payments).toEqual([]);
  });
  it('is incomplete, or not yet won', () => {
    expect(play('[123m] [678p] [345s] 24s 99p +6s')).toMatchObject({
      status: 'not-a-win',
      reason: {code: 'incomplete'},
    });
    expect(play('[123m] [678p] [345s] 24s 99p', {by: undefined}).status).toBe('no-win-yet');
  });
  it('has the right number of tiles, of each kind and of flowers', () => {
    expect(code('[123m] [678p] [345s] 24s 999p +3s')).toBe('too-many-tiles');
    expect(code('[111m] 11m 678p 345s 99p +9p')).toBe('five-of-a-kind');
    expect(code(hand, {flowers: '春春'})).toBe('five-of-a-kind');
    expect(code('r5m34m [678p] [555s] 45m EE +6m')).toBe('tile-not-in-set');
  });
  it('knows no winner who discarded himself', () => {
    expect(code(hand, {from: 'east', seat: 'east'})).toBe('from-self');
  });
});
