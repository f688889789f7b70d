/** Other tables of the same idea: other tiles, of which the referee says the same. */
import {describe, expect, test} from 'vitest';
import {TABLE_ASKS} from '../../src/quiz/ask.js';
import {anotherTable} from '../../src/quiz/table/another.js';
import {parseRound} from '../../src/round/text/parse.js';
import {formatRound} from '../../src/round/text/format.js';
import type {RoundRecord} from '../../src/round/record/record.js';
import {sequences} from '../round/rounds.js';
import {rulesetOf} from './asking.js';
import {ask, roundOf} from './table-asking.js';
import {isFault} from '../../src/core/situation/result.js';

const recordOf = (text: string): RoundRecord => {
  const record = parseRound(text);
  if (isFault(record)) throw new Error(record.message);
  return record;
};

/** The tiles of an answer left out, which differ. */
const withoutTiles = (answer: string): string => answer.replace(/\[[^ ]*\]|r?[1-9][mpsf]|[PFC]/g, '*');

describe('another table', () => {
  // rules that are a preset have no referee here
  const told = sequences.filter(([, text]) => rulesetOf(recordOf(text).rules ?? ''));

  test.each(told)('of %s is judged alike at each of its steps', async (name, text) => {
    const given = await roundOf(text);
    const other = anotherTable(given, name);
    expect(other).toBeDefined();
    expect(other).not.toBe(formatRound(recordOf(text)));
    const made = await roundOf(other ?? '');
    expect(made.positions).toHaveLength(given.positions.length);
    for (const [at] of given.positions.entries())
      for (const what of TABLE_ASKS) {
        const [one, two] = [given, made].map((round) => ask(what, {...round, at}));
        expect(two.fault?.code, `${what} ${at}`).toBe(one.fault?.code);
        expect(withoutTiles(two.judge('').expected), `${what} ${at}`).toBe(
          withoutTiles(one.judge('').expected),
        );
      }
  });

  test('is the same for the same seed, and there are several', async () => {
    const record = await roundOf('rules=mcr turn=E E: 123m 456p 789s PPP 9m play: E: +9m -1m');
    const made = Array.from({length: 12}, (_, i) => anotherTable(record, `${i}`));
    expect(anotherTable(record, '3')).toBe(made[3]);
    expect(new Set(made).size).toBeGreaterThan(5);
    for (const text of made) expect(text).not.toContain('123m 456p 789s PPP');
  });

  test('is none where a seed deals the tiles, or where no tile can be another', async () => {
    for (const text of ['seed=7 start=deal play: E: -1m', 'turn=E E: EEESSSWWWNNN E'])
      expect(anotherTable(await roundOf(`rules=mcr ${text}`), 'a')).toBeUndefined();
  });
});
