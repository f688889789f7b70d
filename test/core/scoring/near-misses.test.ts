import {describe, expect, it} from 'vitest';
import {nearMisses} from '../../../src/core/scoring/near-misses.js';
import {score} from '../../../src/core/scoring/score.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import * as all from '../../../src/rules/index.js';
import {drawnPairs} from '../../rules/drawn-bundle.js';

const missed = (hand: string, more: Partial<Situation> = {}): ReturnType<typeof nearMisses> =>
  nearMisses({rules: 'mcr', hand, by: 'discard', from: 'south', ...more}, all.mcr);

const named = (id: string, misses: ReturnType<typeof nearMisses>): object | undefined =>
  misses.find((miss) => miss.id === id);

/** Edges that near misses find; other edges concern more than one set or tile. */
const FOUND = ['set', 'call', 'uncall', 'by', 'unflag', 'seat', 'last'];

describe('near misses', () => {
  it('names the set that fails 三色双龍会', () => {
    expect(named('sanseshuanglonghui', missed('12389m 789p 12355s +7m'))).toEqual({
      id: 'sanseshuanglonghui',
      by: 'set',
      tiles: '1s2s3s',
      instead: '1p2p3p',
    });
  });

  it('names the tile', () => {
    expect(named('qinglong', missed('[123m] 345m 789m 9p EEE +9p'))).toEqual({
      id: 'qinglong',
      by: 'tile',
      tiles: '3m',
      instead: '6m',
      // the hand lacks what a win must be worth; with the pattern it is enough
      total: 22,
    });
  });

  it('names the circumstance: how the tile came, which it was, a flag, a seat, a flower, a meld', () => {
    const plain = missed('[234m] 345p 678p 55s WW +W');
    expect(named('zimo', plain)).toEqual({id: 'zimo', by: 'by', wanted: 'self'});
    expect(named('dandiaojiang', plain)).toEqual({id: 'dandiaojiang', by: 'win', wanted: '5s'});
    expect(named('haidilaoyue', plain)).toEqual({
      id: 'haidilaoyue',
      by: 'flag',
      wanted: 'lastTile',
      total: 10,
    });
    expect(named('menfengke', plain)).toEqual({id: 'menfengke', by: 'seat', wanted: 'west'});
    expect(named('quanfengke', plain)).toEqual({id: 'quanfengke', by: 'round', wanted: 'west'});
    expect(named('huapai', plain)).toEqual({id: 'huapai', by: 'flowers', wanted: '1f'});
    expect(named('menqianqing', plain)).toEqual({
      id: 'menqianqing',
      by: 'melds',
      wanted: 'concealed',
      tiles: '234m',
    });
  });

  it('names a triplet that would have to be a kong', () => {
    expect(named('minggang', missed('[222m] 345p 678p 55s EE +E'))).toEqual({
      id: 'minggang',
      by: 'melds',
      wanted: 'kong',
      tiles: '222m',
    });
  });

  it('has no pattern that the hand has, and those that a change gives score with it', () => {
    const have = score({rules: 'mcr', hand: '[123m] 456p 79s 22m EEE +8s', by: 'discard'}, all.mcr);
    const ids = missed('[123m] 456p 79s 22m EEE +8s').map(({id}) => id);
    for (const {id} of [...have.lines, ...have.excluded]) expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of a hand that is not complete names the tile, or the two tiles of one set', () => {
    expect(named('qinglong', missed('123m 456m 789m 15p 99s +2p'))).toEqual({
      id: 'qinglong',
      by: 'tile',
      tiles: '5p',
      instead: '3p',
    });
    expect(named('santongke', missed('111m 456m 111s 1p9p 99s +6s'))).toEqual({
      id: 'santongke',
      by: 'set',
      tiles: '9p6s',
      instead: '1p1p',
    });
    expect(named('qidui', missed('1133m 5577p 99s EE S +W'))).toEqual({
      id: 'qidui',
      by: 'tile',
      tiles: 'S',
      instead: 'W',
    });
  });

  it('are none for a hand that has not won, is farther from a win or cannot be read', () => {
    expect(missed('123m 456p')).toEqual([]);
    expect(missed('147m 258p 369s 1s EEWS +P')).toEqual([]);
    expect(missed('123m 456p 789s 99s EE', {by: undefined, from: undefined})).toEqual([]);
  });

  it.each(Object.values(all))(
    'finds most of what was drawn to fail by a set, a meld or the way: $id',
    async (ruleset) => {
      const drawn = await drawnPairs(ruleset.id);
      const ids = drawn.patterns;
      let wins = 0;
      let met = 0;
      // as many from a table with few rows as from one with many
      for (let n = 0; wins < 300; n++) {
        const id = ids[n % ids.length];
        const {near} = drawn.pair(id, Math.floor(n / ids.length));
        if (!near?.missed || !FOUND.includes(near.missed)) continue;
        if (!/^win|not-allowed/.test(score(near.situation, ruleset).status)) continue;
        wins++;
        if (nearMisses(near.situation, ruleset).some((miss) => miss.id === id)) met++;
      }
      // a walk also exchanges three tiles that belong to two groups, which is no near miss by a set
      expect(met / wins, `${met} of ${wins}`).toBeGreaterThan(0.65);
    },
  );
});
