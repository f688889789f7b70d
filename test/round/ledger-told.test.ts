/**
 * Hands of a ledger that are told as rounds: settled in the state of the game, as the rounds themselves settle them.
 */
import {describe, expect, it} from 'vitest';
import {spellOptions} from '../../src/core/reading/options.js';
import {rulesOfLedger} from '../../src/cli/ledger-rules.js';
import {isOver, seatsOf} from '../../src/round/game/game.js';
import {readLedger, type Ledger} from '../../src/round/ledger/ledger.js';
import type {ToldRound} from '../../src/round/ledger/numbered-rounds.js';
import {parseRound} from '../../src/round/text/parse.js';
import {replay, sequences} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

function told(text: string): ToldRound {
  const record = parseRound(text);
  if (isFault(record)) throw new Error(record.message);
  return {...replay(record), record};
}

const sequence = (name: string): ToldRound => told(sequences.find(([known]) => known === name)?.[1] ?? '');

const read = (text: string, ...rounds: ToldRound[]): Ledger => readLedger(text, rulesOfLedger, {}, {rounds});

/** A ledger in the state in which a round begins. */
function around(round: ToldRound): string {
  const {record, positions} = round;
  const {frame} = positions[0];
  const {counters, sticks, round: wind, points} = frame;
  const players = Object.keys(points).map((_, i) => 'ABCD'.charAt(i));
  const values = [
    `rules=${record.rules ?? ''}`,
    ...(record.options ? [`options=${spellOptions(record.options)}`] : []),
    ...(counters ? [`counters=${counters}`] : []),
    ...(sticks ? [`sticks=${sticks}`] : []),
    `round=${wind}`,
    `points=${Object.values(points)
      .map((n, i) => `${players[i]}${n}`)
      .join(',')}`,
  ];
  return `${values.join('\n')}\n@1`;
}

const settled = sequences
  .map(([name, text]) => [name, told(text)] as const)
  .filter(([, {ending}]) => ending?.winners.every(({total}) => total !== undefined));

describe('a hand that a round tells', () => {
  it('there are many', () => expect(settled.length).toBeGreaterThan(15));

  it.each(settled)('%s comes to the same in a ledger', (_, round) => {
    const {hands, fault} = read(around(round), round);
    if (fault?.code === 'round-elsewhere')
      return expect(fault.about).toMatch(/^round=\w+ dealer=\w+ counters=\d+$/);
    expect(fault).toBeUndefined();
    const [{ending}] = hands;
    expect(ending.net).toEqual(round.ending?.net);
    expect(ending.points).toEqual(round.ending?.points);
    expect(ending.sticks).toBe(round.ending?.sticks);
    expect(ending.unchecked).toEqual(round.ending?.unchecked);
  });

  it('says in words what a line would say, riichi too, and a line says the same', () => {
    const round = sequence('ribon-R1');
    const heading = 'rules=ribon counters=1';
    const {hands, next} = read(`${heading}\n@1`, round);
    expect(hands[0].text).toBe('A tsumo 12 riichi A');
    expect(read(`${heading}\n${hands[0].text}`).hands[0].ending.points).toEqual(hands[0].ending.points);
    expect(next && !isOver(next) && next.counters).toBe(2);
  });

  it('stands among lines, in the place that its number says', () => {
    const lines = 'rules=mcr\ndraw\n@2\ndraw\n@1';
    const [south, east] = [sequence('mcr-M1'), told('rules=mcr turn=E left=0\nE:\nplay:\nE: end')];
    const {hands, fault} = read(lines, east, south);
    expect(fault).toBeUndefined();
    expect(hands.map(({text}) => text)).toEqual(['draw', 'C ron B 18', 'draw', 'draw']);
    expect(seatsOf(hands[1].frame.places)).toHaveLength(4);
  });
});

describe('a round that is no hand of the game', () => {
  const round = sequence('ribon-R1');
  const code = (text: string, ...rounds: ToldRound[]) => {
    const {fault} = read(text, ...rounds);
    return fault && [fault.code, fault.about, fault.line];
  };

  it('is told of another deal: the ledger says which one it stands at', () => {
    expect(code('rules=ribon\n@1', round)).toEqual([
      'round-elsewhere',
      'round=east dealer=east counters=0',
      2,
    ]);
  });
  it('is missing', () => {
    expect(code('rules=ribon\n@1')).toEqual(['round-missing', '@1', 2]);
    expect(code('rules=ribon\n@0', round)).toEqual(['round-missing', '@0', 2]);
  });
  it('is of other rules, or other options', () => {
    expect(code('rules=mcr\n@1', round)).toEqual(['round-rules', 'mcr', 2]);
    expect(code('rules=ribon options=notenPool:40\n@1', round)).toEqual(['round-rules', 'ribon', 2]);
  });
  it('goes on, or stops at a fault', () => {
    const text = 'rules=ribon counters=1 turn=E\nE: 123p 678p 345s 67s 99s\nplay:\nE: +1p';
    expect(code('rules=ribon counters=1\n@1', told(text))).toEqual(['round-open', '@1', 2]);
    expect(code('rules=ribon counters=1\n@1', told(`${text} win`))).toEqual(['round-wrong', '@1', 2]);
  });
  it('is won by a hand that nobody sees', () => {
    const text = 'rules=mcr turn=E\nE:\nplay:\nE: +1p win';
    expect(code('rules=mcr\n@1', told(text))).toEqual(['round-hidden', '@1', 2]);
  });
  it('leaves what stands before it', () => {
    expect(read('rules=ribon\nA tsumo 12\n@1').hands).toHaveLength(1);
  });
});
