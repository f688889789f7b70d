/** Records of tziakcha.net: five hands of a match, without names and times. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {logFormat} from '../../src/round/convert/formats.js';
import {fromTziakcha} from '../../src/round/convert/tziakcha.js';
import {replay} from './rounds.js';

const log = readFileSync(new URL('logs/tziakcha.log', import.meta.url), 'utf8');
const hands = fromTziakcha(log);

describe('records of tziakcha.net', () => {
  it.each(hands.map((hand) => [hand.line, hand] as const))(
    'line %i: wall, moves, fan and scores come out',
    (_, {record, fault, fan}) => {
      expect(fault).toBeUndefined();
      const {problems, ending} = replay(record!);
      expect(problems).toEqual([]);
      expect(ending?.winners[0]?.total).toBe(fan);
      expect(ending?.net).toEqual(record!.expect?.net);
    },
  );

  it('tell kongs, passes and claims that were made before they were carried out', () => {
    const all = hands.flatMap(({record}) => record!.moves);
    const kongs = all.filter(({do: name}) => name === 'kong').map(({meld}) => meld);
    expect(kongs).toEqual(['[_CCCC]', '[NNN+N]']);
    expect(all.filter(({do: name}) => name === 'chow')).toHaveLength(13);
    expect(all.filter(({do: name}) => name === 'pass').length).toBe(41);
    expect(hands.map(({record}) => record!.start.round)).toEqual(['east', 'east', 'east', 'north', 'north']);
  });

  const [first] = log.split('\n');
  const {step} = JSON.parse(first) as {step: object};

  it('may be several in a list, those of a session, or what a record holds', () => {
    const [one] = hands;
    expect(fromTziakcha(`[${log.trim().replaceAll('\n', ',')}]`)).toHaveLength(5);
    const session = `{"sessionId": "x", "players": [{"name": "A"}], "records": [${first}]}`;
    const bare = JSON.stringify(step);
    for (const text of [first, session, bare]) {
      expect(logFormat(text)).toBe('tziakcha');
      expect(fromTziakcha(text)[0].record).toEqual(one.record);
    }
  });

  it.each([
    ['a wall without a tile', '"w":"7d', '"w":"45'],
    ['a wall that is none', '"w":"7d', '"w":"xx'],
    ['a hand without dice', '"d":17746', '"d":"x"'],
    ['scores of three', '"s":[-8,', '"s":['],
    ['an action that there is not', '[2,375,0]', '[13,375,0]'],
    ['a player who is not there', '[2,375,0]', '[66,375,0]'],
    ['a tile that there is not', '[2,375,0]', '[2,250,0]'],
    ['a pung of another tile', '[20,1504,0]', '[20,1505,0]'],
    ['a chow of another tile', '[19,14534,0]', '[19,14530,0]'],
    ['something after the win', '[38,30,0]', '[38,30,0],[7,1,0]'],
  ])('%s: is a fault at its place, and nothing of the hand is read', (_, from, to) => {
    const at = first.indexOf(from);
    expect(at).toBeGreaterThan(0);
    const [hand] = fromTziakcha(first.replace(from, to));
    expect(hand.record).toBeUndefined();
    expect(hand.fault).toMatchObject({code: 'foreign', line: 1});
    expect(hand.fault!.column).toBeGreaterThan(at);
    expect(hand.fault!.column).toBeLessThan(at + from.length + 8);
  });

  it.each([
    ['[2,375,0]', '[2,391,0]'],
    ['[23,5,0]', '[23,9,0]'],
    ['[38,30,0]', '[38,32,0]'],
    ['[38,30,0]', '[6,30,0]'],
  ])('%s → %s: is judged', (from, to) => {
    const [{record, fan}] = fromTziakcha(first.replace(from, to));
    const {problems, ending} = replay(record!);
    expect(problems.length > 0 || ending?.winners[0]?.total !== fan).toBe(true);
  });

  it('a hand that nobody wins ends without a win', () => {
    const [{record, fan}] = fromTziakcha(first.replace(',[38,30,0]', ''));
    expect(record!.moves.at(-1)).toMatchObject({do: 'end'});
    expect(fan).toBeUndefined();
  });

  it('a record that is still packed is a fault at what is packed', () => {
    const packed = '{"id": "x", "script": "eJyrVkpUsqpWKlOyMqwFAA0UAm8="}';
    expect(logFormat(packed)).toBe('tziakcha');
    expect(fromTziakcha(packed)[0].fault).toMatchObject({column: packed.indexOf('"eJ') + 1});
  });
});
