/** What the referee asks the scorer is never contradictory, and somebody can always move. */
import {describe, expect, it} from 'vitest';
import {score} from '../../src/core/scoring/score.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {isPosition} from '../../src/round/play/apply.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {playOut} from '../../tools/fuzz/random-play.js';
import type {MoveText} from '../../src/round/record/record.js';
import {notationOf} from '../../src/round/text/notation.js';
import {startOf} from '../../src/round/play/start.js';
import type {Seat} from '../../src/core/situation/situation.js';
import {apply, legal, recordOf, replay, rulesOf, situationOf} from './rounds.js';
import {sceneOf} from '../../tools/fuzz/stacked/scenes.js';
import {stackedWall, type Stacking} from '../../tools/fuzz/stacked/wall.js';
import {parseTiles} from '../../src/core/notation/parse.js';
import type {Tile} from '../../src/core/tiles/tile.js';
import {isFault} from '../../src/core/situation/result.js';

const HANDS = Number(process.env.PLAYED ?? 0) || 25;

function tiles(text: string): readonly Tile[] {
  const read = parseTiles(text);
  if (isFault(read)) throw new Error(`${text}: ${read.code}`);
  return read.tiles;
}

function begin(id: string, stacking: Stacking, seed: string): RoundPosition {
  const wall = notationOf(stackedWall(rulesOf(id), stacking, randomOf(seed)));
  const first = startOf(rulesOf(id), {version: 1, rules: id, start: {wall, start: 'deal'}, moves: []});
  if (isFault(first)) throw new Error(first.code);
  return first;
}

/** Plays moves; between them, the opening flowers and their replacements as the wall has them. */
function played(first: RoundPosition, moves: readonly (readonly [Seat, MoveText])[]): RoundPosition {
  return moves.reduce((p, [seat, move]) => {
    const next = apply(p, seat, move);
    if (!isPosition(next)) throw new Error(`${seat} ${move.do}: ${next.message}`);
    return next;
  }, first);
}

/** The only legal move of the seat whose turn it is, as long as opening flowers are set aside. */
function opened(first: RoundPosition): RoundPosition {
  let p = first;
  while (p.phase.opening) {
    const {seat} = p.phase;
    p = played(p, [[seat, legal(p, seat)[0]]]);
  }
  return p;
}

describe('hands that are ready when they are dealt', () => {
  it.each(['luqiao', 'shiragiku', 'ribon', 'tohtenko', 'xinzhang', 'supercup', 'mcr'])(
    '%s: every win that is asked about is one that there can be, and the hand goes on',
    (id) => {
      const rules = rulesOf(id);
      const {ruleset} = rules;
      for (let i = 0; i < HANDS; i++) {
        const {stacking, manners} = sceneOf('readyHands', rules, randomOf(`hands ${i}`), 'east')!;
        const contradictory: unknown[] = [];
        const {positions} = playOut(rules, begin(id, stacking, `w${i}`), randomOf(`p${i}`), manners);
        for (const p of positions) {
          for (const seat of ruleset!.seats) {
            const asked = situationOf(p, seat);
            const {status, reason} = asked ? score(asked, ruleset!) : {};
            if (status === 'invalid') contradictory.push([asked, reason]);
          }
        }
        expect(contradictory).toEqual([]);
        expect(positions.at(-1)?.phase.is).toBe('over');
      }
    },
  );
});

describe('七搶一 after the opening flowers (XZ-F9)', () => {
  const SEVEN = tiles('1234567f');
  const [EIGHTH] = tiles('8f');
  const firstOf = (hands: Stacking['hands'], draws: string): RoundPosition =>
    opened(begin('xinzhang', {hands, draws: {...tiles(draws)}, replacements: tiles('EEESSSWW')}, 'seven'));
  const mayWin = (p: RoundPosition, seat: Seat): boolean =>
    legal(p, seat).some(({do: name}) => name === 'win');
  const flags = (p: RoundPosition, seat: Seat): readonly string[] => situationOf(p, seat)?.flags ?? [];

  it('is offered to the dealer on his first turn, where the eighth was laid out after his seventh was replaced', () => {
    const p = firstOf({east: SEVEN, north: [EIGHTH]}, '');
    expect(p.seats.east).toMatchObject({out: SEVEN});
    expect(p.seats.east?.waiting).toBeUndefined();
    expect(p.phase).toMatchObject({is: 'act', seat: 'east'});
    expect(mayWin(p, 'east')).toBe(true);
    expect(flags(p, 'east')).toContain('sevenFlowers');
    const later = played(p, [['east', {do: 'discard', tile: 'S'}]]);
    expect(mayWin(later, 'east')).toBe(false);
  });

  it('is offered to another on his first draw, also after a call', () => {
    const east = tiles('1m9m');
    const south = [...SEVEN, ...tiles('11m')];
    const p = firstOf({east, south, north: [EIGHTH]}, '2m3m4m5m6m7m');
    const called = played(p, [
      ['east', {do: 'discard', tile: '1m'}],
      ['south', {do: 'pung', meld: '[_111m]'}],
    ]);
    expect(mayWin(called, 'south')).toBe(false);
    let next = played(called, [['south', {do: 'discard', tile: 'S'}]]);
    for (const [seat, tile] of [
      ['west', '2m'],
      ['north', '3m'],
      ['east', '4m'],
    ] as const)
      next = played(next, [
        [seat, {do: 'draw', tile}],
        [seat, {do: 'discard', tile}],
      ]);
    next = played(next, [['south', {do: 'draw', tile: '5m'}]]);
    expect(mayWin(next, 'south')).toBe(true);
    expect(flags(next, 'south')).toContain('sevenFlowers');
    const later = played(next, [['south', {do: 'discard', tile: '5m'}]]);
    expect(mayWin(later, 'south')).toBe(false);
  });
});

describe('天聽 while a discard is open (XZ-F3)', () => {
  const READY = '123p 456p 789s 111s 78m';
  const after = (seats: string): RoundPosition => {
    const text = `rules=xinzhang start=deal\n${seats}\nplay:\nE: -9p`;
    return replay(recordOf(text)).positions.at(-1)!;
  };
  const moves = (p: RoundPosition, seat: Seat): string[] => legal(p, seat).map(({do: name}) => name);

  it('ends the claim of who declares, and the next seat draws', () => {
    const others = 'W: 147m 258p 369s ESWNPFC\nN: 147m 258p 369s ESWNPFC';
    const p = after(`S: 99p ${READY}\n${others}`);
    expect(moves(p, 'south')).toContain('pung');
    const declared = played(p, [['south', {do: 'ready'}]]);
    expect(declared.phase).toMatchObject({is: 'draw', seat: 'south'});
    expect(moves(declared, 'south')).toContain('draw');
    expect(declared.seats.south?.ready).toEqual(['readyFirst']);
  });

  it('leaves the claims of others open, and his own win', () => {
    const p = after('S: 123p 456p 789s 111s 55m 78p\nW: 99p 123m 456m 789m 22s 258p');
    const declared = played(p, [['south', {do: 'ready'}]]);
    expect(moves(declared, 'south')).toEqual(['win', 'pass']);
    expect(moves(declared, 'west')).toContain('pung');
  });
});
