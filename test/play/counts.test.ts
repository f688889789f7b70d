/** What is counted of many hands is the same in one run and in its parts. */
import {describe, expect, it} from 'vitest';
import {playHands} from '../../src/play/count/play-hands.js';
import {isUnlike, mergeCounts, missingParts} from '../../src/play/count/sum.js';
import {TimeCount} from '../../src/play/count/times.js';
import {wallsIn, type HandsAsked} from '../../src/play/count/walls.js';
import {played, tableOf} from './tables.js';

const [ribon] = played.filter(({id}) => id === 'ribon');
const ASKED: HandsAsked = {hands: 7, seed: 'parts', levels: [3, 1]};

describe('parts', () => {
  it('have every wall once', () => {
    for (const [hands, of] of [
      [7, 3],
      [2, 5],
      [1000, 7],
    ]) {
      const walls = [...Array(of).keys()].flatMap((i) => wallsIn({hands, part: {part: i + 1, of}}));
      expect(walls).toEqual([...Array(hands).keys()].map((i) => i + 1));
    }
  });

  it.each([false, true])('come to what one run gives, in any order; paired: %s', async (paired) => {
    const table = await tableOf(ribon);
    const asked = {...ASKED, ...(paired && {paired})};
    const whole = playHands(table, asked);
    const parts = [3, 1, 2].map((part) => playHands(table, {...asked, part: {part, of: 3}}));
    expect(JSON.stringify(mergeCounts(parts))).toBe(JSON.stringify(whole));
    expect(whole.hands).toBe(paired ? 14 : 7);
    // a sum of some parts says which, and can be added up again
    const some = mergeCounts(parts.slice(0, 2));
    if (isUnlike(some)) throw new Error(some.field);
    expect(some.part).toBe('1+3/3');
    expect(missingParts(some)).toEqual({parts: [2], of: 3});
    expect(JSON.stringify(mergeCounts([parts[2], some]))).toBe(JSON.stringify(whole));
  });

  it('of another run are refused', async () => {
    const table = await tableOf(ribon);
    const part = (more: Partial<HandsAsked>) =>
      playHands(table, {hands: 2, seed: 's', levels: [1], part: {part: 1, of: 2}, ...more});
    const one = part({});
    const second = {part: {part: 2, of: 2}};
    expect(mergeCounts([one, part({...second, seed: 't'})])).toEqual({at: 1, field: 'seed'});
    expect(mergeCounts([one, part({...second, levels: [2]})])).toEqual({at: 1, field: 'levels'});
    expect(mergeCounts([one, part({...second, paired: true})])).toEqual({at: 1, field: 'paired'});
    expect(mergeCounts([one, one])).toEqual({at: 1, field: 'part'});
  });
});

it('counts every hand for every player, and every win by its rows', async () => {
  const table = await tableOf(ribon);
  const {hands, drawn, refused, seats, lines} = playHands(table, {...ASKED, paired: true});
  expect(refused).toBe(0);
  expect(seats.map(({level}) => level)).toEqual([3, 1, 3]);
  const wins = seats.reduce((sum, seat) => sum + seat.wins, 0);
  expect(wins).toBeGreaterThanOrEqual(hands - drawn);
  expect(Math.max(...Object.values(lines))).toBeLessThanOrEqual(wins);
  expect(seats.reduce((sum, {points}) => sum + points, 0)).toBe(0);
});

it('tells how long decisions took, to a tenth', () => {
  const count = new TimeCount();
  for (let ms = 1; ms <= 100; ms++) count.add(ms);
  const {median, p99, max} = count.times;
  expect(max).toBe(100);
  expect(median).toBeGreaterThanOrEqual(50);
  expect(median).toBeLessThan(56);
  expect(p99).toBeGreaterThanOrEqual(99);
  expect(p99).toBeLessThan(110);
  const twice = new TimeCount();
  twice.addAll(count.times);
  expect(twice.times).toEqual(count.times);
});
