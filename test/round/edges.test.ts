/** Small things that only one line of the referee decides. */
import {describe, expect, it} from 'vitest';
import {toTenhou6} from '../../src/round/convert/to-tenhou6.js';
import type {RoundPosition} from '../../src/round/state/position.js';
import {mayBeReady} from '../../src/round/judging/waiting.js';
import {at, handOf} from '../../src/round/state/at.js';
import {start} from '../../src/round/play/start.js';
import {drawnFrom} from '../../src/round/state/draft.js';
import {judge, legal, recordOf, replay, rulesOf, situationOf} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const said = (text: string): string[] => replay(recordOf(text)).problems.map(({code}) => code);
const last = (text: string): RoundPosition => replay(recordOf(text)).positions.at(-1)!;

describe('a pass that there is nothing to say it to', () => {
  it('changes nothing, but is not for who has discarded', () => {
    const thrown = 'rules=mcr turn=E\nplay:\nE: +1m -1m';
    expect(said(`${thrown}\nS: pass`)).toEqual([]);
    expect(said(`${thrown}\nE: pass`)).toEqual(['not-your-turn']);
  });
});

describe('a judgement', () => {
  it('is unsure of a hidden hand alone', () => {
    const p = last('rules=mcr turn=E\nE: 123m 456p 789s 1122z\nplay:\nE: +9m -9m');
    const open = last('rules=mcr turn=E\nE: 123m 456p 789s 1122z\nplay:\nE: +9m');
    expect(judge(open, 'east', {do: 'discard', tile: '9m'})).toEqual({legal: true});
    expect(judge(p, 'south', {do: 'pung', meld: '[_999m]'})).toEqual({legal: true, unsure: true});
    expect(judge(p, 'south', {do: 'pung', meld: '[_888m]'})).toMatchObject({legal: false});
  });
});

describe('honors', () => {
  it('are in no chow', () => {
    const p = last('rules=mcr turn=E\nS: 123m 456p 789s SSWN\nplay:\nE: +E -E');
    expect(legal(p, 'south')).toEqual([]);
    const next = last('rules=mcr turn=E\nS: 123m 456p 78s SSWNE\nplay:\nE: +9s -9s');
    expect(legal(next, 'south').map(({meld}) => meld)).toEqual(['[_978s]', undefined]);
  });
});

describe('a comment with tags', () => {
  it.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['a<br>b', 'a b'],
    ['<!-- not this -->this', 'this'],
    ['1 < 2 > 1', '1 < 2 > 1'],
  ])('%s: is shown as %s', (comment, shown) =>
    expect(recordOf(`rules=mcr turn=E play: E: +1m {${comment}}`).moves[0].note).toBe(shown),
  );
});

const HANDS = `E: 123m 456p 789s 1122z
S: 123m 456p 789s 3344z
W: 456m 123p 456s 5566z
N: 456m 789p 123s 5577z
play: E: +1m`;

describe('a log of tenhou.net/6', () => {
  it('has a discard as drawn and thrown only where its own player drew it', () => {
    const {moves: _moves, ...record} = recordOf(HANDS);
    const moves = [
      {seat: 'east', do: 'draw', tile: '1m'},
      {seat: 'east', do: 'discard', tile: '1m'},
      {seat: 'south', do: 'discard', tile: '1m'},
    ] as const;
    expect(JSON.stringify(toTenhou6([{...record, moves}]))).toContain('[],[11],');
  });
});

describe('first turns', () => {
  const flags = (text: string, seat: 'east' | 'south'): readonly string[] =>
    situationOf(last(text), seat)?.flags ?? [];
  const WAITS = '123p 456p 789p 111s 5p';

  it('are none in a record from the middle, where nothing has been thrown either (RB-F11)', () => {
    const from = `rules=ribon indicators=8p turn=S\nS: ${WAITS} |\nplay:\nS: +5p`;
    expect(flags(from, 'south')).toEqual([]);
    const dealt = `rules=ribon indicators=8p start=deal\nE: 19p19s ESWNPFC 9s 1p 3s\nS: ${WAITS}\nplay:\nE: -3s\nS: +5p`;
    expect(flags(dealt, 'south')).toEqual(['earthly']);
  });

  it('are 地胡 with the first discard of the dealer (SG-F10)', () => {
    const text = (moves: string): string =>
      `rules=shiragiku start=deal\nE: 123m 456m 789m 123p 456p 59p\nS: 123m 456m 789p 111s 234s 5p\nplay:\n${moves}`;
    expect(flags(text('E: -5p'), 'south')).toEqual(['earthly']);
  });
});

describe('a kong', () => {
  it('takes two draws in サンマ, and needs two (RB-F3)', () => {
    const kong = (left: number): string =>
      `rules=ribon indicators=8p left=${left} turn=E\nE: 777p 234s 888s 66s 79s\nplay:\nE: +7p [[7777p]]`;
    expect(last(kong(20)).left).toBe(17);
    expect(said(kong(3))).toEqual([]);
    expect(said(kong(2))).toEqual(['no-replacement']);
  });

  it('has its replacement flagged in 路橋', () => {
    const p = last('rules=luqiao wild=9s turn=E\nE: 111p 234p 567p 88m 23m\nplay:\nE: +1p [[1111p]] +4m');
    expect(situationOf(p, 'east')?.flags).toEqual(['replacement']);
  });
});

describe('a riichi of a hand in which tiles stand alone', () => {
  const words = (hand: string, drawn: string): string[] =>
    legal(last(`rules=riichi indicators=1p turn=S\nS: ${hand}\nplay:\nS: +${drawn}`), 'south').map(
      ({do: name}) => name,
    );

  it.each([
    ['one waits for its pair, and another was drawn', '123m 456m 789p 111s E', '9s'],
    ['nearly all of thirteen orphans do', '19m 19p 19s ESWNPFC', '5m'],
  ])('is legal: %s', (_, hand, drawn) => expect(words(hand, drawn)).toContain('riichi'));

  it('is not, as long as too many do', () => {
    expect(words('123m 456m 789p 1s E W N', '9s')).not.toContain('riichi');
  });

  it.each([
    ['a tile away from four sets and a pair', '123m 456m 12p 78p 11s E', '4s', false],
    ['that waits for its pair', '123m 456m 789p 111s E', '4s', true],
    ['that waits with two pairs', '123m 456m 789p 11s EE', '4s', true],
  ])('is not looked at further in a hand %s', (_, hand, drawn, ready) => {
    const p = last(`rules=riichi indicators=1p turn=S\nS: ${hand}\nplay:\nS: +${drawn}`);
    const here = at(rulesOf('riichi'), p, 'south')!;
    expect(mayBeReady(here, 0, handOf(here.state)!)).toBe(ready);
  });
});

describe('a tile laid out', () => {
  it('leaves the dealer’s last tile behind: a position names it no longer', () => {
    const {positions} = replay(
      recordOf('rules=ribon indicators=8s start=deal\nE: 111p 234p 567p 88s 23s N\nplay:\nE: out N +9p'),
    );
    expect(positions.map(({phase}) => [phase.is, phase.tile !== undefined])).toEqual([
      ['act', true],
      ['replace', false],
      ['act', false],
    ]);
  });
});

describe('the wall', () => {
  it('gives the dealer of three players fourteen tiles, and the others thirteen (RB-F1)', () => {
    const p = start(rulesOf('ribon'), {seed: 'three'});
    if (isFault(p)) throw new Error(p.code);
    expect(Object.values(p.seats).map(({held}) => held?.length)).toEqual([14, 13, 13]);
  });

  it('becomes shorter at the end from which a tile is drawn', () => {
    const wall = {tiles: [1, 2, 3, 4], front: 1, back: 0};
    expect(drawnFrom(wall, 'back')).toEqual({...wall, back: 1});
    expect(drawnFrom(wall, 'front')).toEqual({...wall, front: 2});
  });
});
