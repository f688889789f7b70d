import {describe, expect, it} from 'vitest';
import {drawing} from '../../../src/core/drawing/drawing.js';
import type {Situation} from '../../../src/core/situation/situation.js';
import {discards} from '../../../src/core/waiting/discards.js';
import {improvingTiles} from '../../../src/core/waiting/improving.js';
import {waits} from '../../../src/core/waiting/waits.js';
import {readPosition} from '../../../src/core/reading/read.js';
import * as all from '../../../src/rules/index.js';
import {namesIn} from '../../rules/drawn.js';
import {isFault} from '../../../src/core/situation/result.js';

const of = (hand: string, more: Partial<Situation> = {}): ReturnType<typeof discards> =>
  discards({rules: 'mcr', hand, ...more}, all.mcr);

describe('discards', () => {
  it('has each tile once, the nearest first, then what leaves most', () => {
    const {status, discards: list} = of('123m 456p 78s 99s EEE 2p');
    expect(status).toBe('discards');
    expect(list.map(({tile}) => tile).sort()).toEqual(
      ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '9s', 'E', '2p'].sort(),
    );
    expect(list[0]).toMatchObject({tile: '2p', distance: 0, left: 6});
    expect(list[0].useful).toEqual([
      {tile: '6s', left: 4},
      {tile: '9s', left: 2},
    ]);
    expect(list[0].ready?.map(({tile, self}) => [tile, self.total])).toEqual([
      ['6s', 8],
      ['9s', 16],
    ]);
    expect(list[1]).toMatchObject({tile: '9s', distance: 0, left: 3});
    expect(list.slice(2).every(({distance, ready}) => distance > 0 && ready === undefined)).toBe(true);
  });

  it('is the same whether the last tile is marked or not', () => {
    expect(of('123m 456p 78s 99s EEE +2p')).toEqual(of('123m 456p 78s 99s EEE 2p'));
    expect(of('2p 123m 456p 78s 99s EEE')).toEqual(of('123m 456p 78s 99s EEE 2p'));
  });

  it('refuses a hand with too few tiles or too many, and says where one is not a tile', () => {
    expect(of('123m 456p 78s 99s EEE').reason).toMatchObject({code: 'too-few-tiles'});
    expect(of('123m 456p 78s 99s EEE 22p').reason).toMatchObject({code: 'too-many-tiles'});
    expect(of('123m 456p 78s 99s EEE 0z').reason?.at).toBeDefined();
    expect(of('11111m 456p 78s 99s EE').reason).toMatchObject({code: 'five-of-a-kind'});
    expect(of('123m', {by: 'x' as never}).reason).toMatchObject({code: 'bad-field', field: 'by'});
    expect(discards(null as never, all.mcr).status).toBe('invalid');
  });

  it('leaves what is laid out off the tiles that are left', () => {
    const {discards: list} = of('[999s] 123m 456p 78s EE 2p');
    expect(list.find(({tile}) => tile === '2p')?.useful).toEqual([
      {tile: '6s', left: 4},
      {tile: '9s', left: 1},
    ]);
  });

  it('throws away a red tile last', () => {
    const {discards: list} = discards({rules: 'ribon', hand: '123p 455r5p 78s 99s EEE'}, all.ribon);
    expect(list.map(({tile}) => tile)).toContain('5p');
  });

  it.each(Object.values(all))('says of each what waits says of the rest: $id', async (ruleset) => {
    const drawn = await drawing(ruleset);
    for (let i = 0; i < 25; i++) {
      const one = drawn.draw({seed: `discards ${i}`, level: 2});
      if (!one?.situation.by) continue;
      const {by: _, from: __, flags: ___, others: ____, ...situation} = one.situation;
      const {discards: list} = discards(situation, ruleset);
      const [before, win] = situation.hand.split(' +');
      const melds = /^(\[.*\])? ?/.exec(before)?.[0] ?? '';
      const held = [...namesIn(before.slice(melds.length)), ...namesIn(win)];
      for (const {tile, distance, useful, ready} of list) {
        const at = held.includes(tile) ? held.indexOf(tile) : held.indexOf(`r${tile}`);
        const rest = {...situation, hand: melds + held.filter((__, n) => n !== at).join('')};
        const theirs = waits(rest, ruleset);
        const where = `${JSON.stringify(situation)} -${tile}`;
        // a discard can be seen by everybody
        const seen = (name: string, left: number): number => left - (name === tile ? 1 : 0);
        if (ready?.length) {
          expect(
            ready.map((wait) => [wait.tile, wait.left, wait.self.total]),
            where,
          ).toEqual(theirs.ready.map((wait) => [wait.tile, seen(wait.tile, wait.left), wait.self.total]));
        } else expect(distance, where).toBe(theirs.distance);
        const read = readPosition(rest, ruleset);
        if (distance === 0 || isFault(read)) continue;
        const nearer = improvingTiles(read).map((each) => ({...each, left: seen(each.tile, each.left)}));
        expect(useful, where).toEqual(nearer.filter(({left}) => left > 0));
      }
    }
  });
});
