/** What players type: words of calls, tiles without brackets, full-width signs and digits, commas of every kind. */
import {describe, expect, it} from 'vitest';
import {parseRound} from '../../src/round/text/parse.js';
import {recordOf} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const PLAIN = recordOf('play: E: +1m -1m W: [_111m] -2m');

describe('rounds as players type them', () => {
  it.each([
    'play: E: +1m -1m W: pon [_111m] -2m',
    'play: E: +1m -1m W: pung [_111m] -2m',
    'play: E: ＋１ｍ －１ｍ W: ポン[_111m] 打２ｍ',
    'play： 東：ツモ１ｍ、打１ｍ。　西：ポン１１１ｍ、打２ｍ。',
    'play: 东家：摸一万，打一万，西家：碰一万，打二万',
    'play: 東:摸1m 切1m 西:碰 1m -2m',
    'play: E: +1m, -1m, W: pon 11m, -2m',
  ])('%s', (text) => expect(recordOf(text)).toEqual(PLAIN));

  it.each([
    ['S: chi [_123m]', '[_123m]'],
    ['S: chi 23m', '[_123m]'],
    ['S: チー２３１ｍ', '[_123m]'],
    ['S: 吃一二三万', '[_123m]'],
    ['S: kan 1m', '[_1111m]'],
    ['S: カン１１１ｍ', '[_1111m]'],
    ['S: 槓[_1111m]', '[_1111m]'],
  ])('after a discard of 1m, %s is %s', (call, meld) =>
    expect(recordOf(`play: E: +1m - ${call}`).moves.at(-1)?.meld).toBe(meld),
  );

  it('a kong of what nobody has discarded is concealed', () =>
    expect(recordOf('play: E: +1m 槓1m').moves.at(-1)).toEqual({
      seat: 'east',
      do: 'kong',
      meld: '[[1111m]]',
    }));

  it('numbers may be full-width, with any comma', () => {
    const wide = 'points=Ｅ２５０００、S24000 counters=２ dice=３、4、5 play: E: +1m expect E＋１２、S－１２';
    const narrow = 'points=E25000,S24000 counters=2 dice=3,4,5 play: E: +1m expect E+12 S-12';
    expect(recordOf(wide)).toEqual(recordOf(narrow));
  });

  it.each([
    ['play: E: +1m -1m W: 碰2m', 'unknown-word', 22],
    ['play: E: +1m -1m W: 碰', 'tile-expected', 21],
    ['play: E: +1m -1m W: chi 5p', 'unknown-word', 25],
    ['play: W: pon 1m', 'unknown-word', 14],
    ['play: E: +1m -1m W: pon 1x', 'unknown-character', 26],
    ['points=E2、Q3 play: E: +1m', 'bad-value', 11],
  ])('%s: %s at column %i', (text, code, column) => {
    const problem = parseRound(text);
    expect(isFault(problem) ? [problem.code, problem.column] : problem).toEqual([code, column]);
  });
});
