/** Hidden hands at the end of the wall: nobody is taken to be not ready, and what cannot be is still wrong. */
import {describe, expect, it} from 'vitest';
import {recordOf, replay} from './rounds.js';

/** East is ready or not, the others are hidden. */
const READY = '123m 456p 789s 23p EE';
const NOT_READY = '147m 258p 369s ESWN';
const hand = (east: string, expected = '', rules = 'tenhou'): string =>
  `rules=${rules} turn=E left=1 indicators=N\nE: ${east}\nplay:\nE: +P -P\nS: end\n${expected}`;

const codes = (text: string): readonly string[] => replay(recordOf(text)).problems.map(({code}) => code);

describe('payments at the end of the wall, where three hands are hidden', () => {
  it.each([
    [READY, 'expect E+3000 S-1000 W-1000 N-1000'],
    [READY, 'expect E+1500 S+1500 W-1500 N-1500'],
    [READY, 'expect E+1000 S+1000 W+1000 N-3000 next E 1'],
    [READY, 'expect E0 S0 W0 N0'],
    [READY, 'expect S-1000'],
    [NOT_READY, 'expect E-3000 S+1000 W+1000 N+1000 next S 1'],
    [NOT_READY, 'expect E-1500 S+1500 W-1500 N+1500'],
    [NOT_READY, 'expect E0 S0 W0 N0'],
    [NOT_READY, 'expect points E24000 S24000 W28000 N24000'],
  ])('%s: %s is possible', (east, expected) => expect(codes(hand(east, expected))).toEqual([]));

  it.each([
    [NOT_READY, 'expect E+3000 S-1000 W-1000 N-1000'],
    [NOT_READY, 'expect E+1000'],
    [READY, 'expect E-1000 S+3000'],
    [READY, 'expect E+2000'],
    [READY, 'expect E+1500 S+1500 W+1500'],
    [READY, 'expect S+3000'],
  ])('%s: %s is not', (east, expected) => {
    const found = codes(hand(east, expected));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['expected-net']));
  });

  it('say who deals next', () => {
    expect(codes(hand(READY, 'expect next S 1'))).toEqual(['expected-next']);
    expect(codes(hand(READY, 'expect next E 1'))).toEqual([]);
    expect(codes(hand(NOT_READY, 'expect next E 1'))).toEqual(['expected-next']);
    const hidden = 'rules=tenhou turn=S left=1\nplay:\nS: +P -P\nW: end\nexpect';
    for (const next of ['next E 1', 'next S 1', 'E-3000 next S', 'E+3000 next E'])
      expect(codes(`${hidden} ${next}`), next).toEqual([]);
    expect(codes(`${hidden} next W`)).toEqual(['expected-next']);
    expect(codes(`${hidden} E+3000 next S`)).toHaveLength(1);
    expect(codes(`${hidden} next E 2`)).toEqual(['expected-counters']);
  });

  it('are those of the record where only they can be, and else unchecked, which is said', () => {
    const told = replay(recordOf(hand(READY, 'expect E+1500 S+1500 W-1500 N-1500')));
    expect(told.ending).toMatchObject({net: {east: 1500}, ready: ['east', 'south'], unchecked: []});
    expect(told.notes).toEqual([]);
    const open = replay(recordOf(hand(READY)));
    expect(open.ending).toMatchObject({net: {east: 0}, unchecked: ['south', 'west', 'north']});
    expect(open.notes).toMatchObject([{code: 'not-checked', about: 'south, west, north'}]);
  });

  it('do not ask of a hidden hand that has declared riichi: it is ready', () => {
    const text = hand(NOT_READY, 'expect E-3000 S+1000').replace('play:', 'S: riichi | 5m*\nplay:');
    expect(codes(text.replace('E-3000 S+1000', 'E-1000 S+3000 W-1000 N-1000'))).toEqual([]);
    expect(codes(text.replace('E-3000 S+1000', 'E0 S0'))).not.toEqual([]);
  });

  it('of three players too', () => {
    const ribon = hand(NOT_READY, 'expect E0 S0 W0', 'ribon')
      .replace('147m ', '1m')
      .replace('ESWN', 'ESWNPF');
    expect(codes(ribon)).toEqual([]);
  });
});

describe('流し満貫 of a hidden hand', () => {
  it('is paid: it does not use the hand', () => {
    const text =
      'rules=tenhou turn=N left=1\nE: | 1m 9m 1p\nS: | 3m\nW: | 3p\nN: | 7s\nplay:\nN: +5m -5m\nE: end\n';
    expect(codes(`${text}expect E+12000 S-4000 W-4000 N-4000`)).toEqual([]);
    expect(codes(`${text}expect E+3000 S-1000 W-1000 N-1000`)).not.toEqual([]);
  });
});
