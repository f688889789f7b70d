/** Each numbered rule of play in small records: `flow/<id>.txt`. */
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isProblem, parseRound} from '../../src/round/text/parse.js';
import type {RoundProblem} from '../../src/round/record/problem.js';
import {replay} from './rounds.js';

const folder = new URL('flow/', import.meta.url);

const short = ({line, column, code, cite}: RoundProblem): string =>
  `${line}:${column} ${code}${cite ? ` ${cite}` : ''}`;

/** `7:4 passed-pung TZ-16` for each fault; empty if there is none. */
function said(text: string): string {
  const record = parseRound(text);
  return (isProblem(record) ? [record] : replay(record).problems).map(short).join(', ');
}

/** Heading, faults, record. */
const casesOf = (file: string): [what: string, faults: string, text: string][] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading, ...lines] = part.split('\n');
      const [what, faults = ''] = heading.split(' → ');
      return [what, faults, lines.join('\n')];
    });

describe.each(readdirSync(folder))('%s', (file) => {
  it.each(casesOf(file))('%s', (_, faults, text) => expect(said(text)).toBe(faults));
});
