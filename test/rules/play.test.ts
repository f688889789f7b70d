/** The pages about play have every rule that the referee names, and all options of play. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as all from '../../src/rules/index.js';

const page = (id: string): string =>
  readFileSync(new URL(`../../stories/docs/play/${id}.md`, import.meta.url), 'utf8');

/** The numbers in the first column. */
const numbersOn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^\| ((?:[A-Z]{2}-[A-Z]?\d+(?:–\d+)? ?)+) *\|/gm)].flatMap(([, cell]) =>
      cell.trim().split(' '),
    ),
  );

/** The names of options, in code before a colon or alone. */
const optionsOn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const cells = line.split(/(?<!\\)\|/);
    return cells.length < 6 ? [] : [...cells[4].matchAll(/`(\w+)`/g)].map(([, name]) => name);
  });

const common = numbersOn(page('common'));
const shared = numbersOn(page('shiragiku'));

/** The rule sets that the referee knows. */
const played = Object.values(all).filter(({flow}) => flow);

describe.each(played.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (id, ruleset) => {
  const text = page(id);
  const numbers = numbersOn(text);
  const scoring = new Set<string>(
    [...(ruleset.rules ?? []), ...Object.values(ruleset.options)].map(({cite}) => cite),
  );

  it('has every number that a refusal names', async () => {
    const flow = await ruleset.flow?.();
    const said: Readonly<Record<string, string>> = {...flow?.cites, ...flow?.settlingCites};
    const cites = Object.values(said);
    expect(cites.length).toBeGreaterThan(5);
    const missing = cites.filter(
      (cite) => !numbers.has(cite) && !common.has(cite) && !shared.has(cite) && !scoring.has(cite),
    );
    expect(missing).toEqual([]);
    const own = cites.filter((cite) => /-F\d/.test(cite) && !cite.startsWith('SG'));
    for (const cite of own) expect(numbers).toContain(cite);
  });

  it('names the options that there are, and each of the play', async () => {
    const flow = await ruleset.flow?.();
    const known = [...Object.keys(ruleset.options), ...Object.keys(flow?.options ?? {})];
    const named = optionsOn(text);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const everywhere = `${page('common')} ${page('shiragiku')} ${text}`;
    expect(Object.keys(flow?.options ?? {}).filter((name) => !everywhere.includes(`\`${name}`))).toEqual([]);
  });

  it('says of each rule where it is from', () => {
    const rows = text.split('\n').filter((line) => /^\| [A-Z]{2}-/.test(line));
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toMatch(/\| (?:page|ruling|other source|other source, ruling) \|$/);
  });
});
