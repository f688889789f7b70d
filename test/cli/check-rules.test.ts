/** `mj check --rules file.mjs`: rule sets that authors write as modules. */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {LANGS} from '../../src/core/game/names.js';
import {mj} from './run.js';

/** A game with one row, whose example scores it. */
const RULES = `
const page = {cite: '1', provenance: 'page'};
export const small = {
  id: 'small', version: 1, unit: 'fan', seats: ['east', 'south', 'west', 'north'], sets: 4,
  tiles: {copies: Array(34).fill(4), flowers: false}, fields: [], options: {},
  patterns: [{id: 'selfDraw', native: '自摸', kind: 'win', value: 1, when: (m) => (m.ron ? 0 : 1 << 30), ...page}],
  examples: async () => ({selfDraw: {by: 'self', hand: '123m 456m 789m 13p 99s +2p'}}),
  worth: (sums) => sums.fan,
  pay: ({winner, total}) => ['east', 'south', 'west', 'north'].filter((from) => from !== winner)
    .map((from) => ({from, to: winner, amount: total, why: 'win'})),
};
export const words = {small: 'a small game'};
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rules-'));
});
afterAll(async () => await rm(folder, {recursive: true}));

async function module(name: string, source: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, source);
  return file;
}

it('says nothing of rules that are right', async () => {
  const file = await module('right.mjs', RULES);
  expect(await mj('check', '--rules', file)).toEqual({out: '', err: '1 checked, 0 wrong\n', status: 0});
});

it('says what is wrong, with the field and what is meant', async () => {
  const file = await module('wrong.mjs', RULES.replace("unit: 'fan'", "unti: 'fan'"));
  expect(await mj('check', '--rules', file)).toEqual({
    out: `${file}: small: unit: expected a text, found nothing\n${file}: small: unti: expected no such field, found fan. Did you mean unit?\n`,
    err: '1 checked, 2 wrong\n',
    status: 1,
  });
  const {out, status} = await mj('check', '--json', '--rules', file);
  expect(JSON.parse(out)).toEqual([
    {ruleset: 'small', path: 'unit', expected: 'a text', got: 'nothing'},
    {ruleset: 'small', path: 'unti', expected: 'no such field', got: 'fan', near: 'unit'},
  ]);
  expect(status).toBe(1);
});

it.each(LANGS)('says what cannot be read, in %s', async (lang) => {
  const none = await module(`none-${lang}.mjs`, 'export const words = {};');
  const broken = await module(`broken-${lang}.mjs`, 'export const = 1;');
  for (const file of [none, broken, join(folder, 'missing.mjs')]) {
    const {out, err, status} = await mj('check', '--lang', lang, '--rules', file);
    expect([out, status]).toEqual(['', 3]);
    expect(err).toContain(file);
    expect(err).not.toMatch(/undefined|\n\s+at /);
  }
});

it('takes no pages beside it', async () =>
  expect((await mj('check', '--rules', 'x.mjs', 'page.html')).status).toBe(2));
