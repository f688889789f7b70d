import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {fromBotzone} from '../../src/round/convert/botzone.js';
import {replay} from '../../src/round/replay.js';
import {useAll} from './rounds.js';

beforeAll(useAll);

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
});
