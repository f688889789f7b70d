import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromBotzone} from '../../src/round/convert/botzone.js';
import {replay} from './rounds.js';

const log = readFileSync(new URL('logs/botzone.log', import.meta.url), 'utf8');

describe('logs of Botzone', () => {
  const hands = fromBotzone(log);

  it('are read match by match', () => expect(hands.map(({line}) => line)).toHaveLength(4));

  it.each(hands.map((hand) => [hand.line, hand] as const))(
    'line %i: fan and scores come out',
    (_, {record, fan}) => {
      const {problems, ending} = replay(record!);
      expect(problems).toEqual([]);
      expect(ending?.winners[0]?.total).toBe(fan);
      expect(ending?.net).toEqual(record!.expect?.net);
    },
  );

  it('have a fault at the line that cannot be read, and nothing is half read', () => {
    const [first, second] = fromBotzone(log.replace('Player 0 Play T6', 'Player 0 Play T0'));
    expect(first.record).toBeUndefined();
    expect(first.fault).toMatchObject({line: 8, message: 'Player 0 Play T0'});
    expect(second.record).toBeDefined();
    expect(fromBotzone('hello')[0].fault).toMatchObject({line: 1});
    expect(fromBotzone('')).toEqual([]);
  });

  const first = log.slice(0, log.indexOf('Match', 5));
  it.each([
    ['Wind 1\n', '', 2],
    ['Wind 1\n', 'Wind 1\nWind 1\n', 3],
    [/^Player 3 Deal.*\n/m, '', 6],
    [/^Player 0 Deal.*\n/m, '$&$&', 4],
    ['Player 1 Hu B7\n', '', 103],
    [/^Fan.*\n/m, '', 104],
    [/^Fan.*\n/m, '$&$&', 105],
    [/^Score.*\n/m, '', 104],
    [/^Score.*\n/m, '$&$&', 106],
    [/^(Fan) 9/m, '$1 x', 104],
    ['Player 1 Hu B7', 'Huang', 104],
    ['Player 1 Peng J1', 'Player 1 Peng J2', 47],
  ])('%s → %j: has a fault at the line', (from, to, line) => {
    const [hand] = fromBotzone(first.replace(from, to));
    expect(hand.record).toBeUndefined();
    expect(hand.fault).toMatchObject({code: 'foreign', line});
  });

  it('have a pung with a fourth tile in the spelling of records', () => {
    const [{record}] = fromBotzone(log.replace('Player 0 Play T6', 'Player 0 BuGang T6'));
    expect(record!.moves.map(({meld}) => meld)).toContain('[666+6s]');
  });

  it('are won on the tile that they name', () => {
    const [{record}] = fromBotzone(first.replace('Player 1 Hu B7', 'Player 1 Hu B8'));
    expect(replay(record!).problems).toMatchObject([{code: 'wrong-tile'}]);
  });
});

describe('the format of a text', () => {
  it.each(['{A comment.} rules=mcr turn=E play: E: +1m', '[_123m] is no log', 'E: 123m'])(
    'is none for what may be the text of a round: %s',
    (text) => {
      expect(logFormat(text)).toBe(undefined);
    },
  );
  it.each(['{"version": 1}', '[{"version": 1}]', ' [\n ] '])('is that of records for %j', (text) => {
    expect(logFormat(text)).toBe('json');
  });
});
