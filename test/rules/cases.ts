/** Cases of a rule set: one `{situation, expect, note?}` a line. Only the fields of `expect` are compared. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {ScoreResult} from '../../src/core/game/result.js';
import type {Ruleset} from '../../src/core/game/ruleset.js';
import {score} from '../../src/core/scoring/score.js';
import type {Situation} from '../../src/core/situation/situation.js';

export interface Case {
  readonly situation: Situation;
  readonly expect: {
    readonly status?: string | readonly string[];
    readonly total?: number;
    readonly lines?: Readonly<Record<string, number>>;
    readonly net?: Readonly<Record<string, number>>;
    readonly distance?: number;
  };
  readonly note?: string;
}

export function readCases(file: string): Case[] {
  const text = readFileSync(new URL(`${file}.ndjson`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case);
}

/** A result in the form of a case. */
export function observed(result: ScoreResult): Required<Omit<Case['expect'], 'distance'>> {
  const lines: Record<string, number> = {};
  for (const {id, value} of result.lines) if (value) lines[id] = (lines[id] ?? 0) + value;
  return {status: result.status, total: result.total, lines, net: result.net};
}

/** Makes a test of each case. */
export function testCases(file: string, ruleset: Ruleset): void {
  for (const [i, {situation, expect: wanted, note}] of readCases(file).entries()) {
    it(`line ${i + 1}${note ? ` (${note})` : ''}: ${situation.hand}`, () => {
      const got = observed(score(situation, ruleset));
      if (wanted.status !== undefined) expect([wanted.status].flat()).toContain(got.status);
      if (wanted.total !== undefined) expect(got.total).toBe(wanted.total);
      if (wanted.lines) expect(got.lines).toEqual(wanted.lines);
      if (wanted.net) expect(got.net).toEqual(wanted.net);
    });
  }
}
