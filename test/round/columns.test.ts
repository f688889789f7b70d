/**
 * Every fault of a round points at the first character that is wrong: at what the message quotes, not at the word or
 * the value that it is part of.
 */
import {describe, expect, it} from 'vitest';
import {parseTiles} from '../../src/core/notation/parse.js';
import {randomOf} from '../../src/core/tiles/random.js';
import {tileName} from '../../src/core/tiles/tile.js';
import {parseRound} from '../../src/round/text/parse.js';
import type {RoundProblem} from '../../src/round/record/problem.js';
import {replay, sequences} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const problemsOf = (text: string): readonly RoundProblem[] => {
  const record = parseRound(text);
  return isFault(record) ? [record] : replay(record).problems;
};

const HEAD = 'rules=mcr';

describe('a fault of a value stands where its bad part begins', () => {
  it.each([
    ['left=1x2', 'x2', 'bad-value'],
    ['left=many', 'many', 'bad-value'],
    ['turn=Q', 'Q', 'bad-value'],
    ['points=E50,Q50', 'Q50', 'bad-value'],
    ['points=E50,S', 'S', 'bad-value'],
    ['points=E50,S5x', 'S5x', 'bad-value'],
    ['dice=137', '7', 'bad-value'],
    ['dice=2.5,1', '.5,1', 'bad-value'],
    ['players=A,,B', 'A,,B', 'player-count'],
    ['wall=123m77x', 'x', 'unknown-character'],
    ['seed=a indicators=8px', 'x', 'unknown-character'],
    ['options=falseWin:deadHand;:1', ':1', 'bad-value'],
    ['options=falseWin:deadHand;nothing:1', 'nothing:1', 'unknown-option'],
    ['options=falseWin:deadHand;__proto__:1', '__proto__:1', 'unknown-option'],
    ['options=falseWin:deadHand;concealedKong:no', 'concealedKong:no', 'bad-option'],
    ['options=falseWin:deadHand options=lastDiscardCalls:1', 'lastDiscardCalls:1', 'bad-option'],
    ['start=middle', 'middle', 'bad-value'],
    ['E: 123m 12x', 'x', 'unknown-character'],
    ['E: 1234567m55555p1s', '5p1s', 'five-of-a-kind'],
    ['E: 123m | 1m 77x', 'x', 'unknown-character'],
    ['E: 123m 0z', '0z', 'no-such-tile'],
    ['play: E: -77x', 'x', 'unknown-character'],
    ['play: E: [_77x]', 'x', 'unknown-character'],
  ])('%s', (text, part, code) => {
    const whole = `${HEAD}\n${text}`;
    const [problem] = problemsOf(whole);
    const start = whole.indexOf(part, HEAD.length);
    expect(problem).toMatchObject({code, line: 2, column: start - HEAD.length});
    expect(problem.at?.start).toBe(start);
  });

  it.each([
    ['rules=luqiao wild=12m', '2m', 'bad-value'],
    ['rules=luqiao wild=1f', '1f', 'tile-not-in-set'],
    ['rules=ribon indicators=8p3m', '3m', 'tile-not-in-set'],
    ['rules=ribon points=E50,N50', 'N50', 'bad-seat'],
    ['rules=ribon turn=E\nE: 123p 678p 345s 67s 3m 9s', '3m', 'tile-not-in-set'],
  ])('%s', (text, part, code) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({code});
    expect(problem.at?.start).toBe(text.indexOf(part));
  });
});

/** Breaks a record at one place. */
function broken(text: string, below: (n: number) => number): string {
  const signs = 'ESWN:=|+-?!@{}()[]<>^*#_ \n19mpszfXr,.;東萬';
  const at = below(text.length);
  const sign = signs.charAt(below(signs.length));
  switch (below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + sign + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + sign + text.slice(at);
    default:
      return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  }
}

/** The line and column of an offset, found by walking there. */
function walk(text: string, offset: number): {line: number; column: number} {
  let line = 1;
  let column = 1;
  for (let i = 0; i < offset; i++) {
    if (text[i] === '\n') [line, column] = [line + 1, 1];
    else column++;
  }
  return {line, column};
}

const isTileName = (text: string): boolean => /^(?:r?[1-9][mps]|[ESWNPFC]|[1-8]f)$/.test(text);

/** Whether the tile that a fault names is written at its place, alone or in the meld that begins there. */
function hasTile(text: string, {start, end}: {start: number; end: number}, about: string): boolean {
  const read = parseTiles(text.slice(start, end).replace(/[[\]_+]/g, ''));
  if (!isFault(read) && read.tiles.some((tile) => tileName(tile) === about)) return true;
  // the suit of a group of tiles stands behind it: 123m
  return text.charAt(start) === about.charAt(0);
}

/** Codes of faults that name a tile, as `bad-field` does where the tile itself cannot stand there. */
const TILE_CODES = ['no-such-tile', 'five-of-a-kind', 'tile-not-in-set', 'wild-in-meld'];

describe('a broken record', () => {
  it('is told with line and column of a sign that is there, and what is quoted begins there', () => {
    const random = randomOf('columns');
    let found = 0;
    for (let i = 0; i < 6_000; i++) {
      const [, whole] = sequences[i % sequences.length];
      const text = broken(whole, (n) => random.below(n));
      for (const {code, about, at, line, column, move} of problemsOf(text)) {
        const where = `${code} ${about ?? ''} ${JSON.stringify(at)}\n${text}`;
        found++;
        if (!at) throw new Error(where);
        if (line !== walk(text, at.start).line || column !== walk(text, at.start).column)
          throw new Error(where);
        if (at.end < at.start || at.end > text.length) throw new Error(where);
        if (at.start < text.length && !text.charAt(at.start).trim() && code !== 'unknown-rules')
          throw new Error(`blank: ${where}`);
        // a refusal is about a tile of the move, and stands where the move begins
        if (move !== undefined || !about || code.startsWith('expected')) continue;
        if (TILE_CODES.includes(code) || (code === 'bad-field' && isTileName(about))) {
          if (!hasTile(text, at, about)) throw new Error(where);
        } else if (text.includes(about) && !/^-?\d+$/.test(about) && !text.startsWith(about, at.start))
          throw new Error(where);
      }
    }
    expect(found).toBeGreaterThan(2_000);
  });
});
