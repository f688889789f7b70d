import {describe, expect, it} from 'vitest';
import {code, play, simples, twoSided, values, type More} from './play.js';

describe('李凡師サンマ: what is no position', () => {
  const invalid = (more: More): string | undefined => {
    const result = play({hand: simples, ...more});
    expect(result.status).toBe('invalid');
    return result.reason?.code;
  };

  it('RB-2 a chow', () => expect(invalid({hand: '[345s][666s] 678p 34s 88s +2s'})).toBe('meld-not-allowed'));
  it('RB-3 tiles that are not in the set', () => {
    expect(invalid({hand: '345m 678p 234s 78s 66s +6s'})).toBe('tile-not-in-set');
    expect(invalid({gari: '5m'})).toBe('tile-not-in-set');
    expect(invalid({gari: 'r1m'})).toBe('tile-not-in-set');
    expect(invalid({gari: '1f'})).toBe('tile-not-in-set');
    expect(invalid({indicators: '3m'})).toBe('tile-not-in-set');
  });
  it('RB-20 what is no ガリ', () => {
    expect(invalid({gari: 'E'})).toBe('tile-not-in-set');
    expect(play({hand: simples, gari: 'E'}).reason?.field).toBe('gari');
  });
  it('a fifth tile, wherever it lies', () => {
    expect(invalid({gari: 'NNNN', indicators: 'N'})).toBe('five-of-a-kind');
    expect(invalid({indicators: '2p', hand: '[2222p][666s] 678p 34s 88s +2s'})).toBe('five-of-a-kind');
    expect(invalid({hand: twoSided, flags: ['riichi'], indicators: 'r3p', uraIndicators: 'r3p'})).toBe(
      'five-of-a-kind',
    );
  });
  it('a seat that nobody has', () => {
    expect(invalid({seat: 'north'})).toBe('bad-seat');
    expect(invalid({from: 'north'})).toBe('bad-seat');
    expect(invalid({dealer: 'south'})).toBe('bad-seat');
    expect(invalid({from: 'south'})).toBe('from-self');
  });
  it('ura indicators without riichi', () => {
    expect(invalid({uraIndicators: '1p'})).toBe('flag-conflict');
    expect(invalid({hand: twoSided, uraIndicators: '1p', flags: ['lastTile']})).toBe('flag-conflict');
  });
  it('the round does not matter: it is always East', () => {
    expect(values({hand: '[EEE] 123p 678p 34s 99s +5s', round: 'south'}).yakuhai).toBe(1);
    expect(code({hand: '[SSS] 123p 678p 34s 99s +5s', round: 'south', seat: 'west', from: 'east'})).toBe(
      'no-yaku',
    );
  });

  const closed = {hand: twoSided};
  const robbing = {hand: '234p 678p 345s 88s 67p +5p', by: 'robbing'} as const;
  const self = {...closed, by: 'self', from: undefined} as const;
  const kong = {hand: '[[2222p]] 678p 234s 78s 66s +6s', by: 'self', from: undefined} as const;
  const open = {hand: simples};
  const east = {seat: 'east', from: 'south'} as const;
  const none = {hand: '5p 3345789s ESPFC', by: undefined, from: undefined} as const;
  const conflicts: readonly (readonly [More, ...string[]])[] = [
    [open, 'riichi'],
    [open, 'doubleRiichi'],
    [open, 'openRiichi'],
    [closed, 'ippatsu'],
    [{...kong, flags: []}, 'riichi', 'ippatsu', 'replacement'],
    [closed, 'replacement'],
    [self, 'replacement'],
    [{...kong, by: 'discard', from: 'west'}, 'replacement'],
    [kong, 'replacement', 'lastTile'],
    [robbing, 'lastTile'],
    [self, 'heavenly'],
    [{...closed, ...east}, 'heavenly'],
    [{...kong, seat: 'east'}, 'heavenly'],
    [{...self, seat: 'east'}, 'heavenly', 'riichi'],
    [{...self, seat: 'east'}, 'earthly'],
    [closed, 'earthly'],
    [kong, 'earthly'],
    [self, 'earthly', 'doubleRiichi'],
    [self, 'earthly', 'lastTile'],
    [{...closed, ...east}, 'human'],
    [self, 'human'],
    [open, 'human'],
    [closed, 'human', 'openRiichi'],
    [self, 'nagashi'],
    [closed, 'nagashi'],
    [none, 'nagashi', 'lastTile'],
    [none, 'nagashi', 'riichi', 'ippatsu'],
  ];
  for (const [more, ...flags] of conflicts) {
    it(`${flags.join(' + ')} for ${more.hand} ${more.by ?? 'not won'}, ${more.seat ?? 'south'}`, () => {
      expect(invalid({...more, flags})).toBe('flag-conflict');
    });
  }
  const together: readonly (readonly [More, ...string[]])[] = [
    [closed, 'riichi', 'ippatsu', 'lastTile'],
    [robbing, 'riichi', 'ippatsu'],
    [self, 'openRiichi', 'ippatsu', 'lastTile'],
    [self, 'doubleRiichi', 'openRiichi', 'riichi'],
    [kong, 'riichi', 'replacement'],
    [{...self, seat: 'east'}, 'heavenly'],
    [self, 'earthly'],
    [closed, 'human'],
    [none, 'nagashi', 'riichi'],
  ];
  for (const [more, ...flags] of together) {
    it(`but ${flags.join(' + ')} for ${more.hand} ${more.by ?? 'not won'}`, () => {
      expect(play({...more, flags}).status).toBe('win');
    });
  }
  it('a flag of another rule set', () => expect(invalid({flags: ['readyFirst']})).toBe('unknown-flag'));
});
