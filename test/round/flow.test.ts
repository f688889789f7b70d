/** Each numbered rule of play in small records: `flow/<id>.txt`. */
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {loadLocale} from '../../src/locales/index.js';
import {roundWords} from '../../src/locales/round.js';
import {uncited} from '../../src/locales/uncited.js';
import {parseRound} from '../../src/round/text/parse.js';
import type {RoundProblem} from '../../src/round/record/problem.js';
import {replay} from './rounds.js';
import {isFault} from '../../src/core/situation/result.js';

const folder = new URL('flow/', import.meta.url);

const short = ({line, column, code, cite}: RoundProblem): string =>
  `${line}:${column} ${code}${cite ? ` ${cite}` : ''}`;

/** `7:4 passed-pung TZ-16` for each fault; empty if there is none. */
function said(text: string): string {
  const record = parseRound(text);
  return (isFault(record) ? [record] : replay(record).problems).map(short).join(', ');
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

/** The number of a rule: TZ-21, RC-A3. */
const CITE = /[A-Z]{2}-[A-Z]?\d/;

describe('to readers', () => {
  it('a refusal names no rule by its number, which stands beside it', async () => {
    const round = uncited(await roundWords.load('en'));
    const {problems} = await loadLocale('en');
    const cited = readdirSync(folder).flatMap((file) =>
      casesOf(file).flatMap(([what, , text]) => {
        const record = parseRound(text);
        const found = isFault(record) ? [] : replay(record, {messages: {round, problems}}).problems;
        for (const {message} of found) expect(message, what).not.toMatch(CITE);
        return found.filter(({cite}) => cite);
      }),
    );
    expect(cited.length).toBeGreaterThan(100);
  });
});

describe.each(readdirSync(folder))('%s', (file) => {
  it.each(casesOf(file))('%s', (_, faults, text) => expect(said(text)).toBe(faults));
});
