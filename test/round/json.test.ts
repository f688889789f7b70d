/** A record as JSON is the record that its text gives; what no text can say is refused, with its place. */
import {describe, expect, it} from 'vitest';
import {fromJson} from '../../src/round/convert/from-json.js';
import {playGames} from '../../tools/fuzz/random-game.js';
import {formatRound} from '../../src/round/text/format.js';
import {parseRound} from '../../src/round/text/parse.js';
import {seeded, type Random} from '../rules/random.js';
import {recordOf, rulesOf, sequences} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const RECORD = {
  version: 1,
  rules: 'tenhou',
  options: {limit: 5},
  start: {
    turn: 'east',
    indicators: '1m',
    points: {east: 25000, south: 25000, west: 25000, north: 25000},
    players: ['A', 'B', 'C', 'D'],
    seats: {east: {hand: '123m 456p 789s EESSW', out: '1f', river: [{tile: '9m'}]}, south: {river: []}},
  },
  moves: [
    {seat: 'east', do: 'discard', tile: 'W', note: 'first', name: 'one'},
    {seat: 'south', do: 'pung', meld: '[_555m]'},
  ],
};

/** The record with one value in place of another. */
function changed(path: readonly (string | number)[], value: unknown): string {
  const copy = structuredClone(RECORD) as unknown as Record<string | number, unknown>;
  let at = copy;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1) ?? ''] = value;
  return JSON.stringify(copy, null, 1);
}

describe('a record as JSON', () => {
  it('is read if its text says the same', () => {
    const [{record, fault}] = fromJson(JSON.stringify(RECORD));
    expect(fault).toBeUndefined();
    expect(parseRound(formatRound(record!))).toEqual(record);
  });

  it.each<[(string | number)[], unknown]>([
    [['moves', 0, 'tile'], '1m -1m S: +2m -'],
    [['moves', 0, 'tile'], '5sr'],
    [['moves', 0, 'name'], 'x\ny'],
    [['moves', 0, 'name'], 'x y'],
    [['moves', 1, 'meld'], '[_555m] S: win'],
    [['moves', 1, 'meld'], '5m'],
    [['start', 'seats', 'east', 'hand'], '1m\nW: win'],
    [['start', 'seats', 'east', 'hand'], '1m | 2m'],
    [['start', 'seats', 'east', 'out'], '1f | 2m'],
    [['start', 'seats', 'east', 'river', 0, 'tile'], '1m {x} -2m'],
    [['start', 'indicators'], '1m left=4'],
    [['start', 'points', 'east'], 1_000_000_000],
    [['start', 'seed'], 'a b'],
    [['start', 'wall'], 'nothing'],
    [['options', 'limit'], '5;kazoe:true'],
    [['options', 'limit'], 0.5],
    [['options', 'limit'], '5'],
    [['rules'], 'tenhou left=4'],
    [['name'], 'x\nE: win'],
  ])('is refused at %j: %j', (path, value) => {
    const text = changed(path, value);
    const [{record, fault}] = fromJson(text);
    expect(record).toBeUndefined();
    // the place is that of the value, or of the seat, move or field that it is in
    expect(text.slice(fault?.at?.start, fault?.at?.end)).toContain(JSON.stringify(value));
    expect((fault?.at?.end ?? 0) - (fault?.at?.start ?? 0)).toBeLessThan(text.length / 2);
  });

  it.each(['a } W: win', 'a\nW: win', '” } x', '# x', '<b>x</b>'])('may have a comment: %s', (note) => {
    const [{record}] = fromJson(changed(['moves', 0, 'note'], note));
    expect(parseRound(formatRound(record!))).toEqual(record);
    expect(record?.moves).toHaveLength(RECORD.moves.length);
  });

  it('of names that a text writes otherwise has them as the text does', () => {
    const [{record}] = fromJson(changed(['start', 'players'], ['A  B', '', 'x\ny', 'd']));
    expect(record?.start.players).toEqual(['A B', '', 'x y', 'd']);
    expect(parseRound(formatRound(record!))).toEqual(record);
  });
});

const STRINGS = [
  '1m',
  '5sr',
  '',
  ' ',
  'x\ny',
  '1m -1m S: +2m -',
  '}',
  '”',
  '[_123m]',
  '[[',
  'a;b:c',
  'E: win',
  '===',
  '東',
  '#',
];
const NUMBERS = [-1, 0.5, 1e9, 1e21, 3];

/** One value of a record changed, removed, or given another name. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) {
    const others: readonly unknown[] = random(4) ? STRINGS : NUMBERS;
    return others[random(others.length)];
  }
  const keys = Object.keys(value);
  if (!keys.length) return STRINGS[random(STRINGS.length)];
  const key = keys[random(keys.length)];
  const inside = (value as Record<string, unknown>)[key];
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : {...value}) as Record<string, unknown>;
  if (!random(20)) copy[key] = undefined;
  else copy[key] = mutated(inside, random);
  return copy;
}

/** `DRAWN=5000` changes so many values of each record. */
const CHANGES = Number(process.env.DRAWN ?? 25) * 2;

describe('records with something changed', () => {
  const played = ['riichi', 'mcr', 'luqiao'].flatMap((id) =>
    [...playGames(rulesOf(id), 1, 'json')].map(({record}) => record),
  );
  const records = [...played, ...sequences.map(([, text]) => recordOf(text))];

  it('are refused, or the same as text and as JSON', () => {
    const random = seeded(7);
    let read = 0;
    for (const record of records) {
      for (let i = 0; i < CHANGES; i++) {
        const [hand] = fromJson(JSON.stringify(mutated(record, random)));
        if (!hand.record) continue;
        read++;
        const text = formatRound(hand.record);
        const again = parseRound(text);
        const {
          foreign: _foreign,
          start: {places: _places, hand: _hand, ...start},
          ...rest
        } = hand.record;
        if (isFault(again)) throw new Error(`${again.message}\n${text}`);
        expect(again, text).toEqual({...rest, start});
        expect(formatRound(again)).toBe(text);
      }
    }
    expect(read).toBeGreaterThan(records.length);
  });

  it('and those without a change are all read', () => {
    for (const record of records) {
      const [{record: again}] = fromJson(JSON.stringify(record));
      expect(parseRound(formatRound(again!))).toEqual(parseRound(formatRound(record)));
    }
  });
});
