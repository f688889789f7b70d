import {describe, expect, it} from 'vitest';
import {score} from '../../../src/core/scoring/score.js';
import type {Flag, Situation} from '../../../src/core/situation/situation.js';
import {xinzhang} from '../../../src/rules/xinzhang/index.js';

const HAND = '222345567m 44p 23444s +4s';
const KONG = '[[1111p]] 345567m 44p 23444s +4s';
const POINTS: Readonly<Record<string, Partial<Situation>>> = {
  'self of the dealer': {by: 'self'},
  'self of another': {by: 'self', seat: 'south'},
  'discard to the dealer': {by: 'discard', from: 'west'},
  'discard to another': {by: 'discard', from: 'west', seat: 'south'},
  'robbed by the dealer': {by: 'robbing', from: 'west', hand: '222345567m 44p 23444s +1s'},
  'robbed by another': {by: 'robbing', from: 'west', seat: 'south', hand: '222345567m 44p 23444s +1s'},
};

const play = (flags: readonly Flag[], more: Partial<Situation>) =>
  score({rules: 'xinzhang', hand: HAND, options: {minTai: 0}, flags, ...more}, xinzhang);

const clash = (flags: readonly Flag[], more: Partial<Situation>): string => {
  const {status, reason} = play(flags, more);
  if (status === 'invalid') expect(reason).toMatchObject({code: 'flag-conflict', field: 'flags'});
  return status;
};

/** In which of {@link POINTS} a flag is possible: six letters, y or n. */
const WHEN: Readonly<Partial<Record<Flag, string>>> = {
  flowerReplacement: 'yynnnn',
  lastTile: 'yyyynn',
  heavenly: 'ynnnnn',
  earthly: 'nynnnn',
  human: 'nnnynn',
  readyFirst: 'nynyny',
  readyEarly: 'yyyyyy',
};

describe('新章: when a flag can be', () => {
  for (const [flag, when] of Object.entries(WHEN)) {
    it(flag, () => {
      const got = Object.values(POINTS).map((more) => {
        const status = clash([flag], {flowers: '春', ...more});
        expect(['win', 'invalid']).toContain(status);
        return status === 'win' ? 'y' : 'n';
      });
      expect(got.join('')).toBe(when);
    });
  }

  it('replacement: a self-draw with a kong', () => {
    for (const [point, more] of Object.entries(POINTS)) {
      const hand = more.by === 'robbing' ? KONG.replace('+4s', '+1s') : KONG;
      const expected = more.by === 'self' ? 'win' : 'invalid';
      expect(clash(['replacement'], {...more, hand}), point).toBe(expected);
    }
    expect(clash(['replacement'], {by: 'self'})).toBe('invalid');
  });

  it('replacement of an open kong: not allowed, unless another kong or a flower came between (XZ-6)', () => {
    const open = '[1111p] 345567m 44p 23444s +4s';
    expect(play(['replacement'], {by: 'self', hand: open})).toMatchObject({
      status: 'not-allowed',
      reason: {code: 'open-kong-replacement'},
    });
    const added = '[111+1p] 345567m 44p 23444s +4s';
    expect(play(['replacement'], {by: 'self', hand: added}).status).toBe('win');
    const both = '[1111p] [[3333p]] 345567m 44p 23s +4s';
    expect(play(['replacement'], {by: 'self', hand: both}).status).toBe('win');
    expect(play(['replacement', 'flowerReplacement'], {by: 'self', hand: open, flowers: '春'}).status).toBe(
      'win',
    );
  });

  it('flowerReplacement needs a flower', () => {
    expect(clash(['flowerReplacement'], {by: 'self'})).toBe('invalid');
  });

  it('exposed melds: none with the first turn or a declaration; no kong with 天聽', () => {
    const chow = {hand: '[222m] 345567m 44p 23444s +4s'};
    const dealt = {by: 'self', seat: 'south'} as const;
    expect(clash(['heavenly'], {...chow, by: 'self'})).toBe('invalid');
    expect(clash(['heavenly'], {hand: KONG, by: 'self'})).toBe('win');
    expect(clash(['earthly'], {...chow, ...dealt})).toBe('invalid');
    expect(clash(['earthly'], {hand: KONG, ...dealt})).toBe('win');
    expect(clash(['earthly', 'replacement'], {hand: KONG, ...dealt})).toBe('win');
    expect(clash(['human'], {...chow, ...dealt, by: 'discard', from: 'east'})).toBe('invalid');
    expect(clash(['human'], {hand: KONG, ...dealt, by: 'discard', from: 'east'})).toBe('win');
    for (const flag of ['readyFirst', 'readyEarly'] as const)
      expect(clash([flag], {...chow, ...dealt})).toBe('invalid');
    expect(clash(['readyFirst'], {hand: KONG, ...dealt})).toBe('invalid');
  });

  it('a concealed kong may be made before 地聽 is declared (XZ-F4)', () =>
    expect(clash(['readyEarly'], {hand: KONG, by: 'self', seat: 'south'})).toBe('win'));

  it('pairs that cannot be', () => {
    const own = {by: 'self', seat: 'south'} as const;
    expect(clash(['readyFirst', 'readyEarly'], own)).toBe('invalid');
    expect(clash(['earthly', 'lastTile'], own)).toBe('invalid');
    expect(clash(['heavenly', 'lastTile'], {by: 'self'})).toBe('invalid');
    expect(clash(['heavenly', 'readyEarly'], {by: 'self'})).toBe('invalid');
    expect(clash(['human', 'lastTile'], {...own, by: 'discard', from: 'west'})).toBe('invalid');
    expect(clash(['earthly', 'human'], own)).toBe('invalid');
  });

  it('八仙過海 and 七搶一: the flowers, and who has the eighth', () => {
    const own = {by: 'self', seat: 'south', from: 'west'} as const;
    const all = '1f2f3f4f5f6f7f8f';
    const seven = '1f2f3f4f5f6f7f';
    expect(clash(['eightFlowers'], {...own, flowers: all})).toBe('win');
    expect(clash(['eightFlowers'], {...own, flowers: seven})).toBe('invalid');
    expect(clash(['eightFlowers'], {...own, flowers: all, by: 'discard'})).toBe('invalid');
    expect(clash(['sevenFlowers'], {...own, flowers: seven})).toBe('win');
    expect(clash(['sevenFlowers'], {...own, flowers: all})).toBe('invalid');
    expect(clash(['sevenFlowers'], {...own, flowers: seven, by: 'discard'})).toBe('invalid');
    expect(clash(['sevenFlowers', 'eightFlowers'], {...own, flowers: all})).toBe('invalid');
    expect(play(['sevenFlowers'], {...own, from: 'south', flowers: seven}).reason?.code).toBe('from-self');
    const unsaid = play(['sevenFlowers'], {by: 'self', seat: 'south', flowers: seven});
    expect(unsaid).toMatchObject({status: 'win', payments: []});
    expect(unsaid.notes?.map(({code}) => code)).toEqual(['from-needed']);
  });

  it('unknown flags, and a hand that has not won', () => {
    expect(play(['riichi'], {by: 'self'}).reason?.code).toBe('unknown-flag');
    const flags: Flag[] = ['eightFlowers'];
    const hand = HAND.split('+')[0];
    expect(play(flags, {hand, flowers: '1f2f3f4f5f6f7f8f'}).status).toBe('no-win-yet');
    expect(play([], {hand}).status).toBe('no-win-yet');
    expect(play([], {hand: `${hand}+9s`, by: 'self'}).status).toBe('not-a-win');
  });
});
