/**
 * How often rows are made: told where the count supports it, in the command as in its data, by a tool that repeats a run.
 * `HANDS=1000` compares counts of so many hands for every rule set.
 */
import {describe, expect, it} from 'vitest';
import {frequencyOf} from '../../src/core/game/frequency.js';
import {LANGS} from '../../src/core/game/names.js';
import {toolWords} from '../../src/locales/tools.js';
import type {HandCounts} from '../../src/play/count/counted.js';
import {playHands} from '../../src/play/count/play-hands.js';
import {frequencyFile} from '../../tools/rulesets/frequency.mjs';
import {mj} from '../cli/run.js';
import {handsOf, patienceOf} from './hands-of.js';
import {played, tableOf} from './tables.js';

const counted = (n: number, wins: number) => frequencyOf({wins, rows: n ? {row: n} : {}}, 'row');

describe('a class', () => {
  it.each([
    [1000, 1000, 1],
    [540, 1000, 1],
    [500, 1000, undefined],
    [200, 1000, 5],
    [20, 100, 5],
    [62, 1000, undefined],
    [20, 1000, 50],
    [1, 50, undefined],
    [200, 100_000, 500],
    [0, 1000, undefined],
    [10, 100_000, undefined],
  ] as const)('of %i in %i wins is 1 in %s', (n, wins, oneIn) => {
    const found = counted(n, wins);
    expect(found.oneIn).toBe(oneIn);
    expect(found.wins).toBe(n);
    expect(found.low).toBeLessThanOrEqual(n / wins);
    expect(found.high).toBeGreaterThanOrEqual(n / wins);
  });

  it('has the error by Wilson', () => {
    // 10 of 100: 0.0552 to 0.1744
    const {low, high} = counted(10, 100);
    expect(low).toBeCloseTo(0.0552, 4);
    expect(high).toBeCloseTo(0.1744, 4);
    expect(counted(0, 0)).toEqual({wins: 0, low: 0, high: 1});
  });
});

describe('the tool', () => {
  const [ribon] = played.filter(({id}) => id === 'ribon');

  it('writes what was counted, and the call that counts it again', async () => {
    const counts = playHands(await tableOf(ribon), {hands: 6, seed: 'tool', levels: [1]});
    const {file, text} = frequencyFile(counts);
    expect(file).toBe('src/rules/ribon/frequency.ts');
    expect(text).toContain('mj play --rules ribon --hands 6 --levels 1 --seed tool --json');
    const written: unknown = JSON.parse(/= (\{.*\});/.exec(text)?.[1] ?? '');
    const wins = counts.seats.reduce((sum, seat) => sum + seat.wins, 0);
    const {version} = ribon;
    expect(written).toEqual({version, level: 1, seed: 'tool', hands: 6, wins, rows: counts.lines});
  });

  it('refuses counts that do not tell how often rows are made', async () => {
    const counts = playHands(await tableOf(ribon), {hands: 1, seed: 'tool', levels: [1]});
    const wrong = (more: Partial<HandCounts>) => () => frequencyFile({...counts, ...more});
    expect(wrong({rules: 'village'})).toThrow('village');
    expect(wrong({options: 'x:1'})).toThrow('options');
    expect(wrong({part: '1/2'})).toThrow('part');
    expect(wrong({refused: 1})).toThrow('refused');
    expect(wrong({seats: counts.seats.map((seat, i) => (i ? {...seat, level: 2} : seat))})).toThrow('levels');
  });
});

describe('a count', () => {
  const FEW = 60;

  it.each(process.env.HANDS ? played : played.filter(({id}) => id === 'ribon'))(
    'of other walls overlaps with it in its errors, but for one row in twenty: $id',
    {timeout: patienceOf(FEW)},
    async (ruleset) => {
      const table = await tableOf(ruleset);
      const [one, other] = ['one', 'other'].map((seed) => {
        const {lines, seats} = playHands(table, {hands: handsOf(FEW), seed, levels: [3]});
        return {rows: lines, wins: seats.reduce((sum, seat) => sum + seat.wins, 0)};
      });
      const ids = [...new Set([...Object.keys(one.rows), ...Object.keys(other.rows)])];
      const agree = ids.filter((id) => {
        const [a, b] = [one, other].map((count) => frequencyOf(count, id));
        return a.low <= b.high && b.low <= a.high;
      });
      expect(ids.length).toBeGreaterThan(10);
      expect(agree.length).toBeGreaterThanOrEqual(0.95 * ids.length);
    },
  );
});

describe('mj rules', () => {
  it('tells of each row how often it is made, and how that was counted', async () => {
    for (const ruleset of played) {
      const data = await ruleset.frequency?.();
      if (!data) throw new Error(ruleset.id);
      const {rows, ...about} = data;
      const {patterns, made} = JSON.parse((await mj('rules', ruleset.id, '--json')).out) as {
        readonly patterns: readonly {readonly id: string; readonly made: object}[];
        readonly made: object;
      };
      expect(made).toEqual(about);
      for (const one of patterns) expect(one.made).toEqual(frequencyOf(data, one.id));
      expect(patterns.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(rows)));
    }
    expect((await mj('rules', 'tenhou', '--json')).out).not.toContain('"made"');
  });

  it.each(LANGS)('says so in %s', async (lang) => {
    const {
      table: {oneIn, countedIn},
    } = await toolWords.load(lang);
    const [ruleset] = played.filter(({id}) => id === 'luqiao');
    const data = await ruleset.frequency?.();
    if (!data) throw new Error(ruleset.id);
    const {out} = await mj('rules', 'luqiao', '--lang', lang);
    const told = [1, 5, 50].map(oneIn);
    for (const text of told) expect(out).toContain(text);
    expect(new Set(told).size).toBe(told.length);
    expect(out).toContain(countedIn({...data, rules: `luqiao@${data.version}`}));
    expect((await mj('rules', 'tenhou', '--lang', lang)).out).not.toContain(oneIn(5));
  });
});
