import {describe, expect, it} from 'vitest';
import {isPosition} from '../../src/round/play/apply.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import type {RecordMove, RoundRecord} from '../../src/round/record/record.js';
import {apply, recordOf, replay, sequences} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

describe('the worked sequences of the rule pages', () => {
  it('are thirty-nine', () => expect(sequences.length).toBe(39));

  it.each(sequences)('%s', (_, text) => {
    const {problems, positions} = replay(recordOf(text));
    expect(problems).toEqual([]);
    expect(positions.length).toBe(recordOf(text).moves.length + 1);
  });

  it.each(sequences)('%s: written and read it is the same record, in both scripts', (_, text) => {
    const record = recordOf(text);
    expect(recordOf(formatRound(record))).toEqual(record);
    expect(recordOf(formatRound(record, 'kanji'))).toEqual(record);
  });

  it.each(sequences)('%s: line ends mean nothing', (_, text) => {
    const record = recordOf(text);
    for (const end of [' ', '<br>', '</p>\n<p>', '\r\n', '\r'])
      expect(recordOf(`<p>${text.replaceAll('\n', end)}</p>`)).toEqual(record);
  });

  it.each(sequences)('%s: replaying folds the moves', (_, text) => {
    const record = recordOf(text);
    const {positions} = replay(record);
    let p = positions[0];
    for (const [i, {seat, assert, do: name, tile, meld}] of record.moves.entries()) {
      const next = assert ? p : apply(p, seat, {do: name, tile, meld});
      if (!isPosition(next)) throw new Error(next.message);
      p = next;
      expect(positions[i + 1]).toEqual(p);
      expect(JSON.parse(JSON.stringify(p))).toEqual(p);
    }
  });
});

describe('a record with one move changed', () => {
  const changed = (record: RoundRecord, moves: readonly RecordMove[]): string =>
    formatRound({...record, moves});

  it.each(sequences)(
    '%s: has a fault with its place, or another result, and nothing is thrown',
    (_, text) => {
      const record = recordOf(text);
      const {moves} = record;
      moves.forEach((move, i) => {
        const variants = [
          moves.toSpliced(i, 1),
          moves.toSpliced(i, 0, move),
          i ? moves.toSpliced(i - 1, 2, move, moves[i - 1]) : moves,
        ];
        for (const variant of variants) {
          const read = parseRound(changed(record, variant));
          if (isFault(read)) throw new Error(read.message);
          const {problems} = replay(read);
          for (const problem of problems) {
            expect(problem.line).toBeGreaterThan(0);
            expect(problem.column).toBeGreaterThan(0);
          }
        }
      });
    },
  );
});

describe('a game of several hands', () => {
  const seated = (name: string, more: object = {}): RoundRecord => {
    const record = recordOf(sequences.find(([known]) => known === name)![1]);
    const places = {east: 1, south: 2, west: 0};
    return {...record, start: {...record.start, players: ['A', 'B', 'C'], places, ...more}};
  };

  it('goes on from where the hand has left it, with the players in their seats', () => {
    const {ending} = replay(seated('ribon-R3', {points: {east: 50, south: 50, west: 50}}));
    expect(ending?.next).toMatchObject({
      dealer: 'east',
      places: {east: 2, south: 0, west: 1},
      points: {east: 75, south: 25, west: 50},
      hand: 1,
    });
  });

  it('is over when somebody has nothing left', () =>
    expect(replay(seated('ribon-R6')).ending?.next).toBe('over'));

  it('is not known where nobody says who sits where', () => {
    const record = recordOf(sequences.find(([known]) => known === 'ribon-R3')![1]);
    expect(Object.keys(replay(record).ending ?? {})).not.toContain('next');
    expect(replay(record).ending).toBeDefined();
  });
});
