/** What a seat may know of a position: enough to play by, and nothing of the others. */
import {describe, expect, it} from 'vitest';
import {SEATS} from '../../src/core/situation/situation.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {FACE_DOWN} from '../../src/core/tiles/tile.js';
import {playOut} from '../../tools/fuzz/random-play.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {start} from '../../src/round/play/start.js';
import {recordOf, refereeOf, replay, rulesOf} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const ALL = ['luqiao', 'shiragiku', 'ribon', 'xinzhang', 'mcr'];

function played(id: string, seed: string): readonly RoundPosition[] {
  const first = start(rulesOf(id), {seed});
  if (isFault(first)) throw new Error(first.code);
  return playOut(rulesOf(id), first, randomOf(seed)).positions;
}

describe.each(ALL)('%s', (id) => {
  const {observe, legal, rules} = refereeOf({rules: id});

  it('tells the same whatever the others hold, and whatever comes', () => {
    for (const p of played(id, 'seen')) {
      for (const seat of rules.seats) {
        // the same moment with the hands of the others and the wall turned over: nothing of them may come through
        const other = {
          ...p,
          ...(p.wall && {wall: {...p.wall, tiles: p.wall.tiles.toReversed()}}),
          seats: Object.fromEntries(
            Object.entries(p.seats).map(([one, state]) => [
              one,
              one === seat || p.ended?.winners.includes(one as typeof seat)
                ? state
                : {
                    ...state,
                    held: [0],
                    missed: {5: 8},
                    passed: [5],
                    ...(state.drawn !== undefined && {drawn: 1}),
                  },
            ]),
          ),
        };
        const seen = observe(p, seat);
        expect(observe(other, seat)).toEqual(seen);
        expect(seen.wall).toBeUndefined();
        expect(seen.seats[seat]).toEqual(p.seats[seat]);
        expect(observe(seen, seat)).toEqual(seen);
        expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      }
    }
  });

  it('lets each seat choose among the moves that it has', () => {
    for (const p of played(id, 'chosen').slice(0, 60))
      for (const seat of rules.seats) {
        const known = legal(p, seat).filter((move) => move.do !== 'draw');
        expect(legal(observe(p, seat), seat).filter((move) => move.do !== 'draw')).toEqual(known);
      }
  });
});

describe('what lies face down', () => {
  const last = (text: string): RoundPosition => replay(recordOf(text)).positions.at(-1)!;

  it('is a concealed kong where the rules have it so, until the hand is over', () => {
    const p = last('rules=xinzhang turn=E\nE: 111p 234p 567p 888s 23s 55s\nplay:\nE: +1p [[1111p]]');
    const {observe} = refereeOf(p);
    expect(observe(p, 'south').seats.east?.melds[0].tiles).toEqual(Array(4).fill(FACE_DOWN));
    expect(observe(p, 'east').seats.east?.melds[0].tiles).toEqual([9, 9, 9, 9]);
    const open = last('rules=mcr turn=E\nE: 111p 234p 567p 88s 23s\nplay:\nE: +1p [[1111p]]');
    expect(refereeOf(open).observe(open, 'south').seats.east?.melds[0].tiles).toEqual([9, 9, 9, 9]);
  });

  it('are indicators that are not turned yet, and those under them', () => {
    const p = last('rules=ribon indicators=8pEW ura=1p2p3p turn=E\nplay:\nE: +1p');
    const {frame, seats} = refereeOf(p).observe(p, 'south');
    expect([frame.indicators, frame.ura]).toEqual([[16], undefined]);
    expect(seats.east?.drawn).toBe(FACE_DOWN);
  });

  it('is a claim that is not carried out yet, but for one’s own', () => {
    const p = last('rules=mcr turn=E\nW: 99m 123p 456p 789p EE\nplay:\nE: +9m -9m\nW: [_999m]');
    if (p.phase.is === 'claim')
      for (const seat of SEATS)
        expect(refereeOf(p).observe(p, seat).phase.answers).toEqual(
          seat === 'west' ? p.phase.answers : undefined,
        );
    expect(p.phase.is).toBe('claim');
  });
});
