/** Command lines that once gave a wrong answer, in other programs too: one `{id, args, stdin?, expect}` a line. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {mjGiven} from './run.js';

interface Case {
  readonly id: string;
  readonly args: readonly string[];
  readonly stdin?: string;
  readonly expect: {
    readonly status?: number;
    readonly contains: readonly string[];
    readonly lacks: readonly string[];
  };
}

const cases = readFileSync(new URL('bugs.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Case);

/** The cases that are still answered wrongly. Whoever mends one takes it from this list. */
const WRONG: readonly string[] = [];

it('names only cases that there are', () => {
  const ids = cases.map(({id}) => id);
  expect(WRONG.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('an answer that was wrong once', () => {
  for (const {id, args, stdin = '', expect: expected} of cases) {
    const test = WRONG.includes(id) ? it.fails : it;
    test(id, async () => {
      const {out, err, status} = await mjGiven(stdin, ...args);
      const said = out + err;
      for (const text of expected.contains) expect(said).toContain(text);
      for (const text of expected.lacks) expect(said).not.toContain(text);
      if (expected.status !== undefined) expect(status).toBe(expected.status);
    });
  }
});
